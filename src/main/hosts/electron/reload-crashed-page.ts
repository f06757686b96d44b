import type { BrowserWindow } from 'electron';

/** A page that ends again and again is left as it is, rather than opened for ever. */
const MOST = 3;
/** Milliseconds after which an end counts no more. */
const FORGOTTEN = 10 * 60_000;

/**
 * Opens the page again where its process has ended by itself; drafts are kept, as in a killed desk.
 * @param note is told why it ended, in Electron's words: `crashed`, `oom`
 */
export function reloadCrashedPage(window: BrowserWindow, note: (reason: string) => void): void {
  let left = MOST;
  window.webContents.on('render-process-gone', (_event, { reason }) => {
    if (reason === 'clean-exit') return;
    note(reason);
    if (left <= 0 || window.isDestroyed()) return;
    left -= 1;
    setTimeout(() => {
      left += 1;
    }, FORGOTTEN).unref();
    window.reload();
  });
}
