import type { DefaultScheme } from '../../../shared/schemas/quotes/scheme.ts';
import type { LevyTable } from '../../../shared/schemas/rate-books/levy-table.ts';
import type { RateBook } from '../../../shared/schemas/rate-books/rate-book.ts';
import { examine } from '../rating/examine/examine.ts';
import { findingText, isFault } from '../rating/examine/finding.ts';
import { sharedIds } from './schemes.ts';

/** What a rate book is held against before it may become active. */
export interface FitnessParts {
  /** The levies that the worked examples are held against; undefined where there are none. */
  readonly levies: LevyTable | undefined;
  readonly defaultScheme: DefaultScheme;
}

/** A rate book that must not become active; the message says why. */
export class UnfitRateBook extends Error {}

/** Throws {@link UnfitRateBook} where a book that comes with the application must not become active. */
export function mustBeFit(
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
