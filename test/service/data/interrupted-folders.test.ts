/** @module-tag thorough */
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MINIMAL } from '../../../scripts/data-folder/risks.ts';
import {
  expectAnswer,
  expectReplayed,
  filledAs,
  questionsOf,
  schemaOf,
} from '../../support/data/data-folder.ts';
import { expectedOf, INTERRUPTED_FOLDERS, unpackFolder } from '../../support/data/packed-folder.ts';
import { ask } from '../../support/host/ask.ts';
import { startHost, type TestHost } from '../../support/host/host.ts';
import { temporaryFolder } from '../../support/host/prepared-folders.ts';

/** A data folder as a version left it that was cut off. */
interface Interrupted {
  /** The commit of the version. */
  readonly version: string;
  readonly cutOff: string;
  /** The fixture of which every quote must still be there; null for a first start. */
  readonly filledAs: string | null;
}

/** When every version was cut off. */
const AT = Date.UTC(2026, 10, 21, 9, 17);

let fresh: TestHost;
beforeAll(async () => {
  fresh = await startHost();
});
afterAll(() => fresh.close());

async function withHost(fixture: string, check: (host: TestHost) => Promise<void>): Promise<void> {
  const dataFolder = temporaryFolder();
  try {
    unpackFolder(fixture, dataFolder);
    const host = await startHost({ dataFolder, clock: { now: AT } });
    await check(host).finally(host.close);
  } finally {
    rmSync(dataFolder, { recursive: true });
  }
}

const interrupted = readdirSync(INTERRUPTED_FOLDERS).map((name) => {
  const fixture = join(INTERRUPTED_FOLDERS, name);
  return { name, fixture, ...expectedOf<Interrupted>(fixture) };
});

test.each(interrupted.filter((each) => each.filledAs === null))(
  'a first start that was cut off $cutOff ($name) is finished by the next',
  ({ fixture }) =>
    withHost(fixture, async (host) => {
      expect(host.app.problem).toBeUndefined();
      expect(schemaOf(host.dataFolder)).toEqual(schemaOf(fresh.dataFolder));
      expect(await host.token()).toMatch(/\S/);
      await ask(host.app, 'submitQuote', { source: 'json', document: MINIMAL });
      await expectReplayed(host, 1);
    }),
);

test.each(interrupted.filter((each) => each.filledAs !== null))(
  'an upgrade that was cut off $cutOff ($name) is finished by the next start',
  ({ fixture, filledAs: base }) =>
    withHost(fixture, async (host) => {
      const filled = filledAs(base ?? '');
      expect(host.app.problem).toBeUndefined();
      expect(host.issued).toBeUndefined();
      expect(schemaOf(host.dataFolder)).toEqual(schemaOf(fresh.dataFolder));
      await expectReplayed(host, filled.folder.quoteIds.length);
      for (const question of questionsOf(filled)) await expectAnswer(host, filled, question);
    }),
);
