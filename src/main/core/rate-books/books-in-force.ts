import type { Scheme } from '../../../shared/schemas/quotes/scheme.ts';
import type { DefaultScheme, RateBook } from '../../../shared/schemas/rate-books/rate-book.ts';
import { type CompiledBook, compileBook } from '../rating/rate.ts';
import type { TableEvent } from './lifecycle/event.ts';
import { byDate, byForce, currentStateOf, eventsByTable, mayRate } from './lifecycle/state.ts';
import type { ActiveTable } from './lifecycle/table-store.ts';
import { byScheme, completed, schemeOf } from './schemes.ts';

/** A compiled book with the hash that its quotes keep. */
export interface HashedBook extends CompiledBook {
  readonly hash: string;
}

/** A book of the library. */
export interface ReadyBook extends HashedBook {
  readonly scheme: Scheme;
}

export interface BooksInForceParts {
  /** Every book that was ever activated, in the order in which they were kept. */
  readonly books: readonly ActiveTable<RateBook>[];
  readonly events: readonly TableEvent[];
  readonly defaultScheme: DefaultScheme;
  /** Epoch milliseconds: an activation that lies ahead counts from its moment on. */
  readonly clock: () => number;
}

/** Which book is in force: the latest activated of the latest dated of its scheme. */
export interface BooksInForce {
  /** The schemes that have a book, the default scheme first. */
  readonly schemes: () => readonly string[];
  /** The book of a scheme in force on a day, `YYYY-MM-DD`. */
  readonly inForce: (day: string, scheme: string) => ReadyBook | undefined;
  /** Every book that was ever activated and is whole, also a withdrawn one. */
  readonly all: () => readonly ReadyBook[];
  /** One of them: its quotes are calculated by it, withdrawn or not. */
  readonly byHash: (hash: string) => ReadyBook | undefined;
  /** The days after a day from which another book of a scheme is dated, the earliest first. */
  readonly laterBooks: (day: string, scheme: string) => readonly string[];
}

/** Compiles a book when it first rates: a firm keeps the books of years, and rates by few of them. */
export function compiledWhenUsed<T>(own: T, book: RateBook): T & CompiledBook {
  let kept: CompiledBook | undefined;
  const compiled = () => {
    kept ??= compileBook(book);
    return kept;
  };
  return {
    ...own,
    book,
    get factors() {
      return compiled().factors;
    },
    get limits() {
      return compiled().limits;
    },
    get typical() {
      return compiled().typical;
    },
    get addOnFactors() {
      return compiled().addOnFactors;
    },
    get typicalAddOnFactors() {
      return compiled().typicalAddOnFactors;
    },
    get drivers() {
      return compiled().drivers;
    },
    get rules() {
      return compiled().rules;
    },
  };
}

/** Puts the books of each scheme in their order. */
export function booksInForce(parts: BooksInForceParts): BooksInForce {
  const { books, events, defaultScheme, clock } = parts;
  const lives = eventsByTable(events);
  const ready = books
    .map(({ hash, content, activatedAt }, place) => {
      const state = currentStateOf(lives.get(hash) ?? [], activatedAt);
      const own = {
        order: {
          inForceFrom: content.inForceFrom,
          activeFrom: state.activeFrom ?? activatedAt,
          place,
        },
        state,
        hash,
        scheme: schemeOf(content, defaultScheme),
      };
      return compiledWhenUsed(own, completed(content, defaultScheme));
    })
    .sort((a, b) => byDate(a.order, b.order));
  const hashes = new Map(ready.map((book) => [book.hash, book]));
  const schemes = new Map(
    [...byScheme(ready, defaultScheme)].map(([scheme, own]) => [
      scheme,
      own.toSorted((a, b) => byForce(a.order, b.order)),
    ]),
  );
  const ratingNow = (scheme: string) => {
    const now = clock();
    return (schemes.get(scheme) ?? []).filter(({ state }) => mayRate(state, now));
  };
  return {
    schemes: () => [...schemes.keys()],
    inForce: (day, scheme) => ratingNow(scheme).find(({ book }) => book.inForceFrom <= day),
    all: () => ready,
    byHash: (hash) => hashes.get(hash),
    laterBooks: (day, scheme) => {
      const days = ratingNow(scheme).map(({ book }) => book.inForceFrom);
      return [...new Set(days)].filter((from) => from > day).sort();
    },
  };
}
