import { copyFileSync, existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { HEAD_FILE } from '../../../shared/schemas/quotes/history.ts';
import { DamagedBackup } from '../../adapters/backup/damaged-backup.ts';
import { opensWith } from '../../adapters/sqlite/files/change-database-key.ts';
import { BACKUPS, FILE } from '../../adapters/sqlite/files/file-names.ts';
import { hasDatabase } from '../../adapters/sqlite/files/replace-data.ts';
import type { TaskConditions } from '../../adapters/worker/task.ts';
import { mustUnlock } from '../encryption/unlock.ts';
import { type ExamineOptions, examineFolder } from './examine.ts';
import { withDatabaseKey } from './open-backup.ts';

/** `before-restore-20261123T011500Z`. */
const KEPT = /^before-restore-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/;
const DAY = 24 * 60 * 60 * 1000;

/** Data that a restore kept aside. */
export interface KeptData {
  /** Of their folder, in the backups of the data folder. */
  readonly name: string;
  /** ISO 8601, UTC. */
  readonly at: string;
}

/** The data that restores kept aside, the newest first. */
export async function listKept(dataFolder: string): Promise<KeptData[]> {
  const names = await readdir(join(dataFolder, BACKUPS)).catch(() => []);
  return names
    .filter((name) => KEPT.test(name) && hasDatabase(join(dataFolder, BACKUPS, name)))
    .toSorted()
    .reverse()
    .map((name) => ({ name, at: name.replace(KEPT, '$1-$2-$3T$4:$5:$6Z') }));
}

/** Drops what restores kept aside that is past its days. @param now epoch milliseconds */
export async function pruneKept(dataFolder: string, days: number, now: number): Promise<void> {
  for (const { name, at } of await listKept(dataFolder)) {
    if (now - Date.parse(at) <= days * DAY) continue;
    await rm(join(dataFolder, BACKUPS, name), { recursive: true, force: true });
  }
}

/**
 * Copies data that were kept aside into an empty folder, and examines them there.
 * @returns the key of their database; undefined where it has none
 * @throws {DamagedBackup} where they are not whole
 * @throws {UnusableDatabase} where nobody here has their key
 */
export async function openKept(
  { kept, dataFolder }: { readonly kept: string; readonly dataFolder: string },
  folder: string,
  options: ExamineOptions,
  conditions: TaskConditions,
): Promise<string | undefined> {
  const present = mustUnlock({ ...options, dataFolder });
  const { dataKey: _, ...keyless } = options;
  // A change of the key changed theirs with it, and left the file of their keys as it was.
  const { dataKey } = opensWith(join(kept, FILE), present)
    ? present
    : mustUnlock({ ...keyless, dataFolder: kept });
  // The index of a log is made again.
  for (const name of [FILE, `${FILE}-wal`, `${FILE}-journal`, HEAD_FILE]) {
    if (existsSync(join(kept, name))) copyFileSync(join(kept, name), join(folder, name));
  }
  const [damage] = await examineFolder(folder, withDatabaseKey(options, dataKey), conditions);
  if (damage !== undefined) throw new DamagedBackup(kept, `holds damaged data: ${damage}`);
  return dataKey;
}
