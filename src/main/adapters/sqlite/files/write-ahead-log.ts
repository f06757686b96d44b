import { closeSync, existsSync, openSync, readFileSync, readSync } from 'node:fs';

const HEADER = 32;
const FRAME_HEADER = 24;
/** The last bit of the mark says in which order the bytes of a checksum stand. */
const MARK = 0x377f0682;

/** The two sums of SQLite's checksum, at a place in the log. */
type Sums = readonly [number, number];

function add([one, other]: Sums, bytes: DataView, isBigEndian: boolean): Sums {
  let [a, b] = [one, other];
  for (let at = 0; at < bytes.byteLength; at += 8) {
    a = (a + bytes.getUint32(at, !isBigEndian) + b) >>> 0;
    b = (b + bytes.getUint32(at + 4, !isBigEndian) + a) >>> 0;
  }
  return [a, b];
}

interface Frame {
  readonly isWhole: boolean;
  readonly isCommit: boolean;
  readonly salt: string;
}

/** Every frame of a log, each held against its checksum from the one that the frame before it keeps. */
function* frames(log: DataView): Generator<Frame> {
  const part = (from: number, length: number) =>
    new DataView(log.buffer, log.byteOffset + from, length);
  const sumsAt = (at: number): Sums => [log.getUint32(at), log.getUint32(at + 4)];
  const isBigEndian = log.getUint32(0) === MARK + 1;
  const size = FRAME_HEADER + log.getUint32(8);
  const head = add([0, 0], part(0, HEADER - 8), isBigEndian);
  let kept = sumsAt(HEADER - 8);
  const same = ([a, b]: Sums, [c, d]: Sums) => a === c && b === d;
  const saltAt = (at: number) => `${log.getUint32(at)} ${log.getUint32(at + 4)}`;
  yield { isWhole: same(head, kept), isCommit: false, salt: saltAt(16) };
  for (let at = HEADER; at + size <= log.byteLength; at += size) {
    const begun = add(kept, part(at, 8), isBigEndian);
    const sums = add(begun, part(at + FRAME_HEADER, size - FRAME_HEADER), isBigEndian);
    kept = sumsAt(at + 16);
    yield {
      isWhole: same(sums, kept),
      isCommit: log.getUint32(at + 4) !== 0,
      salt: saltAt(at + 8),
    };
  }
}

/** The size of a database's pages, in bytes, as its header says. */
function pageSizeOf(database: string): number {
  const head = Buffer.alloc(18);
  const file = openSync(database, 'r');
  try {
    readSync(file, head, 0, head.length, 0);
  } finally {
    closeSync(file);
  }
  const size = head.readUInt16BE(16);
  return size === 1 ? 65_536 : size;
}

/**
 * Whether the write-ahead log of a database holds transactions that SQLite will not read, because a
 * frame before them was changed: it takes a log up to the first frame that does not fit. A power cut
 * leaves at most the last transaction so, because each is on the drive before the next begins.
 * Source: https://www.sqlite.org/fileformat2.html#walformat
 */
export function isLogDamaged(database: string): boolean {
  const file = `${database}-wal`;
  if (!existsSync(file)) return false;
  const bytes = readFileSync(file);
  const log = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (log.byteLength < HEADER + FRAME_HEADER) return false;
  const isMarked = (log.getUint32(0) & ~1) === MARK;
  if (!isMarked || log.getUint32(8) !== pageSizeOf(database)) return true;
  const all = [...frames(log)];
  const [head, first] = all;
  // A header that was changed may have another salt; so has what an older log left behind the end.
  const salt = head?.isWhole ? head.salt : first?.salt;
  const at = all.findIndex((frame, i) => !frame.isWhole || (i > 0 && frame.salt !== salt));
  const bad = all[at];
  if (!bad) return false;
  const later = all.slice(at + 1).filter((frame) => frame.isCommit && frame.salt === salt).length;
  return later > 1 || (later === 1 && bad.isCommit && bad.salt === salt);
}
