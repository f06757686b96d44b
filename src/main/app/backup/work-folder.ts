import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { BACKUPS } from '../../adapters/sqlite/copy-database.ts';

/**
 * Does work in an empty folder below a data folder, so that nothing of a person leaves it and what
 * is finished can be renamed into its place. What a crash left there goes the next time.
 */
export async function withWorkFolder<T>(
  dataFolder: string,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = join(dataFolder, BACKUPS, 'work');
  const remove = () => rmSync(folder, { recursive: true, force: true });
  remove();
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  try {
    return await work(folder);
  } finally {
    remove();
  }
}
