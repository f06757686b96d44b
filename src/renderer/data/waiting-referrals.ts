import type { Count } from '../i18n/count.ts';
import { MINUTE } from './every.ts';
import { useQuoteCount } from './quote-count.ts';
import type { QuoteQuery } from './quote-query.ts';

/** The place of the queue of referrals. */
export const REFERRALS = '/quotes/referrals';

/** The open quotes that wait for an underwriter's decision. */
const WAITING: QuoteQuery = { status: 'quoted', referral: 'referred', outcome: 'open' };

/** How many quotes wait for an underwriter's decision; undefined where none does, or none is known to. */
export function useWaitingReferrals(): Count | undefined {
  const waiting = useQuoteCount(WAITING, MINUTE);
  return waiting && waiting.count > 0 ? waiting : undefined;
}
