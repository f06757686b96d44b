import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { UploadStore } from '../../core/datasets/receive-file.ts';

const FOLDER = 'imports';

/** Milliseconds after which nobody comes back for a file. */
const KEPT = 24 * 60 * 60 * 1000;

/** The file of an upload. */
export const uploadPath = (dataFolder: string, upload: string): string =>
  join(dataFolder, FOLDER, `${upload}.csv`);

/** Where its rows are staged. */
export const stagingPath = (dataFolder: string, upload: string): string =>
  join(dataFolder, FOLDER, `${upload}.db`);

/** Files that are to be imported, in a folder of the data folder, for their owner alone. */
export function uploadStore(dataFolder: string): UploadStore {
  const folder = join(dataFolder, FOLDER);

  function removeOld(now: number): void {
    for (const name of readdirSync(folder)) {
      const file = join(folder, name);
      const at = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? now;
      if (Math.abs(now - at) > KEPT) rmSync(file, { force: true });
    }
  }

  return {
    begin: (now) => {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      removeOld(now);
      const upload = crypto.randomUUID();
      writeFileSync(uploadPath(dataFolder, upload), '', { flag: 'wx', mode: 0o600 });
      return upload;
    },
    size: (upload) => statSync(uploadPath(dataFolder, upload), { throwIfNoEntry: false })?.size,
    append: (upload, bytes) => appendFileSync(uploadPath(dataFolder, upload), bytes),
    remove: (upload) => rmSync(uploadPath(dataFolder, upload), { force: true }),
  };
}

/** Removes every file that waits for its import, and whatever an import that was ended has left. */
export function removeUploads(dataFolder: string): void {
  const folder = join(dataFolder, FOLDER);
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { force: true });
}
