import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type Database from 'better-sqlite3';
import { type ChainHead, openChainHead } from './chain-head.ts';
import { type Connection, connect } from './connection.ts';
import { copyBeforeUpgrade } from './copy-database.ts';
import {
  createDatabase,
  FILE,
  isNewFolder,
  openDatabase,
  UnusableDatabase,
} from './database-file.ts';
import { DataFolderBusy, lockDataFolder } from './lock.ts';
import { migrate } from './migrate.ts';
import { SCHEMA_VERSION } from './migrations/index.ts';
import { versionOf } from './pragmas.ts';
import { openProjection, type Projection } from './quote-index-projection.ts';
import { resumeMigration } from './resume-migration.ts';

/** An open database. */
export interface Storage extends Connection {
  /** Whether the data folder had no database before. */
  readonly isNew: boolean;
  /** Of the event chain, outside the database. */
  readonly head: ChainHead;
  /** Of the history in the quote index. */
  readonly projection: Projection;
  readonly close: () => Promise<void>;
}

export interface StorageOptions {
  readonly folder: string;
  /** `desktop`, `headless`, or `command` for the operator's commands beside a running host. */
  readonly host: 'desktop' | 'headless' | 'command';
  /** ISO 8601, UTC: noted for whoever finds the folder in use. */
  readonly since: string;
  /** Whether no commit waits for the drive: for data that is made again if it is not finished. */
  readonly unsynced?: boolean;
  /** Another build of better-sqlite3's native part. */
  readonly nativeBinding?: string;
}

function nativeOptions(nativeBinding: string | undefined): Database.Options {
  return nativeBinding === undefined ? {} : { nativeBinding };
}

/** A lock for a host; a command may work beside a host that holds it. */
function lockFor({ folder, host, since, nativeBinding }: StorageOptions) {
  try {
    const holder = { host, pid: process.pid, since };
    return lockDataFolder(folder, holder, nativeOptions(nativeBinding));
  } catch (error) {
    if (host === 'command' && error instanceof DataFolderBusy) return undefined;
    throw error;
  }
}

/** Upgrades an older database, or one whose upgrade was cut off; a verified copy is kept. */
async function upgrade(
  connection: Connection,
  { folder, nativeBinding }: StorageOptions,
): Promise<void> {
  const { db, sqlite } = connection;
  if (versionOf(sqlite) === SCHEMA_VERSION) return;
  const options = nativeOptions(nativeBinding);
  await copyBeforeUpgrade(sqlite, folder, options);
  await resumeMigration(sqlite, options);
  await migrate(db, sqlite);
}

/**
 * Opens the database of a data folder: lock, pragmas, migrations.
 * @throws {DataFolderBusy} where another host has it
 * @throws {UnusableDatabase} where the file is foreign or newer, or there must have been one
 * @throws {NoCopy} where an upgrade has no room for a copy
 */
export async function openStorage(options: StorageOptions): Promise<Storage> {
  const { folder, unsynced = false, nativeBinding } = options;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
  const unlock = lockFor(options);
  const file = join(folder, FILE);
  try {
    const isNew = isNewFolder(folder, file);
    if (isNew && !unlock) throw new UnusableDatabase(`${file} is being made by another Quotedesk`);
    if (isNew) await createDatabase(file, nativeOptions(nativeBinding));
    const sqlite = openDatabase(file, { unsynced }, nativeOptions(nativeBinding));
    const connection = connect(sqlite);
    const { db } = connection;
    let head: ChainHead;
    let projection: Projection;
    try {
      if (unlock) await upgrade(connection, options);
      else if (versionOf(sqlite) !== SCHEMA_VERSION) {
        throw new UnusableDatabase(`${file} is in use by another version of Quotedesk`);
      }
      head = await openChainHead(folder, db);
      projection = openProjection(connection);
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
