import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { _electron, expect, type Page } from '@playwright/test';
import { BRIDGE } from '../../src/shared/contract/bridge.ts';
import type { Environment } from '../../src/shared/domain/desk/environment.ts';
import { USUAL_SETTINGS } from '../../src/shared/schemas/desk/usual-settings.ts';
import { temporaryFolder } from '../support/host/prepared-folders.ts';
import { chromiumSwitches, electronHere, ROOT } from './electron.ts';
import { CLIENT, startedFolder } from './started-folder.ts';

/** The built desk in a real Electron, on a data folder of its own. */
export interface Desk {
  readonly page: Page;
  readonly dataFolder: string;
  /** Calls an operation as the screens do. */
  readonly call: (operation: string, input: unknown, environment?: Environment) => Promise<unknown>;
  /** Does a thing in the main process, where the answer was lost once more: it must bear that. */
  readonly inMain: <R, A>(
    work: (electron: typeof import('electron'), given: A) => R | Promise<R>,
    given?: A,
  ) => Promise<R>;
  /** The same desk, with the page of another window. */
  readonly at: (page: Page) => Desk;
  readonly close: () => Promise<void>;
}

/**
 * What is said where the answer was thrown away before it was read: between the call and the
 * answer nothing in the main process holds it, and a busy one collects it.
 */
const LOST = /garbage collected|Promise was collected/;

async function again<R>(work: () => Promise<R>, times = 3): Promise<R> {
  return work().catch((error: unknown) => {
    if (times <= 1 || !LOST.test(String(error))) throw error;
    return again(work, times - 1);
  });
}

/** Opens a desk whose data folder goes when it closes. */
async function openOwn(dataFolder: string, args: readonly string[]): Promise<Desk> {
  const desk = await openDeskOn(dataFolder, args);
  const close = async () => {
    await desk.close();
    rmSync(dataFolder, { recursive: true, force: true });
  };
  const at = (page: Page): Desk => ({ ...desk.at(page), at, close });
  return at(desk.page);
}

/**
 * Opens the desk on data as a first start left them, and waits for its page.
 * @param port of its API; 0: any free one
 * @param opened what the system has it open: files and links
 */
export async function openDesk(port = 0, ...opened: readonly string[]): Promise<Desk> {
  return openOwn(await startedFolder(), ['--port', `${port}`, ...opened]);
}

/** Opens the desk for the first time, on an empty folder. */
export function openNewDesk(): Promise<Desk> {
  return openOwn(temporaryFolder(), ['--port', '0']);
}

/**
 * Gives the next test of a file the desk that they share as it opened: with its first window alone,
 * at the first screen, in the live data, with the usual settings. Quotes and drafts stay.
 */
export async function atFirstScreen({ page, call, inMain }: Desk): Promise<void> {
  await inMain(({ BrowserWindow }) => {
    const [, ...others] = BrowserWindow.getAllWindows().sort((one, other) => one.id - other.id);
    for (const window of others) window.close();
  });
  await expect.poll(() => page.context().pages().length).toBe(1);
  await call('saveSettings', { ...USUAL_SETTINGS, tourDone: true });
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
    history.replaceState(null, '', '/');
  });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Opens the desk on a data folder, which stays when it closes. @param args besides that folder */
export async function openDeskOn(
  dataFolder: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Desk> {
  const executablePath = electronHere();
  if (executablePath === undefined) throw new Error('There is no Electron');
  const main = join(ROOT, 'out/main/index.js');
  const app = await _electron.launch({
    executablePath,
    args: [...chromiumSwitches(), main, '--data', dataFolder, ...args],
    env: {
      ...process.env,
      QUOTEDESK_CLIENT_ID: CLIENT.id,
      QUOTEDESK_CLIENT_SECRET: CLIENT.secret,
      ...env,
    },
  });
  const at = (page: Page): Desk => ({
    page,
    dataFolder,
    call: (operation, input, environment = 'live') =>
      page.evaluate(([bridge, ...call]) => Reflect.get(window, bridge)(...call), [
        BRIDGE,
        operation,
        input,
        environment,
      ] as const),
    inMain: (work, given) => again(() => app.evaluate(work as never, given)),
    at,
    close: () => app.close(),
  });
  return at(await app.firstWindow());
}
