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

/** The row of an event of a quote. */
export type QuoteEventRow = Row & { readonly quote_id: string };

/** The hash before the first event. */
const START = '';

/**
 * Events of quotes were there first, then those of rate books: the links of quotes have no name of a
 * table, and those of every table call it a rate book.
 */
function link(hash: Hash, previous: string, row: Omit<Row, 'hash' | 'sequence'>): string {
  const { quote_id, kept_table, kind, at, by, detail } = row;
  const subject = kept_table === null ? { quote_id } : { rate_book: kept_table };
  return hash({ previous, ...subject, kind, at, by, detail });
}

/**
 * Appends rows, each chained to the one before it, inside the transaction of the change. Every
 * change calls this: statements that are prepared once save the time to build two queries.
 * @returns a function that gives the new head of the chain, valid once the transaction commits
 */
export function rowAppender(
  { sqlite }: Pick<Connection, 'sqlite'>,
  hash: Hash,
): (row: Omit<Row, 'hash' | 'sequence'>) => Head {
  const last = sqlite
    .prepare<[], string>('select hash from quote_event order by sequence desc limit 1')
    .pluck();
  const insert = sqlite.prepare<[Omit<Row, 'sequence'>]>(
    `insert into quote_event (quote_id, kind, at, by, detail, hash, kept_table)
     values (@quote_id, @kind, @at, @by, @detail, @hash, @kept_table)`,
  );
  return (row) => {
    const linked = link(hash, last.get() ?? START, row);
    const { lastInsertRowid } = insert.run({ ...row, hash: linked });
    return { sequence: Number(lastInsertRowid), hash: linked };
  };
}

/** Appends events of quotes, as {@link rowAppender} does. */
export function appender(
  connection: Pick<Connection, 'sqlite'>,
  hash: Hash,
): (event: QuoteEvent) => Head {
  const append = rowAppender(connection, hash);
  return ({ quoteId, kind, at, by, user, detail, facts }) => {
    const along = {
      ...(user === undefined ? {} : { user }),
      ...(facts === undefined ? {} : { facts }),
    };
    const kept = { ...detail, ...along };
    const of = { quote_id: quoteId, kept_table: null };
    return append({ ...of, kind, at, by, detail: JSON.stringify(kept) });
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
export function readEvent({ quote_id, kind, at, by, detail: kept }: QuoteEventRow): QuoteEvent {
  const { facts, user, ...detail } = Object(parsed(quote_id, kept));
  return {
    ...{ quoteId: quote_id, kind, at, by, detail },
    ...(user === undefined ? {} : { user }),
    ...(facts === undefined ? {} : { facts }),
  } as QuoteEvent;
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
  return rows.map((row) => readEvent({ ...row, quote_id: quoteId }));
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
    .where('kind', '=', sql.lit('submitted'))
    .where(sql`json_extract(detail, '$.basedOn')`, '=', quoteId)
    .orderBy('sequence')
    .execute();
  return rows.flatMap(({ quote_id }) => quote_id ?? []);
}

/** The id of the quote of the newest event of any, if there is one. */
export async function newestQuote(db: Kysely<Tables>): Promise<string | undefined> {
  const row = await db
    .selectFrom('quote_event')
    .select('quote_id')
    .where('quote_id', 'is not', null)
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.quote_id ?? undefined;
}

/**
 * Finds the last quote that was submitted from a draft, by an index alone: at once, so that it can be
 * asked inside a transaction.
 * @returns a function that gives its id, or undefined where there is none
 */
export function quoteOfDraft({
  sqlite,
}: Pick<Connection, 'sqlite'>): (draftId: string) => string | undefined {
  const select = sqlite
    .prepare<[string], string>(
      // The value stands in a query of its own, for the reason that `quotes-by-mark.ts` gives.
      `select quote_id from quote_event
       where kind = 'submitted' and json_extract(detail, '$.draftId') = (select ?)
       order by sequence desc limit 1`,
    )
    .pluck();
  return (draftId) => select.get(draftId);
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
