import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { FILE } from './open.ts';

/** Whether a folder holds a database. */
export function hasDatabase(folder: string): boolean {
  return existsSync(join(folder, FILE));
}

/**
 * Puts the database of one folder in the place of another's: the whole of it or, where this fails,
 * nothing. Neither may be open. The one that comes may have been written in haste: it is on the
 * drive before it takes its place.
 */
export function replaceDatabase(folder: string, by: string): void {
  const written = openSync(join(by, FILE), 'r+');
  try {
    fsyncSync(written);
  } finally {
    closeSync(written);
  }
  // The journal of the database that goes may not be read into the one that comes.
  for (const journal of ['-wal', '-shm'])
    rmSync(join(folder, `${FILE}${journal}`), { force: true });
  renameSync(join(by, FILE), join(folder, FILE));
}
