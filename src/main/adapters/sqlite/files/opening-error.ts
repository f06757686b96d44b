import { existsSync } from 'node:fs';
import { message } from '../../../../shared/domain/messages/message.ts';
import { problemError } from '../../../core/data-state/data-state.ts';
import type { SqliteOptions } from '../connection/open-sqlite.ts';
import { storageFailureOf } from '../connection/storage-failure-of.ts';
import { readDatabase } from './copy-to-file.ts';
import { mustBeOurs } from './database-file.ts';

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
