import type { Reason } from '../../shared/fault.ts';
import type { RateBook, RatingInputs } from '../../shared/shapes/rate-book.ts';

/** Every reason for which the rate book declines the risk; none where it may be quoted. */
export function underwrite(book: RateBook, inputs: RatingInputs): Reason[] {
  return book.underwriting.flatMap(({ id, input, below, above, reason }) => {
    const value = inputs[input];
    if (value === undefined) return [];
    const stops = (below !== undefined && value < below) || (above !== undefined && value > above);
    return stops ? [{ rule: id, message: reason }] : [];
  });
}
