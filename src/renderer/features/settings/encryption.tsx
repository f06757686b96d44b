import { Button, Checkbox, Group, Stack } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Desktop } from '../../../shared/contract/bridge.ts';
import type { Message } from '../../../shared/domain/messages/message.ts';
import type { Fault } from '../../../shared/result/result.ts';
import type { DeskEncryption } from '../../../shared/schemas/desk/desk-encryption.ts';
import { Dialog } from '../../components/dialog.tsx';
import { Fact, Facts } from '../../components/facts.tsx';
import { RoleNeeded } from '../../components/notice.tsx';
import { Section } from '../../components/screen.tsx';
import { call } from '../../data/call.ts';
import { useMay } from '../../data/desk.ts';
import { show, useOperation } from '../../data/operation-query.ts';
import { desktop } from '../../desktop/desktop.ts';
import { say } from '../../i18n/say.ts';
import classes from './fields/settings.module.css';

interface EncryptDialogProps {
  readonly recoveryKey: string;
  /** What to do with the key, and what comes next. */
  readonly notes: { readonly key: string; readonly next: string };
  /** The words of the button. */
  readonly action: string;
  /** @returns why the data are not being encrypted; undefined where they are */
  readonly encrypt: () => Promise<string | undefined>;
  readonly onClose: () => void;
}

/** Shows the recovery key, once, and has the data encrypted when it was written down. */
function EncryptDialog({ recoveryKey, notes, action, encrypt, onClose }: EncryptDialogProps) {
  const { t } = useTranslation(['settings', 'common']);
  const [written, setWritten] = useState(false);
  const [isWorking, setWorking] = useState(false);
  const [failed, setFailed] = useState<string>();
  const begin = async () => {
    setWorking(true);
    setFailed(undefined);
    setFailed(await encrypt());
    setWorking(false);
  };
  return (
    <Dialog opened onClose={onClose} size="lg" title={t('encryption.dialog')}>
      <Stack>
        <p>{notes.key}</p>
        <Facts>
          <Fact name={t('encryption.key')} value={recoveryKey} copyAs={t('encryption.key')} />
        </Facts>
        <p>{notes.next}</p>
        <Checkbox
          label={t('encryption.written')}
          checked={written}
          onChange={({ currentTarget: { checked } }) => setWritten(checked)}
          data-autofocus
        />
        <span role="status">{failed}</span>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button onClick={begin} loading={isWorking} disabled={!written}>
            {action}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}

/** Whether the data on the drive are encrypted; they can be from here on. */
export function Encryption() {
  const { t } = useTranslation('settings');
  const problem = useOperation('serviceStatus', {}).value?.data.problem;
  const isLocked = problem?.kind === 'locked';
  const host = desktop();
  return (
    <Section title={t('encryption.title')} note={t('encryption.note')}>
      {isLocked && <Locked said={problem.message} />}
      {host ? (
        <AtDesk host={host} isLocked={isLocked} />
      ) : (
        problem !== undefined && !isLocked && <InBrowser />
      )}
    </Section>
  );
}

/** Opens the dialog, for who may. */
function Begin({ onBegin }: { readonly onBegin: () => void }) {
  const { t } = useTranslation('settings');
  const may = useMay();
  if (!may('administer')) return <RoleNeeded right="administer" />;
  return (
    <div>
      <Button variant="default" onClick={onBegin}>
        {t('encryption.open')}
      </Button>
    </div>
  );
}

/** In a window: the keystore of the system keeps the key, and the desk starts again. */
function AtDesk({ host, isLocked }: { readonly host: Desktop; readonly isLocked: boolean }) {
  const { t } = useTranslation('settings');
  const [state, setState] = useState<DeskEncryption>();
  const [recoveryKey, setRecoveryKey] = useState<string>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    host.encryption({ kind: 'state' }).then((answer) => {
      if (answer.ok) setState(answer.state);
      setFailed(!answer.ok);
    });
  }, [host]);
  const begin = async () => {
    const answer = await host.encryption({ kind: 'newRecoveryKey' });
    setFailed(!answer.ok);
    if (answer.ok) setRecoveryKey(answer.recoveryKey);
  };
  const encrypt = async (key: string) => {
    const answer = await host.encryption({ kind: 'encrypt', recoveryKey: key });
    return answer.ok ? undefined : t('encryption.failed');
  };
  return (
    <>
      {state && !isLocked && (
        <p className={classes.said}>{t(state.encrypted ? 'encryption.on' : 'encryption.off')}</p>
      )}
      {state && !state.encrypted && !state.keystore && (
        <p className={classes.said}>{t('encryption.noKeystore')}</p>
      )}
      {state && !state.encrypted && state.keystore && <Begin onBegin={begin} />}
      <span role="status" className={classes.status}>
        {failed && t('encryption.failed')}
      </span>
      {recoveryKey && (
        <EncryptDialog
          recoveryKey={recoveryKey}
          notes={{ key: t('encryption.keyNote'), next: t('encryption.restart') }}
          action={t('encryption.encrypt')}
          encrypt={() => encrypt(recoveryKey)}
          onClose={() => setRecoveryKey(undefined)}
        />
      )}
    </>
  );
}

/** Milliseconds between two looks at a host that encrypts. */
const LOOK_EVERY = 1000;

/** In a browser: a file keeps the key, and the host closes the data meanwhile. */
function InBrowser() {
  const { t } = useTranslation('settings');
  const [isTurningOn, setTurningOn] = useState(false);
  const [recoveryKey, setRecoveryKey] = useState<string>();
  const [fault, setFault] = useState<Fault>();
  const { value } = useOperation('encryptionState', {}, isTurningOn ? { every: LOOK_EVERY } : {});
  if (value && isTurningOn !== (value.state === 'turningOn')) setTurningOn(!isTurningOn);
  const place = value?.keyPlace ?? '';
  const begin = async () => {
    const answer = await call('newRecoveryKey', {});
    setFault(answer.ok ? undefined : answer.fault);
    if (answer.ok) setRecoveryKey(answer.value.recoveryKey);
  };
  const encrypt = async (key: string) => {
    const answer = await call('encryptData', { recoveryKey: key });
    if (!answer.ok) return say(answer.fault.message);
    setRecoveryKey(undefined);
    void show('encryptionState', {}, () => answer.value);
    return undefined;
  };
  const failed = fault?.message ?? value?.problem;
  return (
    <>
      {value?.state === 'on' && (
        <p className={classes.said}>{t('encryption.onByKey', { place })}</p>
      )}
      {value?.state === 'off' && <p className={classes.said}>{t('encryption.off')}</p>}
      {value?.state === 'off' && !value.offered && (
        <p className={classes.said}>{t('encryption.browser')}</p>
      )}
      {value?.state === 'off' && value.offered && <Begin onBegin={begin} />}
      <span role="status" className={classes.status}>
        {isTurningOn && t('encryption.turningOn')}
        {!isTurningOn && failed && t('encryption.notDone', { problem: say(failed) })}
      </span>
      {recoveryKey && (
        <EncryptDialog
          recoveryKey={recoveryKey}
          notes={{ key: t('encryption.keyNoteByKey', { place }), next: t('encryption.closing') }}
          action={t('encryption.encryptNow')}
          encrypt={() => encrypt(recoveryKey)}
          onClose={() => setRecoveryKey(undefined)}
        />
      )}
    </>
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
