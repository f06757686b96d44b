import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeskEncryption } from '../../../shared/schemas/desk/desk-encryption.ts';
import { Section } from '../../components/section.tsx';
import { desktop } from '../../desktop/desktop.ts';
import { EncryptDialog } from './encrypt-dialog.tsx';
import classes from './settings-screen.module.css';

/** Whether the data on the drive are encrypted; at the desk they can be from here on. */
export function Encryption() {
  const { t } = useTranslation('settings');
  const [state, setState] = useState<DeskEncryption>();
  const [recoveryKey, setRecoveryKey] = useState<string>();
  const [failed, setFailed] = useState(false);
  const host = desktop();
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
      {!host && <p className={classes.said}>{t('encryption.browser')}</p>}
      {state && (
        <p className={classes.said}>{t(state.encrypted ? 'encryption.on' : 'encryption.off')}</p>
      )}
      {state && !state.encrypted && !state.keystore && (
        <p className={classes.said}>{t('encryption.noKeystore')}</p>
      )}
      {state && !state.encrypted && state.keystore && (
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
