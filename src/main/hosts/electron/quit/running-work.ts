import type { BrowserWindow } from 'electron';
import type { ShownWork } from '../../../../shared/schemas/desk/desktop.ts';

/** The long work of all windows, as their pages say it. */
export interface RunningWork {
  /** Takes all that the page of a window does now. */
  readonly set: (window: BrowserWindow, work: readonly ShownWork[]) => void;
  /** Forgets what a window did when it is closed, and when its page is loaded again or crashed. */
  readonly watch: (window: BrowserWindow) => void;
  readonly all: () => readonly ShownWork[];
  /** Waits until nothing runs any more. */
  readonly ended: () => Promise<void>;
}

export function runningWork(): RunningWork {
  const byWindow = new Map<BrowserWindow, readonly ShownWork[]>();
  let waiting: (() => void)[] = [];
  const all = () => [...byWindow.values()].flat();
  const set = (window: BrowserWindow, work: readonly ShownWork[]) => {
    if (work.length > 0) byWindow.set(window, work);
    else byWindow.delete(window);
    if (byWindow.size > 0) return;
    for (const go of waiting) go();
    waiting = [];
  };
  return {
    set,
    watch: (window) => {
      const forget = () => set(window, []);
      window.webContents.on('did-navigate', forget);
      window.webContents.on('render-process-gone', forget);
      window.on('closed', forget);
    },
    all,
    ended: () =>
      new Promise((resolve) => {
        if (byWindow.size === 0) resolve();
        else waiting.push(resolve);
      }),
  };
}
