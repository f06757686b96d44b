import { Button, CloseButton } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { canRun, runCommand, useCommands } from '../commands/commands.ts';
import { enterEnvironment, getEnvironment } from '../data/environment.ts';
import { useOperation } from '../data/operation-query.ts';
import { useSettings } from '../data/settings.ts';
import classes from './first-start.module.css';
import { screens } from './screens.ts';

// It follows the form of a new quote, whose code the first screen has no need of.
const Guide = lazy(async () => ({ default: (await import('./guide.tsx')).Guide }));

/** A browser that a program drives is no one's first start, unless it asks for it. */
function wanted(): boolean {
  return !navigator.webdriver || new URLSearchParams(location.search).has('first-start');
}

/** Whether no one has closed the first steps yet. */
function useIsFresh(): boolean {
  const settings = useSettings((state) => state.settings);
  return settings.state === 'ready' && !settings.value.tourDone && wanted();
}

function finish(): void {
  void useSettings.getState().change({ tourDone: true });
}

/** The offer at a new desk, on its first screen: nothing stands above a form. */
export function FirstStart() {
  const isFresh = useIsFresh();
  const [place] = useLocation();
  const isThere = place === screens.dashboard.path && getEnvironment() === 'live';
  return isFresh && isThere ? <Offer /> : null;
}

/** The guide to a first quote, in training. */
export function FirstGuide() {
  const isFresh = useIsFresh();
  const canQuote = useCommands((state) => canRun(state, 'goNewQuote'));
  const isThere = canQuote && getEnvironment() === 'training';
  if (!isFresh || !isThere) return null;
  return (
    <Suspense fallback={null}>
      <Guide onClose={finish} />
    </Suspense>
  );
}

function Offer() {
  const { t } = useTranslation('shell');
  const { value: listed } = useOperation('listQuotes', { limit: 1 });
  const canQuote = useCommands((state) => canRun(state, 'goNewQuote'));
  const [entering, setEntering] = useState(false);
  if (listed?.quotes.length !== 0) return null;
  const enter = () => {
    setEntering(true);
    enterEnvironment('training');
  };
  const start = () => {
    finish();
    runCommand('goNewQuote');
  };
  return (
    <aside className={classes.card} aria-label={t('first.title')}>
      <div className={classes.welcome}>
        <h2>{t('first.title')}</h2>
        <CloseButton aria-label={t('first.dismiss')} onClick={finish} />
      </div>
      <p>{t('first.note')}</p>
      <div className={classes.actions}>
        <Button onClick={enter} loading={entering}>
          {t('first.try')}
        </Button>
        {canQuote && (
          <Button variant="default" onClick={start}>
            {t('first.start')}
          </Button>
        )}
      </div>
    </aside>
  );
}
