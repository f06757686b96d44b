import { copyFileSync, existsSync, readdirSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { FaultError } from '../../../shared/contract/fault-error.ts';
import { message } from '../../../shared/domain/messages/message.ts';
import { HEAD_FILE } from '../../../shared/schemas/quotes/history.ts';
import { refused } from '../../adapters/backup/refused.ts';
import type { SqliteParts } from '../../adapters/sqlite/connection/open-sqlite.ts';
import { storageFailureOf } from '../../adapters/sqlite/connection/storage-failure-of.ts';
import { opensWith } from '../../adapters/sqlite/files/change-database-key.ts';
import { BACKUP_END } from '../../adapters/sqlite/files/copy-database.ts';
import { readDatabase } from '../../adapters/sqlite/files/copy-to-file.ts';
import { mustBeOurs, sizeOf } from '../../adapters/sqlite/files/database-file.ts';
import { BACKUPS, FILE } from '../../adapters/sqlite/files/file-names.ts';
import { hasDatabase } from '../../adapters/sqlite/files/replace-data.ts';
import type { TaskConditions } from '../../adapters/worker/task.ts';
import { mustUnlock } from '../encryption/unlock.ts';
import { type ExamineOptions, examineFolder } from './examine.ts';
import { damagedData, withDatabaseKey } from './open-backup.ts';

/** `before-restore-20261123T011500Z`. */
const KEPT = /^before-restore-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/;
const DAY = 24 * 60 * 60 * 1000;

/** Data that a restore kept aside. */
export interface KeptData {
  /** Of their folder, in the backups of the data folder. */
  readonly name: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  /** Of its database, with the log. */
  readonly bytes: number;
}

/** Whether a name below a folder of backups is that of data which a restore kept aside. */
export const isKept = (backups: string, name: string): boolean =>
  KEPT.test(name) && hasDatabase(join(backups, name));

/** When a restore kept data aside, by the name of their folder; ISO 8601, UTC. */
export const keptAt = (name: string): string => name.replace(KEPT, '$1-$2-$3T$4:$5:$6Z');

/** The size of a database with its log. */
const bytesOf = (file: string) => sizeOf(file) + sizeOf(`${file}-wal`);

/** The data that restores kept aside, the newest first. */
export async function listKept(dataFolder: string): Promise<KeptData[]> {
  const names = await readdir(join(dataFolder, BACKUPS)).catch(() => []);
  return names
    .filter((name) => isKept(join(dataFolder, BACKUPS), name))
    .toSorted()
    .reverse()
    .map((name) => ({
      name,
      at: keptAt(name),
      bytes: bytesOf(join(dataFolder, BACKUPS, name, FILE)),
    }));
}

/** Drops what restores kept aside that is past its days. @param now epoch milliseconds */
export async function pruneKept(dataFolder: string, days: number, now: number): Promise<void> {
  for (const { name, at } of await listKept(dataFolder)) {
    if (now - Date.parse(at) <= days * DAY) continue;
    await rm(join(dataFolder, BACKUPS, name), { recursive: true, force: true });
  }
}

/** What in a folder without data may be restored, the newest last. */
const restorableIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(BACKUP_END) || isKept(folder, name))
    .toSorted();

/** @throws {FaultError} where a folder holds no database, or an empty one: a start would make a new one */
function mustHoldData(folder: string): void {
  if (sizeOf(join(folder, FILE)) > 0) return;
  const newest = restorableIn(folder).at(-1);
  if (newest === undefined) throw refused('backupWithoutData', folder);
  const text = message('backupsInFolder', { file: folder, newest });
  throw new FaultError({ kind: 'invalid', message: text });
}

/** @throws where a copy of data is no database of ours, or cannot be read */
function mustBeDatabase(copy: string, kept: string, key: SqliteParts): void {
  try {
    readDatabase(copy, key, (sqlite) => mustBeOurs(sqlite, join(kept, FILE)));
  } catch (error) {
    if (storageFailureOf(error) !== 'damaged') throw error;
    const reason = error instanceof Error ? error.message : String(error);
    const text = message('backupDataUnread', { file: kept, reason });
    throw new FaultError({ kind: 'invalid', message: text });
  }
}

/** Data that were kept aside, or any other folder of data. */
export interface KeptFolder {
  readonly kept: string;
  /** What opens the data in use, whose key these may have; undefined where no one here has it. */
  readonly present: SqliteParts | undefined;
}

/** The key of data that were kept aside. @throws {FaultError} where no one here has it */
function keyOf({ kept, present }: KeptFolder, options: ExamineOptions): SqliteParts {
  // A change of the key changed theirs with it, and left the file of their keys as it was.
  if (present && opensWith(join(kept, FILE), present)) return present;
  const { dataKey: _, ...keyless } = options;
  return mustUnlock({ ...keyless, dataFolder: kept });
}

/**
 * Copies data that were kept aside into an empty folder, and examines them there.
 * @returns the key of their database; undefined where it has none
 * @throws {FaultError} where there are none, or they are not whole
 * @throws {FaultError} where no one here has their key
 */
export async function openKept(
  from: KeptFolder,
  folder: string,
  options: ExamineOptions,
  conditions: TaskConditions,
): Promise<string | undefined> {
  const { kept } = from;
  mustHoldData(kept);
  const key = keyOf(from, options);
  // The index of a log is made again.
  for (const name of [FILE, `${FILE}-wal`, `${FILE}-journal`, HEAD_FILE]) {
    if (existsSync(join(kept, name))) copyFileSync(join(kept, name), join(folder, name));
  }
  mustBeDatabase(join(folder, FILE), kept, key);
  const { dataKey } = key;
  const [damage] = await examineFolder(folder, withDatabaseKey(options, dataKey), conditions);
  if (damage !== undefined) throw damagedData(kept, damage);
  return dataKey;
}
