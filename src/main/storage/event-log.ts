import type { Kysely, Selectable } from 'kysely';
import type { QuoteEvent } from '../quotes/store.ts';
import type { Storage } from './open.ts';
import type { Tables } from './tables.ts';

type Row = Selectable<Tables['quote_event']>;

/** A hash over the canonical JSON of a value, hexadecimal. */
export type Hash = (value: unknown) => string;

/** What stands before the first event. */
const START = '';

function link(hash: Hash, previous: string, row: Omit<Row, 'hash' | 'sequence'>): string {
  const { quote_id, kind, at, by, detail } = row;
  return hash({ previous, quote_id, kind, at, by, detail });
}

/**
 * Appends events, each chained to the one before it; inside the transaction of its change. Every
 * change comes here: statements that are prepared once spare it the building of two queries.
 */
export function appender({ sqlite }: Storage, hash: Hash): (event: QuoteEvent) => void {
  const last = sqlite
    .prepare<[], string>('select hash from quote_event order by sequence desc limit 1')
    .pluck();
  const insert = sqlite.prepare<[Omit<Row, 'sequence'>]>(
    `insert into quote_event (quote_id, kind, at, by, detail, hash)
     values (@quote_id, @kind, @at, @by, @detail, @hash)`,
  );
  return ({ quoteId, kind, at, by, detail }) => {
    const row = { quote_id: quoteId, kind, at, by, detail: JSON.stringify(detail) };
    insert.run({ ...row, hash: link(hash, last.get() ?? START, row) });
  };
}

/** The events of a quote, in order. */
export async function eventsOf(db: Kysely<Tables>, quoteId: string): Promise<QuoteEvent[]> {
  const rows = await db
    .selectFrom('quote_event')
    .selectAll()
    .where('quote_id', '=', quoteId)
    .orderBy('sequence')
    .execute();
  // Every row was written from a QuoteEvent by `append`.
  return rows.map(
    ({ quote_id, kind, at, by, detail }) =>
      ({ quoteId: quote_id, kind, at, by, detail: JSON.parse(detail) }) as QuoteEvent,
  );
}

/** Holds every event against the chain. */
export async function verifyChain(db: Kysely<Tables>, hash: Hash) {
  const rows = await db.selectFrom('quote_event').selectAll().orderBy('sequence').execute();
  let previous = START;
  for (const row of rows) {
    if (link(hash, previous, row) !== row.hash)
      return { events: rows.length, broken: row.sequence };
    previous = row.hash;
  }
  return { events: rows.length, broken: null };
}
