import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { Notice } from '../../components/notice.tsx';
import { sectionAddress } from '../../components/section.tsx';
import { useMay } from '../../data/desk.ts';
import { useOperation } from '../../data/use-operation.ts';
import { say } from '../../i18n/say.ts';

/** How often the host is asked: backups are no change of the data. */
const EVERY = 5 * 60_000;

/** Says that no backup succeeded for a week, or that the last one failed; else nothing. */
export function BackupWarning() {
  const { t } = useTranslation('dashboard');
  const may = useMay();
  const { value } = useOperation('backupStatus', {}, { every: EVERY });
  if (!value || (!value.isOverdue && !value.lastFailure)) return null;
  return (
    <Notice
      tone="warning"
      title={t(value.isOverdue ? 'backups.overdue' : 'backups.failed')}
      action={
        may('administer') && (
          <Button
            component={Link}
            href={sectionAddress('/settings', 'backups')}
            size="xs"
            variant="default"
          >
            {t('backups.open')}
          </Button>
        )
      }
    >
      {value.lastFailure && say(value.lastFailure.message)}
    </Notice>
  );
}
