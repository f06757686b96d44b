import { join } from 'node:path';
import Database from 'better-sqlite3';
import { type OpenDatabase, openDatabase } from '../../../src/main/adapters/sqlite/open.ts';
import { temporaryFolder } from '../host/prepared-folders.ts';
import { throwFault } from './throw-fault.ts';

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
