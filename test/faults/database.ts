import { join } from 'node:path';
import Database from 'better-sqlite3';

/** Asks the database of a data folder that no host has open. */
export function askDatabase<T>(dataFolder: string, ask: (database: Database.Database) => T): T {
  const database = new Database(join(dataFolder, 'quotedesk.db'), { fileMustExist: true });
  try {
    return ask(database);
  } finally {
    database.close();
  }
}
