import type { Explanation } from '../../shared/shapes/explanation.ts';
import type { QUOTE_STATUSES, QuoteSections } from '../../shared/shapes/quote.ts';

/** A quote as it is kept. Amounts in cents, times in epoch milliseconds. */
export interface StoredQuote {
  readonly id: string;
  /** `expired` is never kept: it follows from the clock. */
  readonly status: (typeof QUOTE_STATUSES)[number];
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly premiumCents: number;
  readonly rateBookHash: string;
  /** The day that chose the levies, `YYYY-MM-DD`. */
  readonly receivedOn: string;
  readonly sections: QuoteSections;
  readonly explanation: Explanation;
  readonly warnings: readonly string[];
}

/** One thing that happened to a quote. */
export interface QuoteEvent {
  readonly quoteId: string;
  readonly kind: 'submitted';
  readonly at: number;
  /** Who: a client's id, or `desk`. */
  readonly by: string;
  readonly detail: Readonly<Record<string, unknown>>;
}

/** Where quotes are kept. */
export interface QuoteStore {
  /** Keeps a new quote and its first event together, or neither. */
  readonly add: (quote: StoredQuote, event: QuoteEvent) => Promise<void>;
  readonly find: (id: string) => Promise<StoredQuote | undefined>;
}
