import { Button, PasswordInput, Stack, Switch } from '@mantine/core';
import { type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Result } from '../../../../shared/result/result.ts';
import type { BackupList, BackupSettingsChange } from '../../../../shared/schemas/data/backups.ts';
import { FormDialog } from '../../../commands/form-dialog.tsx';
import classes from '../fields/settings.module.css';
import { SettledInput, type Settling } from '../fields/settled-input.tsx';
import type { useSaved } from '../fields/use-saved.tsx';
import { saveBackupPlan } from './work.ts';

interface PassphraseDialogProps {
  readonly act: (passphrase: string) => Promise<Result<unknown>>;
  readonly onClose: () => void;
}

const LEAST = 12;

/** Asks twice for the passphrase that opens the backups from now on. */
function PassphraseDialog({ act, onClose }: PassphraseDialogProps) {
  const { t } = useTranslation('settings');
  const [one, setOne] = useState('');
  const [two, setTwo] = useState('');
  const least = t('backups.passphraseLeast', { least: LEAST });
  const other = t('backups.passphraseOther');
  return (
    <FormDialog
      title={t('backups.setPassphrase')}
      action={t('backups.setAction')}
      missing={one.length < LEAST ? least : two === one ? undefined : other}
      run={() => act(one)}
      onClose={onClose}
    >
      <p>{t('backups.passphraseNote')}</p>
      <PasswordInput
        label={t('backups.passphrase')}
        description={least}
        autoComplete="new-password"
        data-autofocus
        value={one}
        onChange={({ currentTarget: { value } }) => setOne(value)}
      />
      <PasswordInput
        label={t('backups.passphraseAgain')}
        autoComplete="new-password"
        error={two !== '' && two !== one && other}
        value={two}
        onChange={({ currentTarget: { value } }) => setTwo(value)}
      />
    </FormDialog>
  );
}

interface BackupPlanProps {
  readonly list: BackupList;
  readonly keep: ReturnType<typeof useSaved>['keep'];
  readonly folderField: Ref<Settling>;
}

/** Whether backups are made every day, where, and what opens them. */
export function BackupPlan({ list, keep, folderField }: BackupPlanProps) {
  const { t } = useTranslation('settings');
  const [isAsking, setAsking] = useState(false);
  const { plan, protection, folder } = list;
  const change = (wanted: BackupSettingsChange, before: BackupSettingsChange) =>
    keep(
      () => saveBackupPlan(wanted),
      () => saveBackupPlan(before),
    );
  return (
    <div className={classes.panel}>
      <Switch
        label={t('backups.daily')}
        description={t('backups.dailyNote')}
        checked={plan.daily}
        onChange={({ currentTarget: { checked } }) =>
          change({ daily: checked }, { daily: plan.daily })
        }
      />
      <SettledInput
        ref={folderField}
        label={t('backups.folder')}
        description={t('backups.folderNote')}
        placeholder={folder}
        value={plan.folder ?? ''}
        onSettle={(text) => change({ folder: text || null }, { folder: plan.folder })}
      />
      <Stack gap="xs">
        <p className={classes.said}>{t(`backups.protection.${protection}`)}</p>
        <div className={classes.line}>
          <Button variant="default" onClick={() => setAsking(true)}>
            {t(protection === 'passphrase' ? 'backups.newPassphrase' : 'backups.setPassphrase')}
          </Button>
        </div>
      </Stack>
      {isAsking && (
        <PassphraseDialog
          act={(passphrase) => saveBackupPlan({ passphrase })}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
