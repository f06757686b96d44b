import { Button, Progress } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Fault } from '../../shared/result/result.ts';
import { Dialog } from '../components/dialog.tsx';
import { FaultNotice } from '../components/notice.tsx';
import { enterEnvironment } from '../data/environment.ts';
import { runJob } from '../data/job.ts';
import classes from './bars/bars.module.css';

/** Asks before it throws the training data away. */
export function ResetTraining({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(['shell', 'common']);
  const [working, setWorking] = useState<AbortController>();
  const [percent, setPercent] = useState(0);
  const [fault, setFault] = useState<Fault>();
  const run = async () => {
    const controller = new AbortController();
    setFault(undefined);
    setPercent(0);
    setWorking(controller);
    const { signal } = controller;
    const onProgress = ({ done, of }: { done: number; of: number }) =>
      setPercent(of === 0 ? 100 : (100 * done) / of);
    const answer = await runJob('resetTraining', {}, { signal, onProgress });
    if (answer.ok) return enterEnvironment('training');
    setWorking(undefined);
    if (!signal.aborted) setFault(answer.fault);
  };
  return (
    <Dialog
      opened
      returnFocus={false}
      onClose={() => !working && onClose()}
      title={t('training.resetTitle')}
    >
      <div className={classes.dialog}>
        <p>{t('training.resetNote')}</p>
        {fault && <FaultNotice fault={fault} />}
        {working && <Progress value={percent} aria-label={t('training.making')} size="sm" />}
        <div className={classes.dialogFoot}>
          <span role="status">{working && t('training.making')}</span>
          <Button
            variant="default"
            onClick={() => (working ? working.abort() : onClose())}
            data-autofocus
          >
            {t('common:cancel')}
          </Button>
          <Button onClick={run} loading={working !== undefined}>
            {t('training.again')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
