import type { Message } from '../../shared/domain/messages/message.ts';
import type { LevyTable } from '../../shared/schemas/levy-table.ts';
import type { RateBook } from '../../shared/schemas/rate-book.ts';
import { canonicalJson, contentHash } from '../adapters/node/hash.ts';
import {
  demonstrationHash,
  readDefaultScheme,
  readDemonstration,
  readLevies,
  readRateBooks,
} from '../adapters/node/resources.ts';
import { signatures } from '../adapters/node/signatures.ts';
import { lookupStore } from '../adapters/sqlite/lookup-store.ts';
import type { OpenDatabase } from '../adapters/sqlite/open.ts';
import { tableLifeStore } from '../adapters/sqlite/table-life-store.ts';
import { levyTableStore, rateBookStore } from '../adapters/sqlite/table-store.ts';
import { loadDemonstration } from '../core/lookups/demonstration-data.ts';
import { levyTableKind } from '../core/rate-books/levies/levy-table-kind.ts';
import { openLibrary } from '../core/rate-books/library.ts';
import { rateBookKind } from '../core/rate-books/rate-book-kind.ts';

export interface LibraryOptions {
  readonly resourcesFolder: string;
  /** Epoch milliseconds. */
  readonly clock: () => number;
  /** Takes what was found damaged. */
  readonly onDamage: (what: Message) => void;
}

/** Loads the data that comes with the application, and opens the rate books. */
export async function openLibraries(
  database: OpenDatabase,
  { resourcesFolder, clock, onDamage }: LibraryOptions,
) {
  const lookups = lookupStore(database);
  const hash = demonstrationHash(resourcesFolder);
  await loadDemonstration(lookups, hash, () => readDemonstration(resourcesFolder, hash));
  const levies = readLevies(resourcesFolder);
  const defaultScheme = readDefaultScheme(resourcesFolder);
  const bookLives = tableLifeStore<RateBook>(database, contentHash, 'rateBook');
  const levyLives = tableLifeStore<LevyTable>(database, contentHash, 'levyTable');
  const [books, levyTables] = [rateBookStore(database), levyTableStore(database)];
  const library = await openLibrary({
    books: { store: books, shipped: readRateBooks(resourcesFolder) },
    lives: bookLives,
    levies: {
      store: levyTables,
      shipped: [{ hash: contentHash(levies), content: levies }],
    },
    defaultScheme,
    hash: contentHash,
    onDamage,
    clock,
  });
  const common = { signatures, digestOf: contentHash, canonical: canonicalJson };
  const kind = rateBookKind({ levies: library.levyTable, defaultScheme });
  return {
    ...{ lookups, library },
    rateBooks: { ...common, kind, defaultScheme, tables: books, lives: bookLives },
    levyTables: { ...common, kind: levyTableKind, tables: levyTables, lives: levyLives },
  };
}
