import { memoize } from '../../../shared/data/memoize.ts';
import type { LevyTable, RateBook } from '../../../shared/schemas/rate-book.ts';
import { examine } from '../rating/examine.ts';
import { type LevyInForce, leviesOn } from '../rating/levies.ts';
import { type CompiledBook, compileBook } from '../rating/rate.ts';

/** A rate book that is or was active, under the hash of its content. */
export interface ActiveBook {
  /** SHA-256 of the canonical JSON, hexadecimal. */
  readonly hash: string;
  readonly book: RateBook;
  /** Epoch milliseconds. */
  readonly activatedAt: number;
}

/** Where active books are kept for good. */
export interface RateBookStore {
  readonly all: () => Promise<readonly ActiveBook[]>;
  /** Keeps a book; one of the same hash is kept once. */
  readonly add: (book: ActiveBook) => Promise<void>;
}

/** A book ready to rate, with the hash that a quote keeps of it. */
export interface ReadyBook extends CompiledBook {
  readonly hash: string;
}

/** The books, and the levies beside them. */
export interface Library {
  /** The book in force on a day (`YYYY-MM-DD`): the latest activated of the latest dated. */
  readonly inForce: (day: string) => ReadyBook | undefined;
  readonly byHash: (hash: string) => ReadyBook | undefined;
  /** The levies on a premium received on a day. */
  readonly levies: (day: string) => readonly LevyInForce[];
}

/** A book that may not become active, and why. */
export class UnfitRateBook extends Error {}

export interface LibraryParts {
  readonly store: RateBookStore;
  readonly levies: LevyTable;
  /** The books that come with the application. */
  readonly shipped: readonly { readonly hash: string; readonly book: RateBook }[];
  /** Epoch milliseconds. */
  readonly now: number;
}

async function activate({ store, levies, shipped, now }: LibraryParts): Promise<void> {
  const known = new Set((await store.all()).map(({ hash }) => hash));
  for (const { hash, book } of shipped) {
    if (known.has(hash)) continue;
    const faults = examine(book, levies);
    if (faults.length > 0) {
      const list = faults.map(({ path, message }) => `${path} ${message}`).join('; ');
      throw new UnfitRateBook(`Rate book ${book.name} ${book.version} is not fit: ${list}`);
    }
    await store.add({ hash, book, activatedAt: now });
  }
}

/** Activates what is shipped and new, and opens every book that ever was active. */
export async function openLibrary(parts: LibraryParts): Promise<Library> {
  await activate(parts);
  const active = await parts.store.all();
  const ready = active
    .map(({ hash, book, activatedAt }) => ({ hash, activatedAt, ...compileBook(book) }))
    .sort(
      (a, b) =>
        b.book.inForceFrom.localeCompare(a.book.inForceFrom) || b.activatedAt - a.activatedAt,
    );
  const hashes = new Map(ready.map((book) => [book.hash, book]));
  return {
    inForce: (day) => ready.find(({ book }) => book.inForceFrom <= day),
    byHash: (hash) => hashes.get(hash),
    // A price asks for today's again and again.
    levies: memoize((day) => leviesOn(parts.levies, day)),
  };
}
