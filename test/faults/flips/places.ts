import { statSync } from 'node:fs';
import { join } from 'node:path';
import { openReader } from '../../../src/main/adapters/sqlite/files/database-file.ts';
import { FILE, KEYS_FILE } from '../../../src/main/adapters/sqlite/files/file-names.ts';
import { mustUnlock } from '../../../src/main/app/vault/unlock.ts';
import { type Random, seeded } from '../../../src/shared/data/random.ts';
import { HEAD_FILE } from '../../../src/shared/schemas/quotes/history.ts';
import type { File, Folders } from './folders.ts';

/** One bit of a file. */
export interface Flip {
  readonly file: File;
  /** Bytes from the beginning. */
  readonly offset: number;
  /** From 0, the lowest. */
  readonly bit: number;
}

/** A flip, with the region of the data that it is in. */
export interface Placed {
  readonly region: string;
  readonly folder: string;
  readonly flip: Flip;
}

const HEAD = 'head of the history';

/** The regions of a database, by the table or index that a page is of. */
const REGIONS: readonly (readonly [RegExp, string])[] = [
  [/^quote_event$/, 'history'],
  [/^quote$/, 'quotes'],
  [/^document$/, 'documents'],
  [/^(rate_book|rate_book_draft|levy_table|levy_table_draft)$/, 'rate books, levies'],
  [/^(quote_line|quote_search|customer$|quote_day|quote_outcome)/, 'lists and searches'],
  [/^(vehicle|address)$/, 'vehicles, addresses'],
  [/^sqlite_schema$/, 'schema'],
  [/_by_|^sqlite_autoindex|_once$|_of_/, 'other indexes'],
];

/** The regions that looking up a vehicle or an address never reads. */
export const APART_FROM_LOOK_UPS: ReadonlySet<string> = new Set([
  'history',
  'quotes',
  'documents',
  'rate books, levies',
  'lists and searches',
  HEAD,
]);

const regionOf = (name: string | undefined) => {
  if (name === undefined) return 'free pages';
  return REGIONS.find(([pattern]) => pattern.test(name))?.[1] ?? 'other tables';
};

/** The region of each page of a database, from the first. */
function pageRegions({ closed: dataFolder, keyHolders }: Folders): {
  readonly size: number;
  readonly regions: string[];
} {
  const sqlite = openReader(join(dataFolder, FILE), mustUnlock({ dataFolder, keyHolders }));
  try {
    const size = Number(sqlite.pragma('page_size', { simple: true }));
    const count = Number(sqlite.pragma('page_count', { simple: true }));
    const rows = sqlite.prepare('select pageno, name from dbstat').raw().all();
    const names = new Map(rows as [number, string][]);
    return { size, regions: Array.from({ length: count }, (_, i) => regionOf(names.get(i + 1))) };
  } finally {
    sqlite.close();
  }
}

/** The shares of a sample that are flipped outside the closed database, which takes the rest. */
const IN_LOG = 0.2;
const IN_HEAD = 0.05;
const IN_KEYS = 0.05;

/** In another order, so that the first few are already spread over everything. */
function shuffled<T>(items: readonly T[], random: Random): T[] {
  return items
    .map((item) => ({ item, order: random() }))
    .sort((one, other) => one.order - other.order)
    .map(({ item }) => item);
}

/**
 * So many random bits: half of those in the database anywhere in it, half spread evenly over its
 * regions, because most bytes are in a few tables.
 */
export function places(folders: Folders, count: number, seed: number): Placed[] {
  const random = seeded(seed);
  const below = (end: number) => Math.floor(random() * end);
  const { closed, killed, keyHolders } = folders;
  const { size, regions } = pageRegions(folders);
  const isEncrypted = keyHolders.length > 0;
  const kinds = [...new Set(regions)];
  const inDatabase = (i: number): Placed => {
    const kind = kinds[i % kinds.length];
    const pages = regions.flatMap((region, page) => (i % 2 || region === kind ? [page] : []));
    const page = pages[below(pages.length)] ?? 0;
    const flip = { file: FILE, offset: page * size + below(size), bit: below(8) } as const;
    return { region: regions[page] ?? '', folder: closed, flip };
  };
  const inFile = (folder: string, file: Flip['file'], region: string): Placed => {
    const offset = below(statSync(join(folder, file)).size);
    return { region, folder, flip: { file, offset, bit: below(8) } };
  };
  const placed = Array.from({ length: count }, (_, i) => {
    const turn = (i + 0.5) / count;
    if (turn < IN_LOG) return inFile(killed, `${FILE}-wal`, 'write-ahead log');
    if (turn < IN_LOG + IN_HEAD) return inFile(closed, HEAD_FILE, HEAD);
    if (isEncrypted && turn < IN_LOG + IN_HEAD + IN_KEYS) {
      return inFile(closed, KEYS_FILE, 'sealed keys');
    }
    return inDatabase(i);
  });
  return shuffled(placed, random);
}
