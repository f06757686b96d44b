import { createHash } from 'node:crypto';

/** How the letters of a file are written. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** A file as far as its bytes say. */
export interface Examined {
  readonly encoding: Encoding;
  /** Bytes. */
  readonly size: number;
  /** Hexadecimal. */
  readonly sha256: string;
}

/** The bytes of a file, from its beginning each time it is called. */
export type FileBytes = () => AsyncIterable<Uint8Array>;

/** Whether each piece continues valid UTF-8. */
function utf8Check() {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let isValid = true;
  return {
    add: (bytes: Uint8Array, isLast = false) => {
      if (!isValid) return;
      try {
        decoder.decode(bytes, { stream: !isLast });
      } catch {
        isValid = false;
      }
    },
    isValid: () => isValid,
  };
}

/** How many bytes of the beginning say whether a letter takes two. */
const BEGINNING = 256;

/**
 * UTF-16 by its mark, or by zero bytes at every other place: no other encoding of a text has any, and
 * most letters of a header are Latin ones, whose upper byte is zero.
 */
function wideEncoding(start: Uint8Array): Encoding | undefined {
  const [first, second] = start;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const zeros = [0, 0];
  for (const [place, byte] of start.entries()) {
    if (byte === 0) zeros[place % 2] = (zeros[place % 2] ?? 0) + 1;
  }
  const [upperFirst = 0, upperLast = 0] = zeros;
  if (Math.max(upperFirst, upperLast) * 4 < start.length) return undefined;
  if (upperFirst === 0) return 'utf-16le';
  return upperLast === 0 ? 'utf-16be' : undefined;
}

/**
 * Reads a file once for its hash and encoding: UTF-16 by its beginning, UTF-8 where all of it is valid,
 * and otherwise Windows-1252, in which older systems in Ireland write.
 */
export async function examine(file: FileBytes): Promise<Examined> {
  const [hash, utf8] = [createHash('sha256'), utf8Check()];
  let size = 0;
  let start = new Uint8Array();
  for await (const bytes of file()) {
    if (start.length < BEGINNING) start = Buffer.concat([start, bytes]).subarray(0, BEGINNING);
    size += bytes.length;
    hash.update(bytes);
    utf8.add(bytes);
  }
  utf8.add(new Uint8Array(), true);
  const encoding = wideEncoding(start) ?? (utf8.isValid() ? 'utf-8' : 'windows-1252');
  return { encoding, size, sha256: hash.digest('hex') };
}
