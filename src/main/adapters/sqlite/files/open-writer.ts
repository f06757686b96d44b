import { join } from 'node:path';
import { type Connection, connect } from '../connection/connection.ts';
import type { FileIdentity } from '../connection/database.ts';
import type { SqliteParts } from '../connection/open-sqlite.ts';
import { openFile, unusable } from './database-file.ts';
import { isSameFile } from './database-files.ts';
import { FILE } from './file-names.ts';

export interface WriterOptions {
  readonly folder: string;
  /** The file that the host has open: by its path alone, a thread could open another. */
  readonly file: FileIdentity;
  readonly unsynced: boolean;
  readonly sqlite: SqliteParts;
}

/**
 * Opens a further connection that writes, to a database that the host has open.
 * @throws {FaultError} where another file has its name now
 */
export function openWriter({ folder, file, unsynced, sqlite }: WriterOptions): Connection {
  const path = join(folder, FILE);
  // Whatever took the name of the file must not meet its log.
  if (!isSameFile(path, file)) throw unusable('databaseMoved', path);
  return connect(openFile(path, { unsynced }, sqlite));
}
