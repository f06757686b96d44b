import { Button, Modal, Progress, Radio, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Fault } from '../../shared/contract/result.ts';
import { TRAINING_SOURCES, type TrainingSource } from '../../shared/schemas/training.ts';
import { useCommand } from '../commands/commands.ts';
import { FaultNotice } from '../components/fault-notice.tsx';
import { enterEnvironment, getEnvironment } from '../data/environment.ts';
import { runJob } from '../data/job.ts';
import { useSettings } from '../data/settings.ts';
import classes from './bars.module.css';
import { screens } from './screens.ts';

/** Begins a quote in training, with the guide to it. */
async function practise(): Promise<void> {
  await useSettings.getState().change({ tourDone: false });
  enterEnvironment('training', screens.newQuote.path);
}

/** Says throughout that nothing is real, with the way out; the way in is a command. */
export function Training() {
  const inside = getEnvironment() === 'training';
  useCommand('startTraining', () => enterEnvironment('training'), !inside);
  useCommand('practise', practise, !inside);
  useCommand('leaveTraining', () => enterEnvironment('live'), inside);
  return inside ? <Strip /> : null;
}

function Strip() {
  const { t } = useTranslation(['shell', 'common']);
  const [opened, reset] = useDisclosure(false);
  return (
    <>
      <section className={classes.training} aria-label={t('training.label')}>
        <strong>{t('training.strip')}</strong>
        <div className={classes.trainingActions}>
          <button type="button" className={classes.trainingButton} onClick={reset.open}>
            {t('training.again')}
          </button>
          <button
            type="button"
            className={classes.trainingButton}
            onClick={() => enterEnvironment('live')}
          >
            {t('training.leave')}
          </button>
        </div>
      </section>
      <div className={classes.trainingFrame} aria-hidden="true" />
      <Reset opened={opened} onClose={reset.close} />
    </>
  );
}

interface ResetProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Asks before it throws the training data away. */
function Reset({ opened, onClose }: ResetProps) {
  const { t } = useTranslation(['shell', 'common']);
  const [working, setWorking] = useState<AbortController>();
  const [percent, setPercent] = useState(0);
  const [fault, setFault] = useState<Fault>();
  const [from, setFrom] = useState<TrainingSource>('demonstration');
  const run = async () => {
    const controller = new AbortController();
    setFault(undefined);
    setPercent(0);
    setWorking(controller);
    const { signal } = controller;
    const onProgress = ({ done, of }: { done: number; of: number }) =>
      setPercent(of === 0 ? 100 : (100 * done) / of);
    const answer = await runJob('resetTraining', { from }, { signal, onProgress });
    if (answer.ok) return enterEnvironment('training');
    setWorking(undefined);
    if (!signal.aborted) setFault(answer.fault);
  };
  return (
    <Modal
      opened={opened}
      onClose={() => !working && onClose()}
      title={t('training.resetTitle')}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <div className={classes.dialog}>
        <p>{t('training.resetNote')}</p>
        <Radio.Group
          label={t('training.from')}
          value={from}
          onChange={(word) => setFrom(TRAINING_SOURCES.find((each) => each === word) ?? from)}
        >
          <Stack gap="sm" mt="xs">
            {TRAINING_SOURCES.map((source) => (
              <Radio
                key={source}
                value={source}
                disabled={working !== undefined}
                label={t(`training.${source}`)}
                description={t(`training.${source}Note`)}
              />
            ))}
          </Stack>
        </Radio.Group>
        {fault && <FaultNotice fault={fault} />}
        {working && (
          <Progress value={percent} aria-label={t(`training.making.${from}`)} size="sm" />
        )}
        <div className={classes.dialogFoot}>
          <span role="status">{working && t(`training.making.${from}`)}</span>
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
    </Modal>
  );
}
