import { type Message, message } from '../../../shared/domain/messages/message.ts';
import type { LevyTable, RateBook } from '../../../shared/schemas/rate-book.ts';
import type { DefaultScheme } from '../../../shared/schemas/scheme.ts';
import { DamagedData } from '../data-state/damaged-data.ts';
import type { Hash } from '../quotes/history/store.ts';
import type { LevyInForce } from '../rating/levies.ts';
import { type BooksInForce, booksInForce, type ReadyBook } from './books-in-force.ts';
import { mustBeFit } from './fitness.ts';
import { leviesInForce, type QuoteLevies } from './levies-in-force.ts';
import type { LifeStore } from './life/store.ts';
import { type Identified, loadWhole, type TableStore } from './table-store.ts';

export type { HashedBook, ReadyBook } from './books-in-force.ts';
export type { QuoteLevies } from './levies-in-force.ts';

/**
 * The rate books and the levies. What is in force can't be told while one is damaged, and asking
 * for it throws {@link DamagedData}.
 */
export interface Library extends Pick<BooksInForce, 'all' | 'byHash' | 'laterBooks'> {
  /**
   * The book of a scheme in force on a day (`YYYY-MM-DD`): the latest activated of the latest dated.
   * @param scheme its id; absent: the default scheme
   */
  readonly inForce: (day: string, scheme?: string) => ReadyBook | undefined;
  /** The book of each scheme in force on a day, that of the default scheme first. */
  readonly allInForce: (day: string) => readonly ReadyBook[];
  /** The levies on a premium received on a day, by the levy table that became active last. */
  readonly levies: (day: string) => readonly LevyInForce[];
  /** The hash of that levy table, which new quotes keep. */
  readonly leviesHash: () => string;
  /** The levies that a quote was calculated with; undefined where its table is not there. */
  readonly leviesOf: (quote: QuoteLevies) => readonly LevyInForce[] | undefined;
  /** The first day after a day on which a levy changes, by the levy table that became active last. */
  readonly nextLevyChange: (day: string) => string | undefined;
  /** Whether a quote's levies are still those of a day, so far as its table and the last are there. */
  readonly leviesHold: (quote: QuoteLevies, day: string) => boolean;
}

/** A library that is kept up to date. */
export interface OpenLibrary extends Library {
  /**
   * Takes in what happened to rate books since, here or in another process. Where that can't be read,
   * the library stays as it is: whoever reads the data meets the same.
   */
  readonly refresh: () => Promise<void>;
}

/** The tables of one kind: what was active, and what comes with the application. */
interface Tables<T> {
  readonly store: TableStore<T>;
  readonly shipped: readonly Identified<T>[];
}

export interface LibraryParts {
  readonly books: Tables<RateBook>;
  readonly lives: Pick<LifeStore, 'events' | 'newest'>;
  /** The application comes with one levy table. */
  readonly levies: Tables<LevyTable>;
  /** The scheme of the books that name none. */
  readonly defaultScheme: DefaultScheme;
  readonly hash: Hash;
  /** Takes what was found damaged. */
  readonly onDamage: (what: Message) => void;
  /** Epoch milliseconds. */
  readonly clock: () => number;
}

/** The shipped tables that were never active. */
async function news<T>({ store, shipped }: Tables<T>): Promise<Identified<T>[]> {
  const known = new Set((await store.all()).map(({ hash }) => hash));
  return shipped.filter(({ hash }) => !known.has(hash));
}

/** Activates what comes with the application and was never active. */
async function activate({ books, levies, defaultScheme, clock }: LibraryParts): Promise<void> {
  const now = clock();
  for (const table of await news(levies)) await levies.store.add({ ...table, activatedAt: now });
  const kept = (await books.store.all()).flatMap(({ content }) => content ?? []);
  const added = await news(books);
  const all = [...kept, ...added.map(({ content }) => content)];
  const fitness = { levies: levies.shipped[0]?.content, defaultScheme };
  for (const { content } of added) mustBeFit(content, all, fitness);
  for (const book of added) await books.store.add({ ...book, activatedAt: now });
}

/** Loads every book that was ever active and is whole, with its life. */
async function loadBooks({ books, lives, hash, defaultScheme, clock, onDamage }: LibraryParts) {
  // Read first: what happens meanwhile is read again next time.
  const newest = await lives.newest();
  const loaded = await loadWhole(books.store, books.shipped, hash);
  const damage = loaded.damaged.map((hash) => message('rateBookDamaged', { hash }));
  const replaced = loaded.replaced.map((hash) => message('rateBookReplaced', { hash }));
  for (const what of [...damage, ...replaced]) onDamage(what);
  const events = await lives.events();
  const inForce = booksInForce({ books: loaded.whole, events, defaultScheme, clock });
  return { newest, damage: damage[0], ...inForce };
}

async function loadLevies({ levies, hash, onDamage }: LibraryParts) {
  const loaded = await loadWhole(levies.store, levies.shipped, hash);
  const damage = loaded.damaged.map((hash) => message('leviesDamaged', { hash }));
  const replaced = loaded.replaced.map((hash) => message('leviesReplaced', { hash }));
  for (const what of [...damage, ...replaced]) onDamage(what);
  return { damage: damage[0], ...leviesInForce(loaded) };
}

/** Activates what is new, and opens everything that was ever active and is whole. */
export async function openLibrary(parts: LibraryParts): Promise<OpenLibrary> {
  const { lives, defaultScheme } = parts;
  await activate(parts);
  let books = await loadBooks(parts);
  const levies = await loadLevies(parts);
  /** A damaged book might be the one in force: another one must not take its place. */
  const mustBeWhole = () => {
    const damage = books.damage ?? levies.damage;
    if (damage) throw new DamagedData(damage);
  };
  const leviesHash = () => {
    mustBeWhole();
    return levies.last ?? '';
  };
  return {
    inForce: (day, scheme = defaultScheme.id) => {
      mustBeWhole();
      return books.inForce(day, scheme);
    },
    allInForce: (day) => {
      mustBeWhole();
      return books.schemes().flatMap((scheme) => books.inForce(day, scheme) ?? []);
    },
    all: () => books.all(),
    byHash: (hash) => books.byHash(hash),
    laterBooks: (day, scheme) => books.laterBooks(day, scheme),
    levies: (day) => levies.of({ leviesHash: leviesHash(), receivedOn: day }) ?? [],
    leviesHash,
    leviesOf: levies.of,
    nextLevyChange: levies.nextChange,
    leviesHold: (quote, day) => {
      const own = levies.of(quote);
      const present = levies.of({ leviesHash: levies.last ?? null, receivedOn: day });
      return !own || !present || JSON.stringify(own) === JSON.stringify(present);
    },
    refresh: async () => {
      try {
        if ((await lives.newest()) !== books.newest) books = await loadBooks(parts);
      } catch {
        // As the contract says: what can be priced without the data still is.
      }
    },
  };
}
