import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { FILE } from './database-file.ts';
import { syncToDrive } from './durable.ts';

/** Whether a folder holds a database. */
export function hasDatabase(folder: string): boolean {
  return existsSync(join(folder, FILE));
}

/**
 * What is in the way of data in a folder is somebody else's, and stays.
 * @throws Error that names the folder
 */
export function mustBeReplaceable(folder: string): void {
  if (existsSync(folder) && !hasDatabase(folder)) {
    throw new Error(`${folder} is in the way: it holds no data of Quotedesk`);
  }
}

/** Waits until what was written in haste is on the drive. */
function flush(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile()) continue;
    syncToDrive(join(entry.parentPath, entry.name), 'r+');
  }
}

/**
 * Puts the data of one folder, all of it, in the place of another's. Nobody may have either open.
 * A crash in between leaves no data there, and never a part of it.
 */
export function replaceData(folder: string, by: string): void {
  mustBeReplaceable(folder);
  flush(by);
  const old = `${folder}-old`;
  rmSync(old, { recursive: true, force: true });
  if (existsSync(folder)) renameSync(folder, old);
  renameSync(by, folder);
  rmSync(old, { recursive: true, force: true });
}
