import { Button } from '@mantine/core';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { catalogue, commandsOf, GROUPS } from '../../commands/catalogue.ts';
import { useCommands } from '../../commands/commands.ts';
import { Section } from '../../components/screen.tsx';
import table from '../../components/table.module.css';
import { hostHere } from '../../desktop/desktop.ts';
import classes from './fields/settings.module.css';
import { useSaving } from './fields/use-saved.tsx';
import { type ShortcutChanges, ShortcutRow } from './shortcut-row.tsx';

/** Every command with its keys, which can be changed. */
export function Shortcuts() {
  const { t } = useTranslation(['settings', 'commands']);
  const ownKeys = useCommands((state) => state.ownKeys);
  const { save, mark, trouble } = useSaving();
  const keep = (shortcuts: ShortcutChanges) => save({ entries: { shortcuts } });
  return (
    <Section
      title={t('shortcuts.title')}
      note={t('shortcuts.note')}
      action={
        <div className={classes.line}>
          {mark}
          {Object.keys(ownKeys).length > 0 && (
            <Button size="compact-sm" variant="default" onClick={() => save({ shortcuts: {} })}>
              {t('shortcuts.resetAll')}
            </Button>
          )}
        </div>
      }
    >
      {trouble}
      <div className={table.panel}>
        <table className={`${table.table} ${classes.shortcuts}`} aria-label={t('shortcuts.title')}>
          <thead>
            <tr>
              <th scope="col">{t('shortcuts.command')}</th>
              <th scope="col">{t('shortcuts.keys')}</th>
              <th scope="col">{t('shortcuts.change')}</th>
            </tr>
          </thead>
          <tbody>
            {GROUPS.map((group) => (
              <Fragment key={group}>
                <tr className={classes.group}>
                  <th colSpan={3} scope="colgroup">
                    {t(`commands:group.${group}`)}
                  </th>
                </tr>
                {commandsOf(hostHere())
                  .filter((id) => catalogue[id].group === group)
                  .map((id) => (
                    <ShortcutRow key={id} id={id} keep={keep} />
                  ))}
              </Fragment>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}
