import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { utcText } from '../../../shared/domain/date.ts';
import type { BackupManifest } from '../../../shared/schemas/data/backup.ts';
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
import { mustUnlock } from '../encryption/unlock.ts';
import type { ExamineOptions } from './examine.ts';
import { withDatabaseKey } from './open-backup.ts';
import { openSource } from './restore-source.ts';
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
  newestAt: null,
};

function presentContents(file: string, present: SqliteParts): Contents | null {
  if (!existsSync(file)) return NOTHING;
  try {
    return readDatabase(file, present, contentsOf);
  } catch {
    // A damaged database is a reason to restore, never one against it.
    return null;
  }
}

/** Opens and compares a backup. @returns also the key of its database, and that of the folder */
async function openAndCompare(
  order: RestoreOrder,
  folder: string,
  options: ExamineOptions,
  conditions: TaskConditions = {},
) {
  const { dataFolder } = order;
  const present = mustUnlock({ ...options, dataFolder });
  const source = { ...order, present };
  const { manifest, databaseKey } = await openSource(source, folder, options, conditions);
  const inBackup = withDatabaseKey(present, databaseKey);
  const restored = readDatabase(join(folder, FILE), inBackup, contentsOf);
  const now = presentContents(join(dataFolder, FILE), present);
  const difference = now && differenceOf(now, restored);
  return { preview: { manifest, difference }, inBackup, present };
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
  const { preview } = await openAndCompare(order, folder, options);
  return preview;
}

/**
 * Writes the data of a backup into an empty folder so that they can take the place of a folder's own:
 * one file, under the key of that folder. Nothing there changes.
 * @throws as {@link previewRestore} does
 */
export async function writeRestored(
  order: RestoreOrder,
  folder: string,
  options: ExamineOptions,
  conditions: TaskConditions = {},
): Promise<RestorePreview> {
  const opened = await openAndCompare(order, folder, options, conditions);
  const { preview, inBackup, present } = opened;
  const restored = join(folder, FILE);
  makeOneFile(restored, inBackup);
  if (inBackup.dataKey !== present.dataKey) {
    changeDatabaseKey(restored, { before: inBackup, after: present });
  }
  return preview;
}

/**
 * Keeps the data of a locked folder aside, and puts restored ones in their place. It may be done again
 * where a crash cut it off.
 * @param at when: names the folder of those of before; ISO 8601, UTC
 * @returns where those of before are; null where there were none
 */
export function switchTo(
  { dataFolder, restored, at }: Switch,
  present: SqliteParts,
): string | null {
  const into = join(dataFolder, BACKUPS, `before-restore-${at.replaceAll(/[-:]/g, '')}`);
  const keptIn = hasDatabase(into) ? into : (keepAside(dataFolder, into, present) ?? null);
  for (const step of switchSteps(dataFolder, restored)) step();
  return keptIn;
}

/** Data that take the place of others. */
export interface Switch {
  readonly dataFolder: string;
  /** The folder of the new ones, as {@link writeRestored} leaves it. */
  readonly restored: string;
  readonly at: string;
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
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  const holder = { host: 'restore', pid: process.pid, since: utcText(now) };
  const unlock = lockDataFolder(dataFolder, holder, native);
  try {
    return await withWorkFolder(dataFolder, native, async (restored) => {
      const preview = await writeRestored(order, restored, options);
      const present = mustUnlock({ ...options, dataFolder });
      const keptIn = switchTo({ dataFolder, restored, at: utcText(now) }, present);
      return { ...preview, keptIn };
    });
  } finally {
    unlock();
  }
}
