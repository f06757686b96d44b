import { closeSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { openToRead } from '../../../../../src/main/adapters/sqlite/connection/open-to-read.ts';
import { tableChecks } from '../../../../../src/main/adapters/sqlite/integrity/tables.ts';
import { openedForEach } from '../../../../support/opened.ts';
import { quotesInStore } from '../../../../support/stores/quotes-in-store.ts';
import { throwFault } from '../../../../support/stores/throw-fault.ts';

const store = openedForEach(() => quotesInStore());
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
