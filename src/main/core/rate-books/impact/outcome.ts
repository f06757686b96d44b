import type { RatingInputs } from '../../../../shared/domain/quote-fields/rating-inputs.ts';
import type { Outcome as QuoteOutcome } from '../../../../shared/domain/quotes/outcome.ts';
import type { Reason } from '../../../../shared/schemas/quotes/reason.ts';
import { type Marks, onMarks } from '../../quotes/price/to-confirm.ts';
import type { PricedAddOn } from '../../rating/add-ons.ts';
import type { LevyInForce } from '../../rating/levies.ts';
import { type CompiledBook, rate } from '../../rating/rate.ts';
import { underwrite } from '../../rating/underwrite.ts';

/** What became of the quote of a risk. */
export type RiskOutcome = QuoteOutcome | 'expired';

/** A risk to measure: what both books rate. */
export interface MeasuredRisk {
  /** The id of its quote, or its number in a portfolio. */
  readonly id: string;
  /** The name of its scheme. */
  readonly scheme: string;
  readonly inputs: RatingInputs;
  /** The same for both books, so that only these differ. */
  readonly levies: readonly LevyInForce[];
  /** What became of its quote; an invented risk has none. */
  readonly outcome?: RiskOutcome;
  /** What the customer has not confirmed. */
  readonly marks?: Marks;
  /** Its add-ons with the prices of a book. */
  readonly addOnsOf: (book: CompiledBook) => readonly PricedAddOn[];
}

/** What a book says of a risk. */
export interface Outcome {
  readonly decision: 'quote' | 'refer' | 'decline';
  /** Why it is declined, or else referred. */
  readonly reasons: readonly Reason[];
  /** The total premium in cents; of a declined risk, undefined. */
  readonly cents: number | undefined;
}

/** Underwrites a risk and, unless it is declined, rates it. */
export function outcomeOf(book: CompiledBook, risk: MeasuredRisk): Outcome {
  const { inputs, levies, marks = [], addOnsOf } = risk;
  const { declines, referrals } = underwrite(book, inputs);
  if (declines.length > 0) return { decision: 'decline', reasons: declines, cents: undefined };
  const { premiumCents } = rate(onMarks(book, marks), levies, inputs, addOnsOf(book));
  const decision = referrals.length > 0 ? 'refer' : 'quote';
  return { decision, reasons: referrals, cents: premiumCents };
}
