import '../theme/mantine.ts';
import '@mantine/spotlight/styles.css';
import '@mantine/notifications/styles.css';
import '../theme/theme.css';
import { createRoot } from 'react-dom/client';
import { answered, arrived, reportFailure } from './arrive.ts';
import { Page, styleNonce } from './page.tsx';

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
