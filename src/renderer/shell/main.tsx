import '../theme/mantine.ts';
import '@mantine/spotlight/styles.css';
import '@mantine/notifications/styles.css';
import '../theme/theme.css';
import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { pollDataVersion } from '../data/data-version.ts';
import { askForDesk } from '../data/desk.ts';
import { queryClient } from '../data/query-client.ts';
import { openLaunchedSession } from '../data/session.ts';
import { firstLanguage, useSettings } from '../data/settings.ts';
import { showLanguage } from '../i18n/i18n.ts';
import { useHashPlace } from '../routing/hash-location.ts';
import { cssVariables, theme } from '../theme/theme.ts';
import { App } from './app.tsx';
import { FailureBoundary } from './failure-boundary.tsx';
import { reportFailure } from './report-failure.ts';
import { askForScreen } from './screens.ts';
import { styleNonce } from './style-nonce.ts';

/** How long a message stays, in milliseconds: long enough to read it, and to reach its button by keyboard. */
const NOTICE_FOR = 20_000;

// Mantine's scroll lock takes the nonce of its <style> element from here.
Reflect.set(globalThis, '__webpack_nonce__', styleNonce());

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

// What nothing else has caught comes to the window.
for (const event of ['error', 'unhandledrejection'] as const) {
  window.addEventListener(event, (found) =>
    reportFailure(found instanceof ErrorEvent ? found.error : found.reason),
  );
}
const onCaughtError = (error: unknown) => {
  console.error(error);
  reportFailure(error);
};

/** Milliseconds: the host is on this computer. One that does not answer yet gets a page without answers. */
const FIRST_ANSWERS = 300;

/** Signs in where a link brought the session, and asks for what the page begins with, so that it is drawn once. */
async function arrive(): Promise<void> {
  await openLaunchedSession();
  const asked = [pollDataVersion(), useSettings.getState().load(), askForDesk(), askForScreen()];
  const tooLate = new Promise((resolve) => setTimeout(resolve, FIRST_ANSWERS));
  await Promise.race([Promise.all(asked), tooLate]);
}

await Promise.all([arrive(), showLanguage(firstLanguage())]);

createRoot(root, { onCaughtError }).render(
  <StrictMode>
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={localStorageColorSchemeManager({ key: 'quotedesk-colour-scheme' })}
      defaultColorScheme="auto"
      getStyleNonce={styleNonce}
    >
      <QueryClientProvider client={queryClient}>
        <Router hook={useHashPlace}>
          <FailureBoundary place="">
            <App />
          </FailureBoundary>
          <Notifications position="bottom-right" autoClose={NOTICE_FOR} />
        </Router>
      </QueryClientProvider>
    </MantineProvider>
  </StrictMode>,
);
