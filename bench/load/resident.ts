import { readFileSync } from 'node:fs';

/** What the memory of a process is used for. Bytes that are resident now. */
export interface Resident {
  /** Programs, libraries and SQLite's files that are mapped into memory. */
  readonly mapped: number;
  /** What malloc gave to native code: SQLite's page caches above all. */
  readonly malloc: number;
  /** All else without a file: the heaps of V8 in every thread, their code, stacks, and large single blocks. */
  readonly v8: number;
}

const NONE: Resident = { mapped: 0, malloc: 0, v8: 0 };

/** An arena of glibc's malloc begins at a multiple of this, and so is told from what V8 maps. */
const ARENA = 64n * 1024n * 1024n;
const KILOBYTE = 1024;

/** A line that begins a mapping: its first address, and the file or the name that it has. */
const MAPPING = /^([0-9a-f]+)-[0-9a-f]+ ....\s\S+ \S+ \d+ *(.*)$/;

function kindOf(address: bigint, name: string): keyof Resident {
  if (name === '[heap]' || (name === '' && address % ARENA === 0n)) return 'malloc';
  return name.startsWith('/') ? 'mapped' : 'v8';
}

/**
 * Adds up what the system says of each mapping of this process; nothing where it says nothing of them.
 * Source: proc_pid_smaps(5)
 */
export function resident(): Resident {
  let text: string;
  try {
    text = readFileSync('/proc/self/smaps', 'utf8');
  } catch {
    return NONE;
  }
  const sums = { ...NONE };
  let kind: keyof Resident = 'v8';
  for (const line of text.split('\n')) {
    const [, address, name = ''] = MAPPING.exec(line) ?? [];
    if (address !== undefined) kind = kindOf(BigInt(`0x${address}`), name);
    const kilobytes = /^Rss: +(\d+) kB$/.exec(line)?.[1];
    if (kilobytes !== undefined) sums[kind] += Number(kilobytes) * KILOBYTE;
  }
  return sums;
}
