import { readSync } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';

/** Reads some bytes of a file; undefined where the file ends before. */
export async function readExactly(
  handle: FileHandle,
  length: number,
  position: number,
): Promise<Buffer | undefined> {
  const buffer = Buffer.alloc(length);
  let read = 0;
  while (read < length) {
    const { bytesRead } = await handle.read(buffer, read, length - read, position + read);
    if (bytesRead === 0) return undefined;
    read += bytesRead;
  }
  return buffer;
}

/** As {@link readExactly}, at once. @param handle an open file */
export function readExactlySync(
  handle: number,
  length: number,
  position: number,
): Buffer | undefined {
  const buffer = Buffer.alloc(length);
  for (let read = 0; read < length; ) {
    const more = readSync(handle, buffer, read, length - read, position + read);
    if (more === 0) return undefined;
    read += more;
  }
  return buffer;
}
