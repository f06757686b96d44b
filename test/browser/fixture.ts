import { rmSync } from 'node:fs';
import { test as base, expect } from '@playwright/test';
import { mintLaunchToken } from '../../src/main/adapters/http/screens/launch-token.ts';
import type { TestClock } from '../support/host/host.ts';
import { preparedFolders, temporaryFolder } from '../support/host/prepared-folders.ts';
import { type Served, serve, serveAgain } from '../support/host/served.ts';
import { openScreens } from '../support/screens/open-screens.ts';

export { expect };

interface TestFixtures {
  /** Who else uses the host of a test: no one, or the other tests of its file, one after another. */
  hostOf: 'test' | 'file';
  /** A running host, with a link to the screens that no one has used. */
  host: Served;
  /** Starts another host, or one in the place of a host that has ended. It ends with the test. */
  startHost: (before?: Served) => Promise<Served>;
}

interface WorkerFixtures {
  /** The host that the tests of a file share. */
  hostOfFile: (file: string) => Promise<Served>;
}

const prepared = preparedFolders(async (dataFolder) => {
  const host = await serve({ dataFolder });
  await host.stop();
  return host.client;
});

/** Starts a host on a data folder of its own, which stays when the host ends. */
async function serveFresh(): Promise<Served> {
  const { dataFolder, said: client } = await prepared();
  return { ...(await serve({ dataFolder })), client };
}

/** Ends a host, cleanly unless the test has ended it already, and removes its data. */
async function end(host: Served): Promise<void> {
  if (!host.hasEnded()) expect(await host.stop()).toBe(0);
  rmSync(host.dataFolder, { recursive: true, force: true });
}

/** How many times slower screens run than they could: `SLOWED=8` finds tests that only a quick machine holds. */
const SLOWED = Number(process.env.SLOWED ?? 1);

/** Playwright's test with a host. A file that need not be alone says `test.use({ hostOf: 'file' })`. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  hostOf: ['test', { option: true }],

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
  startHost: async ({}, use) => {
    const hosts: Served[] = [];
    await use(async (before) => {
      const host = await (before ? serveAgain(before) : serveFresh());
      hosts.push(host);
      return host;
    });
    for (const host of hosts) await end(host);
  },

  hostOfFile: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      let kept: { readonly file: string; readonly host: Served } | undefined;
      await use(async (file) => {
        if (kept !== undefined && kept.file !== file) await end(kept.host);
        if (kept?.file !== file) kept = { file, host: await serveFresh() };
        return kept.host;
      });
      if (kept !== undefined) await end(kept.host);
    },
    { scope: 'worker' },
  ],

  page: async ({ page }, use) => {
    if (SLOWED > 1) {
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
    }
    await use(page);
  },

  // Addresses in tests begin at the host: `/#/quotes`.
  baseURL: ({ host }, use) => use(host.url),

  host: async ({ hostOf, hostOfFile, startHost }, use, { file }) => {
    if (hostOf === 'test') return use(await startHost());
    const host = await hostOfFile(file);
    // A link works once: each test signs in by its own.
    const link = `${host.url}/launch/${mintLaunchToken(host.dataFolder)}`;
    return use({ ...host, link });
  },
});

interface ClockedFixtures {
  /** Of the desk; the page has one of its own. */
  clock: TestClock;
  /** Screens whose clock the test sets. */
  desk: Awaited<ReturnType<typeof openScreens>>;
}

/** The same with a desk whose clock begins at a moment, epoch milliseconds. */
export const clockedTest = (now: number) =>
  test.extend<ClockedFixtures>({
    // biome-ignore lint/correctness/noEmptyPattern: as above
    clock: ({}, use) => use({ now }),
    desk: async ({ clock }, use) => {
      const folder = temporaryFolder();
      const desk = await openScreens(folder, { clock });
      await use(desk);
      await desk.close();
      rmSync(folder, { recursive: true });
    },
  });
