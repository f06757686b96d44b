import { type Message, message } from '../../../shared/domain/messages/message.ts';
import { FaultError, isUnavailable } from '../../../shared/result/fault-error.ts';
import type { DataKeys } from '../../../shared/schemas/data/data-keys.ts';
import { isUnusableKey } from '../../adapters/node/keys/key-file.ts';
import { type KeyHolder, openDataKey } from '../../adapters/node/keys/key-holders.ts';
import { type SqliteParts, sqliteParts } from '../../adapters/sqlite/connection/open-sqlite.ts';
import { whereWritable } from '../../adapters/sqlite/connection/storage-failure-of.ts';
import {
  type KeysFault,
  readDataKeys,
  repairDataKeys,
} from '../../adapters/sqlite/files/data-keys-file.ts';
import { hasDataKeys } from '../../adapters/sqlite/files/file-names.ts';
import { isBusyFolder } from '../../adapters/sqlite/files/lock.ts';
import { type DataProblem, problemError, problemOf } from '../../core/data-state/data-state.ts';
import { finishChange, withLockedFolder } from './change-key.ts';

/** How an application gets at the key of its data. */
export interface UnlockOptions extends SqliteParts {
  readonly dataFolder: string;
  /** The folder whose keys these data have; by default their own. */
  readonly keysFolder?: string;
  /** Who may open the key here; no one, where absent. */
  readonly keyHolders?: readonly KeyHolder[];
}

/** The key of data, which is undefined where they are not encrypted; or why no one here has it. */
export type Unlocked = ({ readonly dataKey?: string } | { readonly locked: DataProblem }) & {
  /** Why the file of keys was written again from its copy; absent where it was whole. */
  readonly keysRepaired?: KeysFault;
};

/** Why no one here opens the data. */
function lockedMessage({ keyHolders = [], ...options }: UnlockOptions, keys?: DataKeys): Message {
  const { dataFolder, keysFolder: folder = dataFolder } = options;
  const sealed = [keys?.present, keys?.change?.to].flatMap((one) => one?.sealed ?? []);
  const ours = keyHolders.filter(({ holder }) => sealed.some((one) => one.holder === holder));
  const place = ours.flatMap((one) => one.place?.() ?? []).join(', ');
  return place === ''
    ? message('dataLocked', { folder })
    : message('dataLockedAt', { folder, place });
}

/** The same, where opening fails by a key that is here. */
function unusableMessage(folder: string, error: unknown): Message {
  const problem = error instanceof Error ? error.message : String(error);
  return message('dataKeyUnusable', { folder, problem });
}

/**
 * Finishes a change of the key. @returns false where no one here has the keys
 * @throws {FaultError} where another process is changing it
 * @throws {FaultError} where a key that is here cannot be used
 * @throws {FaultError} where it cannot be done: the next opening finds all data
 */
function isFinished(folder: string, options: UnlockOptions): boolean {
  const { keyHolders = [] } = options;
  try {
    const left = withLockedFolder(folder, options, () => finishChange(folder, keyHolders, options));
    return left !== undefined;
  } catch (cause) {
    if (isBusyFolder(cause) || isUnusableKey(cause)) throw cause;
    // The change was taken back: opening the database says what is wrong with it.
    if (problemOf(cause)) return true;
    const reason = cause instanceof Error ? cause.message : String(cause);
    const text = message('encryptionUnchanged', { folder, reason });
    throw new FaultError({ kind: 'unavailable', message: text }, { cause });
  }
}

/**
 * Opens the key of a data folder, and finishes a change of it that a crash cut off.
 * @throws {FaultError} where another process is changing it
 */
export function unlock(options: UnlockOptions): Unlocked {
  const { dataKey, dataFolder, keysFolder: folder = dataFolder, keyHolders = [] } = options;
  if (dataKey !== undefined) return { dataKey };
  const locked = (text: Message): Unlocked => ({ locked: { kind: 'locked', message: text } });
  let keys: DataKeys | undefined;
  try {
    keys = readDataKeys(folder);
  } catch {
    return locked(message('dataKeysDamaged', { folder }));
  }
  if (keys?.change) {
    try {
      if (!isFinished(folder, options)) return locked(lockedMessage(options, keys));
    } catch (error) {
      if (isUnusableKey(error)) return locked(unusableMessage(folder, error));
      throw error;
    }
    keys = readDataKeys(folder);
  }
  const fault = whereWritable(() => repairDataKeys(folder));
  const repaired = fault === undefined ? {} : { keysRepaired: fault };
  if (!keys?.present) return repaired;
  try {
    const opened = openDataKey(keys.present, keyHolders);
    if (opened) return { dataKey: opened.toString('hex'), ...repaired };
    return { ...locked(lockedMessage(options, keys)), ...repaired };
  } catch (error) {
    return { ...locked(unusableMessage(folder, error)), ...repaired };
  }
}

/**
 * The key of a data folder, for what can do nothing without it.
 * @throws {FaultError} where no one here has the key
 * @throws {FaultError} where another process is changing it
 */
export function mustUnlock(options: UnlockOptions): SqliteParts {
  const found = unlock(options);
  if ('locked' in found) throw problemError(found.locked);
  return sqliteParts({ ...options, ...found });
}

/** What opens the data in use. */
export interface Present {
  /** Undefined where no one here has their key. */
  readonly parts: SqliteParts | undefined;
  /** Why no one has; null where someone does. */
  readonly problem: string | null;
}

/**
 * The key of the data in use, for a restore: data that no one can open are a reason for one.
 * @throws {FaultError} where another process is changing it
 */
export function unlockPresent(options: UnlockOptions): Present {
  try {
    return { parts: mustUnlock(options), problem: null };
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    return { parts: undefined, problem: error.message };
  }
}

/** The options for a database that has this key, or none. */
export function withDatabaseKey<O extends SqliteParts>(
  { dataKey: _, ...options }: O,
  databaseKey: string | undefined,
): Omit<O, 'dataKey'> & Pick<SqliteParts, 'dataKey'> {
  return databaseKey === undefined ? options : { ...options, dataKey: databaseKey };
}

/**
 * Makes sure that the data of a folder are encrypted, where the administrator requires it.
 * @throws {FaultError} where they are not, also where there are none yet
 */
export function mustBeEncrypted(dataFolder: string): void {
  if (hasDataKeys(dataFolder)) return;
  const text = message('encryptionRequired', { folder: dataFolder });
  throw new FaultError({ kind: 'unavailable', message: text });
}
