import { basename, join } from 'node:path';
import { MOVED_FILE } from '../../adapters/node/moved.ts';
import { PROFILE } from '../../adapters/node/paths.ts';
import { FILE, LOG_ENDS } from '../../adapters/sqlite/files/file-names.ts';
import { LOCK_FILE } from '../../adapters/sqlite/files/lock.ts';

/** In the new folder until the data there are in use: what a crash left may be made again. */
export const MOVING = 'moving-from.json';

/** The name of what keeps the old database begins so. */
export const KEPT = 'before-move-';

/** What stays behind: it belongs to a process, is made again, or says where the data are. */
const STAYS = new Set([
  LOCK_FILE,
  'holder.json',
  'server.json',
  MOVED_FILE,
  MOVING,
  ...['', ...LOG_ENDS].map((end) => `${FILE}${end}`),
  join('backups', 'work'),
]);

/** Of Chromium's files this one alone goes along: on Windows it has what opens the keystore's keys. */
const LOCAL_STATE = join(PROFILE, 'Local State');

/**
 * Whether a part of the data is copied as it is; the database itself follows by its own step.
 * @param path in the data folder
 */
export function goes(path: string): boolean {
  if (path.startsWith(KEPT) || path.endsWith('.partial')) return false;
  if (path.startsWith(PROFILE)) return path === PROFILE || path === LOCAL_STATE;
  return !STAYS.has(path) && basename(path) !== LOCK_FILE;
}
