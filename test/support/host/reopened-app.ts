import { afterAll, beforeAll } from 'vitest';
import { type App, openApp } from '../../../src/main/app/app.ts';
import { appOptions, QUICK_SECRETS, type TestClock } from './host.ts';
import { temporaryFolder } from './prepared-folders.ts';

export interface ReopenedApp {
  /** The application that is open now. */
  readonly app: Pick<App, 'dispatch' | 'checkData'>;
  readonly clock: TestClock;
  /** Closes the application and opens it again on its data. @returns what it found wrong with them */
  readonly reopen: () => Promise<App['problem']>;
  /** Opens a command on the same data, next to the application; anyone who opens it closes it. */
  readonly openCommand: () => Promise<App>;
}

/**
 * Opens an application on data of its own for the tests of a file, and closes it after them.
 * @param now epoch milliseconds, at which its clock stands still
 */
export function reopenedApp(now: number): ReopenedApp {
  const clock = { now };
  const options = appOptions(temporaryFolder());
  const open = (host: 'headless' | 'command') =>
    openApp({ ...options, host, clock: () => clock.now, secrets: QUICK_SECRETS });
  let current: App;

  beforeAll(async () => {
    current = await open('headless');
  });
  afterAll(() => current.close());
  return {
    app: {
      dispatch: (...call) => current.dispatch(...call),
      checkData: () => current.checkData(),
    },
    clock,
    reopen: async () => {
      await current.close();
      current = await open('headless');
      return current.problem;
    },
    openCommand: () => open('command'),
  };
}
