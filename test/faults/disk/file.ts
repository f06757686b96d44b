import type { Change } from '../journal.ts';

/** A file: what would be read after a power cut, and what was written since and may be lost. */
export interface File {
  synced: Buffer;
  pending: Change[];
}

/** The content of a file after writes and truncations, in their order. */
export function changed(content: Buffer, changes: readonly Change[]): Buffer {
  if (changes.length === 0) return content;
  const ends = changes.map(({ offset, bytes }) => offset + bytes.length);
  const next = Buffer.alloc(Math.max(content.length, ...ends));
  content.copy(next);
  let size = content.length;
  for (const { kind, offset, bytes } of changes) {
    if (kind === 'truncate') {
      // What is cut off is zero, where the file grows again.
      next.fill(0, offset, Math.max(offset, size));
      size = offset;
    } else {
      bytes.copy(next, offset);
      size = Math.max(size, offset + bytes.length);
    }
  }
  return next.subarray(0, size);
}
