import type { Insertable, Selectable } from 'kysely';
import type { StoredQuote } from '../quotes/store.ts';
import type { Tables } from './tables.ts';

/** A quote as its row. */
export function writeQuote(quote: StoredQuote): Insertable<Tables['quote']> {
  return {
    id: quote.id,
    status: quote.status,
    created_at: quote.createdAt,
    expires_at: quote.expiresAt,
    premium_cents: quote.premiumCents,
    rate_book_hash: quote.rateBookHash,
    received_on: quote.receivedOn,
    sections: JSON.stringify(quote.sections),
    explanation: JSON.stringify(quote.explanation),
    warnings: JSON.stringify(quote.warnings),
  };
}

/** Every column was written from a StoredQuote by {@link writeQuote}. */
export function readQuote(row: Selectable<Tables['quote']>): StoredQuote {
  return {
    id: row.id,
    status: row.status,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    premiumCents: row.premium_cents,
    rateBookHash: row.rate_book_hash,
    receivedOn: row.received_on,
    sections: JSON.parse(row.sections),
    explanation: JSON.parse(row.explanation),
    warnings: JSON.parse(row.warnings),
  } as StoredQuote;
}
