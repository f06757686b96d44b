import type { Kysely, Selectable } from 'kysely';
import type { Hash } from '../../../core/hash.ts';
import type { ChainLink, VerifiedEvents } from '../../../core/quotes/history/quote-store.ts';
import type { Connection } from '../connection/connection.ts';
import type { Tables } from '../schema/tables.ts';
import type { Head } from './chain-head-file.ts';

type Row = Selectable<Tables['quote_event']>;

/** What is appended of a row; the chain gives the rest. Only events of quotes have a body. */
export type AppendedRow = Omit<Row, 'hash' | 'sequence' | 'erased_by' | 'answers' | 'explanation'> &
  Partial<Pick<Row, 'answers' | 'explanation'>>;

/** The kind of the event that seals what an erasure left of other events. */
export const ERASED = 'recordErased';

/** The hash before the first event. */
const START = '';

/**
 * Events of quotes were there first, then those of rate books: the links of quotes have no name of a
 * table, and those of every table call it a rate book.
 */
function link(hash: Hash, previous: string, row: AppendedRow): string {
  const { quote_id, kept_table, kind, at, by, detail } = row;
  const subject = kept_table === null ? { quote_id } : { rate_book: kept_table };
  return hash({ previous, ...subject, kind, at, by, detail });
}

/** A row with the hash of the row before it; null for the first. */
export type LinkedRow = Row & { readonly previous: string | null };

/** Whether a row that was not erased is what was appended. */
export function isLinked(hash: Hash, row: LinkedRow): boolean {
  return link(hash, row.previous ?? START, row) === row.hash;
}

/**
 * Appends rows, each chained to the one before it, inside the transaction of the change. Every
 * change calls this: statements that are prepared once save the time to build two queries.
 * @returns a function that gives the new head of the chain, valid once the transaction commits
 */
export function rowAppender(
  { sqlite }: Pick<Connection, 'sqlite'>,
  hash: Hash,
): (row: AppendedRow) => Head {
  const last = sqlite
    .prepare<[], string>('select hash from quote_event order by sequence desc limit 1')
    .pluck();
  const insert = sqlite.prepare<[Omit<Row, 'sequence' | 'erased_by'>]>(
    `insert into quote_event (quote_id, kind, at, by, detail, answers, explanation, hash, kept_table)
     values (@quote_id, @kind, @at, @by, @detail, @answers, @explanation, @hash, @kept_table)`,
  );
  return (row) => {
    const linked = link(hash, last.get() ?? START, row);
    const { lastInsertRowid } = insert.run({
      answers: null,
      explanation: null,
      ...row,
      hash: linked,
    });
    return { sequence: Number(lastInsertRowid), hash: linked };
  };
}

/**
 * A hash over what an erasure left of events, in their order, with the hashes by which the chain goes
 * on: the erasure keeps it, and stands in the chain itself.
 */
export function sealOf(hash: Hash, rows: readonly Row[]): string {
  return hash(
    rows.map(({ answers: _, explanation: __, ...row }) => ({
      ...row,
      sequence: Number(row.sequence),
    })),
  );
}

/** Holds erased events, and what seals them, against each other. */
function sealCheck(db: Kysely<Tables>, hash: Hash) {
  const isErasure = async (sequence: number): Promise<boolean> => {
    const row = await db
      .selectFrom('quote_event')
      .select('kind')
      .where('sequence', '=', sequence)
      .executeTakeFirst();
    return row?.kind === ERASED;
  };
  return {
    /** Whether there is a later erasure that an erased event names. */
    hasSeal: async ({ sequence, erased_by }: Row): Promise<boolean> =>
      erased_by !== null && erased_by > Number(sequence) && (await isErasure(erased_by)),
    /** Whether all that an erasure left is as it was sealed. */
    holds: async ({ sequence, detail }: Row): Promise<boolean> => {
      const left = await db
        .selectFrom('quote_event')
        .selectAll()
        .where('erased_by', '=', Number(sequence))
        .orderBy('sequence')
        .execute();
      return JSON.parse(detail).seal === sealOf(hash, left);
    },
  };
}

/**
 * Holds the next events after a link against the chain; undefined after the last. The content of an
 * erased event is gone: its hash is taken as it is kept, and held against the seal with what is left.
 */
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
  const seals = sealCheck(db, hash);
  let last = after;
  let broken: number | null = null;
  for (const row of rows) {
    const sequence = Number(row.sequence);
    const fits =
      row.erased_by === null ? link(hash, last.hash, row) === row.hash : await seals.hasSeal(row);
    const isWhole = fits && (row.kind !== ERASED || (await seals.holds(row)));
    if (!isWhole) broken ??= sequence;
    last = { sequence, hash: row.hash };
  }
  return rows.length === 0 ? undefined : { events: rows.length, broken, last };
}
