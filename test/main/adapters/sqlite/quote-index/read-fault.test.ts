import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { isOfData } from '../../../../../src/main/adapters/sqlite/integrity/tables.ts';
import { openProjection } from '../../../../../src/main/adapters/sqlite/quote-index/projection.ts';
import { openedForEach } from '../../../../support/opened.ts';
import { testDatabase } from '../../../../support/stores/database.ts';

const database = openedForEach(() => testDatabase());

test('a read that fails right after a change is reported, and ends nothing', async () => {
  const sqlite = new Database(join(database.folder, 'quotedesk.db'), { readonly: true });
  const faults: unknown[] = [];
  const projection = openProjection({
    connection: database,
    reader: { ...database.reader, sqlite },
    onFault: (error) => faults.push(error),
  });
  // From here on each statement of the reader throws at once, as where the drive can not be read.
  sqlite.close();
  projection.note();
  // An error that no one catches fails this run.
  await expect.poll(() => faults).toHaveLength(1);
  await projection.close();
});

test.for([
  ['SQLITE_IOERR_READ', false],
  ['SQLITE_IOERR_SHORT_READ', false],
  ['SQLITE_BUSY', false],
  ['SQLITE_CANTOPEN', false],
  ['SQLITE_CORRUPT', true],
  ['SQLITE_CORRUPT_VTAB', true],
  ['SQLITE_ERROR', true],
] as const)('%s says that what is read makes no sense: %s', ([code, isDamage]) => {
  expect(isOfData(new Database.SqliteError('said', code))).toBe(isDamage);
});
