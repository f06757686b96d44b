import { done, type Result } from '../../../shared/contract/result.ts';
import type {
  KeptRateBooks,
  RateBookContent,
  RateBookQuery,
} from '../../../shared/schemas/kept-rate-book.ts';
import type { Context } from '../dispatcher.ts';
import { type BookParts, bookOf, readBooks, wholeBook } from './life/books.ts';
import { type EntryParts, entriesOf } from './life/entry.ts';

/** Lists every rate book, each with where it stands and what happened to it. */
export function listRateBooks(parts: BookParts & EntryParts) {
  return async (_: object, { now }: Pick<Context, 'now'>): Promise<Result<KeptRateBooks>> => {
    const { all } = await readBooks(parts);
    return done({ rateBooks: entriesOf(all, parts, now) });
  };
}

/** Answers the whole of a rate book, exactly as it is kept, by its hash or how that begins. */
export function readRateBook(parts: BookParts) {
  return async ({ hash }: RateBookQuery): Promise<Result<RateBookContent>> => {
    const found = bookOf(await readBooks(parts), hash);
    if (!found.ok) return found;
    const whole = wholeBook(found.value);
    if (!whole.ok) return whole;
    const signature = found.value.standing.drafted?.detail.signature;
    return done({
      hash: found.value.hash,
      rateBook: whole.value,
      ...(signature ? { signature } : {}),
    });
  };
}
