import { type Insertable, type Selectable, sql } from 'kysely';
import type { QuoteStore, StoredQuote } from '../quotes/store.ts';
import { append, eventsOf, type Hash, verifyChain } from './event-log.ts';
import type { Storage } from './open.ts';
import type { Tables } from './tables.ts';

function write(quote: StoredQuote): Insertable<Tables['quote']> {
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

/** Every column was written from a StoredQuote by {@link write}. */
function read(row: Selectable<Tables['quote']>): StoredQuote {
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

/** Quotes and their chained events in SQLite. */
export function quoteStore({ db, head }: Storage, hash: Hash): QuoteStore {
  return {
    add: async (quote, event) => {
      const appended = await db.transaction().execute(async (trx) => {
        await trx.insertInto('quote').values(write(quote)).execute();
        return append(trx, hash, event);
      });
      head.note(appended);
    },
    find: (id) =>
      db.transaction().execute(async (trx) => {
        const row = await trx
          .selectFrom('quote')
          .selectAll()
          .where('id', '=', id)
          .executeTakeFirst();
        return row && { quote: read(row), events: await eventsOf(trx, id) };
      }),
    change: async (quote, event, after) => {
      const appended = await db.transaction().execute(async (trx) => {
        const { count } = await trx
          .selectFrom('quote_event')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .where('quote_id', '=', quote.id)
          .executeTakeFirstOrThrow();
        if (count !== after) return undefined;
        const { id, ...changed } = write(quote);
        await trx.updateTable('quote').set(changed).where('id', '=', id).execute();
        return append(trx, hash, event);
      });
      if (appended) head.note(appended);
      return appended !== undefined;
    },
    newest: async (limit) => {
      // Rows are numbered as they are kept: no index is needed, and no clock decides.
      const rows = await db
        .selectFrom('quote')
        .selectAll()
        .orderBy(sql`rowid`, 'desc')
        .limit(limit)
        .execute();
      return rows.map(read);
    },
    ids: async () => {
      const rows = await db
        .selectFrom('quote')
        .select('id')
        .orderBy('created_at')
        .orderBy('id')
        .execute();
      return rows.map(({ id }) => id);
    },
    verify: () => verifyChain(db, hash),
    head: head.check,
  };
}
