import { Button, Progress } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { FaultNotice } from '../../components/fault-notice.tsx';
import { Notice } from '../../components/notice.tsx';
import { count } from '../../i18n/money.ts';
import type { useExport } from './use-export.ts';

type ExportProgressProps = Pick<ReturnType<typeof useExport>, 'progress' | 'end'>;

/** How far a file has come, with the way to give it up. */
export function ExportProgress({ progress, end }: ExportProgressProps) {
  const { t } = useTranslation(['quotes', 'common']);
  switch (progress.state) {
    case 'idle':
      return null;
    case 'failed':
      return <FaultNotice fault={progress.fault} />;
    case 'done':
      return (
        <Notice
          tone="plain"
          action={
            <Button size="xs" variant="default" onClick={end}>
              {t('common:close')}
            </Button>
          }
        >
          <span role="status">
            {t('export.done', {
              count: progress.lines,
              written: count(progress.lines),
              name: progress.name,
            })}
          </span>
        </Notice>
      );
    case 'busy': {
      const { lines, total } = progress;
      const label = t('export.busy', { lines: count(lines), total: count(total) });
      return (
        <Notice
          tone="plain"
          title={label}
          action={
            <Button size="xs" variant="default" onClick={end}>
              {t('common:cancel')}
            </Button>
          }
        >
          <Progress
            value={total === 0 ? 0 : (lines / total) * 100}
            aria-label={label}
            mt={6}
            size="sm"
          />
        </Notice>
      );
    }
  }
}
