import { randomBytes } from 'node:crypto';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { message } from '../../../../shared/domain/messages/message.ts';
import { DamagedData } from '../../../core/data-state/damaged-data.ts';
import type { ErasedEvent, Hash, QuoteEvent } from '../../../core/quotes/history/quote-store.ts';
import type { Connection } from '../connection/connection.ts';
import { parsed } from '../quotes/quote-row.ts';
import type { Tables } from '../schema/tables.ts';
import type { Head } from './chain-head-file.ts';
import { rowAppender } from './event-chain.ts';

type Row = Selectable<Tables['quote_event']>;

/** The row of an event of a quote. */
export type QuoteEventRow = Row & { readonly quote_id: string };

/**
 * A random part of the content of an event, 128 bits: of an erased event the hash stays, by which
 * no one can then test a guess of what was erased.
 */
export const newSalt = (): string => randomBytes(16).toString('base64url');

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
    const kept = { ...detail, ...along, salt: newSalt() };
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
  const { facts, user, salt: _, ...detail } = Object(parsed(quote_id, kept));
  return {
    quoteId: quote_id,
    kind,
    at,
    by,
    detail,
    ...(user === undefined ? {} : { user }),
    ...(facts === undefined ? {} : { facts }),
  } as QuoteEvent;
}

/** What is left of an event of an erased quote. */
function readErasedEvent({ quote_id, kind, at, by, detail: kept }: QuoteEventRow): ErasedEvent {
  const { facts, user, ...detail } = Object(parsed(quote_id, kept));
  return {
    quoteId: quote_id,
    kind: kind as ErasedEvent['kind'],
    at,
    by,
    detail,
    ...(user === undefined ? {} : { user }),
    ...(facts === undefined ? {} : { facts }),
  };
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

/** The rows of the events of a quote, in order. */
async function rowsOf(db: Kysely<Tables>, quoteId: string): Promise<QuoteEventRow[]> {
  const rows = await historyOf(db, quoteId).selectAll().orderBy('sequence').execute();
  return rows.map((row) => ({ ...row, quote_id: quoteId }));
}

/** The events of a quote, in order. */
export async function eventsOf(db: Kysely<Tables>, quoteId: string): Promise<QuoteEvent[]> {
  return (await rowsOf(db, quoteId)).map(readEvent);
}

/**
 * What is left of the events of an erased quote, in order.
 * @throws {DamagedData} where one of them was not erased
 */
export async function erasedEventsOf(db: Kysely<Tables>, quoteId: string): Promise<ErasedEvent[]> {
  const rows = await rowsOf(db, quoteId);
  if (rows.some(({ erased_by }) => erased_by === null)) {
    throw new DamagedData(message('quoteDamaged', { id: quoteId }));
  }
  return rows.map(readErasedEvent);
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
    .where('erased_by', 'is', null)
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
    .where('erased_by', 'is', null)
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
