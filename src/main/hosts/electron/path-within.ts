import { join, resolve } from 'node:path';
import { isWithin } from '../../adapters/node/is-within.ts';

/** The file that a path names within a folder; undefined where it leads out of it. */
export function pathWithin(folder: string, path: string): string | undefined {
  if (path.includes('\0')) return undefined;
  const file = join(folder, path);
  return isWithin(file, folder) && resolve(file) !== resolve(folder) ? file : undefined;
}
