import {
  appendFileSync,
  closeSync,
  existsSync,
  fstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import { isNoEntry } from '../../../shared/data/no-entry.ts';
import { message } from '../../../shared/domain/messages/message.ts';
import { FaultError } from '../../../shared/result/fault-error.ts';
import type { UploadStore } from '../../core/datasets/receive-file.ts';

/** The folder of files that are to be imported, in the data folder. */
export const UPLOADS = 'imports';

/** Milliseconds after which no one comes back for a file. */
const KEPT = 24 * 60 * 60 * 1000;

/** Bytes of the numbers around a part: before it how long it is, behind it how much came so far. */
const NUMBER = Uint32Array.BYTES_PER_ELEMENT;

/** Seals the parts of a file, each for its place, a whole number below 2³². */
export interface PartCipher {
  readonly seal: (part: Buffer, place: number) => Buffer;
  /** @throws Error where it is not what was sealed in this place of this file */
  readonly open: (sealed: Buffer, place: number) => Buffer;
}

/** Files on their way, which can be read once they are whole. */
export interface UploadFiles extends UploadStore {
  /**
   * What came so far, part by part.
   * @throws {FaultError} where the file has gone: an erasure of records removes what waits
   * @throws Error where it is not what came
   */
  readonly pieces: (upload: string) => AsyncIterable<Uint8Array>;
}

const pathOf = (dataFolder: string, upload: string): string =>
  join(dataFolder, UPLOADS, `${upload}.parts`);

/** Where the rows of an upload are staged. */
export const stagingPath = (dataFolder: string, upload: string): string =>
  join(dataFolder, UPLOADS, `${upload}.db`);

function number(value: number): Buffer {
  const bytes = Buffer.alloc(NUMBER);
  bytes.writeUInt32BE(value);
  return bytes;
}

/** How much came into a file so far: its last number. */
function contentBytes(path: string): number {
  const file = openSync(path, 'r');
  try {
    const { size } = fstatSync(file);
    if (size === 0) return 0;
    const last = Buffer.alloc(NUMBER);
    readSync(file, last, 0, NUMBER, size - NUMBER);
    return last.readUInt32BE();
  } finally {
    closeSync(file);
  }
}

async function opened(path: string): Promise<FileHandle> {
  try {
    return await open(path, 'r');
  } catch (error) {
    if (isNoEntry(error))
      throw new FaultError({ kind: 'notFound', message: message('uploadAbsent') });
    throw error;
  }
}

/**
 * Files that are to be imported, in a folder of the data folder, for their owner alone. Each part is
 * sealed as it comes: in a folder that is encrypted, no file has a word of them.
 */
export function uploadFiles(
  dataFolder: string,
  cipherOf: (upload: string) => PartCipher,
): UploadFiles {
  const folder = join(dataFolder, UPLOADS);

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
      writeFileSync(pathOf(dataFolder, upload), '', { flag: 'wx', mode: 0o600 });
      return upload;
    },
    size: (upload) => {
      const path = pathOf(dataFolder, upload);
      return existsSync(path) ? contentBytes(path) : undefined;
    },
    append: (upload, bytes) => {
      if (bytes.length === 0) return;
      const path = pathOf(dataFolder, upload);
      const place = statSync(path).size;
      const sealed = cipherOf(upload).seal(Buffer.from(bytes), place);
      const total = number(contentBytes(path) + bytes.length);
      try {
        appendFileSync(path, Buffer.concat([number(sealed.length), sealed, total]));
      } catch (error) {
        // A drive that is full takes the beginning of a part.
        truncateSync(path, place);
        throw error;
      }
    },
    remove: (upload) => rmSync(pathOf(dataFolder, upload), { force: true }),
    async *pieces(upload) {
      const cipher = cipherOf(upload);
      await using file = await opened(pathOf(dataFolder, upload));
      const { size } = await file.stat();
      for (let place = 0; place < size; ) {
        const length = (await file.read(Buffer.alloc(NUMBER), 0, NUMBER, place)).buffer;
        const sealed = Buffer.alloc(length.readUInt32BE());
        await file.read(sealed, 0, sealed.length, place + NUMBER);
        yield cipher.open(sealed, place);
        place += NUMBER + sealed.length + NUMBER;
      }
    },
  };
}

/** Removes every file that waits for its import, and whatever an import that was ended has left. */
export function removeUploads(dataFolder: string): void {
  const folder = join(dataFolder, UPLOADS);
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { force: true });
}
