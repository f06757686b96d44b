import type { BrowserWindow } from 'electron';

/** A page that crashes more often stays closed, so that it does not reload for ever. */
const MOST = 3;
/** Milliseconds after which a crash no longer counts. */
const FORGOTTEN = 10 * 60_000;

interface CrashHandling {
  /** Gets the reason of each crash, in Electron's words: `crashed`, `oom`. */
  readonly note: (reason: string) => void;
  /** Says that the page crashed too often to be loaded again by itself. */
  readonly giveUp: (reason: string) => void;
}

/** Reloads the page after a crash; drafts are saved before, as when the whole application ends. */
export function reloadCrashedPage(window: BrowserWindow, { note, giveUp }: CrashHandling): void {
  let left = MOST;
  window.webContents.on('render-process-gone', (_event, { reason }) => {
    if (reason === 'clean-exit') return;
    note(reason);
    if (window.isDestroyed()) return;
    if (left <= 0) return giveUp(reason);
    left -= 1;
    setTimeout(() => {
      left += 1;
    }, FORGOTTEN).unref();
    window.reload();
  });
}
