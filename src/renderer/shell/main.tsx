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
import { answered, arrived, reportFailure } from './arrive.ts';
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
            <Notifications position="bottom-right" autoClose={NOTICE_FOR} />
          </Router>
        </QueryClientProvider>
      </MantineProvider>
    </StrictMode>
  );
}

/** Milliseconds: the host is on this computer. One that does not answer yet gets a page without answers. */
const FIRST_ANSWERS = 300;

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

createRoot(root, { onCaughtError }).render(<Page />);
