import type { Selectable } from 'kysely';
import { DamagedData } from '../../../core/data-state/damaged-data.ts';
import { fold, projectionOf } from '../../../core/quotes/history/fold.ts';
import type { KeptQuote, QuoteStore } from '../../../core/quotes/history/quote-store.ts';
import type { Connection } from '../connection/connection.ts';
import type { EventReader } from '../history/event-log.ts';
import { readProjection } from '../quote-index/project-quote.ts';
import type { Tables } from '../schema/tables.ts';

/** Quotes for anyone who holds them against their histories: as they are kept, whatever is wrong. */
export function keptQuotes(
  { sqlite }: Pick<Connection, 'sqlite'>,
  log: EventReader,
): Pick<QuoteStore, 'count' | 'lastEvent' | 'kept' | 'submissions' | 'withoutHistory'> {
  const count = sqlite.prepare<[], number>('select count(*) from quote').pluck();
  const last = sqlite.prepare<[], number>('select max(sequence) from quote_event').pluck();
  const rowOf = sqlite.prepare<[string], Selectable<Tables['quote']>>(
    'select * from quote where id = ?',
  );
  const submissions = sqlite.prepare<[number, number], { sequence: number; quoteId: string }>(
    `select sequence, quote_id as quoteId from quote_event
     where kind = 'submitted' and (refused = 0 or erased_seq is not null) and sequence > ?
     order by sequence limit ?`,
  );
  // Reads every quote: it is asked by the check of everything alone.
  const withoutHistory = (limit: number) =>
    sqlite
      .prepare<[number], string>(
        `select id from quote where not exists (
           select 1 from quote_event where sequence = quote.submission
             and quote_id = quote.id and kind = 'submitted'
         ) limit ?`,
      )
      .pluck()
      .all(limit);
  const read = (id: string): KeptQuote => {
    const row = rowOf.get(id);
    if (!row) return 'missing';
    const projection = readProjection(row);
    try {
      if (row.erased_at !== null) {
        const events = log.left(id);
        // It refuses a history that does not begin with a submission.
        projectionOf(events);
        return { projection, events, quote: undefined };
      }
      const events = log.events(id);
      return { projection, events, quote: fold(id, events) };
    } catch (error) {
      if (error instanceof DamagedData) return 'unreadable';
      throw error;
    }
  };
  // One state of a quote and its events, also while others change them.
  const page = sqlite.transaction((after: number, limit: number) =>
    submissions.all(after, limit).map((one) => ({ ...one, kept: read(one.quoteId) })),
  );
  const kept = sqlite.transaction(read);
  return {
    count: async () => count.get() ?? 0,
    lastEvent: async () => last.get() ?? 0,
    kept: async (id) => kept(id),
    submissions: async (after, limit) => page(after, limit),
    withoutHistory: async (limit) => withoutHistory(limit),
  };
}
