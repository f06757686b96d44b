import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { _electron, type Page } from '@playwright/test';
import { BRIDGE, type Environment } from '../../src/shared/contract/bridge.ts';
import { chromiumSwitches, electronHere, ROOT } from './electron.ts';

/** The API client that the first start issues here. */
export const CLIENT = { id: 'desktop-test', secret: 'desktop-test-secret-0123456789abcdef' };

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

/**
 * Opens the desk and waits for its page.
 * @param port of its API; 0: any free one
 * @param opened what the system has it open: files and links
 */
export async function openDesk(port = 0, ...opened: readonly string[]): Promise<Desk> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'quotedesk-'));
  const desk = await openDeskOn(dataFolder, ['--port', `${port}`, ...opened]);
  return {
    ...desk,
    close: async () => {
      await desk.close();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
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
  const page = await app.firstWindow();
  return {
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
    close: () => app.close(),
  };
}
