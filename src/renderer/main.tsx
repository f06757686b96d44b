import '@mantine/core/styles.css';
import '@mantine/spotlight/styles.css';
import '@mantine/notifications/styles.css';
import './theme.css';
import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { App } from './frame/app.tsx';
import { useHashPlace } from './hash-location.ts';
import { styleNonce } from './nonce.ts';
import { cssVariables, theme } from './theme.ts';
import { showLanguage, systemLanguage } from './words/words.ts';

// Mantine's scroll lock takes the nonce of its <style> element from here.
Reflect.set(globalThis, '__webpack_nonce__', styleNonce());

showLanguage(systemLanguage());

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

createRoot(root).render(
  <StrictMode>
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={localStorageColorSchemeManager({ key: 'quotedesk-colour-scheme' })}
      defaultColorScheme="auto"
      getStyleNonce={styleNonce}
    >
      <Router hook={useHashPlace}>
        <App />
        <Notifications position="bottom-right" />
      </Router>
    </MantineProvider>
  </StrictMode>,
);
