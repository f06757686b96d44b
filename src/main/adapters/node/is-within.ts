import { isAbsolute, relative, resolve, sep } from 'node:path';

/** Whether a path is a folder, or leads to something below it. Links are not followed. */
export function isWithin(path: string, folder: string): boolean {
  const inside = relative(resolve(folder), resolve(path));
  // On Windows, what leads to another drive is a whole path.
  return !isAbsolute(inside) && inside.split(sep)[0] !== '..';
}
