import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** A file as a journal names it. */
export interface FileImage {
  readonly inode: number;
  readonly bytes: Buffer;
}

/** A data folder as it is before a host opens it, by name. */
export interface Image extends ReadonlyMap<string, FileImage | Image> {}

/** @returns nothing in it, where there is no such folder */
export function readImage(folder: string): Image {
  if (!statSync(folder, { throwIfNoEntry: false })) return new Map();
  return new Map(
    readdirSync(folder, { withFileTypes: true }).map((entry) => {
      const path = join(folder, entry.name);
      const file = () => ({ inode: statSync(path).ino, bytes: readFileSync(path) });
      return [entry.name, entry.isDirectory() ? readImage(path) : file()] as const;
    }),
  );
}
