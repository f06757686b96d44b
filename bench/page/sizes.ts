import { gzipSync } from 'node:zlib';

/** What the first screen may load: scripts and styles, in kB with gzip. */
export const MOST_FIRST_LOAD = 252;

/** Bytes of scripts and styles, as they are and with gzip, file by file. */
export interface Sizes {
  readonly plain: number;
  readonly gzip: number;
}

export function sizesOf(files: readonly (Uint8Array | string)[]): Sizes {
  const sum = (sizes: readonly number[]) => sizes.reduce((all, size) => all + size, 0);
  return {
    plain: sum(files.map((file) => Buffer.byteLength(file))),
    gzip: sum(files.map((file) => gzipSync(file).length)),
  };
}
