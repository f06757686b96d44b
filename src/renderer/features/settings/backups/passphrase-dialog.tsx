import { Button, Group, Modal, PasswordInput, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Fault, Result } from '../../../../shared/contract/result.ts';
import { FaultNotice } from '../../../components/fault-notice.tsx';

interface PassphraseDialogProps {
  readonly act: (passphrase: string) => Promise<Result<unknown>>;
  readonly onClose: () => void;
}

const LEAST = 12;

/** Asks twice for the passphrase that opens the backups from now on. */
export function PassphraseDialog({ act, onClose }: PassphraseDialogProps) {
  const { t } = useTranslation(['settings', 'common']);
  const [[one, two], setTyped] = useState<readonly [string, string]>(['', '']);
  const [fault, setFault] = useState<Fault>();
  const [isWorking, setWorking] = useState(false);
  const isShort = one.length < LEAST;
  const set = async () => {
    setWorking(true);
    const answer = await act(one);
    setWorking(false);
    if (answer.ok) onClose();
    else setFault(answer.fault);
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('backups.setPassphrase')}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!isShort && one === two) void set();
        }}
      >
        <Stack>
          <p>{t('backups.passphraseNote')}</p>
          <PasswordInput
            label={t('backups.passphrase')}
            description={t('backups.passphraseLeast', { least: LEAST })}
            autoComplete="new-password"
            data-autofocus
            value={one}
            onChange={({ currentTarget: { value } }) => setTyped([value, two])}
          />
          <PasswordInput
            label={t('backups.passphraseAgain')}
            autoComplete="new-password"
            error={two !== '' && two !== one && t('backups.passphraseOther')}
            value={two}
            onChange={({ currentTarget: { value } }) => setTyped([one, value])}
          />
          {fault && <FaultNotice fault={fault} />}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t('common:cancel')}
            </Button>
            <Button type="submit" loading={isWorking} disabled={isShort || one !== two}>
              {t('backups.setAction')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
