import { outcomeOf } from '../quotes/history/lost.ts';
import { adjustmentsOf, changedInputs } from '../quotes/history/replay.ts';
import { statusAt } from '../quotes/history/retrieve.ts';
import type { QuoteEvent, StoredQuote } from '../quotes/history/store.ts';
import { keptInputs } from '../quotes/period/period.ts';
import { marksOf } from '../quotes/price/to-confirm.ts';
import type { MeasuredRisk, RiskOutcome } from './outcome.ts';

/** What is known of a quote besides its own record. */
interface Around extends Pick<MeasuredRisk, 'scheme' | 'levies'> {
  /** The moment whose outcome is meant, epoch milliseconds. */
  readonly now: number;
}

/** What became of a quote until a moment. */
function becameOf(quote: StoredQuote, events: readonly QuoteEvent[], now: number): RiskOutcome {
  const { outcome } = outcomeOf(quote.status === 'accepted', events);
  const isExpired = outcome === 'open' && statusAt(quote, now) === 'expired';
  return isExpired ? 'expired' : outcome;
}

/**
 * A kept quote as a risk: with its overrides of excess and discount and its add-ons, each priced by the
 * book that rates it. A premium set by hand is left aside: no book moves it.
 * @returns undefined where its sections have lost what rating reads: a replay names them
 */
export function quoteRisk(
  quote: StoredQuote,
  events: readonly QuoteEvent[],
  { now, ...around }: Around,
): MeasuredRisk | undefined {
  const { id, sections } = quote;
  try {
    return {
      ...around,
      id,
      outcome: becameOf(quote, events, now),
      inputs: changedInputs(events, keptInputs(sections, events)),
      marks: marksOf(events),
      addOnsOf: ({ book }) => adjustmentsOf(events, book).addOns,
    };
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}
