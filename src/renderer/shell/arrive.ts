import { errorFacts } from '../../shared/domain/error-facts.ts';
import { call } from '../data/call.ts';
import { pollDataVersion } from '../data/data-version.ts';
import { askForDesk } from '../data/desk.ts';
import { openLaunchedSession } from '../data/session.ts';
import { firstLanguage, useSettings } from '../data/settings.ts';
import { askForFigures } from '../features/dashboard/chosen-period.ts';
import { showLanguage } from '../i18n/i18n.ts';
import { readHash } from '../routing/hash-location.ts';

/** More from one page tell no one anything new. */
const MOST = 20;
const noted = new Set<string>();

/** Has the host's log say that something failed here: each failure once. What is no error has no place to tell. */
export function reportFailure(error: unknown): void {
  if (!(error instanceof Error)) return;
  const [, screen = ''] = /^#\/([a-z-]*)/.exec(window.location.hash) ?? [];
  const failure = { screen, at: [], ...errorFacts(error) };
  const sign = JSON.stringify(failure);
  if (noted.has(sign) || noted.size >= MOST) return;
  noted.add(sign);
  void call('reportFailure', failure);
}

/** By the path of a screen, how to ask for what it shows first. */
const QUESTIONS: Readonly<Record<string, () => Promise<void>>> = { '/': askForFigures };

/** Asks for what the screen at the place of this page shows first, where that is known before it is drawn. */
async function askForScreen(): Promise<void> {
  await QUESTIONS[readHash(location.hash).path]?.();
}

// What nothing else has caught comes to the window.
for (const event of ['error', 'unhandledrejection'] as const) {
  window.addEventListener(event, (failure) =>
    reportFailure(failure instanceof ErrorEvent ? failure.error : failure.reason),
  );
}

const session = openLaunchedSession();

/** Resolves once a person who came by a link is signed in, and the words of the language are there. */
export const arrived = Promise.all([session, showLanguage(firstLanguage())]);

/**
 * Resolves once everything is answered that the page begins with, so that it is drawn once. The host
 * answers while the browser reads the code of the screens.
 */
export const answered = session.then(() =>
  Promise.all([pollDataVersion(), useSettings.getState().load(), askForDesk(), askForScreen()]),
);
