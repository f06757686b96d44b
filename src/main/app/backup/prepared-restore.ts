import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { done, failed, type Result } from '../../../shared/contract/result.ts';
import { utcText } from '../../../shared/domain/date.ts';
import { message } from '../../../shared/domain/messages/message.ts';
import type {
  RestorePreview,
  RestoreOrder as Wanted,
} from '../../../shared/schemas/data/backups.ts';
import { DamagedBackup, WrongPassphrase } from '../../adapters/backup/damaged-backup.ts';
import { sqliteParts } from '../../adapters/sqlite/connection/open-sqlite.ts';
import { BACKUP_END } from '../../adapters/sqlite/files/copy-database.ts';
import { syncToDrive } from '../../adapters/sqlite/files/durable.ts';
import { BACKUPS, FILE } from '../../adapters/sqlite/files/file-names.ts';
import { lockDataFolder } from '../../adapters/sqlite/files/lock.ts';
import type { TaskConditions } from '../../adapters/worker/task.ts';
import { mustUnlock, type UnlockOptions } from '../encryption/unlock.ts';
import type { WorkerData } from '../worker/worker-data.ts';
import { preparedIn, saidIn } from './confirmed-restore.ts';
import { isKept } from './kept-data.ts';
import { backupFolder, backupSettings } from './plan.ts';
import { writeRestored } from './restore-backup.ts';
import { switchTo } from './switch-to.ts';
import { withWorkFolder } from './work-folder.ts';

/** What a thread needs to prepare a restore. */
export interface PrepareOrder {
  readonly wanted: Wanted;
  /** Epoch milliseconds. */
  readonly now: number;
  /** Of the application. */
  readonly version: string;
}

/** Forgets a restore that was prepared. */
export function discardRestore(dataFolder: string): void {
  rmSync(preparedIn(dataFolder), { recursive: true, force: true });
}

/** Has the prepared data take their place at the next start. @returns false where none are prepared */
export function confirmRestore(dataFolder: string, now: number): boolean {
  if (!existsSync(join(preparedIn(dataFolder), FILE))) return false;
  saidIn(dataFolder).write({ at: utcText(now) });
  return true;
}

/** @throws {DamagedBackup} where no list has such a name: one of a list leads to no other folder */
function pathOf(dataFolder: string, { name, from }: Wanted): string {
  const [folder, isListed] =
    from === 'kept'
      ? [join(dataFolder, BACKUPS), isKept(join(dataFolder, BACKUPS), name)]
      : [backupFolder(dataFolder, backupSettings(dataFolder).read()), name.endsWith(BACKUP_END)];
  if (isListed && basename(name) === name) return join(folder, name);
  throw new DamagedBackup(name, 'is no backup');
}

/**
 * Opens and examines a backup, and puts its data next to those in use, which stay. It says what would
 * change with them.
 */
export async function prepareRestore(
  data: WorkerData,
  { wanted, now, version }: PrepareOrder,
  conditions: TaskConditions,
): Promise<Result<RestorePreview>> {
  const { dataFolder } = data;
  discardRestore(dataFolder);
  try {
    const file = pathOf(dataFolder, wanted);
    const order = { file, passphrase: wanted.passphrase ?? null, dataFolder, now };
    return await withWorkFolder(dataFolder, data, async (work) => {
      const restored = join(work, 'restored');
      mkdirSync(restored, { mode: 0o700 });
      const options = { ...data, version };
      const target = { present: mustUnlock(options), problem: null };
      const { preview } = await writeRestored(order, target, restored, options, conditions);
      if (conditions.isCancelled?.()) {
        return failed({ kind: 'conflict', message: message('cancelled') });
      }
      syncToDrive(join(restored, FILE), 'r+');
      renameSync(restored, preparedIn(dataFolder));
      return done({ difference: preview.difference });
    });
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    if (error instanceof WrongPassphrase) {
      return failed({ kind: 'invalid', message: message('backupLocked') });
    }
    return failed({ kind: 'invalid', message: message('backupNotRestored', { problem }) });
  }
}

/**
 * Finishes a restore that was confirmed, before anybody opens the data: those of before are kept aside.
 * One that was not confirmed goes. A crash at any moment leaves either data, whole, and the next start
 * goes on.
 * @throws {DataFolderBusy} where a host or a command has the folder
 * @throws {UnusableDatabase} where nobody here has the key of the data
 */
export function finishRestore(options: UnlockOptions): void {
  const { dataFolder } = options;
  const restored = preparedIn(dataFolder);
  if (!existsSync(restored)) return;
  const said = saidIn(dataFolder).read();
  if (said && existsSync(join(restored, FILE))) {
    const present = mustUnlock(options);
    const holder = { host: 'restore', pid: process.pid, since: said.at };
    const free = lockDataFolder(dataFolder, holder, sqliteParts(options));
    try {
      switchTo({ dataFolder, restored, at: said.at }, present);
    } finally {
      free();
    }
  }
  discardRestore(dataFolder);
}
