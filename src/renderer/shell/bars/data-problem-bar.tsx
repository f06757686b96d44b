import { Button, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EncryptionProblem } from '../../../shared/schemas/desk/desk-encryption.ts';
import { FormDialog } from '../../commands/form-dialog.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Sentences } from '../../components/fields.tsx';
import { Icon } from '../../components/icon.tsx';
import { RoleNeeded } from '../../components/notice.tsx';
import { call } from '../../data/call.ts';
import { pollDataVersion, useDataVersion } from '../../data/data-version.ts';
import { useMay } from '../../data/desk.ts';
import { desktop } from '../../desktop/desktop.ts';
import { OpenDataFolder } from '../../desktop/open-data-folder.tsx';
import { say } from '../../i18n/say.ts';
import classes from './bars.module.css';
import { DataFindings } from './data-findings.tsx';

/** As much as the operation takes. */
const LONGEST = 500;

/** Lets an administrator state that the clock is right, although it is behind the history. */
function ConfirmClock() {
  const { t } = useTranslation(['shell', 'common']);
  const [opened, dialog] = useDisclosure(false);
  const [reason, setReason] = useState('');
  const may = useMay();
  const confirm = async () => {
    const answer = await call('confirmClock', { reason });
    if (answer.ok) await pollDataVersion();
    return answer;
  };
  if (!may('administer')) return <RoleNeeded right="administer" />;
  return (
    <>
      <Button size="xs" variant="default" onClick={dialog.open}>
        {t('clock.open')}
      </Button>
      {opened && (
        <FormDialog
          title={t('clock.title')}
          action={t('clock.confirm')}
          missing={reason.trim() === '' ? t('common:reasonNeeded') : undefined}
          run={confirm}
          onClose={dialog.close}
        >
          <p>{t('clock.note')}</p>
          <Sentences
            label={t('clock.reason')}
            value={reason}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
            maxLength={LONGEST}
            required
            data-autofocus
          />
        </FormDialog>
      )}
    </>
  );
}

/** Lets the recovery key open the data at the desk; nothing in a browser, where a command does. */
function UnlockData() {
  const { t } = useTranslation(['shell', 'common']);
  const [opened, dialog] = useDisclosure(false);
  const [recoveryKey, setRecoveryKey] = useState('');
  const [problem, setProblem] = useState<EncryptionProblem>();
  const [isWorking, setWorking] = useState(false);
  const host = desktop();
  if (!host) return null;
  const unlock = async (event: FormEvent) => {
    event.preventDefault();
    setWorking(true);
    const answer = await host.encryption({ kind: 'unlock', recoveryKey });
    setWorking(false);
    setProblem(answer.ok ? undefined : answer.problem);
  };
  return (
    <>
      <Button size="xs" variant="default" onClick={dialog.open}>
        {t('unlock.open')}
      </Button>
      <Dialog opened={opened} onClose={dialog.close} title={t('unlock.title')}>
        <form className={classes.dialog} onSubmit={unlock}>
          <p>{t('unlock.note')}</p>
          <TextInput
            label={t('unlock.key')}
            description={t('unlock.keyNote')}
            value={recoveryKey}
            onChange={({ currentTarget }) => setRecoveryKey(currentTarget.value)}
            error={problem && t(`unlock.${problem}`)}
            autoComplete="off"
            data-autofocus
          />
          <div className={classes.dialogFoot}>
            <Button variant="default" onClick={dialog.close}>
              {t('common:cancel')}
            </Button>
            <Button type="submit" loading={isWorking} disabled={recoveryKey.trim() === ''}>
              {t('unlock.confirm')}
            </Button>
          </div>
        </form>
      </Dialog>
    </>
  );
}

/** Says on every screen why nothing can be changed, and the way out, for as long as it is so. */
export function DataProblemBar() {
  const { t } = useTranslation('shell');
  const problem = useDataVersion((state) => state.problem);
  if (!problem) return null;
  return (
    <div role="alert" className={classes.readOnly}>
      <Icon name="warning" />
      <div className={classes.readOnlyText}>
        <strong>{t(`readOnly.${problem.kind}`)}</strong> {t('readOnly.note')}
        <p>{say(problem.message)}</p>
      </div>
      {problem.kind === 'locked' && <UnlockData />}
      {problem.kind === 'clockBehind' && <ConfirmClock />}
      {problem.kind === 'damaged' && <DataFindings />}
      <OpenDataFolder />
    </div>
  );
}
