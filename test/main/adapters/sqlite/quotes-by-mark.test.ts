import { afterEach, beforeEach, expect, test } from 'vitest';
import { contentHash } from '../../../../src/main/adapters/node/hash.ts';
import { quoteStore } from '../../../../src/main/adapters/sqlite/quote-store.ts';
import type {
  QuoteEvent,
  QuoteStore,
  StoredQuote,
} from '../../../../src/main/core/quotes/history/store.ts';
import { type TestDatabase, testDatabase } from '../../../support/database.ts';
import { keepReferenced, storedQuote, submission } from '../../../support/stored-quote.ts';

let database: TestDatabase;
let quotes: QuoteStore;
beforeEach(async () => {
  database = await testDatabase();
  await keepReferenced(database);
  quotes = quoteStore(database, contentHash);
});
afterEach(() => database.close());

const MARK = '191-D-1';
const NOW = 100;

const add = (id: string, more: Partial<StoredQuote> = {}, detail: object = {}) =>
  quotes.add(storedQuote(id, { expiresAt: NOW + 1, ...more }), [submission(id, detail)]);
const idsOf = async (mark = MARK) => (await quotes.ofMark(mark, NOW)).map(({ id }) => id);
const decide = async (id: string, ...kinds: ('referred' | 'referralRefused')[]) => {
  for (const kind of kinds) {
    const found = await quotes.find(id);
    if (!found) throw new Error(id);
    const event = { kind, quoteId: id, at: 2, by: 'desk', detail: {} } as unknown as QuoteEvent;
    await quotes.change(found.quote, event, { after: found.events.length });
  }
};

test('policies and open quotes of a car are found, and of no other car', async () => {
  await add('Q-OPEN', {}, { basedOn: 'Q-BEFORE' });
  await add('Q-POLICY', { status: 'accepted', expiresAt: 1 });
  await add('Q-EXPIRED', { expiresAt: NOW });
  const { sections } = storedQuote('Q-OTHER');
  const vehicle = { ...sections.vehicle, registrationNumber: '191-D-2' };
  await add('Q-OTHER', { sections: { ...sections, vehicle } });
  expect(await quotes.ofMark(MARK, NOW)).toEqual([
    { id: 'Q-POLICY', status: 'accepted', by: 'desk', basedOn: undefined, sections },
    { id: 'Q-OPEN', status: 'quoted', by: 'desk', basedOn: 'Q-BEFORE', sections },
  ]);
  expect(await idsOf('191-D-2')).toEqual(['Q-OTHER']);
  expect(await idsOf('191-D-3')).toEqual([]);
});

test('a refused quote is none of them, until it is referred again', async () => {
  await add('Q-1');
  await decide('Q-1', 'referred');
  expect(await idsOf()).toEqual(['Q-1']);
  await decide('Q-1', 'referralRefused');
  expect(await idsOf()).toEqual([]);
  await decide('Q-1', 'referred');
  expect(await idsOf()).toEqual(['Q-1']);
});

test('of many those that end last are looked at, twenty of each kind', async () => {
  for (let i = 0; i < 22; i += 1) {
    await add(`Q-${i}`, { expiresAt: NOW + 1 + i });
    await add(`P-${i}`, { status: 'accepted', expiresAt: i });
  }
  const last = (prefix: string) => Array.from({ length: 20 }, (_, i) => `${prefix}-${21 - i}`);
  // SQLite's limit keeps the policies apart from the open quotes.
  expect((await idsOf()).toSorted()).toEqual([...last('P'), ...last('Q')].toSorted());
});
