import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { utcText } from '../../../shared/domain/date.ts';
import { makeFolder } from '../../adapters/node/make-folder.ts';
import { sqliteParts } from '../../adapters/sqlite/connection/open-sqlite.ts';
import { changeDatabaseKey } from '../../adapters/sqlite/files/change-database-key.ts';
import { makeOneFile } from '../../adapters/sqlite/files/copy-to-file.ts';
import { FILE } from '../../adapters/sqlite/files/file-names.ts';
import { lockDataFolder } from '../../adapters/sqlite/files/lock.ts';
import type { TaskConditions } from '../../adapters/worker/task.ts';
import type { ExamineOptions } from './examine.ts';
import { replacementKeys, type Target, targetOf } from './restore-keys.ts';
import { preparedIn } from './restore-place.ts';
import {
  type Compared,
  openAndCompare,
  type RestoreOrder,
  type RestorePreview,
} from './restore-preview.ts';
import { withRoom } from './restore-source.ts';
import { switchTo } from './switch-to.ts';
import { withWorkFolder } from './work-folder.ts';

/** What a restore changed. */
export interface Restored extends RestorePreview {
  /** Where the data of before are; null where there were none. */
  readonly keptIn: string | null;
}

/**
 * Writes the data of a backup into an empty folder so that they can take the place of a folder's own:
 * one file, under the key of that folder. Nothing there changes.
 * @throws as `previewRestore` does
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
 * Puts the data of a backup in the place of a folder's own, which are kept aside first. A crash at
 * any moment leaves either the old data or the new ones, whole.
 * @throws {FaultError} where a host or a command has the folder
 * @throws as `previewRestore` does: nothing was changed
 */
export async function restoreBackup(
  order: RestoreOrder,
  options: ExamineOptions,
): Promise<Restored> {
  const { dataFolder, now } = order;
  const native = sqliteParts(options);
  // Before the lock: a change of the key that was cut off is finished under it.
  const target = targetOf({ ...options, dataFolder });
  makeFolder(dataFolder, 0o700);
  const holder = { host: 'restore', pid: process.pid, since: utcText(now) };
  const unlock = lockDataFolder(dataFolder, holder, native);
  try {
    const restore = async (restored: string) => {
      const { preview, keys } = await writeRestored(order, target, restored, options);
      // What the desk had prepared would replace them at the next start.
      rmSync(preparedIn(dataFolder), { recursive: true, force: true });
      const replaced = replacementKeys(keys, options.keyHolders);
      const change = { dataFolder, restored, at: utcText(now), ...replaced };
      return { ...preview, keptIn: switchTo(change, target.present) };
    };
    return await withRoom(dataFolder, () => withWorkFolder(dataFolder, native, restore));
  } finally {
    unlock();
  }
}
