import type { BrowserWindow } from 'electron';

/** A page that crashes more often stays closed, so that it does not reload for ever. */
const MOST = 3;
/** Milliseconds after which a crash no longer counts. */
const FORGOTTEN = 10 * 60_000;

/**
 * Reloads the page after a crash; drafts are saved before, as when the whole application ends.
 * @param note gets the reason, in Electron's words: `crashed`, `oom`
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
