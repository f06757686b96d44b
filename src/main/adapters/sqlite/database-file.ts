import { closeSync, openSync, statSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { HEAD_FILE } from '../../../shared/schemas/history.ts';
import { connect } from './connection.ts';
import { removeDatabase, renameDurably } from './durable.ts';
import { migrate } from './migrate.ts';
import { SCHEMA_VERSION } from './migrations/index.ts';
import { APPLICATION_ID, applyPragmas, applyReadingPragmas, versionOf } from './pragmas.ts';

/** The database is not ours, or of a newer version. The message is for people. */
export class UnusableDatabase extends Error {
  override readonly name = 'UnusableDatabase';
}

export const FILE = 'quotedesk.db';

/** The mark of whose database a file is; undefined where it is no database at all. */
function applicationId(sqlite: Database.Database): unknown {
  try {
    return sqlite.pragma('application_id', { simple: true });
  } catch (error) {
    if (error instanceof Database.SqliteError && error.code === 'SQLITE_NOTADB') return undefined;
    throw error;
  }
}

/**
 * Opens a file that must be a database of ours, of this version or an older one.
 * @throws {UnusableDatabase} where it is not
 */
export function openFile(
  file: string,
  { unsynced }: { readonly unsynced: boolean },
  options: Database.Options,
): Database.Database {
  const sqlite = new Database(file, { ...options, fileMustExist: true });
  try {
    if (applicationId(sqlite) !== APPLICATION_ID) {
      throw new UnusableDatabase(`${file} is not a Quotedesk database`);
    }
    if (versionOf(sqlite) > SCHEMA_VERSION) {
      throw new UnusableDatabase(`${file} was written by a newer version of Quotedesk`);
    }
    applyPragmas(sqlite, { unsynced });
    return sqlite;
  } catch (error) {
    sqlite.close();
    throw error;
  }
}

/**
 * Opens a second connection to a database that is open already, which only reads: it takes no lock
 * that a writer waits for, and waits for no writer.
 */
export function openReader(file: string, options: Database.Options): Database.Database {
  const sqlite = new Database(file, { ...options, fileMustExist: true, readonly: true });
  try {
    applyReadingPragmas(sqlite);
    return sqlite;
  } catch (error) {
    sqlite.close();
    throw error;
  }
}

/** Makes a database with all its tables, which has its name only once it is whole. */
export async function createFile(file: string, options: Database.Options): Promise<void> {
  const partial = `${file}.partial`;
  removeDatabase(partial);
  closeSync(openSync(partial, 'wx', 0o600));
  const sqlite = new Database(partial, { ...options, fileMustExist: true });
  const { db, close } = connect(sqlite);
  try {
    sqlite.pragma(`application_id = ${APPLICATION_ID}`);
    await migrate(db, sqlite);
  } finally {
    await close();
  }
  renameDurably(partial, file);
}

const sizeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.size ?? 0;

/**
 * Whether a data folder has no database yet. One that is empty is what a first start left that was
 * cut off; but not where the history is known to have begun.
 * @throws {UnusableDatabase} where there must have been data
 */
export function isNewFolder(folder: string, file: string): boolean {
  const size = statSync(file, { throwIfNoEntry: false })?.size;
  if (size !== undefined && size > 0) return false;
  const left = [HEAD_FILE, `${FILE}-wal`].find((name) => sizeOf(join(folder, name)) > 0);
  if (left === undefined) return true;
  const what = size === undefined ? 'is missing' : 'is empty';
  throw new UnusableDatabase(
    `${file} ${what}, but ${left} says that there was data. Restore a backup; to begin again without the data, move ${left} out of the folder`,
  );
}
