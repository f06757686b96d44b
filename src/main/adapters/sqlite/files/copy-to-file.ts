import type Database from 'better-sqlite3';
import type { Contents } from '../../../core/backup/difference.ts';
import { openSqlite, type SqliteOptions } from '../connection/open-sqlite.ts';
import { versionOf } from '../connection/pragmas.ts';
import type { Head } from '../history/chain-head-file.ts';
import { contentsOf, headOf } from './contents.ts';
import { copyPages } from './copy-database.ts';
import { mustBeOurs, openReader } from './database-file.ts';

/** What a copy of a database holds. */
export interface CopiedDatabase {
  readonly schemaVersion: number;
  readonly contents: Contents;
  readonly head: Head | null;
}

/** Reads a database by a connection of its own. @throws what SQLite says where it cannot be read */
export function readDatabase<T>(
  file: string,
  options: SqliteOptions,
  read: (sqlite: Database.Database) => T,
): T {
  const sqlite = openReader(file, options);
  try {
    return read(sqlite);
  } finally {
    sqlite.close();
  }
}

/**
 * Makes a database that nobody else has open one file without a log, which can be copied, renamed
 * and read as it is.
 * @throws SqliteError `SQLITE_BUSY` where another connection has it open
 */
export function makeOneFile(file: string, options: SqliteOptions): void {
  const sqlite = openSqlite(file, { ...options, fileMustExist: true, timeout: 0 });
  try {
    sqlite.pragma('journal_mode = delete');
  } finally {
    sqlite.close();
  }
}

/**
 * Copies a database into one new file, while others read and write it.
 * @throws {FaultError} where it is another program's, of version 0.1, or a newer version's
 */
export async function copyToFile(
  { from, to }: { readonly from: string; readonly to: string },
  options: SqliteOptions,
): Promise<CopiedDatabase> {
  const original = openReader(from, options);
  try {
    mustBeOurs(original, from);
    await copyPages(original, to, options);
  } finally {
    original.close();
  }
  makeOneFile(to, options);
  return readDatabase(to, options, (sqlite) => ({
    schemaVersion: versionOf(sqlite),
    contents: contentsOf(sqlite),
    head: headOf(sqlite),
  }));
}
