import { join } from 'node:path';
import type Database from 'better-sqlite3';
import { newKeyText, parseKeyText } from '../../src/main/adapters/node/keys/key-file.ts';
import { secretHolder } from '../../src/main/adapters/node/keys/key-holders.ts';
import { openSqlite } from '../../src/main/adapters/sqlite/connection/open-sqlite.ts';
import { mustUnlock } from '../../src/main/app/vault/unlock.ts';

const text = newKeyText();

/** The key of this computer, for every host under faults and those after them; most data need none. */
export const KEY_ENVIRONMENT = { QUOTEDESK_DATA_KEY: text } as const;

/** The same, in this process. */
export const keyHolders = [secretHolder('host', () => parseKeyText(text))];

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
