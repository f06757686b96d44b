import { done, failed, type Result } from '../../../../shared/contract/result.ts';
import { message } from '../../../../shared/domain/messages/message.ts';
import type { RateBook } from '../../../../shared/schemas/rate-book.ts';
import type { Hash } from '../../quotes/history/store.ts';
import { type TableStore, wholeContent } from '../table-store.ts';
import type { BookEvent } from './event.ts';
import { eventsByBook, type Standing, standingOf } from './standing.ts';
import type { LifeStore } from './store.ts';

/** A rate book as it is kept, with its life. */
export interface Book {
  readonly hash: string;
  /** Undefined where what is kept is damaged. */
  readonly content: RateBook | undefined;
  readonly events: readonly BookEvent[];
  readonly standing: Standing;
}

/** Every rate book at one moment. */
export interface Books {
  /** Those that were ever active in the order in which they became so, then the others. */
  readonly all: readonly Book[];
  readonly events: readonly BookEvent[];
  /** The sequence of the newest event of a book. */
  readonly newest: number;
}

export interface BookParts {
  readonly rateBooks: Pick<TableStore<RateBook>, 'all'>;
  readonly lives: LifeStore;
  readonly digestOf: Hash;
}

/** Reads every rate book. */
export async function readBooks({ rateBooks, lives, digestOf }: BookParts): Promise<Books> {
  // Read first: a change that is decided on what follows is refused where more happened meanwhile.
  const newest = await lives.newest();
  const events = await lives.events();
  const byBook = eventsByBook(events);
  const active = await rateBooks.all();
  const known = new Set(active.map(({ hash }) => hash));
  // A draft that is activated between the two readings stands in both.
  const drafts = (await lives.drafts()).filter(({ hash }) => !known.has(hash));
  const kept = [...active, ...drafts.map((draft) => ({ ...draft, activatedAt: undefined }))];
  const all = kept.map(({ hash, content, activatedAt }) => {
    const own = byBook.get(hash) ?? [];
    return {
      hash,
      content: wholeContent({ hash, content }, digestOf),
      events: own,
      standing: standingOf(own, activatedAt),
    };
  });
  return { all, events, newest };
}

/** The one book of a hash, or of how it begins. */
export function bookOf({ all }: Pick<Books, 'all'>, hash: string): Result<Book> {
  const [found, ...others] = all.filter((book) => book.hash.startsWith(hash));
  if (found && others.length === 0) return done(found);
  return failed({ kind: 'notFound', message: message('rateBookUnknown', { hash }) });
}

/** The content of a book; a damaged one is an error, never a guess. */
export function wholeBook({ hash, content }: Book): Result<RateBook> {
  if (content) return done(content);
  return failed({ kind: 'unavailable', message: message('rateBookDamaged', { hash }) });
}
