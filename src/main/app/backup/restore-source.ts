import { statSync } from 'node:fs';
import type { BackupManifest } from '../../../shared/schemas/data/backup.ts';
import { DamagedBackup } from '../../adapters/backup/damaged-backup.ts';
import type { SqliteParts } from '../../adapters/sqlite/connection/open-sqlite.ts';
import type { TaskConditions } from '../../adapters/worker/task.ts';
import type { ExamineOptions } from './examine.ts';
import { openKept } from './kept-data.ts';
import { openBackup } from './open-backup.ts';

/** What a restore takes its data from. */
export interface SourceOrder {
  /** A backup, or a folder of data that were kept aside. */
  readonly file: string;
  /** A passphrase, or the recovery key of the data; null where none is given. */
  readonly passphrase: string | null;
  /** What opens the data in use; undefined where nobody here has their key. */
  readonly present: SqliteParts | undefined;
}

/** The data of a backup, in a folder of their own. */
export interface OpenedSource {
  /** Null of data that were kept aside. */
  readonly manifest: BackupManifest | null;
  /** Hexadecimal; undefined where their database has none. */
  readonly databaseKey: string | undefined;
}

/**
 * Writes the data of a backup, or of data that were kept aside, into an empty folder and examines them.
 * @throws {DamagedBackup} where there are no such data, or they are not whole
 * @throws {WrongPassphrase} where the passphrase is missing or wrong
 * @throws {UnusableDatabase} where nobody here has the key of data that were kept aside
 */
export async function openSource(
  { file, passphrase, present }: SourceOrder,
  folder: string,
  options: ExamineOptions,
  conditions: TaskConditions = {},
): Promise<OpenedSource> {
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found) throw new DamagedBackup(file, 'is not there: name a backup');
  if (found.isFile()) return openBackup({ file, passphrase }, folder, options, conditions);
  if (!found.isDirectory()) throw new DamagedBackup(file, 'is no backup');
  const databaseKey = await openKept({ kept: file, present }, folder, options, conditions);
  return { manifest: null, databaseKey };
}
