import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { beforeEach, expect, test } from 'vitest';
import { sharedTransaction } from '../../../../../src/main/adapters/sqlite/quotes/quote-store.ts';
import { openedForEach } from '../../../../support/opened.ts';
import { testDatabase } from '../../../../support/stores/database.ts';

let add: (number: number) => Promise<number>;

const database = openedForEach(() => testDatabase());
beforeEach(() => {
  const { sqlite } = database;
  sqlite.exec('create table kept (number integer primary key check (number > 0))');
  const insert = sqlite.prepare<[number]>('insert into kept values (?)');
  add = sharedTransaction(database, (number: number) => Number(insert.run(number).lastInsertRowid));
});

const kept = () => database.sqlite.prepare('select number from kept').pluck().all();

/** How many commits the log holds: the last frame of each names the size of the database. */
function commits(): number {
  const log = readFileSync(join(database.folder, 'quotedesk.db-wal'));
  const frame = 24 + log.readUInt32BE(8);
  const frames = Array.from({ length: Math.floor((log.length - 32) / frame) }, (_, i) => i);
  return frames.filter((i) => log.readUInt32BE(32 + i * frame + 4) > 0).length;
}

test('what is asked for at once is committed at once, in its order', async () => {
  const before = commits();
  expect(await Promise.all([add(3), add(1), add(2)])).toEqual([3, 1, 2]);
  expect(kept()).toEqual([1, 2, 3]);
  expect(commits()).toBe(before + 1);
});

test('what is asked for while the connection is taken waits for it together', async () => {
  const before = commits();
  let leave = () => {};
  const free = new Promise<void>((resolve) => {
    leave = resolve;
  });
  const taken = database.db.connection().execute(() => free);
  const first = add(1);
  // The first is past its turn by then, and waits for the connection.
  await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
  const second = add(2);
  leave();
  await Promise.all([taken, first, second]);
  expect(commits()).toBe(before + 1);
});

test('work that throws is undone alone', async () => {
  const found = await Promise.allSettled([add(1), add(0), add(1), add(2)]);
  expect(found.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'rejected',
    'fulfilled',
  ]);
  expect(kept()).toEqual([1, 2]);
  await expect(add(0)).rejects.toThrow(/CHECK/);
  expect(await add(3)).toBe(3);
});

test('where SQLite rolls the transaction back, none of it is kept, and the next one is', async () => {
  const { sqlite } = database;
  const insert = sqlite.prepare<[number]>('insert into kept values (?)');
  const undo = sharedTransaction(database, (number: number) => {
    insert.run(number);
    // As SQLite does by itself where the drive is full.
    if (number === 2) sqlite.exec('rollback');
    if (number === 2) throw new Error('full');
  });
  const found = await Promise.allSettled([undo(1), undo(2), undo(3)]);
  expect(found.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(kept()).toEqual([]);
  await undo(4);
  expect(kept()).toEqual([4]);
});

test('a lock elsewhere is waited for, and all of it is done once', async () => {
  const other = new Database(join(database.folder, 'quotedesk.db'));
  other.exec('begin immediate');
  const both = Promise.all([add(1), add(2)]);
  await expect.poll(() => database.lock.refused()?.count).toBeGreaterThan(0);
  other.exec('rollback');
  other.close();
  expect(await both).toEqual([1, 2]);
  expect(kept()).toEqual([1, 2]);
});

test('anyone who asks after the end is refused', async () => {
  const other = await testDatabase();
  const late = sharedTransaction(other, () => 1);
  await other.close();
  await expect(late()).rejects.toThrow();
});
