import type { QuoteStore } from '../quotes/store.ts';
import { append, eventsOf, followersOf, type Hash, verifyChain } from './event-log.ts';
import type { Storage } from './open.ts';
import { addLine, changeLine } from './quote-register.ts';
import { readQuote, writeQuote } from './quote-row.ts';

/** Quotes and their chained events in SQLite. */
export function quoteStore({ db }: Storage, hash: Hash): QuoteStore {
  return {
    add: (quote, events, draftId) =>
      db.transaction().execute(async (trx) => {
        await trx.insertInto('quote').values(writeQuote(quote)).execute();
        await addLine(trx, quote);
        for (const event of events) await append(trx, hash, event);
        if (draftId !== undefined) {
          await trx.deleteFrom('draft').where('id', '=', draftId).execute();
        }
      }),
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
    change: (quote, event, after) =>
      db.transaction().execute(async (trx) => {
        const { count } = await trx
          .selectFrom('quote_event')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .where('quote_id', '=', quote.id)
          .executeTakeFirstOrThrow();
        if (count !== after) return false;
        const { id, ...changed } = writeQuote(quote);
        await trx.updateTable('quote').set(changed).where('id', '=', id).execute();
        await append(trx, hash, event);
        await changeLine(trx, quote);
        return true;
      }),
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
