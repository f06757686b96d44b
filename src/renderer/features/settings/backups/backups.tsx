import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BackupList } from '../../../../shared/schemas/data/backups.ts';
import { JobBar } from '../../../components/job-bar.tsx';
import { FaultNotice, Notice, Waiting } from '../../../components/notice.tsx';
import { Section } from '../../../components/screen.tsx';
import { WaitingRestoreNotice } from '../../../components/waiting-restore.tsx';
import { call } from '../../../data/call.ts';
import { faultToSay, useOperation } from '../../../data/operation-query.ts';
import { desktop } from '../../../desktop/desktop.ts';
import { moment } from '../../../i18n/day.ts';
import { percent } from '../../../i18n/money.ts';
import { say } from '../../../i18n/say.ts';
import classes from '../fields/settings.module.css';
import type { Settling } from '../fields/settled-input.tsx';
import { useSaved } from '../fields/use-saved.tsx';
import { BackupPlan } from './backup-plan.tsx';
import { BackupTable, type Restorable } from './backup-table.tsx';
import { RestoreDialog } from './restore-dialog.tsx';
import { backUpNow, refreshBackups, useBackingUp } from './work.ts';

/** What should be known before anything else: a restore that waits, and backups that fail. */
function BackupNotices({ list }: { readonly list: BackupList }) {
  const { t } = useTranslation('settings');
  const { waitingRestore, isOverdue, lastFailure, lastSuccess, problem, elsewhere, kept } = list;
  const [lastRestore] = kept;
  return (
    <>
      {waitingRestore && (
        <WaitingRestoreNotice waiting={waitingRestore} action={<RestoreActions />} />
      )}
      {isOverdue && (
        <Notice tone="warning" title={t('backups.overdue')}>
          {lastSuccess ? t('backups.last', { when: moment(lastSuccess.at) }) : t('backups.never')}
        </Notice>
      )}
      {lastFailure && (
        <Notice tone="fault" title={t('backups.failedAt', { when: moment(lastFailure.at) })}>
          {say(lastFailure.message)}
        </Notice>
      )}
      {problem && !lastFailure && <Notice tone="fault">{say(problem)}</Notice>}
      {lastRestore && (
        <Notice tone="plain" title={t('backups.restoredAt', { when: moment(lastRestore.at) })}>
          {t('backups.restoredNote')}
        </Notice>
      )}
      {elsewhere.map(({ folder, count }) => (
        <Notice key={folder} tone="plain" title={t('backups.elsewhere', { count, folder })}>
          {t('backups.elsewhereNote')}
        </Notice>
      ))}
    </>
  );
}

/** The next start, now, or no restore at all. */
function RestoreActions() {
  const { t } = useTranslation('settings');
  const host = desktop();
  const discard = async () => {
    await call('discardRestore', {});
    await refreshBackups();
  };
  return (
    <div className={classes.line}>
      <Button size="xs" variant="default" onClick={discard}>
        {t('backups.discard')}
      </Button>
      {host && (
        <Button size="xs" onClick={() => host.ask({ kind: 'restart' })}>
          {t('backups.restart')}
        </Button>
      )}
    </div>
  );
}

/** How often the list is read again: a daily backup is made while the screen is open. */
const EVERY = 60_000;

/** When the data are backed up and where to, the backups there are, and the way back: an administrator's. */
export function Backups() {
  const { t } = useTranslation('settings');
  const { value, fault, refetch } = useOperation('listBackups', {}, { every: EVERY });
  const [wanted, setWanted] = useState<Restorable>();
  const saved = useSaved();
  const folderField = useRef<Settling>(null);
  /** Never into another folder than the one that the field shows. */
  const backUp = async () => {
    if (await folderField.current?.settle()) await backUpNow();
  };
  const problem = faultToSay(fault, value !== undefined);
  return (
    <Section title={t('backups.title')} note={t('backups.note')} action={saved.mark}>
      {saved.trouble}
      {problem && <FaultNotice fault={problem} onRetry={refetch} />}
      {!value && !fault && <Waiting what={t('backups.title')} height={260} />}
      {value && (
        <>
          <BackupNotices list={value} />
          <BackupPlan list={value} keep={saved.keep} folderField={folderField} />
          <BackUp start={backUp} />
          <BackupTable list={value} onRestore={setWanted} />
        </>
      )}
      {wanted && <RestoreDialog wanted={wanted} onClose={() => setWanted(undefined)} />}
    </Section>
  );
}

/** Makes a backup now, with how far it is. */
function BackUp({ start }: { readonly start: () => Promise<void> }) {
  const { t } = useTranslation('settings');
  const { isWorking, progress, answer, cancel } = useBackingUp();
  const share = progress ? progress.done / progress.of : 0;
  return (
    <>
      {answer && !answer.ok && <FaultNotice fault={answer.fault} onRetry={start} />}
      {isWorking ? (
        <JobBar
          what={t('backups.working')}
          progress={progress}
          shown={percent(share)}
          onCancel={cancel}
        />
      ) : (
        <div>
          <Button variant="default" onClick={start}>
            {t('backups.now')}
          </Button>
        </div>
      )}
      <span role="status">{!isWorking && answer?.ok && t('backups.made')}</span>
    </>
  );
}
