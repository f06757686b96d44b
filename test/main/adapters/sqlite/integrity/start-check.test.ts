import { closeSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { contentHash } from '../../../../../src/main/adapters/node/hash.ts';
import type { OpenDatabase } from '../../../../../src/main/adapters/sqlite/connection/database.ts';
import { databaseChecks } from '../../../../../src/main/adapters/sqlite/integrity/checks.ts';
import { checkDays } from '../../../../../src/main/adapters/sqlite/integrity/quote-index.ts';
import { checkAtStart } from '../../../../../src/main/adapters/sqlite/integrity/start-check.ts';
import { tableChecks } from '../../../../../src/main/adapters/sqlite/integrity/tables.ts';
import { openToRead } from '../../../../../src/main/adapters/sqlite/open-to-read.ts';
import { declinedLetterStore } from '../../../../../src/main/adapters/sqlite/quotes/declined-letter-store.ts';
import { declinedStore } from '../../../../../src/main/adapters/sqlite/quotes/declined-store.ts';
import {
  hashed,
  isWhole,
  rowDamaged,
  rowHash,
  sha256Of,
  verified,
} from '../../../../../src/main/adapters/sqlite/rows/row-hash.ts';
import { firmFileStore } from '../../../../../src/main/adapters/sqlite/settings/firm-file-store.ts';
import { DamagedData } from '../../../../../src/main/core/data-state/damaged-data.ts';
import type { Message } from '../../../../../src/shared/domain/messages/message.ts';
import { openedForEach } from '../../../../support/opened.ts';
import { throwFault } from '../../../../support/stores/database.ts';
import { quotesInStore } from '../../../../support/stores/quotes-in-store.ts';
import { storedQuote } from '../../../../support/stores/stored-quote.ts';

const store = openedForEach(() => quotesInStore());

const ROW = { name: 'Ann', id: 'one', at: 5 };

/** As data folders keep it: another one would call each of their rows damaged. */
const KEPT = 'fc7acbd0f4bc4ab59fe91624bd75de98f4b3f903b4bc4bea067e0590001f2799';

test('the hash of a row is of its columns by name, whatever their order', () => {
  expect(rowHash(ROW)).toBe(KEPT);
  expect(rowHash({ at: 5, id: 'one', name: 'Ann' })).toBe(KEPT);
});

test('the hash leaves out itself, the number of the row and bytes with a hash of their own', () => {
  expect(rowHash({ ...ROW, row_hash: 'x', sequence: 7, bytes: Buffer.from('x') })).toBe(KEPT);
  expect(rowHash({ ...ROW, at: 6 })).not.toBe(KEPT);
  expect(rowHash({ ...ROW, more: null })).not.toBe(KEPT);
});

test('a row is whole as it was written', () => {
  const row = hashed(ROW);
  expect(verified('client', row)).toBe(row);
  const other = { ...row, name: 'Bob' };
  expect(isWhole(other)).toBe(false);
  expect(() => verified('client', other)).toThrow(DamagedData);
});

test('a damaged row is named, unless its name is of a person or a secret', () => {
  const of = (table: Parameters<typeof rowDamaged>[0], row: object) =>
    rowDamaged(table, row).values;
  expect(of('client', ROW)).toEqual({ table: 'client', name: 'one' });
  expect(of('vehicle', { vrm: '191-D-1' })).toEqual({ table: 'vehicle', name: '' });
  expect(of('imported_customer', { number: 5 })).toEqual({ table: 'imported_customer', name: '' });
});

describe('start check', () => {
  beforeEach(async () => {
    for (const id of ['Q-1', 'Q-2', 'Q-3']) await store.add(id);
  });

  async function found(of: OpenDatabase = store.database): Promise<Message[]> {
    const damage: Message[] = [];
    await checkAtStart(of, { hash: contentHash, onDamage: (what) => damage.push(what) });
    return damage;
  }

  test('a sound database has no damage, and what its log lost is said', async () => {
    expect(await found()).toEqual([]);
    expect(await found({ ...store.database, isLogDamaged: true })).toEqual([
      { code: 'logDamaged' },
    ]);
  });

  test.each([
    'create table theirs (x)',
    'create view kysely_view as select 1',
    'create trigger kysely_trigger after insert on setting begin delete from setting; end',
  ])('%s is not ours: a damaged schema', async (statement) => {
    store.database.outside(statement);
    expect(await found()).toEqual([{ code: 'schemaDamaged' }]);
  });

  test('a changed event at the end of the history is said, by its number', async () => {
    const { database } = store;
    const trigger = database.sqlite
      .prepare("select sql from sqlite_schema where name = 'quote_event_is_final'")
      .pluck()
      .get();
    database.outside(`drop trigger quote_event_is_final;
    update quote_event set at = at + 1 where sequence = 2; ${trigger}`);
    expect(await found()).toEqual([{ code: 'eventDamaged', values: { sequence: 2 } }]);
  });

  const EVENTS = { code: 'tableDamaged', values: { table: 'quote_event' } };

  test.each([
    ['setting', [{ code: 'tableDamaged', values: { table: 'setting' } }]],
    // By the end of the history that is read from it.
    ['quote_event', [EVENTS]],
    // The check in the background reads it.
    ['document', []],
  ])('a page of %s that cannot be read is found at the start or later', async (table, damage) => {
    const { folder, sqlite } = store.database;
    const root = sqlite.prepare('select rootpage from sqlite_schema where name = ?').pluck();
    const place = (Number(root.get(table)) - 1) * 4096;
    sqlite.pragma('wal_checkpoint(truncate)');
    const file = openSync(join(folder, 'quotedesk.db'), 'r+');
    writeSync(file, Buffer.alloc(100, 0xff), 0, 100, place);
    closeSync(file);
    const reading = openToRead({ folder, onFault: throwFault });
    expect(await found(reading)).toEqual(damage);
    await reading.close();
  });
});

describe('damaged pages', () => {
  beforeEach(async () => {
    for (const id of ['Q-1', 'Q-2', 'Q-3']) await store.add(id);
    await store.database.projection.catchUp();
  });

  /** The tables whose pages are damaged after these bytes were written into the file. */
  async function damaged(place: number, bytes: Buffer): Promise<unknown[]> {
    const { folder, sqlite } = store.database;
    sqlite.pragma('wal_checkpoint(truncate)');
    const file = openSync(join(folder, 'quotedesk.db'), 'r+');
    writeSync(file, bytes, 0, bytes.length, place);
    closeSync(file);
    const reading = openToRead({ folder, onFault: throwFault });
    const found: unknown[] = [];
    for (const check of tableChecks(reading))
      for await (const damage of check()) if (damage) found.push(damage);
    await reading.close();
    return found;
  }

  const startOf = (name: string) =>
    (Number(
      store.database.sqlite
        .prepare('select rootpage from sqlite_schema where name = ?')
        .pluck()
        .get(name),
    ) -
      1) *
    4096;

  const tableDamaged = (table: string) => ({ code: 'tableDamaged', values: { table } });

  test('pages that are as they were written are whole', async () => {
    expect(await damaged(startOf('setting'), Buffer.alloc(0))).toEqual([]);
  });

  test.each([
    ['of a table', 'setting', 'setting'],
    ['of the index of a table', 'quote_line_by_premium', 'quote_line'],
    ['of the words', 'quote_search_data', 'quote_search'],
  ])('a page %s that cannot be read is damage of the table', async (_, of, table) => {
    const found = await damaged(startOf(of), Buffer.alloc(100, 0xff));
    expect(found).toContainEqual(tableDamaged(table));
    expect(
      found.filter((one) => JSON.stringify(one) !== JSON.stringify(tableDamaged(table))),
    ).toEqual([tableDamaged('the file')]);
  });

  test('a list of free pages that is another is damage of the file', async () => {
    const freePages = Buffer.alloc(4);
    freePages.writeUInt32BE(7);
    expect(await damaged(36, freePages)).toEqual([tableDamaged('the file')]);
  });
});

describe('files and sums', () => {
  async function said(check: AsyncIterable<Message | undefined>): Promise<Message[]> {
    const all: Message[] = [];
    for await (const damage of check) if (damage) all.push(damage);
    return all;
  }

  const rowDamaged = (table: string, name: string) => ({
    code: 'rowDamaged',
    values: { table, name },
  });

  test('every file of the firm and every letter is held against its bytes and its row, once', async () => {
    const { database } = store;
    const declined = declinedStore(database);
    const { sections } = storedQuote('Q-1');
    const shas: string[] = [];
    for (const id of ['D-1', 'D-2', 'D-3']) {
      await declined.add({ id, at: 1, by: 'desk', rateBookHash: 'book', sections, reasons: [] });
      const bytes = Buffer.from(`For ${id}`);
      const file = { bytes, sha256: sha256Of(bytes), createdAt: 5 };
      await declinedLetterStore(database).add({ declinedId: id, ...file });
      await firmFileStore(database).add(file);
      shas.push(file.sha256);
    }
    const everything = async () =>
      (await Promise.all(databaseChecks(database).map((check) => said(check())))).flat();
    expect(await everything()).toEqual([]);
    database.outside(`update declined_letter set bytes = x'00' where declined_id = 'D-1';
    update declined_letter set created_at = 6 where declined_id = 'D-3';
    update firm_file set bytes = x'00' where sha256 = '${shas[0]}';
    update firm_file set created_at = 6 where sha256 = '${shas[2]}'`);
    const found = await everything();
    expect(found).toHaveLength(4);
    expect(found).toEqual(
      expect.arrayContaining([
        rowDamaged('declined_letter', 'D-1'),
        rowDamaged('declined_letter', 'D-3'),
        rowDamaged('firm_file', shas[0] ?? ''),
        rowDamaged('firm_file', shas[2] ?? ''),
      ]),
    );
  });

  test.each([
    ['too many', 'update quote_outcome set quotes = quotes + 1'],
    ['missing', 'delete from quote_outcome'],
    ['of another outcome', `update quote_outcome set outcome = 'lost'`],
  ])('a day whose sums of outcomes are %s is named', async (_, change) => {
    const { database } = store;
    const createdAt = Date.parse('2026-11-20T12:00:00Z');
    for (const id of ['Q-1', 'Q-2']) await store.add(id, { createdAt });
    await store.happen('Q-2', 'markedLost', { detail: { reason: 'price' } });
    await database.projection.catchUp();
    expect(await said(checkDays(database))).toEqual([]);
    database.outside(`${change} where outcome = 'open'`);
    expect(await said(checkDays(database))).toEqual([
      { code: 'daysDamaged', values: { day: '2026-11-20' } },
    ]);
  });
});
