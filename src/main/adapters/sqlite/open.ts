import { chmodSync, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { HEAD_FILE } from '../../../shared/schemas/quotes/history.ts';
import { type BackgroundWork, openBackgroundWork } from './background/background-work.ts';
import type { Maintenance } from './background/maintenance.ts';
import { type Connection, connect } from './connection/connection.ts';
import type { ChainHead, OpenDatabase, Projection } from './connection/database.ts';
import type { OnFault } from './connection/failure-report.ts';
import { type SqliteOptions, type SqliteParts, sqliteParts } from './connection/open-sqlite.ts';
import { versionOf } from './connection/pragmas.ts';
import { whereWritable } from './connection/storage-failure-of.ts';
import { openingError } from './files/change-database-key.ts';
import { copyBeforeUpgrade, copyDatabase } from './files/copy-database.ts';
import {
  createFile,
  isNewFolder,
  mustNotBeOf0_1,
  openFile,
  openReader,
  unusable,
} from './files/database-file.ts';
import { databaseFiles, openedFile } from './files/database-files.ts';
import { BACKUPS, FILE, KEYS_COPY, KEYS_FILE, LOG_ENDS } from './files/file-names.ts';
import { isBusyFolder, lockDataFolder, mustKeepLocks } from './files/lock.ts';
import { isLogDamaged } from './files/write-ahead-log.ts';
import { openChainHead } from './history/chain-head.ts';
import { openProjection } from './quote-index/projection.ts';
import { migrate, schemaVersion } from './schema/migrate.ts';

/** For its owner alone. */
const PRIVATE = 0o600;
const OTHERS = 0o077;

/** What holds data; locks hold none. */
const PLACES = [
  ...['', ...LOG_ENDS].map((end) => `${FILE}${end}`),
  HEAD_FILE,
  KEYS_FILE,
  KEYS_COPY,
];

function backups(folder: string): string[] {
  const place = join(folder, BACKUPS);
  const isFolder = statSync(place, { throwIfNoEntry: false })?.isDirectory() ?? false;
  return isFolder ? readdirSync(place).map((name) => join(BACKUPS, name)) : [];
}

/**
 * Takes the data's files away from everybody but their owner, as a database is that was copied there.
 * Windows has no such modes: a folder in the user's profile is private by itself.
 * @returns the names of those that others could read or write, below the folder
 */
export function restrictFiles(folder: string): string[] {
  if (process.platform === 'win32') return [];
  const open = [...PLACES, ...backups(folder)].filter((name) => {
    const found = statSync(join(folder, name), { throwIfNoEntry: false });
    return found?.isFile() && (found.mode & OTHERS) !== 0;
  });
  for (const name of open) chmodSync(join(folder, name), PRIVATE);
  return open;
}

/** In the backups of the data folder. */
const LOST = 'deleted-or-replaced.db';

/**
 * Saves what is still open of a database whose file was deleted or replaced. First everything goes
 * from its log into the open file, wherever that is: an empty log harms no file that is put in its
 * place. Then a verified copy goes into the backups, unless the whole folder is gone.
 * @throws what SQLite or the system says
 */
async function saveLost(
  { db, sqlite }: Connection,
  dataFolder: string,
  options: SqliteOptions,
): Promise<void> {
  await db.connection().execute(async () => sqlite.pragma('wal_checkpoint(truncate)'));
  if (existsSync(dataFolder)) await copyDatabase(sqlite, { dataFolder, name: LOST }, options);
}

export interface DatabaseOptions extends SqliteParts {
  readonly folder: string;
  /** `desktop`, `headless`, or `command` for the operator's commands next to a running host. */
  readonly host: 'desktop' | 'headless' | 'command';
  /** ISO 8601, UTC: shown to anyone who finds the folder in use. */
  readonly since: string;
  /** Whether commits do not wait for the drive: for data that is made again after a crash. */
  readonly unsynced?: boolean;
  /** Takes what fails while no caller waits for it. */
  readonly onFault: OnFault;
  /** Does the long work in a thread; without it, it is done between other work. */
  readonly maintenance?: Maintenance;
}

/**
 * A lock for a host; a command may work next to the host that holds it.
 * @throws {FaultError} where a host could not keep others out; a command can still save the data
 */
export function lockFor(options: DatabaseOptions) {
  const { folder, host, since } = options;
  const onTaken = () => {
    if (host !== 'command') mustKeepLocks(folder);
  };
  try {
    const holder = { host, pid: process.pid, since };
    return lockDataFolder(folder, holder, { ...sqliteParts(options), onTaken });
  } catch (error) {
    if (host === 'command' && isBusyFolder(error)) return undefined;
    throw error;
  }
}

/** Upgrades the database of an earlier version; a verified copy is kept. */
async function upgrade({ db, sqlite }: Connection, options: DatabaseOptions): Promise<void> {
  if (versionOf(sqlite) === schemaVersion()) return;
  await copyBeforeUpgrade(sqlite, options.folder, sqliteParts(options));
  await migrate(db);
  // What a migration replaced is in the copy alone, and its room is free.
  sqlite.exec('vacuum');
}

/**
 * Opens the database of a data folder: lock, pragmas, migrations.
 * @throws {FaultError} where another host has it, or could not be kept out; where it is missing or damaged;
 *   where the file is foreign, of version 0.1, or newer
 */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  const { folder, unsynced = false, onFault } = options;
  const parts = sqliteParts(options);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const unlock = lockFor(options);
  const file = join(folder, FILE);
  try {
    // Without the lock, the file is open here or elsewhere: to close it would take away the locks of a connection.
    if (unlock) mustNotBeOf0_1(file);
    whereWritable(() => chmodSync(folder, 0o700));
    const restricted = whereWritable(() => restrictFiles(folder)) ?? [];
    const isNew = isNewFolder(folder, file);
    if (isNew && !unlock) throw unusable('databaseBeingMade', file);
    if (isNew) await createFile(file, parts);
    // Before SQLite reads it; data that is not synced may lose more in a power cut.
    const lostChanges = !isNew && unlock !== undefined && !unsynced && isLogDamaged(file);
    const sqlite = openFile(file, { unsynced }, parts);
    const connection = connect(sqlite);
    const lossOf = databaseFiles(file);
    const identity = openedFile(file);
    let reader: Connection | undefined;
    let head: ChainHead;
    let projection: Projection;
    let background: BackgroundWork | undefined;
    try {
      if (unlock) await upgrade(connection, options);
      else if (versionOf(sqlite) !== schemaVersion()) {
        throw unusable('databaseInUse', file);
      }
      reader = connect(openReader(file, parts));
      head = await openChainHead(folder, reader, onFault);
      const { maintenance } = options;
      const given = { connection, reader, onFault };
      background = maintenance && openBackgroundWork({ ...given, maintenance, file: identity });
      projection = openProjection({ ...given, ...(background && { byThread: background.index }) });
      if (unlock) projection.note();
    } catch (error) {
      await background?.close();
      await reader?.close();
      await connection.close();
      throw error;
    }
    const close = async () => {
      await projection.close();
      await background?.close();
      await head.close();
      // The last connection to close writes the log into the database, which this one cannot.
      await reader.close();
      await connection.close();
      unlock?.();
    };
    return {
      ...connection,
      isNew,
      restricted,
      isLogDamaged: lostChanges,
      file: identity,
      reader,
      head,
      projection,
      lossOf,
      saveLost: async () => {
        // What another connection writes into the database now, this one could not.
        await background?.settled();
        await saveLost(connection, folder, parts);
      },
      close,
    };
  } catch (error) {
    unlock?.();
    throw openingError(error, file, parts);
  }
}
