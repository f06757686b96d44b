import type { QuoteStore, StoredQuote } from '../quotes/store.ts';
import type { Storage } from './open.ts';

/** Quotes and their events in SQLite. */
export function quoteStore({ db }: Storage): QuoteStore {
  return {
    add: (quote, event) =>
      db.transaction().execute(async (trx) => {
        await trx
          .insertInto('quote')
          .values({
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
          })
          .execute();
        await trx
          .insertInto('quote_event')
          .values({
            sequence: null,
            quote_id: event.quoteId,
            kind: event.kind,
            at: event.at,
            by: event.by,
            detail: JSON.stringify(event.detail),
          })
          .execute();
      }),
    find: async (id) => {
      const row = await db.selectFrom('quote').selectAll().where('id', '=', id).executeTakeFirst();
      if (!row) return undefined;
      // Every column was written from a StoredQuote by `add`.
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
    },
  };
}
