import { type Insertable, type Selectable, sql } from 'kysely';
import type { QuoteStore, StoredQuote } from '../quotes/store.ts';
import { appender, eventsOf, type Hash, verifyChain } from './event-log.ts';
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

/** Prepared once, because nothing is written as often as a new quote. */
function inserter({ sqlite }: Storage): (quote: StoredQuote) => void {
  const insert = sqlite.prepare<[Insertable<Tables['quote']>]>(
    `insert into quote (id, status, created_at, expires_at, premium_cents, rate_book_hash,
       received_on, sections, explanation, warnings)
     values (@id, @status, @created_at, @expires_at, @premium_cents, @rate_book_hash,
       @received_on, @sections, @explanation, @warnings)`,
  );
  return (quote) => {
    insert.run(write(quote));
  };
}

/** Quotes and their chained events in SQLite. */
export function quoteStore(storage: Storage, hash: Hash): QuoteStore {
  const { db } = storage;
  const insert = inserter(storage);
  const append = appender(storage, hash);
  return {
    // Kysely's transaction has the connection to itself: what is prepared runs inside it.
    add: (quote, event) =>
      db.transaction().execute(async () => {
        insert(quote);
        append(event);
      }),
    find: (id) =>
      db.transaction().execute(async (trx) => {
        const row = await trx
          .selectFrom('quote')
          .selectAll()
          .where('id', '=', id)
          .executeTakeFirst();
        return row && { quote: read(row), events: await eventsOf(trx, id) };
      }),
    change: (quote, event, after) =>
      db.transaction().execute(async (trx) => {
        const { count } = await trx
          .selectFrom('quote_event')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .where('quote_id', '=', quote.id)
          .executeTakeFirstOrThrow();
        if (count !== after) return false;
        const { id, ...changed } = write(quote);
        await trx.updateTable('quote').set(changed).where('id', '=', id).execute();
        append(event);
        return true;
      }),
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
  };
}
