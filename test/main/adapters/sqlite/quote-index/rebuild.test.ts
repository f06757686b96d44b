import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { OpenDatabase } from '../../../../../src/main/adapters/sqlite/connection/database.ts';
import { openProjection } from '../../../../../src/main/adapters/sqlite/quote-index/projection.ts';
import { rebuildQuoteIndex } from '../../../../../src/main/adapters/sqlite/quote-index/rebuild.ts';
import { openedForEach } from '../../../../support/opened.ts';
import { throwFault } from '../../../../support/stores/database.ts';
import { quotesInStore } from '../../../../support/stores/quotes-in-store.ts';

const NOON = Date.parse('2026-11-20T12:00:00Z');
let database: OpenDatabase;
const store = openedForEach(() => quotesInStore());
beforeEach(async () => {
  // Only a rebuilding and a test bring anything into the index, not the host in the background.
  await store.database.projection.close();
  const { reader } = store.database;
  const parts = { connection: store.database, reader, onFault: throwFault };
  database = { ...store.database, projection: openProjection(parts) };
  for (const id of ['Q-1', 'Q-2', 'Q-3']) await store.add(id, { createdAt: NOON });
  await store.happen('Q-1', 'accepted', { detail: { policyId: 'P-1' } });
  await database.projection.catchUp();
});
afterEach(() => database.projection.close());

const rows = (table: string) => database.sqlite.prepare(`select * from ${table}`).all();
/** Everything in the quote index; its words as what a word finds. */
const everything = () =>
  [
    'quote_line',
    'customer',
    'quote_day',
    'quote_outcome',
    'quote_index_reached',
    `quote_search where quote_search match 'ann'`,
  ].map(rows);

test.each([
  [
    'too much',
    `insert into customer select key || 'x', name, date_of_birth, email, phone, eircode, newest_at,
      quotes, policies from customer;
    insert into quote_day select '2026-01-01', cover, quotes, premium_cents, converted, acceptances,
      accepted_cents from quote_day limit 1;
    update quote_outcome set quotes = quotes + 1;
    insert into quote_search (rowid, words) values (900, 'ann')`,
  ],
  ['a line of no quote', `update quote_line set number = 900 where id = 'Q-2'`],
  [
    'nothing, not even how far it had come',
    `delete from quote_line; delete from customer; delete from quote_day;
    delete from quote_outcome; delete from quote_index_reached`,
  ],
])('an index that holds %s is made again as it was', async (_, damage) => {
  const before = everything();
  store.database.outside(damage);
  expect(everything()).not.toEqual(before);
  expect(await rebuildQuoteIndex(database)).toEqual({ quotes: 3, missing: 0 });
  expect(everything()).toEqual(before);
});

test('what an index still lacks is said where another program takes the lock meanwhile', async () => {
  const other = new Database(join(store.database.folder, 'quotedesk.db'));
  const catchUp = async () => {
    other.exec('begin immediate');
    await database.projection.catchUp();
  };
  const projection = { ...database.projection, catchUp };
  const rebuilt = await rebuildQuoteIndex({ ...database, projection });
  other.close();
  expect(rebuilt).toEqual({ quotes: 0, missing: 4 });
});
