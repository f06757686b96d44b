import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { QUESTIONS } from '../../../scripts/data-folder/answers.ts';
import { makeFixture } from '../../../scripts/data-folder.ts';
import { schemaVersion } from '../../../src/main/adapters/sqlite/schema/migrate.ts';
import {
  expectAnswer,
  expectReplayed,
  type Filled,
  filledAs,
  questionsOf,
  schemaOf,
} from '../../support/data/data-folder.ts';
import { addNextMigration } from '../../support/data/next-migration.ts';
import {
  DATA_FOLDERS,
  expectedOf,
  fixtureOf,
  unpackFolder,
} from '../../support/data/packed-folder.ts';
import { ask } from '../../support/host/ask.ts';
import { startHost, type TestHost } from '../../support/host/host.ts';
import { temporaryFolder } from '../../support/host/prepared-folders.ts';

const PRESENT = fixtureOf(schemaVersion());

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

const [oldest = '', ...later] = readdirSync(DATA_FOLDERS).sort();

describe.each([oldest])('a data folder of %s', (name) => holds(name));
describe.each(later)('a data folder of %s', { tags: ['thorough'] }, (name) => holds(name));
describe('a data folder that a later version upgrades', () => holds(oldest, addNextMigration));

/** @param beOfVersion has this process be of another version, until the returned function is called */
function holds(name: string, beOfVersion = async () => () => {}): void {
  const fixture = join(DATA_FOLDERS, name);
  const filled = filledAs(name);
  const { folder } = filled;
  let fresh: TestHost;
  let dataFolder: string;
  let host: TestHost;
  let beOfThisVersion: () => void;

  const open = () => startHost({ dataFolder, clock: { now: folder.at } });
  beforeAll(async () => {
    beOfThisVersion = await beOfVersion();
    fresh = await startHost();
    dataFolder = temporaryFolder();
    unpackFolder(fixture, dataFolder);
    host = await open();
  });
  afterAll(async () => {
    beOfThisVersion();
    await fresh.close();
    await host.close();
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

  test.skipIf(folder.accepted === null)('has a policy with one transaction', async () => {
    const quote = await ask(host.app, 'getQuote', { id: folder.accepted ?? '' });
    const { policyId = '' } = quote;
    const { transactions, charged } = await ask(host.app, 'getPolicy', { policyId });
    expect(transactions.map(({ kind }) => kind)).toEqual(['newBusiness']);
    expect(charged.total).toBe(quote.premium);
    const cancel = { ending: 'customer', hasClaim: false } as const;
    const { transaction } = await ask(host.app, 'previewTransaction', { policyId, cancel });
    expect(transaction.amounts.net).toBeLessThan(0);
  });

  test('takes new quotes and changes of kept ones, keeps them, and replays all to the same cents', async () => {
    await expectReplayed(host, folder.quoteIds.length);
    const [, , quoteId = ''] = folder.quoteIds;
    const override = { overrideType: 'premium', value: 650, reason: 'Matched' } as const;
    await ask(host.app, 'overrideQuote', { quoteId, ...override });
    await ask(host.app, 'addCover', { quoteId, addonType: 'legal' });
    const { document } = await ask(host.app, 'draftFromQuote', { quoteId });
    await ask(host.app, 'submitQuote', { source: 'json', document });
    await host.close();
    host = await open();
    expect(host.app.problem).toBeUndefined();
    await expectReplayed(host, folder.quoteIds.length + 1);
  });
}
