import { LARGEST_CENTS, scale, tenThousandths } from '../../../shared/domain/money.ts';
import type { Fee } from '../../../shared/schemas/rate-books/rate-book.ts';

/** What a fee is on, in cents. */
export interface FeeBasis {
  readonly net: number;
  readonly gross: number;
}

/** A fee in cents: its share is rounded half up. */
export function feeAmount(fee: Fee, premium: FeeBasis): number {
  const { cents = 0, share = 0, of = 'gross', leastCents = 0, mostCents = LARGEST_CENTS } = fee;
  const amount = cents + scale(premium[of], tenThousandths(share) ?? 0);
  return Math.max(leastCents, Math.min(mostCents, amount));
}
