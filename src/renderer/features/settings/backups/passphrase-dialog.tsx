import { PasswordInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Result } from '../../../../shared/contract/result.ts';
import { FormDialog } from '../../../commands/form-dialog.tsx';

interface PassphraseDialogProps {
  readonly act: (passphrase: string) => Promise<Result<unknown>>;
  readonly onClose: () => void;
}

const LEAST = 12;

/** Asks twice for the passphrase that opens the backups from now on. */
export function PassphraseDialog({ act, onClose }: PassphraseDialogProps) {
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
