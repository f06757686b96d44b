import { createHash } from 'node:crypto';

/** How the letters of a file are written. */
export type Encoding = 'utf-8' | 'utf-16le' | 'windows-1252';

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

/**
 * Reads a file once for its hash and encoding: UTF-16 by its mark, UTF-8 where all of it is valid,
 * and otherwise Windows-1252, in which older systems in Ireland write.
 */
export async function examine(file: FileBytes): Promise<Examined> {
  const [hash, utf8] = [createHash('sha256'), utf8Check()];
  let size = 0;
  let isWide = false;
  for await (const bytes of file()) {
    if (size === 0) isWide = bytes[0] === 0xff && bytes[1] === 0xfe;
    size += bytes.length;
    hash.update(bytes);
    utf8.add(bytes);
  }
  utf8.add(new Uint8Array(), true);
  const narrow = utf8.isValid() ? 'utf-8' : 'windows-1252';
  return { encoding: isWide ? 'utf-16le' : narrow, size, sha256: hash.digest('hex') };
}
