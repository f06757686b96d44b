import type { Quote, QuoteStatus } from '../schemas/quote.ts';

/**
 * The version of a quote: another one whenever the quote reads differently. It changes with every
 * event, and with what is no event of its own: a quote made from it, and the end of its validity.
 */
export function quoteVersion(
  id: string,
  { events, followers, status }: { events: number; followers: number; status: QuoteStatus },
): string {
  const followed = followers > 0 ? `.followed-${followers}` : '';
  return `${id}.${events}${followed}${status === 'expired' ? '.expired' : ''}`;
}

/** The version of a quote as it was read. */
export function versionOf({ quoteId, history, followedBy = [], status }: Quote): string {
  return quoteVersion(quoteId, { events: history.length, followers: followedBy.length, status });
}
