import type { QuoteStatus } from './shapes/quote.ts';

/**
 * The version of a quote: another one whenever the quote reads differently. It changes with every
 * event, and once more when the validity ends, which is no event.
 */
export function quoteVersion(id: string, events: number, status: QuoteStatus): string {
  return `${id}.${events}${status === 'expired' ? '.expired' : ''}`;
}
