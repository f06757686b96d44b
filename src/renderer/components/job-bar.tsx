import { Button, Progress } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Job } from '../../shared/schemas/desk/job.ts';
import { count } from '../i18n/money.ts';
import { useReturnFocus } from './dialog.tsx';
import classes from './job-bar.module.css';

interface JobBarProps {
  /** What is being done, in words. */
  readonly what: string;
  readonly progress: Job['progress'];
  /** How far it is in words, where that is not told by pieces. */
  readonly shown?: string;
  readonly onCancel: () => void;
}

/** How far long work is, and the way to end it early. */
export function JobBar({ what, progress, shown, onCancel }: JobBarProps) {
  const { t } = useTranslation();
  const { done = 0, of = 0 } = progress ?? {};
  useReturnFocus();
  return (
    <div className={classes.working}>
      <div className={classes.what}>
        <span role="status">{what}</span>
        <Progress value={of === 0 ? 0 : (100 * done) / of} aria-label={what} size="sm" />
        <span className="amount">
          {of === 0
            ? t('job.begins')
            : (shown ?? t('job.progress', { done: count(done), of: count(of) }))}
        </span>
      </div>
      <Button variant="default" onClick={onCancel}>
        {t('cancel')}
      </Button>
    </div>
  );
}
