import type { KeptRateBook } from '../../../../shared/schemas/rate-books/kept-rate-book.ts';
import type { TableState } from '../../../../shared/schemas/rate-books/kept-table.ts';
import { placeOf } from './place.ts';

/** Two books by their hashes: what changes from the first to the second. */
export interface BookPair {
  readonly from: string;
  readonly to: string;
}

/** A kept book that can be read. */
export type ReadableBook = KeptRateBook & {
  readonly summary: NonNullable<KeptRateBook['summary']>;
};

const UPCOMING: readonly TableState[] = ['draft', 'checked', 'approved'];

/** The books that are not damaged. */
export function readable(books: readonly KeptRateBook[]): ReadableBook[] {
  return books.flatMap((book) => (book.summary ? [{ ...book, summary: book.summary }] : []));
}

/** Where a book is compared with a likely other one: what is to come is what a change leads to. */
export function comparePath({ hash, state }: Pick<KeptRateBook, 'hash' | 'state'>): string {
  return placeOf({ [UPCOMING.includes(state) ? 'to' : 'from']: hash, view: 'changes' });
}

const schemeOf = ({ summary }: ReadableBook) => summary.scheme.id;

/**
 * What one may want to see next to a book: next to one that is to come, the one in force of its scheme; next to
 * any other, the newest that is to come, else the one in force; else any.
 */
function otherOf(books: readonly ReadableBook[], hash: string): ReadableBook | undefined {
  const own = books.find((book) => book.hash.startsWith(hash));
  const others = books.filter((book) => book !== own);
  const isUpcoming = ({ state }: ReadableBook) => UPCOMING.includes(state);
  const alike = others.filter((book) => own !== undefined && schemeOf(book) === schemeOf(own));
  return (
    (own && isUpcoming(own) ? undefined : alike.findLast(isUpcoming)) ??
    alike.findLast(({ state }) => state === 'active') ??
    alike.at(-1) ??
    others.find(({ state }) => state === 'active') ??
    others[0]
  );
}

/** The one in force and the newest of its scheme that is to come; where none is, the one before it. */
function usual(books: readonly ReadableBook[]): BookPair | undefined {
  const active = books.filter(({ state }) => state === 'active');
  const inForce = (book: ReadableBook) => active.find((one) => schemeOf(one) === schemeOf(book));
  const next = books.findLast((book) => UPCOMING.includes(book.state) && inForce(book));
  const now = next && inForce(next);
  if (now) return { from: now.hash, to: next.hash };
  const former = books.findLast((book) => book.state === 'superseded' && inForce(book));
  const later = former && inForce(former);
  if (later) return { from: former.hash, to: later.hash };
  const [first, second] = active.length > 1 ? active : books;
  return first && second && { from: first.hash, to: second.hash };
}

/** The whole hash of a book that is known; what is not known stays as it was asked for. */
function whole(books: readonly ReadableBook[], hash: string): string {
  return books.find((book) => book.hash.startsWith(hash))?.hash ?? hash;
}

/**
 * The books to compare: those that were asked for, each with a likely other one.
 * @returns undefined where there are no two
 */
export function pairOf(
  books: readonly ReadableBook[],
  { from, to }: Partial<Record<keyof BookPair, string | undefined>>,
): BookPair | undefined {
  if (from === undefined && to === undefined) return usual(books);
  const first = from ?? otherOf(books, to ?? '')?.hash;
  const second = to ?? otherOf(books, from ?? '')?.hash;
  if (first === undefined || second === undefined) return undefined;
  return { from: whole(books, first), to: whole(books, second) };
}
