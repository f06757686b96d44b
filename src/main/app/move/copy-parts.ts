import { createReadStream, createWriteStream, mkdirSync, readdirSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { syncToDrive } from '../../adapters/sqlite/files/durable.ts';
import { goes } from './what-goes.ts';

/** Copies a file of any size over another one, for its owner alone, next to other work. */
export async function copyFile(from: string, to: string): Promise<void> {
  await pipeline(createReadStream(from), createWriteStream(to, { mode: 0o600 }));
}

/**
 * Copies all that goes along as it is.
 * @param path in the data folder: what of it
 */
export async function copyParts(from: string, to: string, path = ''): Promise<void> {
  for (const entry of readdirSync(join(from, path), { withFileTypes: true })) {
    const part = join(path, entry.name);
    if (!goes(part)) continue;
    const [source, target] = [join(from, part), join(to, part)];
    if (entry.isDirectory()) {
      mkdirSync(target, { recursive: true, mode: 0o700 });
      await copyParts(from, to, part);
    } else if (entry.isFile()) await copyFile(source, target);
    else if (entry.isSymbolicLink()) await cp(source, target, { force: true });
  }
}

/** Has the names in a folder on the drive. Windows has no handle of a folder, and needs none. */
export function syncNames(folder: string): void {
  if (process.platform !== 'win32') syncToDrive(folder);
}

/** Has every file and every name in a folder on the drive. */
export function syncFolder(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile()) syncToDrive(path, 'r+');
    if (entry.isDirectory()) syncNames(path);
  }
  syncNames(folder);
}
