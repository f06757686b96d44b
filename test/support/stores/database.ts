import { join } from 'node:path';
import Database from 'better-sqlite3';
import type { OpenDatabase } from '../../../src/main/adapters/sqlite/connection/database.ts';
import { openDatabase } from '../../../src/main/adapters/sqlite/open.ts';
import {
  HASHED_TABLES,
  type HashedTable,
  rowHash,
} from '../../../src/main/adapters/sqlite/rows/row-hash.ts';
import { createDataGuard } from '../../../src/main/core/data-state/data-guard.ts';
import { createDataState } from '../../../src/main/core/data-state/data-state.ts';
import { temporaryFolder } from '../host/prepared-folders.ts';

/** For a database in whose background nothing may fail: ends the test run with the failure. */
export function throwFault(error: unknown): never {
  throw error;
}

/** A database in a folder of its own, for the test of a store. */
export interface TestDatabase extends OpenDatabase {
  readonly folder: string;
  /** Changes the database as another program, which knows nothing of hashes. */
  readonly outside: (statement: string) => void;
}

/** Opens a new database. */
export async function testDatabase(): Promise<TestDatabase> {
  const folder = temporaryFolder();
  const since = '2026-11-21T00:00:00Z';
  const database = await openDatabase({ folder, host: 'headless', since, onFault: throwFault });
  return {
    ...database,
    folder,
    outside: (statement) => {
      const other = new Database(join(folder, 'quotedesk.db'));
      other.exec(statement);
      other.close();
    },
  };
}

/** Gives the rows of a table the hashes of what a test wrote into them. */
export function rehash(database: Database.Database, table: HashedTable): void {
  const keys = HASHED_TABLES[table];
  const same = keys.map((key) => `${key} = ?`).join(' and ');
  const update = database.prepare(`update ${table} set row_hash = ? where ${same}`);
  for (const row of database.prepare<[], Record<string, unknown>>(`select * from ${table}`).all()) {
    update.run(rowHash(row), ...keys.map((key) => row[key]));
  }
}

/** The guard of data that has no problem. */
export const SOUND_DATA = createDataGuard({
  state: createDataState(),
  isReadable: true,
  onDamage: () => {},
  lookAtFiles: () => {},
  lookAtClock: () => {},
  failureOf: () => undefined,
});
