import { Button, Progress } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Job } from '../../../../shared/schemas/job.ts';
import { useReturnFocus } from '../../../components/use-return-focus.ts';
import { count } from '../../../i18n/money.ts';
import classes from './job-bar.module.css';

interface JobBarProps {
  /** What is being done, in words. */
  readonly what: string;
  readonly progress: Job['progress'];
  readonly onCancel: () => void;
}

/** How far long work is, and the way to end it early. */
export function JobBar({ what, progress, onCancel }: JobBarProps) {
  const { t } = useTranslation(['compareBooks', 'common']);
  const { done = 0, of = 0 } = progress ?? {};
  useReturnFocus();
  return (
    <div className={classes.working}>
      <div className={classes.what}>
        <span role="status">{what}</span>
        <Progress value={of === 0 ? 0 : (100 * done) / of} aria-label={what} size="sm" />
        <span className="amount">
          {of === 0 ? t('job.begins') : t('job.progress', { done: count(done), of: count(of) })}
        </span>
      </div>
      <Button variant="default" onClick={onCancel}>
        {t('common:cancel')}
      </Button>
    </div>
  );
}
