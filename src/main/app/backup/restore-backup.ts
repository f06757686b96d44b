import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { utcText } from '../../../shared/domain/date.ts';
import type { BackupManifest } from '../../../shared/schemas/data/backup.ts';
import { makeFolder } from '../../adapters/node/make-folder.ts';
import { type SqliteParts, sqliteParts } from '../../adapters/sqlite/connection/open-sqlite.ts';
import { changeDatabaseKey } from '../../adapters/sqlite/files/change-database-key.ts';
import { contentsOf } from '../../adapters/sqlite/files/contents.ts';
import { makeOneFile, readDatabase } from '../../adapters/sqlite/files/copy-to-file.ts';
import { BACKUPS, FILE } from '../../adapters/sqlite/files/file-names.ts';
import { lockDataFolder } from '../../adapters/sqlite/files/lock.ts';
import { hasDatabase } from '../../adapters/sqlite/files/replace-data.ts';
import { keepAside, switchSteps } from '../../adapters/sqlite/files/switch-database.ts';
import type { TaskConditions } from '../../adapters/worker/task.ts';
import { type Contents, type Difference, differenceOf } from '../../core/backup/difference.ts';
import { preparedIn } from './confirmed-restore.ts';
import type { ExamineOptions } from './examine.ts';
import { withDatabaseKey } from './open-backup.ts';
import {
  type RestoredKeys,
  type RestoredProtection,
  restoredKeys,
  type Target,
  targetOf,
} from './restore-keys.ts';
import { openSource, withRoom } from './restore-source.ts';
import { withWorkFolder } from './work-folder.ts';

/** What to restore, and where to. */
export interface RestoreOrder {
  /** A backup, or a folder of data that were kept aside. */
  readonly file: string;
  /** Null where none is given. */
  readonly passphrase: string | null;
  readonly dataFolder: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** What a restore would change. */
export interface RestorePreview {
  /** Null of data that were kept aside. */
  readonly manifest: BackupManifest | null;
  /** Null where what is there now cannot be read: all of it is kept aside. */
  readonly difference: Difference | null;
  /** Why nobody here has the key of what is there now; null where somebody does. */
  readonly problem: string | null;
  /** Whether what is restored was encrypted. */
  readonly wasEncrypted: boolean;
  /** What protects the data afterwards. */
  readonly protection: RestoredProtection;
}

/** A backup that was opened and compared, and how its data go on. */
interface Compared {
  readonly preview: RestorePreview;
  /** What opens the data of the backup. */
  readonly inBackup: SqliteParts;
  readonly keys: RestoredKeys;
}

/** What a restore changed. */
export interface Restored extends RestorePreview {
  /** Where the data of before are; null where there were none. */
  readonly keptIn: string | null;
}

const NOTHING: Contents = {
  quotes: new Map(),
  policies: new Set(),
  rateBooks: new Set(),
  customers: new Set(),
  settings: new Map(),
  erasures: new Set(),
  newestAt: null,
};

function presentContents(file: string, present: SqliteParts | undefined): Contents | null {
  if (!existsSync(file)) return NOTHING;
  if (!present) return null;
  try {
    return readDatabase(file, present, contentsOf);
  } catch {
    // A damaged database is a reason to restore, never one against it.
    return null;
  }
}

/** Opens and compares a backup. */
async function openAndCompare(
  order: RestoreOrder,
  target: Target,
  folder: string,
  options: ExamineOptions,
  conditions: TaskConditions = {},
): Promise<Compared> {
  const { present, problem } = target;
  const source = await openSource({ ...order, present }, folder, options, conditions);
  const { manifest, databaseKey, seal } = source;
  const inBackup = withDatabaseKey(sqliteParts(options), databaseKey);
  const restored = readDatabase(join(folder, FILE), inBackup, contentsOf);
  const now = presentContents(join(order.dataFolder, FILE), present);
  const difference = now && differenceOf(now, restored);
  const keys = restoredKeys(target, seal, options);
  const wasEncrypted = databaseKey !== undefined || Boolean(manifest?.encryption);
  const { protection } = keys;
  const preview = { manifest, difference, problem, wasEncrypted, protection };
  return { preview, inBackup, keys };
}

/**
 * Opens and examines a backup, and says what a restore would change. Nothing of the data changes.
 * @param folder an empty one, for the data of the backup
 * @throws {DamagedBackup} where the backup is not whole
 * @throws {WrongPassphrase} where the passphrase is missing or wrong
 */
export async function previewRestore(
  order: RestoreOrder,
  folder: string,
  options: ExamineOptions,
): Promise<RestorePreview> {
  const target = targetOf(order.dataFolder, options);
  const { preview } = await openAndCompare(order, target, folder, options);
  return preview;
}

/**
 * Writes the data of a backup into an empty folder so that they can take the place of a folder's own:
 * one file, under the key of that folder. Nothing there changes.
 * @throws as {@link previewRestore} does
 */
export async function writeRestored(
  order: RestoreOrder,
  target: Target,
  folder: string,
  options: ExamineOptions,
  conditions: TaskConditions = {},
): Promise<Compared> {
  const opened = await openAndCompare(order, target, folder, options, conditions);
  const { inBackup, keys } = opened;
  const restored = join(folder, FILE);
  makeOneFile(restored, inBackup);
  if (inBackup.dataKey !== keys.after.dataKey) {
    changeDatabaseKey(restored, { before: inBackup, after: keys.after });
  }
  return opened;
}

/**
 * Keeps the data of a locked folder aside, and puts restored ones in their place. It may be done again
 * where a crash cut it off.
 * @param present what opens the data of before; undefined where nobody here can
 * @param at when: names the folder of those of before; ISO 8601, UTC
 * @returns where those of before are; null where there were none
 */
export function switchTo(
  { dataFolder, restored, at, replaceKeys }: Switch,
  present: SqliteParts | undefined,
): string | null {
  const into = join(dataFolder, BACKUPS, `before-restore-${at.replaceAll(/[-:]/g, '')}`);
  const keptIn = hasDatabase(into) ? into : (keepAside(dataFolder, into, present) ?? null);
  replaceKeys?.(dataFolder);
  for (const step of switchSteps(dataFolder, restored)) step();
  return keptIn;
}

/** Data that take the place of others. */
export interface Switch {
  readonly dataFolder: string;
  /** The folder of the new ones, as {@link writeRestored} leaves it. */
  readonly restored: string;
  readonly at: string;
  /** Gives the folder the keys of the new data, where its own do not open. */
  readonly replaceKeys?: RestoredKeys['replace'];
}

/**
 * Puts the data of a backup in the place of a folder's own, which are kept aside first. A crash at
 * any moment leaves either the old data or the new ones, whole.
 * @throws {DataFolderBusy} where a host or a command has the folder
 * @throws as {@link previewRestore} does: nothing was changed
 */
export async function restoreBackup(
  order: RestoreOrder,
  options: ExamineOptions,
): Promise<Restored> {
  const { dataFolder, now } = order;
  const native = sqliteParts(options);
  // Before the lock: a change of the key that was cut off is finished under it.
  const target = targetOf(dataFolder, options);
  makeFolder(dataFolder, 0o700);
  const holder = { host: 'restore', pid: process.pid, since: utcText(now) };
  const unlock = lockDataFolder(dataFolder, holder, native);
  try {
    const restore = async (restored: string) => {
      const { preview, keys } = await writeRestored(order, target, restored, options);
      // What the desk had prepared would replace them at the next start.
      rmSync(preparedIn(dataFolder), { recursive: true, force: true });
      const change = { dataFolder, restored, at: utcText(now), replaceKeys: keys.replace };
      return { ...preview, keptIn: switchTo(change, target.present) };
    };
    return await withRoom(dataFolder, () => withWorkFolder(dataFolder, native, restore));
  } finally {
    unlock();
  }
}
