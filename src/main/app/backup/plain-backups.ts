import { closeSync, openSync, readdirSync, readSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { BACKUPS } from '../../adapters/sqlite/files/file-names.ts';
import { backupState } from './plan.ts';

/** Bytes: the pages of a plain database begin well before. */
const START = 128 * 1024;
/** How every SQLite database begins that is not encrypted. https://sqlite.org/fileformat.html */
const PLAIN = 'SQLite format 3\0';

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

/**
 * Removes the backups of a data folder that everybody can read: its data are to be encrypted. The next
 * daily one is then due.
 */
export function removePlainBackups(dataFolder: string): void {
  const folder = join(dataFolder, BACKUPS);
  let removed = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = join(folder, entry.name);
    if (!entry.isFile() || !entry.name.includes('.qdbackup') || !isPlain(file)) continue;
    rmSync(file);
    removed += 1;
  }
  const state = backupState(dataFolder);
  const present = removed > 0 ? state.read() : undefined;
  if (present) state.write({ ...present, lastSuccess: null });
}
