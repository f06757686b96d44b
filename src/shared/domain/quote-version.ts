import type { QuoteStatus } from '../schemas/quote.ts';

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
