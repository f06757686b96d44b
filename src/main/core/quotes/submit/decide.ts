import type { RatingInputs } from '../../../../shared/domain/quotes/rating-inputs.ts';
import type { Decision } from '../../../../shared/schemas/quotes/preview.ts';
import type { HashedBook } from '../../rate-books/library.ts';
import { underwrite } from '../../rating/underwrite.ts';

/** What underwriting would say of a risk, whether it is whole or only begun. */
export function decide(book: HashedBook, inputs: RatingInputs): Decision {
  const { declines, referrals } = underwrite(book, inputs);
  if (declines.length > 0) return { decision: 'decline', reasons: [...declines] };
  const decision = referrals.length > 0 ? 'refer' : 'quote';
  return { decision, reasons: [...referrals] };
}
