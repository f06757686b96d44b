import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type Database from 'better-sqlite3';
import { message } from '../../../../shared/domain/messages/message.ts';
import { FaultError } from '../../../../shared/result/fault-error.ts';
import { HEAD_FILE } from '../../../../shared/schemas/quotes/history.ts';
import { problemError } from '../../../core/data-state/data-state.ts';
import { connect } from '../connection/connection.ts';
import { openSqlite, type SqliteOptions } from '../connection/open-sqlite.ts';
import {
  APPLICATION_ID,
  APPLICATION_ID_0_1,
  applyPragmas,
  applyReadingPragmas,
  versionOf,
} from '../connection/pragmas.ts';
import { migrate, schemaVersion } from '../schema/migrate.ts';
import { hasCopies } from './copy-database.ts';
import { removeDatabase, renameDurably } from './durable.ts';
import { BACKUPS, FILE } from './file-names.ts';

/** The bytes of a file; 0 where there is none. */
export function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

type Unusable =
  | 'databaseForeign'
  | 'databaseNewer'
  | 'databaseOfFirstVersion'
  | 'databaseBeingMade'
  | 'databaseInUse'
  | 'databaseMoved';

/** The error of a database that is not ours, or cannot be used now. */
export function unusable(code: Unusable, file: string): FaultError {
  return new FaultError({ kind: 'unavailable', message: message(code, { file }) });
}

const refuse0_1 = (id: unknown, file: string): void => {
  if (id === APPLICATION_ID_0_1) throw unusable('databaseOfFirstVersion', file);
};

/** Where the header of a database has its application id. Source: https://sqlite.org/fileformat.html */
const ID_AT = 68;

/** The application id in the header of a file; undefined where it cannot be read: SQLite then says why. */
function applicationIdIn(file: string): number | undefined {
  try {
    const header = Buffer.alloc(ID_AT + 4);
    const opened = openSync(file, 'r');
    try {
      readSync(opened, header, 0, header.length, 0);
    } finally {
      closeSync(opened);
    }
    return header.readUInt32BE(ID_AT);
  } catch {
    return undefined;
  }
}

/**
 * Looks at the header alone, before anything is changed: SQLite would bring a log into the database. What
 * is encrypted says nothing without its key, and is refused once it is open.
 * @throws {FaultError} where version 0.1 wrote the file
 */
export function mustNotBeOf0_1(file: string): void {
  refuse0_1(applicationIdIn(file), file);
}

/** @throws {FaultError} where a database is another program's, of version 0.1, or a newer version's */
export function mustBeOurs(sqlite: Database.Database, file: string): void {
  const id = sqlite.pragma('application_id', { simple: true });
  refuse0_1(id, file);
  if (id !== APPLICATION_ID) throw unusable('databaseForeign', file);
  if (versionOf(sqlite) > schemaVersion()) {
    throw unusable('databaseNewer', file);
  }
}

/**
 * Opens a file that must be a database of ours, of this version or an earlier one.
 * @throws {FaultError} where it is another program's or a newer version's
 * @throws {SqliteError} where it is no database, or a damaged one
 */
export function openFile(
  file: string,
  { unsynced }: { readonly unsynced: boolean },
  options: SqliteOptions,
): Database.Database {
  const sqlite = openSqlite(file, { ...options, fileMustExist: true });
  try {
    mustBeOurs(sqlite, file);
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
export function openReader(file: string, options: SqliteOptions): Database.Database {
  const sqlite = openSqlite(file, { ...options, fileMustExist: true, readonly: true });
  try {
    applyReadingPragmas(sqlite);
    return sqlite;
  } catch (error) {
    sqlite.close();
    throw error;
  }
}

/** Makes a database with all its tables, which has its name only once it is whole. */
export async function createFile(file: string, options: SqliteOptions): Promise<void> {
  const partial = `${file}.partial`;
  removeDatabase(partial);
  closeSync(openSync(partial, 'wx', 0o600));
  const sqlite = openSqlite(partial, { ...options, fileMustExist: true });
  const { db, close } = connect(sqlite);
  try {
    sqlite.pragma(`application_id = ${APPLICATION_ID}`);
    await migrate(db);
  } finally {
    await close();
  }
  renameDurably(partial, file);
}

/** What in a folder says that there was data; undefined where nothing does. */
function traceOfData(folder: string): string | undefined {
  const trace = [HEAD_FILE, `${FILE}-wal`].find((name) => sizeOf(join(folder, name)) > 0);
  if (trace !== undefined) return trace;
  return hasCopies(folder) ? BACKUPS : undefined;
}

/**
 * Whether a data folder has no database yet. One that is empty is what a first start left that was
 * cut off; but not where there is a trace of data.
 * @throws {FaultError} with the problem, where there must have been data
 */
export function isNewFolder(folder: string, file: string): boolean {
  const size = statSync(file, { throwIfNoEntry: false })?.size;
  if (size !== undefined && size > 0) return false;
  const trace = traceOfData(folder);
  if (trace === undefined) return true;
  const code = size === undefined ? 'dataMissing' : 'dataEmpty';
  throw problemError({ kind: 'missing', message: message(code, { file, trace }) });
}
