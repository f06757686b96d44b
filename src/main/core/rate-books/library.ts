import { memoize } from '../../../shared/data/memoize.ts';
import { irishDay, irishDayStart } from '../../../shared/domain/date.ts';
import { type Message, message } from '../../../shared/domain/messages/message.ts';
import type { AuthorisedIn } from '../../../shared/domain/rate-books/authorised-in.ts';
import type { LevyTable } from '../../../shared/schemas/rate-books/levy-table.ts';
import type { DefaultScheme, RateBook } from '../../../shared/schemas/rate-books/rate-book.ts';
import { DamagedData } from '../data-state/damaged-data.ts';
import type { Hash } from '../hash.ts';
import { examine } from '../rating/examine/examine.ts';
import { findingText, isFault } from '../rating/examine/finding.ts';
import { authorisedIn, type LevyInForce, leviesOn, rateDays } from '../rating/levies.ts';
import { type BooksInForce, booksInForce, type ReadyBook } from './books-in-force.ts';
import type { TableEvent } from './lifecycle/event.ts';
import type { LifecycleStore } from './lifecycle/lifecycle-store.ts';
import { byForce, currentStateOf, eventsByTable, mayRate } from './lifecycle/state.ts';
import {
  type ActiveTable,
  type Identified,
  loadWhole,
  type TableStore,
} from './lifecycle/table-store.ts';
import { sharedIds } from './schemes.ts';

/** What says which levies a quote was calculated with. */
interface QuoteLevies {
  /** Of its levy table. */
  readonly leviesHash: string;
  /** The day of receipt, `YYYY-MM-DD`. */
  readonly receivedOn: string;
}

/** Which levies there are, each list by where the insurer is authorised. */
interface LeviesInForce {
  /** The levy table in force: the latest activated. */
  readonly table: () => { readonly hash: string; readonly content: LevyTable } | undefined;
  /** The levies that a quote was calculated with; undefined where its table is not there. */
  readonly of: (quote: QuoteLevies, place: AuthorisedIn) => readonly LevyInForce[] | undefined;
  /**
   * The next moment at which the levies are others than at a moment, by a day of the table in force or
   * by a table whose activation lies ahead; undefined where they change no more. Epoch milliseconds.
   */
  readonly nextChange: (now: number, place: AuthorisedIn) => number | undefined;
}

interface LeviesInForceParts {
  /** Every table that was ever activated, in the order in which they were kept. */
  readonly tables: readonly ActiveTable<LevyTable>[];
  readonly events: readonly TableEvent[];
  /** Epoch milliseconds: an activation that lies ahead counts from its moment on. */
  readonly clock: () => number;
}

/** A table with its levies by day: every price needs those of the same day. */
function ready({ hash, content }: ActiveTable<LevyTable>) {
  const on = {
    ireland: memoize((day: string) => leviesOn(content, day, 'ireland')),
    'other-member-state': memoize((day: string) => leviesOn(content, day, 'other-member-state')),
  } satisfies Record<AuthorisedIn, unknown>;
  return { hash, content, on };
}

/** Puts the levy tables in the order in which they come into force. */
export function leviesInForce({ tables, events, clock }: LeviesInForceParts): LeviesInForce {
  const lives = eventsByTable(events);
  const all = tables.map((table, place) => {
    const state = currentStateOf(lives.get(table.hash) ?? [], table.activatedAt);
    const activeFrom = state.activeFrom ?? table.activatedAt;
    return { ...ready(table), state, order: { inForceFrom: '', activeFrom, place } };
  });
  const hashes = new Map(all.map((table) => [table.hash, table]));
  const inOrder = all
    .filter(({ state }) => !state.isWithdrawn)
    .sort((a, b) => byForce(a.order, b.order));
  // A clock that is set back may find all activations ahead: premiums are never without levies.
  const at = (moment: number) =>
    inOrder.find(({ state }) => mayRate(state, moment)) ?? inOrder.at(-1);
  let known: readonly number[] | undefined;
  /** Every moment at which a levy may change; found late, because a start has no need of a time zone. */
  const changes = () => {
    known ??= inOrder
      .flatMap(({ content, order }) => [order.activeFrom, ...rateDays(content).map(irishDayStart)])
      .sort((a, b) => a - b);
    return known;
  };
  return {
    table: () => at(clock()),
    of: ({ leviesHash, receivedOn }, place) => hashes.get(leviesHash)?.on[place](receivedOn),
    nextChange: (now, place) => {
      const on = (moment: number) => JSON.stringify(at(moment)?.on[place](irishDay(moment)));
      const present = on(now);
      return changes().find((moment) => moment > now && on(moment) !== present);
    },
  };
}

/** What a rate book is held against before it may become active. */
interface FitnessParts {
  /** The levies that the worked examples are held against; undefined where there are none. */
  readonly levies: LevyTable | undefined;
  readonly defaultScheme: DefaultScheme;
}

/** A rate book that must not become active; the message says why. */
export class UnfitRateBook extends Error {}

/** Throws {@link UnfitRateBook} where a book that comes with the application must not become active. */
function mustBeFit(
  book: RateBook,
  others: readonly RateBook[],
  { levies, defaultScheme }: FitnessParts,
): void {
  const found = [
    ...(levies ? examine(book, levies) : []),
    ...sharedIds(book, others, defaultScheme),
  ];
  const faults = found.filter(isFault);
  if (faults.length === 0) return;
  const list = faults.map(findingText).join('; ');
  throw new UnfitRateBook(`Rate book ${book.name} ${book.version} is not fit: ${list}`);
}

export type { HashedBook, ReadyBook } from './books-in-force.ts';

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
  /** The levies on a premium by a book that is received on a day, by the levy table in force. */
  readonly levies: (day: string, of: OfBook) => readonly LevyInForce[];
  /** The hash of that levy table, which new quotes keep. */
  readonly leviesHash: () => string;
  /** That levy table itself. */
  readonly levyTable: () => LevyTable;
  /**
   * The levies of a quote, by its own table and day; undefined where its table is not there.
   * @param of the book that rates it; absent: its own
   */
  readonly leviesOf: (quote: LeviedQuote, of?: OfBook) => readonly LevyInForce[] | undefined;
  /** When a levy of a book changes next after a moment; both epoch milliseconds. */
  readonly nextLevyChange: (now: number, of: OfBook) => number | undefined;
  /** Whether a quote's levies are still those of a day, so far as its table and the one in force are there. */
  readonly leviesHold: (quote: LeviedQuote, day: string) => boolean;
}

/** What a kept quote was rated with. */
export type QuoteTables = Pick<Library, 'byHash' | 'leviesOf'>;

/** A book, whose insurer decides the levies by where it is authorised. */
type OfBook = Pick<ReadyBook, 'book'>;

/** A quote with what says its levies. */
interface LeviedQuote extends QuoteLevies {
  readonly rateBookHash: string;
}

/** A library that is kept up to date. */
export interface OpenLibrary extends Library {
  /**
   * Takes in what happened to rate books and levy tables since, here or in another process. Where that can't be read,
   * the library stays as it is: anyone who reads the data meets the same.
   * @returns whether it could be read
   */
  readonly refresh: () => Promise<boolean>;
}

/** The tables of one kind: what was active, and what comes with the application. */
interface Tables<T> {
  readonly store: TableStore<T>;
  readonly shipped: readonly Identified<T>[];
}

interface LibraryParts {
  readonly books: Tables<RateBook>;
  readonly lives: Pick<LifecycleStore<unknown>, 'events' | 'newest'>;
  /** The application comes with one levy table. */
  readonly levies: Tables<LevyTable>;
  /** The scheme of the books that name none. */
  readonly defaultScheme: DefaultScheme;
  readonly hash: Hash;
  /** Takes what was found damaged. */
  readonly onDamage: (what: Message) => void;
  /** Epoch milliseconds. */
  readonly clock: () => number;
  /** When a table that comes with the application became active: now, unless another host of the office had it before. */
  readonly activeSince: (hash: string, now: number) => Promise<number>;
}

/** What is kept, and the shipped tables that were never active. */
async function sorted<T>({ store, shipped }: Tables<T>) {
  const kept = await store.all();
  const known = new Set(kept.map(({ hash }) => hash));
  return { kept, news: shipped.filter(({ hash }) => !known.has(hash)) };
}

/** Activates what comes with the application and was never active. */
async function activate(parts: LibraryParts): Promise<void> {
  const { books, levies, defaultScheme, clock, activeSince } = parts;
  const now = clock();
  const { news: newLevies } = await sorted(levies);
  for (const table of newLevies) {
    await levies.store.add({ ...table, activatedAt: await activeSince(table.hash, now) });
  }
  const { kept, news: added } = await sorted(books);
  // What comes with the application is read only where it is new.
  if (added.length === 0) return;
  const all = [...kept.flatMap(({ content }) => content ?? []), ...added.map((one) => one.content)];
  const fitness = { levies: levies.shipped[0]?.content, defaultScheme };
  for (const { content } of added) mustBeFit(content, all, fitness);
  for (const book of added) {
    await books.store.add({ ...book, activatedAt: await activeSince(book.hash, now) });
  }
}

/** Loads every book and every levy table that was ever active and is whole, with its life. */
async function load(parts: LibraryParts) {
  const { books, levies, lives, hash, defaultScheme, clock, onDamage } = parts;
  // Read first: what happens meanwhile is read again next time.
  const newest = await lives.newest();
  const loadedBooks = await loadWhole(books.store, books.shipped, hash);
  const loadedLevies = await loadWhole(levies.store, levies.shipped, hash);
  const damage = [
    ...loadedBooks.damaged.map((hash) => message('rateBookDamaged', { hash })),
    ...loadedLevies.damaged.map((hash) => message('leviesDamaged', { hash })),
  ];
  const replaced = [
    ...loadedBooks.replaced.map((hash) => message('rateBookReplaced', { hash })),
    ...loadedLevies.replaced.map((hash) => message('leviesReplaced', { hash })),
  ];
  for (const what of [...damage, ...replaced]) onDamage(what);
  const events = await lives.events();
  return {
    newest,
    damage: damage[0],
    books: booksInForce({ books: loadedBooks.whole, events, defaultScheme, clock }),
    levies: leviesInForce({ tables: loadedLevies.whole, events, clock }),
  };
}

/** Activates what is new, and opens everything that was ever active and is whole. */
export async function openLibrary(parts: LibraryParts): Promise<OpenLibrary> {
  const { lives, defaultScheme } = parts;
  await activate(parts);
  let loaded = await load(parts);
  /** What is damaged might be in force: another one must not take its place. */
  const whole = () => {
    if (loaded.damage) throw new DamagedData(loaded.damage);
    return loaded;
  };
  const present = () => {
    const table = whole().levies.table();
    // A levy table comes with the application, and the only one in force is not withdrawn.
    if (!table) throw new Error('There is no levy table');
    return table;
  };
  const leviesOf: Library['leviesOf'] = (quote, of = loaded.books.byHash(quote.rateBookHash)) =>
    loaded.levies.of(quote, authorisedIn(of?.book));
  return {
    inForce: (day, scheme = defaultScheme.id) => whole().books.inForce(day, scheme),
    allInForce: (day) => {
      const { books } = whole();
      return books.schemes().flatMap((scheme) => books.inForce(day, scheme) ?? []);
    },
    all: () => loaded.books.all(),
    byHash: (hash) => loaded.books.byHash(hash),
    laterBooks: (day, scheme) => loaded.books.laterBooks(day, scheme),
    levies: (receivedOn, { book }) => {
      const leviesHash = present().hash;
      return loaded.levies.of({ leviesHash, receivedOn }, authorisedIn(book)) ?? [];
    },
    leviesHash: () => present().hash,
    levyTable: () => present().content,
    leviesOf,
    nextLevyChange: (now, { book }) => loaded.levies.nextChange(now, authorisedIn(book)),
    leviesHold: (quote, day) => {
      const own = leviesOf(quote);
      const leviesHash = loaded.levies.table()?.hash;
      const now = leviesHash && leviesOf({ ...quote, leviesHash, receivedOn: day });
      return !own || !now || JSON.stringify(own) === JSON.stringify(now);
    },
    refresh: async () => {
      try {
        if ((await lives.newest()) !== loaded.newest) loaded = await load(parts);
        return true;
      } catch {
        // As the contract says: what can be priced without the data still is.
        return false;
      }
    },
  };
}
