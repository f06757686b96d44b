import { useDisclosure } from '@mantine/hooks';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { useCommand } from '../commands/commands.ts';
import { useMay } from '../data/desk.ts';
import { enterEnvironment, getEnvironment } from '../data/environment.ts';
import { DATASETS } from '../data/places.ts';
import { useSettings } from '../data/settings.ts';
import classes from './bars/bars.module.css';
import { screens } from './screens.ts';

const ResetTraining = lazy(async () => ({
  default: (await import('./reset-training.tsx')).ResetTraining,
}));

/** Begins a quote in training, with the guide to it. */
async function practise(): Promise<void> {
  await useSettings.getState().change({ tourDone: false });
  enterEnvironment('training', screens.newQuote.path);
}

/** Says throughout what is not real, with the way out; the way in is a command. */
export function Training() {
  const inside = getEnvironment() === 'training';
  const may = useMay();
  useCommand('startTraining', () => enterEnvironment('training'), !inside);
  useCommand('practise', practise, !inside && may('quote:write'));
  useCommand('leaveTraining', () => enterEnvironment('live'), inside);
  return inside ? <Strip /> : null;
}

/** Where training shows what belongs to the real desk, too. */
const SHARED: Readonly<Record<string, 'settings' | 'datasets' | 'access'>> = {
  [screens.settings.path]: 'settings',
  [DATASETS]: 'datasets',
  [screens.access.path]: 'access',
};

function Strip() {
  const { t } = useTranslation(['shell', 'common']);
  const [place] = useLocation();
  const [opened, reset] = useDisclosure(false);
  return (
    <>
      <section className={classes.training} aria-label={t('training.label')}>
        <strong>{t(`training.strip.${SHARED[place] ?? 'usual'}`)}</strong>
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
      {opened && (
        <Suspense fallback={null}>
          <ResetTraining onClose={reset.close} />
        </Suspense>
      )}
    </>
  );
}
