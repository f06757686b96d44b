import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The database in a data folder. */
export const FILE = 'quotedesk.db';

/** What SQLite keeps next to a database, by how its name ends: a log, its index, and a journal to take a change back. */
export const LOG_ENDS = ['-wal', '-shm', '-journal'] as const;

/** Below the data folder. */
export const BACKUPS = 'backups';

/** Whether a folder holds a database. */
export function hasDatabase(folder: string): boolean {
  return existsSync(join(folder, FILE));
}

/** Below the data folder: data that are to take the place of its own at the next start, once that is confirmed. */
export const preparedIn = (dataFolder: string) => join(dataFolder, BACKUPS, 'to-restore');

/** Whether there are such data. */
export const isPrepared = (dataFolder: string): boolean => existsSync(preparedIn(dataFolder));

/** In a data folder whose databases are encrypted, or are about to be. */
export const KEYS_FILE = 'data-keys.json';
/**
 * The same once more, because without it no one opens the data. It may lie next to them: what it holds
 * opens only by a key that is not in the folder.
 */
export const KEYS_COPY = 'data-keys.copy.json';

export const isThere = (file: string) => statSync(file, { throwIfNoEntry: false }) !== undefined;

/** What every database that is not encrypted begins with. */
const PLAIN = Buffer.from('SQLite format 3\0');

/** Whether the database of a folder is there, and not encrypted. */
export function isPlain(folder: string): boolean {
  const file = join(folder, FILE);
  if (!isThere(file)) return false;
  const begin = Buffer.alloc(PLAIN.length);
  const handle = openSync(file, 'r');
  try {
    readSync(handle, begin);
  } finally {
    closeSync(handle);
  }
  return begin.equals(PLAIN);
}

/** Whether the databases of a folder are encrypted, or may be. */
export function hasDataKeys(folder: string): boolean {
  return isThere(join(folder, KEYS_FILE)) || (isThere(join(folder, KEYS_COPY)) && !isPlain(folder));
}
