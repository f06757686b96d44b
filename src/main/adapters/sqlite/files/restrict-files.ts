import { chmodSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { HEAD_FILE } from '../../../../shared/schemas/quotes/history.ts';
import { BACKUPS, FILE, LOG_ENDS } from './file-names.ts';
import { KEYS_COPY, KEYS_FILE } from './has-data-keys.ts';

/** For its owner alone. */
const PRIVATE = 0o600;
const OTHERS = 0o077;

/** What holds data; locks hold none. */
const PLACES = [
  ...['', ...LOG_ENDS].map((end) => `${FILE}${end}`),
  HEAD_FILE,
  KEYS_FILE,
  KEYS_COPY,
];

function backups(folder: string): string[] {
  const place = join(folder, BACKUPS);
  const isFolder = statSync(place, { throwIfNoEntry: false })?.isDirectory() ?? false;
  return isFolder ? readdirSync(place).map((name) => join(BACKUPS, name)) : [];
}

/**
 * Takes the data's files away from everybody but their owner, as a database is that was copied there.
 * Windows has no such modes: a folder in the user's profile is private by itself.
 * @returns the names of those that others could read or write, below the folder
 */
export function restrictFiles(folder: string): string[] {
  if (process.platform === 'win32') return [];
  const open = [...PLACES, ...backups(folder)].filter((name) => {
    const found = statSync(join(folder, name), { throwIfNoEntry: false });
    return found?.isFile() && (found.mode & OTHERS) !== 0;
  });
  for (const name of open) chmodSync(join(folder, name), PRIVATE);
  return open;
}
