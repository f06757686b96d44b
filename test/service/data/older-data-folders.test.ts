import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { QUESTIONS } from '../../../scripts/data-folder/answers.ts';
import { makeFixture } from '../../../scripts/data-folder.ts';
import { SCHEMA_VERSION } from '../../../src/main/adapters/sqlite/schema/migrations/index.ts';
import {
  expectAnswer,
  expectReplayed,
  type Filled,
  filledAs,
  questionsOf,
  schemaOf,
} from '../../support/data/data-folder.ts';
import {
  DATA_FOLDERS,
  expectedOf,
  fixtureOf,
  unpackFolder,
} from '../../support/data/packed-folder.ts';
import { ask } from '../../support/host/ask.ts';
import { startHost, type TestHost } from '../../support/host/host.ts';
import { temporaryFolder } from '../../support/host/prepared-folders.ts';

const PRESENT = fixtureOf(SCHEMA_VERSION);

test('the present schema has its data folder', () => {
  const advice = `before you change the schema, "npm run data-folder" makes ${PRESENT}`;
  expect(existsSync(PRESENT), advice).toBe(true);
});

test('the data folder of the present schema can be made', { tags: ['thorough'] }, async () => {
  const folder = temporaryFolder();
  try {
    const fixture = join(folder, 'made');
    await makeFixture(fixture);
    const { answers } = expectedOf<Filled>(fixture);
    expect(Object.keys(answers)).toEqual(QUESTIONS);
    const statuses = ['expired', 'accepted', 'quoted', 'quoted', 'quoted', 'expired'];
    expect(answers.quotes).toMatchObject(statuses.map((status) => ({ status })));
  } finally {
    rmSync(folder, { recursive: true });
  }
});

let fresh: TestHost;
beforeAll(async () => {
  fresh = await startHost();
});
afterAll(() => fresh.close());

const [oldest, ...later] = readdirSync(DATA_FOLDERS).sort();

describe.each([oldest ?? ''])('a data folder of %s', holds);
describe.each(later)('a data folder of %s', { tags: ['thorough'] }, holds);

function holds(name: string): void {
  const fixture = join(DATA_FOLDERS, name);
  const filled = filledAs(name);
  const { folder } = filled;
  let dataFolder: string;
  let host: TestHost;

  const open = () => startHost({ dataFolder, clock: { now: folder.at } });
  beforeAll(async () => {
    dataFolder = temporaryFolder();
    unpackFolder(fixture, dataFolder);
    host = await open();
  });
  afterAll(async () => {
    await host.close();
    rmSync(dataFolder, { recursive: true });
  });

  test('opens without a problem, and issues no other client', () => {
    expect(host.app.problem).toBeUndefined();
    expect(host.issued).toBeUndefined();
  });

  test('has the schema of a new data folder', () => {
    expect(schemaOf(dataFolder)).toEqual(schemaOf(fresh.dataFolder));
  });

  test.each(questionsOf(filled))('answers %s as before', async (question) => {
    await expectAnswer(host, filled, question);
  });

  test('takes new quotes and changes of old ones, keeps them, and replays all to the same cents', async () => {
    const [, , quoteId = ''] = folder.quoteIds;
    const override = { overrideType: 'premium', value: 650, reason: 'Matched' } as const;
    await ask(host.app, 'overrideQuote', { quoteId, ...override });
    // While no quote could be accepted, rate books had no add-ons either.
    const legal = { quoteId, addonType: 'legal' } as const;
    if (folder.accepted !== null) await ask(host.app, 'addCover', legal);
    const { document } = await ask(host.app, 'draftFromQuote', { quoteId });
    await ask(host.app, 'submitQuote', { source: 'json', document });
    await host.close();
    host = await open();
    expect(host.app.problem).toBeUndefined();
    await expectReplayed(host, folder.quoteIds.length + 1);
  });
}
