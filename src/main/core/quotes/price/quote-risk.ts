import { done, failed, type Result } from '../../../../shared/contract/result.ts';
import { message } from '../../../../shared/domain/messages/message.ts';
import type { Library } from '../../rate-books/library.ts';
import type { Risk } from '../explore/differences.ts';
import { adjustmentsOf, changedInputs } from '../history/replay.ts';
import { findQuote } from '../history/retrieve.ts';
import type { QuoteStore, StoredQuote } from '../history/store.ts';
import { ratingInputs } from './inputs.ts';

/** A kept quote as a risk that can be rated again otherwise. */
export interface QuoteRisk {
  readonly quote: StoredQuote;
  /** With its overrides and add-ons, but not a premium set by hand: that would hide every change. */
  readonly risk: Risk;
  readonly setByHand: boolean;
}

/** Finds a quote and puts it back on its own rate book and levies. */
export async function quoteRisk(
  { library, quotes }: { readonly library: Library; readonly quotes: QuoteStore },
  quoteId: string,
): Promise<Result<QuoteRisk>> {
  const found = await findQuote(quotes, quoteId);
  if (!found.ok) return found;
  const { quote, events } = found.value;
  const book = library.byHash(quote.rateBookHash);
  if (!book) return failed({ kind: 'unavailable', message: message('rateBookAbsent') });
  const { addOns, premiumCents } = adjustmentsOf(events, book.book);
  const inputs = changedInputs(events, ratingInputs(quote.sections));
  const risk = { book, levies: library.levies(quote.receivedOn), inputs, addOns };
  return done({ quote, risk, setByHand: premiumCents !== undefined });
}
