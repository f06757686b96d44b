import { Button } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { canRun, useCommands } from '../commands/commands.ts';
import { getEnvironment } from '../data/environment.ts';
import { missingOf } from '../data/firm.ts';
import { useShared } from '../data/office.ts';
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

const FirmBeginning = lazy(async () => ({
  default: (await import('../features/settings/firm.tsx')).FirmBeginning,
}));

/** Whether no one has closed the first steps yet. */
function useIsFresh(): boolean {
  const settings = useSettings((state) => state.settings);
  return settings.state === 'ready' && !settings.value.tourDone && wanted();
}

function finish(): void {
  void useSettings.getState().change({ tourDone: true });
}

/** What a new desk asks, on its first screen: nothing stands above a form. */
export function FirstStart() {
  const isFresh = useIsFresh();
  const [place] = useLocation();
  const isThere = place === screens.dashboard.path && getEnvironment() === 'live';
  return isFresh && isThere ? <FirmFirst /> : null;
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

/** Asks for the firm; who skips it finds it again among what is to do. */
function FirmFirst() {
  const { t } = useTranslation('shell');
  const { value: listed } = useOperation('listQuotes', { limit: 1 });
  const { value: firm } = useOperation('getFirm', {});
  const mayChange = useShared().may('administer');
  if (listed?.quotes.length !== 0 || !firm || !mayChange) return null;
  const isWhole = missingOf(firm).length === 0;
  return (
    <section className={classes.card} aria-labelledby="first-firm">
      <div className={classes.welcome}>
        <h2 id="first-firm">{t('first.title')}</h2>
      </div>
      <p>{t('first.note')}</p>
      <Suspense fallback={null}>
        <FirmBeginning />
      </Suspense>
      <div className={classes.actions}>
        <Button variant={isWhole ? 'filled' : 'default'} onClick={finish}>
          {t(isWhole ? 'first.done' : 'first.skip')}
        </Button>
      </div>
    </section>
  );
}
