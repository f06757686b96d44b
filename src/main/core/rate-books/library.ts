import { memoize } from '../../../shared/data/memoize.ts';
import type { LevyTable, RateBook } from '../../../shared/schemas/rate-book.ts';
import { examine } from '../rating/examine.ts';
import { type LevyInForce, leviesOn } from '../rating/levies.ts';
import { type CompiledBook, compileBook } from '../rating/rate.ts';

/** A rate book that is or was active, with the hash of its content. */
export interface ActiveBook {
  /** SHA-256 of the canonical JSON, hexadecimal. */
  readonly hash: string;
  readonly book: RateBook;
  /** Epoch milliseconds. */
  readonly activatedAt: number;
}

/** The store of active books, which never deletes one. */
export interface RateBookStore {
  readonly all: () => Promise<readonly ActiveBook[]>;
  /** Keeps a book, once for each hash. */
  readonly add: (book: ActiveBook) => Promise<void>;
}

/** A compiled book with the hash that its quotes keep. */
export interface ReadyBook extends CompiledBook {
  readonly hash: string;
}

/** The rate books and the levies. */
export interface Library {
  /** The book in force on a day (`YYYY-MM-DD`): the latest activated of the latest dated. */
  readonly inForce: (day: string) => ReadyBook | undefined;
  readonly byHash: (hash: string) => ReadyBook | undefined;
  /** The levies on a premium received on a day. */
  readonly levies: (day: string) => readonly LevyInForce[];
}

/** A rate book that must not become active; the message says why. */
export class UnfitRateBook extends Error {}

export interface LibraryParts {
  readonly store: RateBookStore;
  readonly levies: LevyTable;
  /** The books that come with the application. */
  readonly shipped: readonly { readonly hash: string; readonly book: RateBook }[];
  /** Epoch milliseconds. */
  readonly now: number;
}

/** What the first books did not have. */
type Added = 'addOns' | 'smallestPremiumCents';

/** A kept book never changes: what it lacks is added when it is read. */
function completed(book: Omit<RateBook, Added> & Partial<Pick<RateBook, Added>>): RateBook {
  return { addOns: [], smallestPremiumCents: 0, ...book };
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

/** Activates new shipped books, and opens every book that was ever active. */
export async function openLibrary(parts: LibraryParts): Promise<Library> {
  await activate(parts);
  const active = await parts.store.all();
  const ready = active
    .map(({ hash, book, activatedAt }) => ({ hash, activatedAt, ...compileBook(completed(book)) }))
    .sort(
      (a, b) =>
        b.book.inForceFrom.localeCompare(a.book.inForceFrom) || b.activatedAt - a.activatedAt,
    );
  const hashes = new Map(ready.map((book) => [book.hash, book]));
  return {
    inForce: (day) => ready.find(({ book }) => book.inForceFrom <= day),
    byHash: (hash) => hashes.get(hash),
    // Every price needs the levies of the same day.
    levies: memoize((day) => leviesOn(parts.levies, day)),
  };
}
