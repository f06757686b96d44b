import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { syncToDrive } from './durable.ts';
import { hasDatabase } from './file-names.ts';

/**
 * Makes sure that a folder is missing or holds our data: anything else is not ours to replace.
 * @throws Error that names the folder
 */
export function mustBeReplaceable(folder: string): void {
  if (existsSync(folder) && !hasDatabase(folder)) {
    throw new Error(`${folder} is in the way: it holds no data of Quotedesk`);
  }
}

/** Waits until everything that was written unsynced is on the drive. */
function flush(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile()) continue;
    syncToDrive(join(entry.parentPath, entry.name), 'r+');
  }
}

/**
 * Replaces all the data of a folder with another folder's. Both must be closed. A crash in between
 * leaves no data, and never a part.
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
