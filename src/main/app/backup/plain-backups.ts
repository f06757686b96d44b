import { closeSync, existsSync, openSync, readdirSync, readSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { DataKeyProtection } from '../../adapters/backup/protection.ts';
import { sealArchive } from '../../adapters/backup/seal-archive.ts';
import { renameDurably } from '../../adapters/sqlite/files/durable.ts';
import { BACKUPS } from '../../adapters/sqlite/files/file-names.ts';

/** Bytes: the pages of a plain database begin well before. */
const START = 128 * 1024;
/** How every SQLite database begins that is not encrypted. https://sqlite.org/fileformat.html */
const PLAIN = 'SQLite format 3\0';
/** What a backup is called while it is written: a crash may leave it. */
const PARTIAL = '.partial';

/** Whether a backup, or what is left of one, can be read by everybody. */
function isPlain(file: string): boolean {
  const start = Buffer.alloc(START);
  const handle = openSync(file, 'r');
  try {
    return start.subarray(0, readSync(handle, start, 0, START, 0)).includes(PLAIN);
  } finally {
    closeSync(handle);
  }
}

/** Seals a backup in its place. A crash leaves it as it was, or sealed. @returns whether it is whole */
function sealInPlace(file: string, key: DataKeyProtection): boolean {
  const to = `${file}${PARTIAL}`;
  try {
    sealArchive({ file, to }, key);
    renameDurably(to, file);
    return true;
  } catch {
    rmSync(to, { force: true });
    return false;
  }
}

/**
 * Seals the backups of a data folder that everybody can read by the key of its data, which are
 * encrypted from now on.
 * @returns those that could not be: damaged ones, and all where the drive is full; below the data folder
 */
export function sealPlainBackups(dataFolder: string, key: DataKeyProtection): readonly string[] {
  const folder = join(dataFolder, BACKUPS);
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.includes('.qdbackup'))
    .map(({ name }) => name);
  const isPartial = (name: string) => name.endsWith(PARTIAL);
  // First: a backup that is sealed has such a file for a while.
  for (const name of names.filter(isPartial)) rmSync(join(folder, name));
  return names
    .filter((name) => !isPartial(name))
    .filter((name) => isPlain(join(folder, name)) && !sealInPlace(join(folder, name), key))
    .map((name) => join(BACKUPS, name));
}
