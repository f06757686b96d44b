import type { QuoteTables } from '../../rate-books/library.ts';
import type { Risk } from '../explore/differences.ts';
import { adjustmentsOf, changedInputs } from '../history/replay.ts';
import type { QuoteWithHistory, StoredQuote } from '../history/store.ts';
import { keptInputs } from '../period/period.ts';
import { ratedBook } from './to-confirm.ts';

/** A kept quote as a risk that can be rated again otherwise. */
export interface QuoteRisk {
  readonly quote: StoredQuote;
  /** With its overrides and add-ons, but not a premium set by hand: that would hide every change. */
  readonly risk: Risk;
  readonly setByHand: boolean;
}

/** Puts a quote back on its own rate book and levies; undefined where one is not there. */
export function quoteRisk(
  library: QuoteTables,
  { quote, events }: Pick<QuoteWithHistory, 'quote' | 'events'>,
): QuoteRisk | undefined {
  const book = ratedBook(library, quote, events);
  const levies = library.leviesOf(quote);
  if (!book || !levies) return undefined;
  const { addOns, premiumCents } = adjustmentsOf(events, book.book);
  const inputs = changedInputs(events, keptInputs(quote.sections, events));
  const risk = { book, levies, inputs, addOns };
  return { quote, risk, setByHand: premiumCents !== undefined };
}
