import { type QuoteStatus, STATUSES } from '../../domain/quotes/quote-status.ts';
import type { Quote } from './quote.ts';

/**
 * The version of a quote: another one whenever the quote reads differently. It changes with every
 * event, and with what is no event of its own: a quote made from it, and the end of its validity.
 */
export function quoteVersion(
  id: string,
  { events, followers, status }: { events: number; followers: number; status: QuoteStatus },
): string {
  const followed = followers > 0 ? `.followed-${followers}` : '';
  return `${id}.${events}${followed}${STATUSES[status].keptAs === status ? '' : `.${status}`}`;
}

/** How many entries the whole history of a quote has, of which it shows the newest. */
export function historySize({ history, earlierHistory = 0 }: HistoryShown): number {
  return earlierHistory + history.length;
}

/** The part of a quote that shows its history. */
export type HistoryShown = Pick<Quote, 'history' | 'earlierHistory'>;

/** The version of a quote as it was read. */
export function versionOf(quote: Quote): string {
  const { quoteId, followedBy = [], status } = quote;
  const events = historySize(quote);
  return quoteVersion(quoteId, { events, followers: followedBy.length, status });
}
