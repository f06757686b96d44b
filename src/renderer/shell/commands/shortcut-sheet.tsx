import { useDisclosure } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { catalogue, commandsOf, GROUPS } from '../../commands/catalogue.ts';
import { keysOf, useCommand, useCommands } from '../../commands/commands.ts';
import keys from '../../commands/keys-shown.module.css';
import { writtenKeys } from '../../commands/keys-shown.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { hostHere } from '../../desktop/desktop.ts';
import classes from './shortcut-sheet.module.css';

/** Every command that has keys, by group: the `?` sheet. */
export function ShortcutSheet() {
  const { t } = useTranslation(['commands', 'common']);
  const state = useCommands();
  const [opened, sheet] = useDisclosure(false);
  useCommand('showShortcuts', sheet.toggle);

  return (
    <Dialog opened={opened} onClose={sheet.close} title={t('sheet.title')} size="lg">
      <p className={classes.note}>{t('sheet.note')}</p>
      <div className={classes.groups}>
        {GROUPS.map((group) => (
          <section key={group}>
            <h2 className={classes.group}>{t(`group.${group}`)}</h2>
            <dl className={classes.list}>
              {commandsOf(hostHere())
                .filter((id) => catalogue[id].group === group)
                .flatMap((id) => {
                  const shortcut = keysOf(state, id);
                  return shortcut === undefined ? [] : [{ id, shortcut }];
                })
                .map(({ id, shortcut }) => (
                  <div key={id} className={classes.line}>
                    <dt>{t(`title.${id}`)}</dt>
                    <dd>
                      <kbd className={keys.keys}>{writtenKeys(shortcut)}</kbd>
                    </dd>
                  </div>
                ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
