import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type {
  ChainLink,
  Hash,
  QuoteEvent,
  VerifiedEvents,
} from '../../core/quotes/history/store.ts';
import type { Head } from './chain-head-file.ts';
import type { Connection } from './connection.ts';
import { parsed } from './quote-row.ts';
import type { Tables } from './tables.ts';

type Row = Selectable<Tables['quote_event']>;

/** The hash before the first event. */
const START = '';

function link(hash: Hash, previous: string, row: Omit<Row, 'hash' | 'sequence'>): string {
  const { quote_id, kind, at, by, detail } = row;
  return hash({ previous, quote_id, kind, at, by, detail });
}

/**
 * Appends events, each chained to the one before it, inside the transaction of the change. Every
 * change calls this: statements that are prepared once save the time to build two queries.
 * @returns a function that gives the new head of the chain, valid once the transaction commits
 */
export function appender({ sqlite }: Connection, hash: Hash): (event: QuoteEvent) => Head {
  const last = sqlite
    .prepare<[], string>('select hash from quote_event order by sequence desc limit 1')
    .pluck();
  const insert = sqlite.prepare<[Omit<Row, 'sequence'>]>(
    `insert into quote_event (quote_id, kind, at, by, detail, hash)
     values (@quote_id, @kind, @at, @by, @detail, @hash)`,
  );
  return ({ quoteId, kind, at, by, detail, facts }) => {
    const kept = facts === undefined ? detail : { ...detail, facts };
    const row = { quote_id: quoteId, kind, at, by, detail: JSON.stringify(kept) };
    const linked = link(hash, last.get() ?? START, row);
    const { lastInsertRowid } = insert.run({ ...row, hash: linked });
    return { sequence: Number(lastInsertRowid), hash: linked };
  };
}

/** Reads the time of the newest event, epoch milliseconds; undefined where there is none. */
export function newestEventAt(sqlite: Connection['sqlite']): () => number | undefined {
  const at = sqlite
    .prepare<[], number>('select at from quote_event order by sequence desc limit 1')
    .pluck();
  return () => at.get();
}

/** The event of a row: every row was written from one, by {@link appender}. */
export function readEvent({ quote_id, kind, at, by, detail: kept }: Row): QuoteEvent {
  const { facts, ...detail } = Object(parsed(quote_id, kept));
  const event = { quoteId: quote_id, kind, at, by, detail };
  return (facts === undefined ? event : { ...event, facts }) as QuoteEvent;
}

/** A quote's submission, at the sequence that the quote keeps, and its later events by the index. */
function historyOf(db: Kysely<Tables>, quoteId: string) {
  return db
    .selectFrom('quote_event')
    .where(({ and, eb, or, selectFrom }) =>
      or([
        and([
          eb('quote_id', '=', quoteId),
          eb('sequence', '=', selectFrom('quote').select('submission').where('id', '=', quoteId)),
        ]),
        and([eb('quote_id', '=', quoteId), eb('kind', '<>', sql.lit('submitted'))]),
      ]),
    );
}

/** The events of a quote, in order. */
export async function eventsOf(db: Kysely<Tables>, quoteId: string): Promise<QuoteEvent[]> {
  const rows = await historyOf(db, quoteId).selectAll().orderBy('sequence').execute();
  return rows.map(readEvent);
}

/** How many events a quote has. */
export async function sizeOf(db: Transaction<Tables>, quoteId: string): Promise<number> {
  const { size } = await historyOf(db, quoteId)
    .select(({ fn }) => fn.countAll<number>().as('size'))
    .executeTakeFirstOrThrow();
  return size;
}

/** The ids of the quotes that were submitted on the basis of this one, oldest first. */
export async function followersOf(db: Transaction<Tables>, quoteId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('quote_event')
    .select('quote_id')
    .where('kind', '=', 'submitted')
    .where(sql`json_extract(detail, '$.basedOn')`, '=', quoteId)
    .orderBy('sequence')
    .execute();
  return rows.map(({ quote_id }) => quote_id);
}

/** The id of the quote of the newest event, if there is one. */
export async function newestQuote(db: Kysely<Tables>): Promise<string | undefined> {
  const row = await db
    .selectFrom('quote_event')
    .select('quote_id')
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.quote_id;
}

/** The id of the last quote that was submitted from a draft, if there is one. */
export async function quoteOfDraft(
  db: Kysely<Tables>,
  draftId: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('quote_event')
    .select('quote_id')
    .where('kind', '=', sql.lit('submitted'))
    .where(sql`json_extract(detail, '$.draftId')`, '=', draftId)
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.quote_id;
}

/** Holds the next events after a link against the chain; undefined after the last. */
export async function verifyEvents(
  db: Kysely<Tables>,
  hash: Hash,
  { after, limit }: { readonly after: ChainLink; readonly limit: number },
): Promise<VerifiedEvents | undefined> {
  const rows = await db
    .selectFrom('quote_event')
    .selectAll()
    .where('sequence', '>', after.sequence)
    .orderBy('sequence')
    .limit(limit)
    .execute();
  let last = after;
  let broken: number | null = null;
  for (const row of rows) {
    const sequence = Number(row.sequence);
    if (link(hash, last.hash, row) !== row.hash) broken ??= sequence;
    last = { sequence, hash: row.hash };
  }
  return rows.length === 0 ? undefined : { events: rows.length, broken, last };
}
