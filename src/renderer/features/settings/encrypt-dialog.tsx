import { Button, Checkbox, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../components/dialog.tsx';
import { Fact, Facts } from '../../components/facts.tsx';
import { desktop } from '../../desktop/desktop.ts';

interface EncryptDialogProps {
  readonly recoveryKey: string;
  readonly onClose: () => void;
}

/** Shows the recovery key, once, and has the data encrypted when it was written down. */
export function EncryptDialog({ recoveryKey, onClose }: EncryptDialogProps) {
  const { t } = useTranslation(['settings', 'common']);
  const [written, setWritten] = useState(false);
  const [isWorking, setWorking] = useState(false);
  const [failed, setFailed] = useState(false);
  const encrypt = async () => {
    setWorking(true);
    const answer = await desktop()?.encryption({ kind: 'encrypt', recoveryKey });
    setWorking(false);
    setFailed(!answer?.ok);
  };
  return (
    <Dialog opened onClose={onClose} size="lg" title={t('encryption.dialog')}>
      <Stack>
        <p>{t('encryption.keyNote')}</p>
        <Facts>
          <Fact name={t('encryption.key')} value={recoveryKey} copyAs={t('encryption.key')} />
        </Facts>
        <p>{t('encryption.restart')}</p>
        <Checkbox
          label={t('encryption.written')}
          checked={written}
          onChange={({ currentTarget: { checked } }) => setWritten(checked)}
          data-autofocus
        />
        <span role="status">{failed && t('encryption.failed')}</span>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button onClick={encrypt} loading={isWorking} disabled={!written}>
            {t('encryption.encrypt')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
