import type { RenewalLine } from '../../shared/schemas/quotes/due-renewal.ts';
import { quotePlace } from './quote-place.ts';
import { requotePlace } from './requote.ts';

/** The place of the list of renewals. */
export const RENEWALS = '/customers/renewals';

/** Where a quote begins with an imported customer. */
export const renewalForm = (id: string): string => `/new/renewal/${id}`;

/**
 * Where the next step of a renewal is: its quote, or the form of one that is filled in as far as known;
 * undefined where that form is of no use.
 * @param mayQuote whether a quote can be made
 */
export function nextStep(
  { source, id, state, quote }: RenewalLine,
  mayQuote: boolean,
): string | undefined {
  if (state !== 'open' && quote) return quotePlace(quote.quoteId);
  if (!mayQuote) return undefined;
  return source === 'policy' ? requotePlace(id, 'renewal') : renewalForm(id);
}
