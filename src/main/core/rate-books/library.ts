import { memoize } from '../../../shared/data/memoize.ts';
import { type Message, message } from '../../../shared/domain/messages/message.ts';
import type { LevyTable, RateBook } from '../../../shared/schemas/rate-book.ts';
import { DamagedData } from '../data-state/damaged-data.ts';
import type { Hash } from '../quotes/history/store.ts';
import { examine } from '../rating/examine.ts';
import { type LevyInForce, leviesOn, nextLevyChange } from '../rating/levies.ts';
import { type CompiledBook, compileBook } from '../rating/rate.ts';
import { type Identified, type Loaded, loadWhole, type TableStore } from './table-store.ts';

/** A compiled book with the hash that its quotes keep. */
export interface ReadyBook extends CompiledBook {
  readonly hash: string;
}

/** What says which levies a quote was calculated with. */
export interface QuoteLevies {
  /** Of its levy table; null where it is older than kept levy tables: the first one. */
  readonly leviesHash: string | null;
  /** The day of receipt, `YYYY-MM-DD`. */
  readonly receivedOn: string;
}

/**
 * The rate books and the levies. What is in force can't be told while one is damaged, and asking
 * for it throws {@link DamagedData}.
 */
export interface Library {
  /** The book in force on a day (`YYYY-MM-DD`): the latest activated of the latest dated. */
  readonly inForce: (day: string) => ReadyBook | undefined;
  readonly byHash: (hash: string) => ReadyBook | undefined;
  /** The days after a day from which another book is dated, the earliest first. */
  readonly laterBooks: (day: string) => readonly string[];
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

/** A rate book that must not become active; the message says why. */
export class UnfitRateBook extends Error {}

/** The tables of one kind: what was active, and what comes with the application. */
interface Tables<T> {
  readonly store: TableStore<T>;
  readonly shipped: readonly Identified<T>[];
}

export interface LibraryParts {
  readonly books: Tables<RateBook>;
  /** The application comes with one levy table. */
  readonly levies: Tables<LevyTable>;
  readonly hash: Hash;
  /** Takes what was found damaged. */
  readonly onDamage: (what: Message) => void;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** What the first books did not have. */
type Added = 'addOns' | 'smallestPremiumCents';

/** A kept book never changes: what it lacks is added when it is read. */
function completed(book: Omit<RateBook, Added> & Partial<Pick<RateBook, Added>>): RateBook {
  return { addOns: [], smallestPremiumCents: 0, ...book };
}

/** The shipped tables that were never active. */
async function news<T>({ store, shipped }: Tables<T>): Promise<Identified<T>[]> {
  const known = new Set((await store.all()).map(({ hash }) => hash));
  return shipped.filter(({ hash }) => !known.has(hash));
}

async function activate({ books, levies, now }: LibraryParts): Promise<void> {
  for (const table of await news(levies)) await levies.store.add({ ...table, activatedAt: now });
  const [shippedLevies] = levies.shipped;
  for (const { hash, content } of await news(books)) {
    const faults = shippedLevies ? examine(content, shippedLevies.content) : [];
    if (faults.length > 0) {
      const list = faults.map(({ path, message }) => `${path} ${message}`).join('; ');
      throw new UnfitRateBook(`Rate book ${content.name} ${content.version} is not fit: ${list}`);
    }
    await books.store.add({ hash, content, activatedAt: now });
  }
}

function readyBooks({ whole }: Loaded<RateBook>) {
  return whole
    .map(({ hash, content, activatedAt }) => ({
      hash,
      activatedAt,
      ...compileBook(completed(content)),
    }))
    .sort(
      (a, b) =>
        b.book.inForceFrom.localeCompare(a.book.inForceFrom) || b.activatedAt - a.activatedAt,
    );
}

/** Levies by their table and day: every price needs the levies of the same day. */
function readLevies({ whole }: Loaded<LevyTable>) {
  const days = new Map(
    whole.map(({ hash, content }) => [hash, memoize((day) => leviesOn(content, day))] as const),
  );
  const changes = memoize((day) => {
    const last = whole.at(-1);
    return last && nextLevyChange(last.content, day);
  });
  return {
    last: whole.at(-1)?.hash,
    nextChange: changes,
    of: ({ leviesHash, receivedOn }: QuoteLevies) =>
      days.get(leviesHash ?? whole[0]?.hash ?? '')?.(receivedOn),
  };
}

/** Activates what is new, and opens everything that was ever active and is whole. */
export async function openLibrary(parts: LibraryParts): Promise<Library> {
  const { books, levies: levyTables, hash, onDamage } = parts;
  await activate(parts);
  const loaded = await loadWhole(books.store, books.shipped, hash);
  const loadedLevies = await loadWhole(levyTables.store, levyTables.shipped, hash);
  const damage = [
    ...loaded.damaged.map((hash) => message('rateBookDamaged', { hash })),
    ...loadedLevies.damaged.map((hash) => message('leviesDamaged', { hash })),
  ];
  const replaced = [
    ...loaded.replaced.map((hash) => message('rateBookReplaced', { hash })),
    ...loadedLevies.replaced.map((hash) => message('leviesReplaced', { hash })),
  ];
  for (const what of [...damage, ...replaced]) onDamage(what);
  const [first] = damage;
  /** A damaged book might be the one in force: another one must not take its place. */
  const mustBeWhole = () => {
    if (first) throw new DamagedData(first);
  };
  const ready = readyBooks(loaded);
  const hashes = new Map(ready.map((book) => [book.hash, book]));
  const later = [...new Set(ready.map(({ book }) => book.inForceFrom))].sort();
  const levies = readLevies(loadedLevies);
  const leviesHash = () => {
    mustBeWhole();
    return levies.last ?? '';
  };
  return {
    inForce: (day) => {
      mustBeWhole();
      return ready.find(({ book }) => book.inForceFrom <= day);
    },
    byHash: (hash) => hashes.get(hash),
    laterBooks: (day) => later.filter((from) => from > day),
    levies: (day) => levies.of({ leviesHash: leviesHash(), receivedOn: day }) ?? [],
    leviesHash,
    leviesOf: levies.of,
    nextLevyChange: levies.nextChange,
    leviesHold: (quote, day) => {
      const own = levies.of(quote);
      const present = levies.of({ leviesHash: levies.last ?? null, receivedOn: day });
      return !own || !present || JSON.stringify(own) === JSON.stringify(present);
    },
  };
}
