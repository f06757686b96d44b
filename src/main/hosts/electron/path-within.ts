import { isAbsolute, join, relative } from 'node:path';

/** The file that a path names within a folder; undefined where it leads out of it. */
export function pathWithin(folder: string, path: string): string | undefined {
  if (path.includes('\0')) return undefined;
  const file = join(folder, path);
  const inside = relative(folder, file);
  const outside = inside === '' || isAbsolute(inside) || inside.split(/[\\/]/)[0] === '..';
  return outside ? undefined : file;
}
