import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { connect } from './connection/connection.ts';
import type { ChainHead, OpenDatabase } from './connection/database.ts';
import { openSqlite, type SqliteParts, sqliteParts } from './connection/open-sqlite.ts';
import { versionOf } from './connection/pragmas.ts';
import { mustBeOurs, sizeOf } from './files/database-file.ts';
import { FILE } from './files/file-names.ts';
import { headCheck, NO_HEAD } from './history/chain-head.ts';
import { type DatabaseOptions, lockFor } from './open.ts';
import { openProjection } from './quote-index/projection.ts';
import { migrate, schemaVersion } from './schema/migrate.ts';

/** A database in memory with all its tables as one that is open, of which nothing is ever written. */
function inMemory(
  sqlite: Database.Database,
  options: DatabaseOptions,
  { head, unlock }: { readonly head: ChainHead; readonly unlock?: (() => void) | undefined },
): OpenDatabase {
  const connection = connect(sqlite, true);
  const projection = openProjection({ connection, reader: connection, onFault: options.onFault });
  const close = async () => {
    await projection.close();
    await connection.close();
    unlock?.();
  };
  return {
    ...connection,
    reader: connection,
    isNew: false,
    restricted: [],
    isLogDamaged: false,
    file: undefined,
    head,
    projection,
    lossOf: () => undefined,
    saveLost: async () => {},
    close,
  };
}

/**
 * An empty database in memory in the place of one that can't be read, so that what needs no data goes
 * on: it never becomes a file, and the data folder stays as it is, locked for this host.
 * @throws {FaultError} where another host has the folder
 */
export async function openStandIn(options: DatabaseOptions): Promise<OpenDatabase> {
  const unlock = lockFor(options);
  const sqlite = new Database(':memory:', sqliteParts(options));
  await migrate(connect(sqlite).db);
  return inMemory(sqlite, options, { head: NO_HEAD, unlock });
}

/**
 * The pages of a database as SQLite reads them. One that is encrypted is read from a copy, because
 * its own folder can't be written; the copy is encrypted as well, and its pages are in memory alone.
 */
function plainBytes(file: string, parts: SqliteParts): Buffer {
  if (parts.dataKey === undefined) return readFileSync(file);
  const folder = mkdtempSync(join(tmpdir(), 'quotedesk-'));
  try {
    const copy = join(folder, FILE);
    copyFileSync(file, copy);
    const sqlite = openSqlite(copy, parts);
    try {
      return sqlite.serialize();
    } finally {
      sqlite.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** In the header of a file, the versions of its format to write and to read: 1 has no log next to it. */
const FORMAT = { from: 18, to: 20, withoutLog: 1 };

/**
 * A copy in memory of a database whose folder can't be written: SQLite needs files next to it even to
 * read. That of an earlier version is upgraded in the copy.
 * @throws {FaultError} where the file is foreign or newer
 * @throws where there is no database, or its log has changes that only writing brings into it
 */
export async function openCopy(options: DatabaseOptions): Promise<OpenDatabase> {
  const { folder, onFault } = options;
  const file = join(folder, FILE);
  if (sizeOf(`${file}-wal`) > 0) {
    throw new Error('its log has changes that are not in the database yet');
  }
  const parts = sqliteParts(options);
  const bytes = plainBytes(file, parts).fill(FORMAT.withoutLog, FORMAT.from, FORMAT.to);
  const sqlite = new Database(bytes, parts);
  try {
    mustBeOurs(sqlite, file);
    const connection = connect(sqlite);
    if (versionOf(sqlite) < schemaVersion()) await migrate(connection.db);
    const check = headCheck(folder, connection, onFault);
    return inMemory(sqlite, options, { head: { ...NO_HEAD, check } });
  } catch (error) {
    sqlite.close();
    throw error;
  }
}
