import { Button, Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Settings } from '../../../shared/schemas/desk/settings.ts';
import { runCommand } from '../../commands/commands.ts';
import { Keys } from '../../commands/keys-shown.tsx';
import { Section } from '../../components/screen.tsx';
import { useMay } from '../../data/desk.ts';
import { useOperation } from '../../data/operation-query.ts';
import { roleNeeded } from '../../i18n/who.ts';
import classes from './fields/settings.module.css';
import { SettledInput, wholeNumber } from './fields/settled-input.tsx';
import { useSaving } from './fields/use-saved.tsx';

/** Who looks over the shoulder, or comes to an empty desk, sees nothing. */
export function Privacy({ settings: { privacy } }: { readonly settings: Settings }) {
  const { t } = useTranslation(['settings', 'commands']);
  const { save, mark, trouble } = useSaving();
  const may = useMay();
  const { value: status } = useOperation('serviceStatus', {});
  return (
    <Section title={t('privacy.title')} note={t('privacy.note')} action={mark}>
      {trouble}
      <div className={classes.panel}>
        <Switch
          label={t('privacy.blur')}
          description={t('privacy.blurNote')}
          checked={privacy.blur}
          onChange={({ currentTarget: { checked } }) => save({ privacy: { blur: checked } })}
        />
        <SettledInput
          label={t('privacy.idle')}
          numeric
          setByAdministrator={status?.setByAdministrator.includes('idleLockMinutes') ?? false}
          value={String(privacy.idleLockMinutes)}
          readOnly={!may('administer')}
          description={may('administer') ? t('privacy.idleNote') : roleNeeded('administer')}
          problem={wholeNumber({ least: 0, most: 240 })}
          onSettle={(text) => save({ privacy: { idleLockMinutes: Number(text) } })}
        />
        <div>
          <Button
            variant="default"
            rightSection={<Keys command="coverWindow" />}
            onClick={() => runCommand('coverWindow')}
          >
            {t('commands:title.coverWindow')}
          </Button>
        </div>
      </div>
    </Section>
  );
}
