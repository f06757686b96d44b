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
import { queryClient } from '../data/query-client.ts';
import { useHashPlace } from '../routing/hash-location.ts';
import { cssVariables, theme } from '../theme/theme.ts';
import { App } from './app.tsx';
import { answered, arrived } from './arrive.ts';
import { FailureBoundary } from './failure-boundary.tsx';
import { reportFailure } from './report-failure.ts';
import { styleNonce } from './style-nonce.ts';

/** Milliseconds: the host is on this computer. One that does not answer yet gets a page without answers. */
const FIRST_ANSWERS = 300;

/** How long a message stays, in milliseconds: long enough to read it, and to reach its button by keyboard. */
const NOTICE_FOR = 20_000;

// Mantine's scroll lock takes the nonce of its <style> element from here.
Reflect.set(globalThis, '__webpack_nonce__', styleNonce());

const onCaughtError = (error: unknown) => {
  console.error(error);
  reportFailure(error);
};

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

await arrived;
await Promise.race([answered, new Promise((resolve) => setTimeout(resolve, FIRST_ANSWERS))]);

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
