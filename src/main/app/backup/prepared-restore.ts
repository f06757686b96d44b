import { mkdirSync, renameSync } from 'node:fs';
import { basename, join } from 'node:path';
import { done, failed, type Result } from '../../../shared/contract/result.ts';
import { message } from '../../../shared/domain/messages/message.ts';
import type {
  RestorePreview,
  RestoreOrder as Wanted,
} from '../../../shared/schemas/data/backups.ts';
import { isWrongPassphrase, refused } from '../../adapters/backup/refused.ts';
import { BACKUP_END } from '../../adapters/sqlite/files/copy-database.ts';
import { syncToDrive } from '../../adapters/sqlite/files/durable.ts';
import { BACKUPS, FILE } from '../../adapters/sqlite/files/file-names.ts';
import type { TaskConditions } from '../../adapters/worker/task.ts';
import type { WorkerData } from '../worker/worker-data.ts';
import { discardRestore, madeIn } from './confirmed-restore.ts';
import { isKept, keptAt } from './kept-data.ts';
import { backupFolder, backupSettings } from './plan.ts';
import { writeRestored } from './restore-backup.ts';
import { type RestoredKeys, targetOf } from './restore-keys.ts';
import { preparedIn } from './restore-place.ts';
import { restoreNotice } from './restore-preview.ts';
import { known } from './sealed-key.ts';
import { withWorkFolder } from './work-folder.ts';

/** What a thread needs to prepare a restore. */
export interface PrepareOrder {
  readonly wanted: Wanted;
  /** Epoch milliseconds. */
  readonly now: number;
  /** Of the application. */
  readonly version: string;
  /** What `prepareInThread` found: a thread has no holders of keys. */
  readonly sourceKey?: string | undefined;
}

/** Data that are next to those in use, and may take their place. */
export interface PreparedRestore extends Pick<RestoredKeys, 'replacement'> {
  readonly preview: RestorePreview;
}

/**
 * Where something of a list is.
 * @throws {FaultError} where no list has such a name: one of a list leads to no other folder
 */
export function restorePath(dataFolder: string, { name, from }: Wanted): string {
  const [folder, isListed] =
    from === 'kept'
      ? [join(dataFolder, BACKUPS), isKept(join(dataFolder, BACKUPS), name)]
      : [backupFolder(dataFolder, backupSettings(dataFolder).read()), name.endsWith(BACKUP_END)];
  if (isListed && basename(name) === name) return join(folder, name);
  throw refused('backupNone', name);
}

/**
 * Opens and examines a backup, and puts its data next to those in use, which stay. It says what would
 * change with them.
 */
export async function prepareRestore(
  data: WorkerData,
  { wanted, now, version, sourceKey: key }: PrepareOrder,
  conditions: TaskConditions,
): Promise<Result<PreparedRestore>> {
  const { dataFolder } = data;
  discardRestore(dataFolder);
  try {
    const file = restorePath(dataFolder, wanted);
    const order = { file, passphrase: wanted.passphrase ?? null, dataFolder, now };
    return await withWorkFolder(dataFolder, data, async (work) => {
      const restored = join(work, 'restored');
      mkdirSync(restored, { mode: 0o700 });
      const options = { ...data, version };
      const target = targetOf(options);
      const source = { ...options, ...(key === undefined ? {} : { keyHolders: known(key) }) };
      const { preview, keys } = await writeRestored(order, target, restored, source, conditions);
      if (conditions.isCancelled?.()) {
        return failed({ kind: 'conflict', message: message('cancelled') });
      }
      madeIn(restored).write({ madeAt: preview.manifest?.madeAt ?? keptAt(wanted.name) });
      syncToDrive(join(restored, FILE), 'r+');
      renameSync(restored, preparedIn(dataFolder));
      const { replacement } = keys;
      return done({
        preview: { difference: preview.difference, notice: restoreNotice(preview) },
        ...(replacement === undefined ? {} : { replacement }),
      });
    });
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    if (isWrongPassphrase(error)) {
      return failed({ kind: 'invalid', message: message('backupLocked') });
    }
    return failed({ kind: 'invalid', message: message('backupNotRestored', { problem }) });
  }
}
