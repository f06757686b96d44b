import type { QuoteStore } from '../quotes/store.ts';
import { append, eventsOf, followersOf, type Hash, verifyChain } from './event-log.ts';
import type { Storage } from './open.ts';
import { addLine, changeLine } from './quote-register.ts';
import { readQuote, writeQuote } from './quote-row.ts';

/** Quotes and their chained events in SQLite. */
export function quoteStore({ db, head }: Storage, hash: Hash): QuoteStore {
  return {
    add: async (quote, events, draftId) => {
      const appended = await db.transaction().execute(async (trx) => {
        await trx.insertInto('quote').values(writeQuote(quote)).execute();
        await addLine(trx, quote);
        if (draftId !== undefined) {
          await trx.deleteFrom('draft').where('id', '=', draftId).execute();
        }
        let last: Awaited<ReturnType<typeof append>> | undefined;
        for (const event of events) last = await append(trx, hash, event);
        return last;
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
        const last = await append(trx, hash, event);
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
