import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { BackupManifest } from '../../../shared/schemas/data/backup.ts';
import type { RestoreNotice } from '../../../shared/schemas/data/backups.ts';
import { type SqliteParts, sqliteParts } from '../../adapters/sqlite/connection/open-sqlite.ts';
import { contentsOf, readDatabase } from '../../adapters/sqlite/files/copy-to-file.ts';
import { FILE } from '../../adapters/sqlite/files/file-names.ts';
import type { TaskConditions } from '../../adapters/worker/task.ts';
import { type Contents, type Difference, differenceOf } from '../../core/backup/difference.ts';
import type { ExamineOptions } from './examine.ts';
import { withDatabaseKey } from './open-backup.ts';
import {
  type RestoredKeys,
  type RestoredProtection,
  restoredKeys,
  type Target,
  targetOf,
} from './restore-keys.ts';
import { openSource } from './restore-source.ts';

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
  /** Why no one here has the key of what is there now; null where somebody does. */
  readonly problem: string | null;
  /** Whether what is restored was encrypted. */
  readonly wasEncrypted: boolean;
  /** Whether the data in use have no key, and those of the backup had none. */
  readonly staysPlain: boolean;
  /** What protects the data afterwards. */
  readonly protection: RestoredProtection;
}

/** What should be known of the encryption of the data afterwards; null where it is as one expects. */
export function restoreNotice({
  protection,
  problem,
  wasEncrypted,
  staysPlain,
}: Omit<RestorePreview, 'manifest' | 'difference'>): RestoreNotice | null {
  if (protection === 'fromBackup') return 'keyOfBackup';
  const isExpected = protection === 'folder' || (problem === null && (!wasEncrypted || staysPlain));
  return isExpected ? null : 'notEncrypted';
}

/** A backup that was opened and compared, and how its data go on. */
export interface Compared {
  readonly preview: RestorePreview;
  /** What opens the data of the backup. */
  readonly inBackup: SqliteParts;
  readonly keys: RestoredKeys;
}

const NOTHING: Contents = {
  quotes: new Map(),
  policies: new Set(),
  rateBooks: new Set(),
  levyTables: new Set(),
  drafts: new Set(),
  clients: new Set(),
  datasets: new Set(),
  customers: new Set(),
  people: new Map(),
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

/** Opens and compares a backup. @throws as {@link previewRestore} does */
export async function openAndCompare(
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
  // A passphrase protects a backup also where its data had no key.
  const hadKey = databaseKey !== undefined || manifest?.encryption?.keyDerivation === 'data-key';
  const isPlain =
    present !== undefined &&
    present.dataKey === undefined &&
    existsSync(join(order.dataFolder, FILE));
  const { protection } = keys;
  const staysPlain = isPlain && !hadKey;
  const preview = { manifest, difference, problem, wasEncrypted, staysPlain, protection };
  return { preview, inBackup, keys };
}

/**
 * Opens and examines a backup, and says what a restore would change. Nothing of the data changes.
 * @param folder an empty one, for the data of the backup
 * @throws {FaultError} where the backup is not whole
 * @throws {FaultError} where the passphrase is missing or wrong
 */
export async function previewRestore(
  order: RestoreOrder,
  folder: string,
  options: ExamineOptions,
): Promise<RestorePreview> {
  const target = targetOf({ ...options, dataFolder: order.dataFolder });
  const { preview } = await openAndCompare(order, target, folder, options);
  return preview;
}
