import { useTranslation } from 'react-i18next';
import { Notice } from '../../components/notice.tsx';
import { SettingsButton } from '../../components/settings-button.tsx';
import { WaitingRestoreNotice } from '../../components/waiting-restore.tsx';
import { useMay } from '../../data/desk.ts';
import { useOperation } from '../../data/use-operation.ts';
import { say } from '../../i18n/say.ts';

/** How often the host is asked: backups, and a restore that waits, are no change of the data. */
const EVERY = 15_000;

/**
 * Says what endangers the data where they lie, that a restore waits, that no backup succeeded for a week
 * or the last one failed; else nothing.
 */
export function DataWarning() {
  const { t } = useTranslation('dashboard');
  const may = useMay();
  const { value: status } = useOperation('serviceStatus', {});
  const { value } = useOperation('backupStatus', {}, { every: EVERY });
  if (!value) return null;
  const { waitingRestore, isOverdue, lastFailure } = value;
  const action = may('administer') && (
    <SettingsButton section="backups">{t('backups.open')}</SettingsButton>
  );
  return (
    <>
      {status?.data.warning && <Notice tone="warning">{say(status.data.warning)}</Notice>}
      {waitingRestore && <WaitingRestoreNotice waiting={waitingRestore} action={action} />}
      {(isOverdue || lastFailure) && (
        <Notice
          tone="warning"
          title={t(isOverdue ? 'backups.overdue' : 'backups.failed')}
          action={action}
        >
          {lastFailure && say(lastFailure.message)}
        </Notice>
      )}
    </>
  );
}
