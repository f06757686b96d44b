import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { utcText } from '../../../shared/domain/date.ts';
import { message } from '../../../shared/domain/messages/message.ts';
import { FaultError } from '../../../shared/result/fault-error.ts';
import { makeFolder } from '../../adapters/node/make-folder.ts';
import { type SqliteParts, sqliteParts } from '../../adapters/sqlite/connection/open-sqlite.ts';
import { BACKUPS } from '../../adapters/sqlite/files/file-names.ts';
import { isBusyFolder, lockDataFolder } from '../../adapters/sqlite/files/lock.ts';

/** @throws {FaultError} where another process has it */
function lockWork(backups: string, native: SqliteParts): () => void {
  const holder = { host: 'backup', pid: process.pid, since: utcText(Date.now()) };
  try {
    return lockDataFolder(backups, holder, native);
  } catch (error) {
    if (!isBusyFolder(error)) throw error;
    throw new FaultError({ kind: 'conflict', message: message('backupBusy') }, { cause: error });
  }
}

/**
 * Does work in an empty folder below a data folder, so that nothing of a person leaves it and what
 * is finished can be renamed into its place. What a crash left there goes the next time. One process
 * at a time has it.
 * @throws {FaultError} where another backup or restore of the same data is at work
 */
export async function withWorkFolder<T>(
  dataFolder: string,
  parts: SqliteParts,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const backups = join(dataFolder, BACKUPS);
  const folder = join(backups, 'work');
  const remove = () => rmSync(folder, { recursive: true, force: true });
  makeFolder(backups, 0o700);
  // Without its key: a lock says nothing of anybody.
  const { dataKey: _, ...native } = sqliteParts(parts);
  const unlock = lockWork(backups, native);
  try {
    remove();
    mkdirSync(folder, { mode: 0o700 });
    return await work(folder);
  } finally {
    remove();
    unlock();
  }
}
