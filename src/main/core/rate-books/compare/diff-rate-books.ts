import { done, type Result } from '../../../../shared/result/result.ts';
import type {
  BookPair,
  RateBookDiff,
} from '../../../../shared/schemas/rate-books/rate-book-diff.ts';
import type { Context } from '../../dispatcher.ts';
import { bookIdentity } from '../../quotes/price/explanation.ts';
import { type ChosenBook, type ChosenBookParts, chosenBook } from '../chosen-book.ts';
import { diffBooks } from './diff-books.ts';

/** Two books that are meant. */
export interface ChosenPair {
  readonly from: ChosenBook;
  readonly to: ChosenBook;
}

/** Finds both books of a pair, or says what is wrong with one. */
export async function chosenPair(
  parts: ChosenBookParts,
  { from, to }: BookPair,
  now: number,
): Promise<Result<ChosenPair>> {
  const earlier = await chosenBook(parts, from, { path: 'from', now });
  if (!earlier.ok) return earlier;
  const later = await chosenBook(parts, to, { path: 'to', now });
  return later.ok ? done({ from: earlier.value, to: later.value }) : later;
}

/** Says what changes from a rate book to another. */
export function diffRateBooks(parts: ChosenBookParts) {
  return async (pair: BookPair, { now }: Context): Promise<Result<RateBookDiff>> => {
    const chosen = await chosenPair(parts, pair, now);
    if (!chosen.ok) return chosen;
    const { from, to } = chosen.value;
    return done({
      from: bookIdentity(from.ready),
      to: bookIdentity(to.ready),
      changes: diffBooks(from.content, to.content),
    });
  };
}
