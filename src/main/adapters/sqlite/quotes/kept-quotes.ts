import { type Kysely, type NotNull, sql } from 'kysely';
import { DamagedData } from '../../../core/data-state/damaged-data.ts';
import type {
  ErasedQuote,
  KeptQuote,
  QuoteStore,
} from '../../../core/quotes/history/quote-store.ts';
import { erasedEventsOf, eventsOf } from '../history/event-log.ts';
import type { Tables } from '../schema/tables.ts';
import { readErased, readQuote } from './quote-row.ts';

/** What is kept, or that it is no JSON. */
async function readable<T>(read: () => Promise<T>): Promise<T | 'unreadable'> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof DamagedData) return 'unreadable';
    throw error;
  }
}

/** Quotes for anyone who holds them against their histories: as they are kept, whatever is wrong. */
export function keptQuotes(
  db: Kysely<Tables>,
): Pick<QuoteStore, 'count' | 'lastEvent' | 'kept' | 'erased' | 'submissions' | 'withoutHistory'> {
  const read = async (trx: Kysely<Tables>, id: string): Promise<KeptQuote> => {
    const row = await trx.selectFrom('quote').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) return 'missing';
    if (row.erased_at !== null) return 'erased';
    return readable(async () => ({ quote: readQuote(row), events: await eventsOf(trx, id) }));
  };
  const readLeft = async (trx: Kysely<Tables>, id: string) => {
    const rows = trx.selectFrom('quote').selectAll().where('id', '=', id);
    const row = await rows.where('erased_at', 'is not', null).executeTakeFirst();
    if (!row) return undefined;
    return readable(
      async (): Promise<ErasedQuote> => ({
        quote: readErased(row),
        events: await erasedEventsOf(trx, id),
      }),
    );
  };
  return {
    count: async () => {
      const { count } = await db
        .selectFrom('quote')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return count;
    },
    lastEvent: async () => {
      const { last } = await db
        .selectFrom('quote_event')
        .select(({ fn }) => fn.max<number | null>('sequence').as('last'))
        .executeTakeFirstOrThrow();
      return last ?? 0;
    },
    kept: (id) => db.transaction().execute((trx) => read(trx, id)),
    erased: (id) => db.transaction().execute((trx) => readLeft(trx, id)),
    submissions: (after, limit) =>
      // One state of a quote and its events, also while others change them.
      db.transaction().execute(async (trx) => {
        const rows = await trx
          .selectFrom('quote_event')
          .select(['sequence', 'quote_id'])
          .where('kind', '=', 'submitted')
          .where('quote_id', 'is not', null)
          .$narrowType<{ quote_id: NotNull }>()
          .where('sequence', '>', after)
          .orderBy('sequence')
          .limit(limit)
          .execute();
        const found = [];
        for (const { sequence, quote_id: quoteId } of rows) {
          found.push({ sequence: Number(sequence), quoteId, kept: await read(trx, quoteId) });
        }
        return found;
      }),
    withoutHistory: async (limit) => {
      const rows = await db
        .selectFrom('quote')
        .select('id')
        .where(({ exists, not, selectFrom }) =>
          not(
            exists(
              selectFrom('quote_event')
                .select('sequence')
                .whereRef('sequence', '=', 'quote.submission')
                .whereRef('quote_id', '=', 'quote.id')
                .where('kind', '=', sql.lit('submitted')),
            ),
          ),
        )
        .limit(limit)
        .execute();
      return rows.map(({ id }) => id);
    },
  };
}
