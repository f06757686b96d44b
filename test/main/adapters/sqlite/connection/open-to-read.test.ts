import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { openMaintenance } from '../../../../../src/main/adapters/sqlite/background/maintenance.ts';
import { connect } from '../../../../../src/main/adapters/sqlite/connection/connection.ts';
import { contentsOf, headOf } from '../../../../../src/main/adapters/sqlite/files/copy-to-file.ts';
import { openedFile } from '../../../../../src/main/adapters/sqlite/files/database-files.ts';
import { openToRead } from '../../../../../src/main/adapters/sqlite/open-to-read.ts';
import { rebuildQuoteIndex } from '../../../../../src/main/adapters/sqlite/quote-index/rebuild.ts';
import { dataVersions } from '../../../../../src/main/adapters/sqlite/storage.ts';
import { HEAD_FILE } from '../../../../../src/shared/schemas/quotes/history.ts';
import { openedForEach } from '../../../../support/opened.ts';
import { throwFault } from '../../../../support/stores/database.ts';
import { quotesInStore } from '../../../../support/stores/quotes-in-store.ts';

const store = openedForEach(() => quotesInStore());

let pragma: MockInstance<Database.Database['pragma']>;
beforeEach(() => {
  pragma = vi.spyOn(Database.prototype, 'pragma');
});
// What the thread has open ends with it: here its locks would stay.
afterEach(() => {
  const { calls, contexts } = pragma.mock;
  pragma.mockRestore();
  for (const [i, [text]] of calls.entries())
    if (text === 'wal_autocheckpoint = 0') (contexts[i] as Database.Database).close();
});

const read = () => openToRead({ folder: store.database.folder, onFault: throwFault });
const lines = () => store.database.sqlite.prepare('select count(*) from quote_line').pluck().get();

test('what is opened to read sees what was committed, and changes nothing', async () => {
  const { database } = store;
  await store.add('Q-1');
  const reading = read();
  expect(reading).toMatchObject({
    isNew: false,
    restricted: [],
    isLogDamaged: false,
    file: undefined,
  });
  expect(await reading.db.selectFrom('quote').select('id').execute()).toEqual([{ id: 'Q-1' }]);
  await expect(reading.db.deleteFrom('setting').execute()).rejects.toThrow(/readonly/);
  await database.head.close();
  expect(await reading.head.check()).toEqual({ state: 'whole', sequence: 1 });
  const before = readFileSync(join(database.folder, HEAD_FILE));
  reading.head.note({ sequence: 9, hash: 'later', at: 1 });
  await reading.head.close();
  reading.projection.note();
  await reading.saveLost();
  await reading.projection.close();
  expect(readFileSync(join(database.folder, HEAD_FILE)).equals(before)).toBe(true);
  expect(reading.lossOf()).toBeUndefined();
  await reading.close();
});

test('who reads waits until the index has what had happened', async () => {
  const { folder, projection } = store.database;
  const reading = read();
  await reading.projection.catchUp();
  for (const id of ['Q-1', 'Q-2']) await store.add(id);
  // From here on, no one but the thread's own work writes the index.
  await projection.close();
  store.database.outside('delete from quote_line; update quote_index_reached set sequence = 0');
  let isOver = false;
  const waiting = reading.projection.catchUp().then(() => {
    isOver = true;
  });
  await new Promise((resolve) => setImmediate(resolve));
  expect(isOver).toBe(false);
  const work = openMaintenance({ folder, unsynced: true, native: {} });
  await work.index(openedFile(join(folder, 'quotedesk.db')));
  await waiting;
  expect(await reading.db.selectFrom('quote_line').select('id').execute()).toHaveLength(2);
  await reading.close();
});

test('what a database holds is counted', async () => {
  const { database } = store;
  await store.add('Q-1');
  const detail = { paymentMethod: 'card', paymentReference: 'PAY', policyId: 'P-1' };
  await store.happen('Q-1', 'accepted', { at: 7, detail });
  await database.projection.catchUp();
  const found = contentsOf(database.sqlite);
  expect(found).toMatchObject({ quotes: new Map([['Q-1', 2]]), policies: new Set(['Q-1']) });
  expect([found.customers.size, found.rateBooks.size, found.newestAt]).toEqual([1, 1, 7]);
  expect(headOf(database.sqlite)).toMatchObject({ sequence: 2 });
});

test('a statement is prepared once for each connection', async () => {
  const sqlite = new Database(':memory:');
  const { db, close } = connect(sqlite);
  const prepare = vi.spyOn(sqlite, 'prepare');
  for (const number of [1, 2]) {
    const { rows } = await sql<{ number: number }>`select ${number} as number`.execute(db);
    expect(rows).toEqual([{ number }]);
  }
  expect(prepare).toHaveBeenCalledTimes(1);
  await close();
});

test('the thread’s own work brings events into the index, and the log into the database', async () => {
  const { folder } = store.database;
  const file = join(folder, 'quotedesk.db');
  const work = openMaintenance({ folder, unsynced: true, native: {} });
  const identity = openedFile(file);
  await store.add('Q-1');
  // From here on, no one else writes the index.
  await store.database.projection.close();
  store.database.outside('delete from quote_line; update quote_index_reached set sequence = 0');
  await work.prepare(identity);
  expect(await work.index(identity)).toBe(true);
  expect(lines()).toBe(1);
  expect(await work.index(identity)).toBe(false);
  const [{ log }] = store.database.sqlite.pragma('wal_checkpoint(noop)') as [{ log: number }];
  expect(log).toBeGreaterThan(0);
  await work.checkpoint(identity);
  expect(store.database.sqlite.pragma('wal_checkpoint(noop)')).toMatchObject([
    { log, checkpointed: log },
  ]);
  const other = openMaintenance({ folder, unsynced: true, native: {} });
  await expect(other.checkpoint({ ...identity, ino: identity.ino + 1n })).rejects.toThrow(
    `${file} is another file now`,
  );
});

test('the index is made again from the history, and holds nothing else', async () => {
  const { database } = store;
  for (const id of ['Q-1', 'Q-2']) await store.add(id);
  await database.projection.catchUp();
  const rows = (table: string) => database.sqlite.prepare(`select * from ${table}`).all();
  const tables = ['quote_line', 'customer', 'quote_day', 'quote_outcome', 'quote_index_reached'];
  const before = tables.map(rows);
  database.outside("update quote_line set vehicle = 'another'; update quote_day set quotes = 99");
  expect(await rebuildQuoteIndex(database)).toEqual({ quotes: 2, missing: 0 });
  expect(tables.map(rows)).toEqual(before);
});

test('the version of the data grows by changes here and elsewhere, and not by drafts or reading', async () => {
  const { database } = store;
  let drafts = 0;
  const version = dataVersions(database, () => drafts);
  await store.add('Q-1');
  const first = await version();
  expect(await version()).toEqual(first);
  database.outside("insert into setting (name, value, row_hash) values ('a', 'b', '')");
  const second = await version();
  expect(second.version).toBeGreaterThan(first.version);
  await store.add('Q-2');
  const third = await version();
  expect(third.version).toBeGreaterThan(second.version);
  drafts = 1;
  expect(await version()).toEqual({ version: third.version - 1, drafts: 1 });
});
