import type { Decision } from '../../shared/shapes/preview.ts';
import type { RatingInputs } from '../../shared/shapes/rate-book.ts';
import type { ReadyBook } from '../ratebooks/library.ts';
import { underwrite } from '../rating/underwrite.ts';

/** What underwriting would say of a risk, whether it is whole or only begun. */
export function decide({ book }: ReadyBook, inputs: RatingInputs): Decision {
  const reasons = underwrite(book, inputs);
  return { decision: reasons.length > 0 ? 'decline' : 'quote', reasons };
}
