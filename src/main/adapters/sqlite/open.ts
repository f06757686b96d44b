import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { type ChainHead, openChainHead } from './chain-head.ts';
import type { Connection } from './connection.ts';
import { ImmediateSqliteDialect } from './dialect.ts';
import type { OnFault } from './failure-report.ts';
import { DataFolderBusy, lockDataFolder } from './lock.ts';
import { completeFirstForms } from './migrations/first-forms.ts';
import { migrations, SCHEMA_VERSION } from './migrations/index.ts';
import { APPLICATION_ID, applyPragmas } from './pragmas.ts';
import { openProjection, type Projection } from './quote-index-projection.ts';
import type { Tables } from './tables.ts';

/** An open database. */
export interface OpenDatabase extends Connection {
  /** Whether the data folder had no database before. */
  readonly isNew: boolean;
  /** The head of the event chain, outside the database. */
  readonly head: ChainHead;
  /** Brings the history into the quote index. */
  readonly projection: Projection;
  readonly close: () => Promise<void>;
}

export interface DatabaseOptions {
  readonly folder: string;
  /** `desktop`, `headless`, or `command` for the operator's commands next to a running host. */
  readonly host: 'desktop' | 'headless' | 'command';
  /** ISO 8601, UTC: shown to whoever finds the folder in use. */
  readonly since: string;
  /** Whether commits do not wait for the drive: for data that is made again after a crash. */
  readonly unsynced?: boolean;
  /** Takes what fails while no caller waits for it. */
  readonly onFault: OnFault;
  /** Another build of better-sqlite3's native part. */
  readonly nativeBinding?: string;
}

/** The database is not ours, or of a newer version. The message is for people. */
export class UnusableDatabase extends Error {
  override readonly name = 'UnusableDatabase';
}

export const FILE = 'quotedesk.db';

function nativeOptions(nativeBinding: string | undefined): Database.Options {
  return nativeBinding === undefined ? {} : { nativeBinding };
}

/** A lock for a host; a command may work next to the host that holds it. */
function lockFor({ folder, host, since, nativeBinding }: DatabaseOptions) {
  try {
    const holder = { host, pid: process.pid, since };
    return lockDataFolder(folder, holder, nativeOptions(nativeBinding));
  } catch (error) {
    if (host === 'command' && error instanceof DataFolderBusy) return undefined;
    throw error;
  }
}

/** The id of the program that made a database file; undefined where it is no database. */
function applicationId(sqlite: Database.Database): unknown {
  try {
    return sqlite.pragma('application_id', { simple: true });
  } catch (error) {
    if (error instanceof Database.SqliteError && error.code === 'SQLITE_NOTADB') return undefined;
    throw error;
  }
}

function openFile(
  file: string,
  { isNew, unsynced }: { isNew: boolean; unsynced: boolean },
  options: Database.Options,
): Database.Database {
  if (isNew) closeSync(openSync(file, 'wx', 0o600));
  const sqlite = new Database(file, { ...options, fileMustExist: true });
  try {
    if (isNew) sqlite.pragma(`application_id = ${APPLICATION_ID}`);
    if (applicationId(sqlite) !== APPLICATION_ID) {
      throw new UnusableDatabase(`${file} is not a Quotedesk database`);
    }
    const version = Number(sqlite.pragma('user_version', { simple: true }));
    if (version > SCHEMA_VERSION) {
      throw new UnusableDatabase(`${file} was written by a newer version of Quotedesk`);
    }
    applyPragmas(sqlite, { unsynced });
    return sqlite;
  } catch (error) {
    sqlite.close();
    throw error;
  }
}

async function migrate(db: Kysely<Tables>, sqlite: Database.Database): Promise<void> {
  await completeFirstForms(db);
  const provider = { getMigrations: async () => migrations };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) throw error;
  sqlite.pragma(`user_version = ${SCHEMA_VERSION}`);
}

/**
 * Opens the database of a data folder: lock, pragmas, migrations.
 * @throws {DataFolderBusy} where another host has it
 * @throws {UnusableDatabase} where the file is foreign or newer
 */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  const { folder, unsynced = false, nativeBinding, onFault } = options;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
  const unlock = lockFor(options);
  const file = join(folder, FILE);
  const isNew = !existsSync(file);
  try {
    const sqlite = openFile(file, { isNew, unsynced }, nativeOptions(nativeBinding));
    const db = new Kysely<Tables>({ dialect: new ImmediateSqliteDialect({ database: sqlite }) });
    let head: ChainHead;
    let projection: Projection;
    try {
      if (unlock) await migrate(db, sqlite);
      else if (sqlite.pragma('user_version', { simple: true }) !== SCHEMA_VERSION) {
        throw new UnusableDatabase(`${file} is in use by another version of Quotedesk`);
      }
      head = await openChainHead(folder, db, onFault);
      projection = openProjection({ db, sqlite }, onFault);
      if (unlock) projection.note();
    } catch (error) {
      await db.destroy();
      throw error;
    }
    const close = async () => {
      await projection.close();
      await head.close();
      await db.destroy();
      unlock?.();
    };
    return { db, sqlite, isNew, head, projection, close };
  } catch (error) {
    unlock?.();
    throw error;
  }
}
