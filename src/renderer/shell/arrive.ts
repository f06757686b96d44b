import { pollDataVersion } from '../data/data-version.ts';
import { askForDesk } from '../data/desk.ts';
import { openLaunchedSession } from '../data/session.ts';
import { firstLanguage, useSettings } from '../data/settings.ts';
import { showLanguage } from '../i18n/i18n.ts';
import { askForScreen } from './first-questions.ts';
import { reportFailure } from './report-failure.ts';

// What nothing else has caught comes to the window.
for (const event of ['error', 'unhandledrejection'] as const) {
  window.addEventListener(event, (found) =>
    reportFailure(found instanceof ErrorEvent ? found.error : found.reason),
  );
}

const session = openLaunchedSession();

/** Resolves once somebody who came by a link is signed in, and the words of the language are there. */
export const arrived = Promise.all([session, showLanguage(firstLanguage())]);

/**
 * Resolves once everything is answered that the page begins with, so that it is drawn once. The host
 * answers while the browser reads the code of the screens.
 */
export const answered = session.then(() =>
  Promise.all([pollDataVersion(), useSettings.getState().load(), askForDesk(), askForScreen()]),
);
