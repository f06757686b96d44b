import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, StrictMode, Suspense } from 'react';
import { Router } from 'wouter';
import { queryClient } from '../data/query-client.ts';
import { useHashPlace } from '../routing/hash-location.ts';
import { cssVariables, theme } from '../theme/theme.ts';
import { App } from './app.tsx';
import { FailureBoundary } from './failure-boundary.tsx';

/**
 * The nonce that the page's content security policy lets `<style>` elements carry.
 * @returns an empty string where the page has none
 */
export function styleNonce(): string {
  const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
  // A browser hides the attribute once it has read it; the property keeps the value.
  return meta?.nonce || meta?.getAttribute('nonce') || '';
}

/** How long a message stays, in milliseconds: long enough to read it, and to reach its button by keyboard. */
const NOTICE_FOR = 20_000;

// What is to be said sooner waits in its store.
const Notifications = lazy(async () => ({
  default: (await import('@mantine/notifications')).Notifications,
}));

/** Everything that a page shows, within what its parts take their theme, answers and place from. */
export function Page() {
  return (
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
            <Suspense>
              <Notifications position="bottom-right" autoClose={NOTICE_FOR} />
            </Suspense>
          </Router>
        </QueryClientProvider>
      </MantineProvider>
    </StrictMode>
  );
}
