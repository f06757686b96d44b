import { STATUSES } from '../../../shared/domain/quotes/quote-status.ts';
import type { RenewalLine } from '../../../shared/schemas/quotes/due-renewal.ts';
import { statusAt } from '../quotes/sale/retrieve.ts';
import type { DueRenewal } from './renewal-store.ts';

/** What became of a renewal. @param now epoch milliseconds */
export function renewalState(
  { quote }: Pick<DueRenewal, 'quote'>,
  now: number,
): RenewalLine['state'] {
  if (quote?.outcome === 'accepted') return 'accepted';
  if (quote?.outcome === 'lost') return 'lost';
  const isOffered = quote?.outcome === 'open' && STATUSES[statusAt(quote, now)].isOpen;
  return isOffered ? 'quoted' : 'open';
}
