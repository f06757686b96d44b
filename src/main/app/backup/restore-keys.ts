import type { SealedDataKey } from '../../../shared/schemas/data/data-keys.ts';
import { openDataKey, sealFor } from '../../adapters/node/keys/data-key.ts';
import type { KeyHolder } from '../../adapters/node/keys/key-holder.ts';
import { type SqliteParts, sqliteParts } from '../../adapters/sqlite/connection/open-sqlite.ts';
import { writeDataKeys } from '../../adapters/sqlite/files/data-keys-file.ts';
import { UnusableDatabase } from '../../adapters/sqlite/files/database-file.ts';
import { mustUnlock } from '../encryption/unlock.ts';
import type { ExamineOptions } from './examine.ts';
import { withDatabaseKey } from './open-backup.ts';

/** The data that a restore replaces. */
export interface Target {
  /** What opens them; undefined where nobody here has their key. */
  readonly present: SqliteParts | undefined;
  /** Why nobody has; null where somebody does. */
  readonly problem: string | null;
}

/** A data key that opens here, with its seals. */
export interface OpenedSeal {
  readonly sealed: SealedDataKey;
  readonly dataKey: Buffer;
}

/**
 * What protects restored data: nothing, the key that their folder has, or the one that sealed the backup,
 * where the folder's own does not open.
 */
export type RestoredProtection = 'none' | 'folder' | 'fromBackup';

/** The key under which restored data are written. */
export interface RestoredKeys {
  readonly protection: RestoredProtection;
  readonly after: SqliteParts;
  /** Puts the seals of the key into a folder whose own do not open; nothing where they do. */
  readonly replace: (dataFolder: string) => void;
}

/**
 * What opens the data that a restore replaces. Data that nobody can open are a reason to restore.
 * @throws {DataFolderBusy} where another process is changing their key
 */
export function targetOf(dataFolder: string, options: ExamineOptions): Target {
  try {
    return { present: mustUnlock({ ...options, dataFolder }), problem: null };
  } catch (error) {
    if (!(error instanceof UnusableDatabase)) throw error;
    return { present: undefined, problem: error.message };
  }
}

/** Seals a key for whoever is here and has a usable secret, too: a recovery key may have opened it. */
function sealedFor({ sealed, dataKey }: OpenedSeal, holders: readonly KeyHolder[]): SealedDataKey {
  return holders.reduce((key, holder) => {
    try {
      return openDataKey(key, [holder]) ? key : sealFor(key, dataKey, holder);
    } catch {
      // It has none: `encryption recover` seals the key for it later.
      return key;
    }
  }, sealed);
}

/** The key for restored data: that of the folder they go to, or where it is lost, that of the backup. */
export function restoredKeys(
  { present }: Target,
  seal: OpenedSeal | undefined,
  options: ExamineOptions,
): RestoredKeys {
  if (present) {
    const protection = present.dataKey === undefined ? 'none' : 'folder';
    return { protection, after: present, replace: () => undefined };
  }
  const native = sqliteParts(options);
  if (!seal) {
    const replace = (dataFolder: string) => writeDataKeys(dataFolder, undefined);
    return { protection: 'none', after: withDatabaseKey(native, undefined), replace };
  }
  const after = withDatabaseKey(native, seal.dataKey.toString('hex'));
  const { keyHolders = [] } = options;
  const replace = (dataFolder: string) =>
    writeDataKeys(dataFolder, { version: 1, present: sealedFor(seal, keyHolders) });
  return { protection: 'fromBackup', after, replace };
}
