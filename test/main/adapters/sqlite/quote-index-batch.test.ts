import { afterEach, beforeEach, expect, test } from 'vitest';
import { contentHash } from '../../../../src/main/adapters/node/hash.ts';
import { batchIndexer } from '../../../../src/main/adapters/sqlite/quote-index/batch.ts';
import { quoteStore } from '../../../../src/main/adapters/sqlite/quotes/quote-store.ts';
import type { QuoteEvent, QuoteStore } from '../../../../src/main/core/quotes/history/store.ts';
import { type TestDatabase, testDatabase } from '../../../support/database.ts';
import { keepReferenced, storedQuote, submission } from '../../../support/stored-quote.ts';

let database: TestDatabase;
let quotes: QuoteStore;
beforeEach(async () => {
  database = await testDatabase();
  // Only the indexers of a test write the index.
  await database.projection.close();
  await keepReferenced(database);
  quotes = quoteStore(database, contentHash);
});
afterEach(() => database.close());

const lines = () =>
  database.db.selectFrom('quote_line').select(['id', 'status']).orderBy('number').execute();

const ACCEPTED: QuoteEvent = {
  ...{ kind: 'accepted', quoteId: 'Q-1', at: 3, by: 'desk' },
  detail: { paymentMethod: 'card', paymentReference: 'PAY-1', policyId: 'P-1' },
};

test('what changes after a batch was prepared is in the next one', async () => {
  const indexer = batchIndexer(database);
  await quotes.add(storedQuote('Q-1'), [submission('Q-1')]);
  indexer.prepare();
  await quotes.change(storedQuote('Q-1', { status: 'accepted' }), ACCEPTED, { after: 1 });
  expect(indexer.index()).toBe(true);
  expect(await lines()).toEqual([{ id: 'Q-1', status: 'quoted' }]);
  expect(indexer.index()).toBe(true);
  expect(await lines()).toEqual([{ id: 'Q-1', status: 'accepted' }]);
  expect(indexer.index()).toBe(false);
});

test('a prepared batch that another indexer wrote is not written again', async () => {
  const [one, other] = [batchIndexer(database), batchIndexer(database)];
  await quotes.add(storedQuote('Q-1'), [submission('Q-1')]);
  one.prepare();
  await quotes.change(storedQuote('Q-1', { status: 'accepted' }), ACCEPTED, { after: 1 });
  expect(other.index()).toBe(true);
  expect(one.index()).toBe(false);
  expect(await lines()).toEqual([{ id: 'Q-1', status: 'accepted' }]);
});
