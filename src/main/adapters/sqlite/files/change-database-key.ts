import { existsSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { message } from '../../../../shared/domain/messages/message.ts';
import { problemError } from '../../../core/data-state/data-state.ts';
import { openSqlite, rekey, type SqliteOptions } from '../connection/open-sqlite.ts';
import { versionOf } from '../connection/pragmas.ts';
import { storageFailureOf } from '../connection/storage-failure-of.ts';
import { contentsOf, headOf, makeOneFile, readDatabase } from './copy-to-file.ts';
import { mustBeOurs } from './database-file.ts';
import { copyBytes, removeDatabase, renameDurably } from './durable.ts';

/** How a database is opened before its key is changed, and afterwards. */
export interface KeyChange {
  readonly before: SqliteOptions;
  readonly after: SqliteOptions;
}

/** Whether a database opens with a key, or without one. */
export function opensWith(file: string, options: SqliteOptions): boolean {
  try {
    readDatabase(file, options, (sqlite) => mustBeOurs(sqlite, file));
    return true;
  } catch {
    return false;
  }
}

/** What a database holds, as far as it must be the same in its copy. */
const summaryOf = (file: string, options: SqliteOptions) =>
  readDatabase(file, options, (sqlite) => ({
    version: versionOf(sqlite),
    contents: contentsOf(sqlite),
    head: headOf(sqlite),
  }));

/** @throws where the copy is damaged, or is not a copy of this database */
function verifyCopy(copy: string, original: string, { before, after }: KeyChange): void {
  readDatabase(copy, after, (sqlite) => {
    mustBeOurs(sqlite, copy);
    const found = sqlite.pragma('quick_check(1)', { simple: true });
    if (found !== 'ok') throw new Error(`The copy of ${original} is damaged: ${found}`);
  });
  if (!isDeepStrictEqual(summaryOf(copy, after), summaryOf(original, before))) {
    throw new Error(`The copy of ${original} does not hold the same`);
  }
}

/**
 * Has a database that no one else has open written again under another key, or under none. The new
 * file takes the name of the old one once it was read back; a crash leaves one of both, whole.
 * @throws what SQLite or the system says: the database is then as it was, or has the new key where only
 * the drive did not say that it has the new name
 */
export function changeDatabaseKey(file: string, change: KeyChange): void {
  const partial = `${file}.rekeyed`;
  try {
    makeOneFile(file, change.before);
    removeDatabase(partial);
    copyBytes(file, partial);
    const sqlite = openSqlite(partial, { ...change.before, fileMustExist: true });
    try {
      // A cut-off copy is thrown away, so that it needs no journal on the drive; and nothing may go
      // into a file of the system's, which would not be encrypted.
      sqlite.pragma('journal_mode = memory');
      sqlite.pragma('temp_store = memory');
      rekey(sqlite, change.after.dataKey);
    } finally {
      sqlite.close();
    }
    verifyCopy(partial, file, change);
    renameDurably(partial, file);
  } catch (error) {
    if (existsSync(partial)) removeDatabase(partial);
    throw error;
  }
}

const isNoDatabase = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'SQLITE_NOTADB';

/** An error of opening: what SQLite says of a damaged file becomes the problem of the data. */
export function openingError(
  error: unknown,
  file: string,
  { dataKey }: Pick<SqliteOptions, 'dataKey'>,
): unknown {
  if (storageFailureOf(error) !== 'damaged') return error;
  // Without a key, an encrypted file looks like any other bytes.
  const isKeyless = dataKey === undefined && isNoDatabase(error);
  const code = isKeyless ? 'fileUnreadable' : 'fileDamaged';
  return problemError({ kind: 'damaged', message: message(code, { file }) }, error);
}

/**
 * Makes sure that a database opens, before anything relies on that. One that is not there yet does.
 * @throws {FaultError} where it does not open with this key, or without one
 * @throws {FaultError} where it is another program's or a newer version's
 */
export function mustOpen(file: string, options: SqliteOptions): void {
  if (!existsSync(file)) return;
  try {
    readDatabase(file, options, (sqlite) => mustBeOurs(sqlite, file));
  } catch (error) {
    throw openingError(error, file, options);
  }
}

/** Whether a file makes no sense to SQLite: it is encrypted with another key, or no database. */
export function makesNoSense(file: string, options: SqliteOptions): boolean {
  try {
    readDatabase(file, options, (sqlite) => sqlite.pragma('schema_version'));
    return false;
  } catch (error) {
    return isNoDatabase(error);
  }
}
