import '@mantine/core/styles.css';
import './theme.css';
import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import { App } from './app.tsx';
import { styleNonce } from './nonce.ts';
import { cssVariables, theme } from './theme.ts';

// Mantine's scroll lock takes the nonce of its <style> element from here.
Reflect.set(globalThis, '__webpack_nonce__', styleNonce());

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
      <Router hook={useHashLocation}>
        <App />
      </Router>
    </MantineProvider>
  </StrictMode>,
);
