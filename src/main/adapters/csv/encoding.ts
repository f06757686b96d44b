import { createHash } from 'node:crypto';
import { type FileBytes, type LegacyEncoding, legacyEncoding } from './legacy-encoding.ts';

/** How the letters of a file are written. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | LegacyEncoding;

/** A file as far as its bytes say. */
export interface Examined {
  readonly encoding: Encoding;
  /** Bytes. */
  readonly size: number;
  /** Hexadecimal. */
  readonly sha256: string;
}

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
 * Reads a file for its hash and encoding: UTF-16 by its beginning, UTF-8 where all of it is valid, and
 * otherwise what older systems write.
 * @throws {UnreadableFile} where its letters make no sense in any of them
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
  const narrow = async () => (utf8.isValid() ? 'utf-8' : legacyEncoding(file));
  const encoding = wideEncoding(start) ?? (await narrow());
  return { encoding, size, sha256: hash.digest('hex') };
}
