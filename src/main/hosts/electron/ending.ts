import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type App, powerMonitor } from 'electron';
import type { QuitQuestion } from './quit/quit-question.ts';

const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/** How long a start waits for the application before it to end, in milliseconds. */
const PATIENCE = 10_000;
const PAUSE = 100;

/** In the profile while an application ends: its process id. The next start removes it. */
const noteIn = (app: App) => join(app.getPath('userData'), 'ending');

/** Notes that this process ends: the start that comes next waits for that. */
export function noteEnding(app: App): void {
  writeFileSync(noteIn(app), `${process.pid}`, { mode: 0o600 });
}

/**
 * Ends the process with the last window, a signal, or the system.
 * @param close finishes what was accepted, and closes the data
 * @param question is asked before a person ends it; a signal and the system wait for no answer
 */
export function endCleanly(app: App, close: () => Promise<void>, question: QuitQuestion): void {
  let isEnding = false;
  const end = () => {
    if (isEnding) return;
    isEnding = true;
    close()
      .catch((error: unknown) => console.error(error))
      .finally(() => app.exit(0));
  };
  const note = () => noteEnding(app);
  let windows = 0;
  app.on('browser-window-created', (_event, window) => {
    windows += 1;
    // The last window closes before the application is asked to quit.
    window.on('close', (event) => {
      if (windows === 1 && !question.stops(event)) note();
    });
    window.once('closed', () => {
      windows -= 1;
    });
    // Where Windows ends a session, Electron asks no one whether to quit.
    window.on('session-end', end);
  });
  app.on('before-quit', (event) => {
    if (!question.stops(event)) note();
  });
  const quit = () => {
    question.skip();
    app.quit();
  };
  app.on('window-all-closed', () => app.quit());
  app.on('will-quit', (event) => {
    event.preventDefault();
    end();
  });
  // A terminal and a launcher may both send one: it still ends once, and cleanly.
  for (const signal of SIGNALS) process.on(signal, quit);
  powerMonitor.on('shutdown', quit);
}

function endingProcess(app: App): number | undefined {
  try {
    return Number(readFileSync(noteIn(app), 'utf8'));
  } catch {
    return undefined;
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/**
 * Waits until no other application is on this profile, if the one that is there is ending.
 * @returns false where one is open and stays so; its window comes to the front
 * @throws an Error for people where the other one does not end in time
 */
export async function waitForTurn(app: App): Promise<boolean> {
  let hasLock = app.requestSingleInstanceLock();
  const ending = endingProcess(app);
  if (ending === undefined) return hasLock;
  // Electron gives its lock back a little before the process has written everything.
  const mustWait = () => !hasLock || isRunning(ending);
  if (mustWait()) console.log('Quotedesk is ending; it opens again as soon as it has ended.');
  const deadline = Date.now() + PATIENCE;
  while (mustWait() && Date.now() < deadline) {
    await pause(PAUSE);
    hasLock ||= app.requestSingleInstanceLock();
    // Another start that waited, too, was first.
    if (!hasLock && endingProcess(app) === undefined) return false;
  }
  if (!hasLock) throw new Error('Quotedesk is still ending; start it again in a moment');
  rmSync(noteIn(app), { force: true });
  return true;
}
