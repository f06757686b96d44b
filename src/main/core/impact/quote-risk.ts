import type { Happening } from '../quotes/history/happening.ts';
import { adjustmentsOf, changedInputs } from '../quotes/history/replay.ts';
import type { StoredQuote } from '../quotes/history/store.ts';
import { keptInputs } from '../quotes/period/period.ts';
import { marksOf } from '../quotes/price/to-confirm.ts';
import type { MeasuredRisk } from './outcome.ts';

/** What is known of a quote besides its own record. */
type Around = Pick<MeasuredRisk, 'scheme' | 'levies'>;

/**
 * A kept quote as a risk: with its overrides of excess and discount and its add-ons, each priced by the
 * book that rates it. A premium set by hand is left aside: no book moves it.
 * @param events of the quote, as far as they count
 * @returns undefined where its sections have lost what rating reads: a replay names them
 */
export function quoteRisk(
  { id, sections }: Pick<StoredQuote, 'id' | 'sections'>,
  events: readonly Happening[],
  around: Around,
): MeasuredRisk | undefined {
  try {
    return {
      ...{ ...around, id },
      inputs: changedInputs(events, keptInputs(sections, events)),
      marks: marksOf(events),
      addOnsOf: ({ book }) => adjustmentsOf(events, book).addOns,
    };
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}
