import { join } from 'node:path';
import type Database from 'better-sqlite3';
import { openSqlite } from '../../src/main/adapters/sqlite/connection/open-sqlite.ts';
import { mustUnlock } from '../../src/main/app/vault/unlock.ts';
import { keyHolders } from './data-key.ts';

/** Asks the database of a data folder that no host has open. */
export function askDatabase<T>(
  dataFolder: string,
  ask: (database: Database.Database) => T,
  holders = keyHolders,
): T {
  const database = openSqlite(join(dataFolder, 'quotedesk.db'), {
    ...mustUnlock({ dataFolder, keyHolders: holders }),
    fileMustExist: true,
  });
  try {
    return ask(database);
  } finally {
    database.close();
  }
}
