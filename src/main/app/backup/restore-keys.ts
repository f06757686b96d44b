import { isUnavailable } from '../../../shared/contract/fault-error.ts';
import type { SealedDataKey } from '../../../shared/schemas/data/data-keys.ts';
import { openDataKey, sealFor } from '../../adapters/node/keys/data-key.ts';
import type { KeyHolder } from '../../adapters/node/keys/key-holder.ts';
import { type SqliteParts, sqliteParts } from '../../adapters/sqlite/connection/open-sqlite.ts';
import { mustUnlock, type UnlockOptions } from '../encryption/unlock.ts';
import { withDatabaseKey } from './open-backup.ts';

/** The data that a restore replaces. */
export interface Target {
  /** What opens them; undefined where no one here has their key. */
  readonly present: SqliteParts | undefined;
  /** Why no one has; null where somebody does. */
  readonly problem: string | null;
}

/** A data key that opens here, with its seals. */
export interface OpenedSeal {
  readonly sealed: SealedDataKey;
  /** Hexadecimal. */
  readonly dataKey: string;
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
  /** What takes the place of the folder's own keys: null for none. Absent where those open. */
  readonly replacement?: OpenedSeal | null;
}

/**
 * What opens the data that a restore replaces. Data that no one can open are a reason to restore.
 * @throws {FaultError} where another process is changing their key
 */
export function targetOf(options: UnlockOptions): Target {
  try {
    return { present: mustUnlock(options), problem: null };
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    return { present: undefined, problem: error.message };
  }
}

/** Seals a key for anyone who is here and has a usable secret, too: a recovery key may have opened it. */
function sealedFor({ sealed, dataKey }: OpenedSeal, holders: readonly KeyHolder[]): SealedDataKey {
  return holders.reduce((key, holder) => {
    try {
      return openDataKey(key, [holder]) ? key : sealFor(key, Buffer.from(dataKey, 'hex'), holder);
    } catch {
      // It has none: `encryption recover` seals the key for it later.
      return key;
    }
  }, sealed);
}

/**
 * The sealed key that takes the place of a folder's own, as a switch takes it.
 * @returns nothing where the folder keeps its own
 */
export function replacementKeys(
  { replacement }: Pick<RestoredKeys, 'replacement'>,
  holders: readonly KeyHolder[] = [],
): { readonly keys?: SealedDataKey | null } {
  if (replacement === undefined) return {};
  return { keys: replacement && sealedFor(replacement, holders) };
}

/** The key for restored data: that of the folder they go to, or where it is lost, that of the backup. */
export function restoredKeys(
  { present }: Target,
  seal: OpenedSeal | undefined,
  options: SqliteParts,
): RestoredKeys {
  if (present) {
    const protection = present.dataKey === undefined ? 'none' : 'folder';
    return { protection, after: present };
  }
  const native = sqliteParts(options);
  const after = withDatabaseKey(native, seal?.dataKey);
  return { protection: seal ? 'fromBackup' : 'none', after, replacement: seal ?? null };
}
