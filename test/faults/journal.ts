import { readFileSync } from 'node:fs';

/** The changes of a disk, and what was said in between, in the order of `enum change` in faults.h, which begins with 1. */
const KINDS = [
  'create',
  'write',
  'truncate',
  'sync',
  'syncFolder',
  'rename',
  'unlink',
  'makeFolder',
  'removeFolder',
  'link',
  'changeMode',
  'say',
] as const;
export type Kind = (typeof KINDS)[number];

/** A call that succeeded; `say` wrote to a socket. What a kind does not need is 0 or empty. */
export interface Change {
  readonly kind: Kind;
  /** The point that it was; 0 before the library was armed. */
  readonly point: number;
  readonly inode: number;
  /** Bytes: where a write begins, or the size that a file gets. */
  readonly offset: number;
  /** Absolute. */
  readonly path: string;
  /** The second path of a rename or link: the new name. */
  readonly to: string;
  readonly bytes: Buffer;
}

const NUMBERS = 7;
const BYTES = BigInt64Array.BYTES_PER_ELEMENT;

/** Reads a journal as journal.c writes it; what the end of the process cut off is left out. */
export function readJournal(file: string): Change[] {
  const buffer = readFileSync(file);
  const changes: Change[] = [];
  let at = 0;
  const number = (index: number) => Number(buffer.readBigInt64LE(at + index * BYTES));
  const part = (from: number, length: number) => buffer.subarray(from, from + length);
  while (at + NUMBERS * BYTES <= buffer.length) {
    const [pathLength, toLength, dataLength] = [number(4), number(5), number(6)];
    const start = at + NUMBERS * BYTES;
    const end = start + pathLength + toLength + dataLength;
    const kind = KINDS[number(0) - 1];
    if (kind === undefined) throw new Error(`The journal has no record at byte ${at}`);
    if (end > buffer.length) break;
    changes.push({
      kind,
      point: number(1),
      inode: number(2),
      offset: number(3),
      path: part(start, pathLength).toString(),
      to: part(start + pathLength, toLength).toString(),
      bytes: part(start + pathLength + toLength, dataLength),
    });
    at = end;
  }
  return changes;
}
