import type { Insertable } from 'kysely';
import type { QuoteStore, StoredQuote } from '../quotes/store.ts';
import { appender, eventsOf, followersOf, type Hash, verifyChain } from './event-log.ts';
import type { Storage } from './open.ts';
import { addLine, changeLine } from './quote-register.ts';
import { readQuote, writeQuote } from './quote-row.ts';
import type { Tables } from './tables.ts';

/** Prepared once, because nothing is written as often as a new quote. */
function inserter({ sqlite }: Storage): (quote: StoredQuote) => void {
  const insert = sqlite.prepare<[Insertable<Tables['quote']>]>(
    `insert into quote (id, status, created_at, expires_at, premium_cents, rate_book_hash,
       received_on, sections, explanation, warnings)
     values (@id, @status, @created_at, @expires_at, @premium_cents, @rate_book_hash,
       @received_on, @sections, @explanation, @warnings)`,
  );
  return (quote) => {
    insert.run(writeQuote(quote));
  };
}

/** Quotes and their chained events in SQLite. */
export function quoteStore(storage: Storage, hash: Hash): QuoteStore {
  const { db, head } = storage;
  const insert = inserter(storage);
  const append = appender(storage, hash);
  return {
    // Kysely's transaction has the connection to itself: what is prepared runs inside it.
    add: async (quote, events, draftId) => {
      const appended = await db.transaction().execute(async (trx) => {
        insert(quote);
        await addLine(trx, quote);
        if (draftId !== undefined) {
          await trx.deleteFrom('draft').where('id', '=', draftId).execute();
        }
        return events.map(append).at(-1);
      });
      if (appended) head.note(appended);
    },
    find: (id) =>
      db.transaction().execute(async (trx) => {
        const row = await trx
          .selectFrom('quote')
          .selectAll()
          .where('id', '=', id)
          .executeTakeFirst();
        if (!row) return undefined;
        const events = await eventsOf(trx, id);
        return { quote: readQuote(row), events, followedBy: await followersOf(trx, id) };
      }),
    change: async (quote, event, after) => {
      const appended = await db.transaction().execute(async (trx) => {
        const { count } = await trx
          .selectFrom('quote_event')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .where('quote_id', '=', quote.id)
          .executeTakeFirstOrThrow();
        if (count !== after) return undefined;
        const { id, ...changed } = writeQuote(quote);
        await trx.updateTable('quote').set(changed).where('id', '=', id).execute();
        const last = append(event);
        await changeLine(trx, quote);
        return last;
      });
      if (appended) head.note(appended);
      return appended !== undefined;
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
