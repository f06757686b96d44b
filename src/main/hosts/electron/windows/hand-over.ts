import type { BrowserWindow } from 'electron';
import type { Opened } from '../../../../shared/schemas/desk/desktop.ts';
import type { Openings } from '../openings.ts';
import { sendOpened } from './send.ts';

/**
 * Hands what the system opens to the window that was used last, among those whose page listens.
 * @param all the open windows, the one used last at the end
 */
export function createHandOver(openings: Openings, all: () => readonly BrowserWindow[]) {
  const listening = new Set<BrowserWindow>();
  const give = (opened: Opened) => {
    const window = all().findLast((each) => listening.has(each));
    if (window) sendOpened(window, opened);
  };
  const leave = (window: BrowserWindow) => {
    listening.delete(window);
    if (listening.size === 0) openings.hold();
  };
  return {
    /** The page of this window listens from now on. */
    listen: (window: BrowserWindow) => {
      listening.add(window);
      openings.handOver(give);
    },
    /** Forgets a window when it is closed, and while its page is loaded again. */
    watch: (window: BrowserWindow) => {
      window.webContents.on('did-navigate', () => leave(window));
      window.on('closed', () => leave(window));
    },
  };
}
