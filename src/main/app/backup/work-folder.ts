import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { utcText } from '../../../shared/domain/date.ts';
import { type SqliteParts, sqliteParts } from '../../adapters/sqlite/connection/open-sqlite.ts';
import { BACKUPS } from '../../adapters/sqlite/files/file-names.ts';
import { lockDataFolder } from '../../adapters/sqlite/files/lock.ts';

/**
 * Does work in an empty folder below a data folder, so that nothing of a person leaves it and what
 * is finished can be renamed into its place. What a crash left there goes the next time. One process
 * at a time has it.
 * @throws {DataFolderBusy} where another backup or restore of the same data is at work
 */
export async function withWorkFolder<T>(
  dataFolder: string,
  parts: SqliteParts,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const backups = join(dataFolder, BACKUPS);
  const folder = join(backups, 'work');
  const remove = () => rmSync(folder, { recursive: true, force: true });
  mkdirSync(backups, { recursive: true, mode: 0o700 });
  const holder = { host: 'backup', pid: process.pid, since: utcText(Date.now()) };
  // Without its key: a lock says nothing of anybody.
  const { dataKey: _, ...native } = sqliteParts(parts);
  const unlock = lockDataFolder(backups, holder, native);
  try {
    remove();
    mkdirSync(folder, { mode: 0o700 });
    return await work(folder);
  } finally {
    remove();
    unlock();
  }
}
