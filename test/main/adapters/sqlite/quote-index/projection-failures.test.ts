/** @module-tag thorough */
import { closeSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Projection } from '../../../../../src/main/adapters/sqlite/connection/database.ts';
import { batchIndexer } from '../../../../../src/main/adapters/sqlite/quote-index/batch.ts';
import {
  openProjection,
  type ProjectionParts,
} from '../../../../../src/main/adapters/sqlite/quote-index/projection.ts';
import { openedForEach } from '../../../../support/opened.ts';
import { quotesInStore } from '../../../../support/stores/quotes-in-store.ts';

/** The most events that are brought in without a thread. */
const FEW = 50;
let projection: Projection;
let faults: unknown[][];
const store = openedForEach(() => quotesInStore());
beforeEach(async () => {
  // Only the projection of a test writes the index.
  await store.database.projection.close();
  faults = [];
  open();
});
afterEach(() => projection.close());

function open(byThread?: ProjectionParts['byThread']): void {
  const { database } = store;
  projection = openProjection({
    connection: database,
    reader: database.reader,
    onFault: (...fault) => faults.push(fault),
    ...(byThread && { byThread }),
  });
}

async function addMany(count: number, prefix = 'Q'): Promise<void> {
  for (let i = 0; i < count; i += 1) await store.add(`${prefix}-${i}`);
}
const count = () =>
  store.database.sqlite.prepare('select count(*) from quote_line').pluck().get() as number;
const fault = (code: string) => [expect.objectContaining({ code }), 'quoteIndex'];

describe('where nothing can be written, the index is read as it is, and the fault is reported once', () => {
  test.each([
    ['is full', 'SQLITE_FULL', 'max_page_count = 1', 'max_page_count = 1000000'],
    ['may not be changed', 'SQLITE_READONLY', 'query_only = 1', 'query_only = 0'],
  ])('because the database %s', async (_, code, begin, end) => {
    const { sqlite } = store.database;
    for (const time of [1, 2]) {
      await addMany(FEW, `${time}`);
      // A full database still has room in its free pages.
      sqlite.exec('vacuum');
      sqlite.pragma(begin);
      await projection.catchUp();
      await projection.catchUp();
      expect(count()).toBeLessThan(time * FEW);
      expect(faults).toEqual(Array(time).fill(fault(code)));
      sqlite.pragma(end);
      await projection.catchUp();
      expect(count()).toBe(time * FEW);
    }
  });

  test('because another program keeps the lock', async () => {
    await addMany(1);
    const other = new Database(join(store.database.folder, 'quotedesk.db'));
    other.exec('begin immediate');
    await projection.catchUp();
    expect(count()).toBe(0);
    await expect.poll(() => faults, { timeout: 30_000 }).toEqual([fault('SQLITE_BUSY')]);
    other.close();
    await projection.catchUp();
    expect(count()).toBe(1);
  });
});

test('a page that can not be read is no quote without sense: who reads is refused', async () => {
  const { folder, sqlite } = store.database;
  await addMany(2);
  sqlite.pragma('wal_checkpoint(truncate)');
  const plan = sqlite
    .prepare<[], { detail: string }>(
      "explain query plan select * from quote_event where quote_id = '' and kind <> 'submitted'",
    )
    .get();
  const index = / INDEX (\w+)/.exec(plan?.detail ?? '')?.[1];
  const root = sqlite.prepare('select rootpage from sqlite_schema where name = ?').pluck();
  const place = (Number(root.get(index)) - 1) * 4096;
  const file = openSync(join(folder, 'quotedesk.db'), 'r+');
  writeSync(file, Buffer.alloc(100, 0xff), 0, 100, place);
  closeSync(file);
  sqlite.pragma('shrink_memory');
  await expect(projection.catchUp()).rejects.toThrow('malformed');
  expect(count()).toBe(0);
});

test('a quote without sense has no line, and is reported', async () => {
  await addMany(2);
  store.database.outside(`drop trigger quote_event_is_final;
    update quote_event set answers = null where quote_id = 'Q-0'`);
  await projection.catchUp();
  expect(count()).toBe(1);
  const what = { code: 'quoteDamaged', values: { id: 'Q-0' } };
  expect(faults).toEqual([[expect.objectContaining({ what }), 'quoteIndex']]);
});

test('a quote without sense is reported before anybody reads the list that lacks it', async () => {
  await addMany(2);
  store.database.outside(`drop trigger quote_event_is_final;
    update quote_event set answers = null where quote_id = 'Q-0'`);
  const first = projection.catchUp();
  // The line of the other quote is there before the first has reported.
  for (let turn = 0; turn < 1000 && count() === 0; turn += 1) await Promise.resolve();
  expect(count()).toBe(1);
  await projection.catchUp();
  expect(faults).toHaveLength(1);
  await first;
  expect(faults).toHaveLength(1);
});

test('what fails after a reader has left, the next one meets', async () => {
  await addMany(1);
  const other = new Database(join(store.database.folder, 'quotedesk.db'));
  other.exec(`create trigger broken before insert on quote_line
    begin select raise(abort, 'broken'); end; begin immediate`);
  await projection.catchUp();
  other.close();
  await expect(projection.catchUp()).rejects.toThrow('broken');
  await expect(projection.catchUp()).rejects.toThrow('broken');
});

describe('a thread', () => {
  let batches: number;
  beforeEach(() => {
    batches = 0;
  });

  test('brings in what is more than a little', async () => {
    const indexer = batchIndexer(store.database);
    open(async () => {
      batches += 1;
      return indexer.index();
    });
    await addMany(FEW);
    await projection.catchUp();
    expect([count(), batches]).toEqual([FEW, 0]);
    store.database.outside('update quote_index_reached set sequence = 0');
    await store.add('Q-LAST');
    await projection.catchUp();
    expect(count()).toBe(FEW + 1);
    expect(batches).toBeGreaterThan(0);
  });

  test('does nothing where nothing may be written', async () => {
    open(async () => {
      batches += 1;
      return true;
    });
    await addMany(FEW + 1);
    store.database.setReadOnly(true);
    await projection.catchUp();
    expect(batches).toBe(0);
    expect(faults).toEqual([fault('SQLITE_READONLY')]);
  });

  test('is asked for nothing more once the index is closed', async () => {
    let closed: Promise<void> | undefined;
    open(async () => {
      batches += 1;
      closed ??= projection.close();
      return batches < 3;
    });
    await addMany(FEW + 1);
    await projection.catchUp();
    await closed;
    expect(batches).toBe(1);
  });

  test('that cannot write leaves nothing to the host, which could not either', async () => {
    open(async () => {
      throw Object.assign(new Error('full'), { code: 'SQLITE_FULL' });
    });
    await addMany(FEW + 1);
    await projection.catchUp();
    expect(count()).toBe(0);
    expect(faults).toEqual([fault('SQLITE_FULL')]);
  });
});

test('anyone who must write is refused by a full drive, but goes on where another host has the lock', async () => {
  await addMany(FEW + 1);
  const failing = (code: string) =>
    open(async () => {
      throw Object.assign(new Error(code), { code });
    });
  failing('SQLITE_FULL');
  await expect(projection.catchUp({ mustWrite: true })).rejects.toThrow('SQLITE_FULL');
  expect(faults).toEqual([]);
  failing('SQLITE_BUSY');
  await projection.catchUp({ mustWrite: true });
  expect(faults).toEqual([fault('SQLITE_BUSY')]);
});

test('what happens while the index catches up is left to the next time', async () => {
  const indexer = batchIndexer(store.database);
  open(async () => {
    while (indexer.index());
    await store.add('Q-LAST');
    return true;
  });
  await addMany(FEW + 1);
  await projection.catchUp();
  expect(count()).toBe(FEW + 1);
  await projection.catchUp();
  expect(count()).toBe(FEW + 2);
});

test('where the note of how far the index is has gone, it is made from the beginning, and noted', async () => {
  const { sqlite } = store.database;
  await addMany(FEW, 'before');
  await projection.catchUp();
  sqlite.exec('delete from quote_index_reached');
  await addMany(FEW, 'after');
  await projection.catchUp();
  expect(count()).toBe(2 * FEW);
  const reached = sqlite.prepare('select sequence from quote_index_reached').pluck().all();
  expect(reached).toEqual([sqlite.prepare('select max(sequence) from quote_event').pluck().get()]);
  expect(faults).toEqual([]);
});
