import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { BackupList } from '../../../../shared/schemas/data/backups.ts';
import { Notice } from '../../../components/notice.tsx';
import { WaitingRestoreNotice } from '../../../components/waiting-restore.tsx';
import { call } from '../../../data/call.ts';
import { desktop } from '../../../desktop/desktop.ts';
import { moment } from '../../../i18n/moment.ts';
import { say } from '../../../i18n/say.ts';
import classes from '../settings-screen.module.css';
import { refreshBackups } from './work.ts';

/** What should be known before anything else: a restore that waits, and backups that fail. */
export function BackupNotices({ list }: { readonly list: BackupList }) {
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
