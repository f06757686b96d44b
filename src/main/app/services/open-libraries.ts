import type { Message } from '../../../shared/domain/messages/message.ts';
import { canonicalJson, contentHash } from '../../adapters/node/hash.ts';
import {
  type CheckedFiles,
  demonstrationHash,
  readDefaultScheme,
  readDemonstration,
  readLevyTable,
  readRateBooks,
  type ShippedTable,
} from '../../adapters/node/resources.ts';
import { signatures } from '../../adapters/node/signatures.ts';
import type { Storage } from '../../adapters/sqlite/storage.ts';
import { DamagedData } from '../../core/data-state/damaged-data.ts';
import { loadDemonstration } from '../../core/datasets/demonstration-data.ts';
import type { BookChecks } from '../../core/rate-books/book-checks.ts';
import { levyTableKind } from '../../core/rate-books/levies/levy-table-kind.ts';
import { openLibrary } from '../../core/rate-books/library.ts';
import { rateBookKind } from '../../core/rate-books/rate-book-kind.ts';

export interface LibraryOptions {
  readonly resourcesFolder: string;
  /** Epoch milliseconds. */
  readonly clock: () => number;
  /** Takes what was found damaged. */
  readonly onDamage: (what: Message) => void;
  /** Holds rate books against their checks. */
  readonly checks: BookChecks;
}

/** The setting that names what was read and checked before: the same bytes need it no more. */
const CHECKED_FILES = 'checkedFiles';

/**
 * The files that earlier starts have read and checked. A damaged note is said, and written again: else
 * every start would find it, and only read the data.
 */
async function checkedFiles({ settings }: Storage, onDamage: LibraryOptions['onDamage']) {
  const known = await settings.read(CHECKED_FILES).catch((error: unknown) => {
    if (!(error instanceof DamagedData)) throw error;
    onDamage(error.what);
    return undefined;
  });
  const checked: CheckedFiles = known === undefined ? {} : JSON.parse(known);
  const keep = async (files: readonly ShippedTable<unknown>[]) => {
    const now = JSON.stringify(Object.fromEntries(files.map((one) => [one.fileHash, one.hash])));
    if (now !== known) await settings.replace(CHECKED_FILES, now);
  };
  return { checked, keep };
}

/** Loads the data that comes with the application, and opens the rate books. */
export async function openLibraries(
  storage: Storage,
  { resourcesFolder, clock, onDamage, checks }: LibraryOptions,
) {
  const hash = demonstrationHash(resourcesFolder);
  await loadDemonstration(storage.lookups, hash, () => readDemonstration(resourcesFolder, hash));
  const files = await checkedFiles(storage, onDamage);
  const { checked } = files;
  const shippedBooks = readRateBooks(resourcesFolder, checked);
  const shippedLevies = readLevyTable(resourcesFolder, checked);
  const defaultScheme = readDefaultScheme(resourcesFolder);
  const { rateBooks: books, rateBookLives: bookLives, levyTables, levyLives } = storage;
  const library = await openLibrary({
    books: { store: books, shipped: shippedBooks },
    lives: bookLives,
    levies: { store: levyTables, shipped: [shippedLevies] },
    defaultScheme,
    hash: contentHash,
    onDamage,
    clock,
    activeSince: storage.activeSince,
  });
  await files.keep([...shippedBooks, shippedLevies]);
  const common = { signatures, digestOf: contentHash, canonical: canonicalJson };
  const kind = rateBookKind({ levies: library.levyTable, defaultScheme, checks });
  return {
    library,
    rateBooks: { ...common, kind, checks, defaultScheme, tables: books, lives: bookLives },
    levyTables: { ...common, kind: levyTableKind, tables: levyTables, lives: levyLives },
  };
}
