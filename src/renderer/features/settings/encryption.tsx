import { Button, Checkbox, Group, Stack } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Message } from '../../../shared/domain/messages/message.ts';
import type { DeskEncryption } from '../../../shared/schemas/desk/desk-encryption.ts';
import { Dialog } from '../../components/dialog.tsx';
import { Fact, Facts } from '../../components/facts.tsx';
import { RoleNeeded } from '../../components/notice.tsx';
import { Section } from '../../components/screen.tsx';
import { useMay } from '../../data/desk.ts';
import { useOperation } from '../../data/operation-query.ts';
import { desktop } from '../../desktop/desktop.ts';
import classes from './fields/settings.module.css';

interface EncryptDialogProps {
  readonly recoveryKey: string;
  readonly onClose: () => void;
}

/** Shows the recovery key, once, and has the data encrypted when it was written down. */
function EncryptDialog({ recoveryKey, onClose }: EncryptDialogProps) {
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

/** Whether the data on the drive are encrypted; at the desk they can be from here on. */
export function Encryption() {
  const { t } = useTranslation('settings');
  const [state, setState] = useState<DeskEncryption>();
  const [recoveryKey, setRecoveryKey] = useState<string>();
  const [failed, setFailed] = useState(false);
  const host = desktop();
  const may = useMay();
  const problem = useOperation('serviceStatus', {}).value?.data.problem;
  const isLocked = problem?.kind === 'locked';
  const canEncrypt = state !== undefined && !state.encrypted && state.keystore;
  useEffect(() => {
    host?.encryption({ kind: 'state' }).then((answer) => {
      if (answer.ok) setState(answer.state);
      setFailed(!answer.ok);
    });
  }, [host]);
  const begin = async () => {
    const answer = await host?.encryption({ kind: 'newRecoveryKey' });
    setFailed(!answer?.ok);
    if (answer?.ok) setRecoveryKey(answer.recoveryKey);
  };
  return (
    <Section title={t('encryption.title')} note={t('encryption.note')}>
      {isLocked && <Locked said={problem.message} />}
      {!host && problem !== undefined && !isLocked && (
        <p className={classes.said}>{t('encryption.browser')}</p>
      )}
      {state && !isLocked && (
        <p className={classes.said}>{t(state.encrypted ? 'encryption.on' : 'encryption.off')}</p>
      )}
      {state && !state.encrypted && !state.keystore && (
        <p className={classes.said}>{t('encryption.noKeystore')}</p>
      )}
      {canEncrypt && !may('administer') && <RoleNeeded right="administer" />}
      {canEncrypt && may('administer') && (
        <div>
          <Button variant="default" onClick={begin}>
            {t('encryption.open')}
          </Button>
        </div>
      )}
      <span role="status" className={classes.status}>
        {failed && t('encryption.failed')}
      </span>
      {recoveryKey && (
        <EncryptDialog recoveryKey={recoveryKey} onClose={() => setRecoveryKey(undefined)} />
      )}
    </Section>
  );
}

/** The data are encrypted, and no one here opens them: why, and how a desktop window does, is in the bar above. */
function Locked({ said: message }: { readonly said: Message }) {
  const { t } = useTranslation('settings');
  const hasKeys = message.code !== 'dataKeysDamaged';
  return (
    <p className={classes.said}>
      {t('encryption.locked')} {!desktop() && hasKeys && t('encryption.recover')}
    </p>
  );
}
