import { english, message } from '../../../shared/domain/messages/message.ts';
import type { DataKeys } from '../../../shared/schemas/data/data-keys.ts';
import { openDataKey } from '../../adapters/node/keys/data-key.ts';
import type { KeyHolder } from '../../adapters/node/keys/key-holder.ts';
import { type SqliteParts, sqliteParts } from '../../adapters/sqlite/connection/open-sqlite.ts';
import { whereWritable } from '../../adapters/sqlite/connection/storage-failure-of.ts';
import {
  type KeysFault,
  readDataKeys,
  repairDataKeys,
} from '../../adapters/sqlite/files/data-keys-file.ts';
import { UnusableDatabase } from '../../adapters/sqlite/files/database-file.ts';
import { DataFolderBusy } from '../../adapters/sqlite/files/lock.ts';
import type { DataProblem } from '../../core/data-state/data-state.ts';
import { finishChange, withLockedFolder } from './change-key.ts';

/** How an application gets at the key of its data. */
export interface UnlockOptions extends SqliteParts {
  readonly dataFolder: string;
  /** The folder whose keys these data have; by default their own. */
  readonly keysFolder?: string;
  /** Who may open the key here; nobody, where absent. */
  readonly keyHolders?: readonly KeyHolder[];
}

/** The key of data, which is undefined where they are not encrypted; or why nobody here has it. */
export type Unlocked = ({ readonly dataKey?: string } | { readonly locked: DataProblem }) & {
  /** Why the file of keys was written again from its copy; absent where it was whole. */
  readonly keysRepaired?: KeysFault;
};

const locked = (code: 'dataLocked' | 'dataKeysDamaged', folder: string): Unlocked => ({
  locked: { kind: 'locked', message: message(code, { folder }) },
});

/**
 * Finishes a change of the key. @returns false where nobody here has the keys
 * @throws {DataFolderBusy} where another process is changing it
 * @throws {UnusableDatabase} where it cannot be done: the next opening finds all data
 */
function isFinished(folder: string, options: UnlockOptions): boolean {
  const { keyHolders = [] } = options;
  try {
    const left = withLockedFolder(folder, options, () => finishChange(folder, keyHolders, options));
    return left !== undefined;
  } catch (cause) {
    if (cause instanceof DataFolderBusy) throw cause;
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new UnusableDatabase(
      `The encryption of the data in ${folder} cannot be changed: ${reason}. All data are kept: start Quotedesk again`,
      { cause },
    );
  }
}

/**
 * The key of a data folder, for whoever can do nothing without it.
 * @throws {UnusableDatabase} where nobody here has the key
 * @throws {DataFolderBusy} where another process is changing it
 */
export function mustUnlock(options: UnlockOptions): SqliteParts {
  const found = unlock(options);
  if ('locked' in found) throw new UnusableDatabase(english(found.locked.message));
  return sqliteParts({ ...options, ...found });
}

/**
 * Opens the key of a data folder, and finishes a change of it that a crash cut off.
 * @throws {DataFolderBusy} where another process is changing it
 */
export function unlock(options: UnlockOptions): Unlocked {
  const { dataKey, dataFolder, keysFolder: folder = dataFolder, keyHolders = [] } = options;
  if (dataKey !== undefined) return { dataKey };
  let keys: DataKeys | undefined;
  try {
    keys = readDataKeys(folder);
  } catch {
    return locked('dataKeysDamaged', folder);
  }
  if (keys?.change) {
    if (!isFinished(folder, options)) return locked('dataLocked', folder);
    keys = readDataKeys(folder);
  }
  const repaired = whereWritable(() => repairDataKeys(folder));
  const said = repaired === undefined ? {} : { keysRepaired: repaired };
  if (!keys?.present) return said;
  try {
    const opened = openDataKey(keys.present, keyHolders);
    if (opened) return { dataKey: opened.toString('hex'), ...said };
    return { ...locked('dataLocked', folder), ...said };
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    const code = message('dataKeyUnusable', { folder, problem });
    return { locked: { kind: 'locked', message: code }, ...said };
  }
}
