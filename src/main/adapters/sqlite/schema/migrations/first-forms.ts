import { hash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import * as firstTables from './0001-first-tables.ts';
import * as quoteIndex from './0005-quote-register.ts';

/** An event of before events were chained; submissions were all that there was. */
interface FirstEvent {
  readonly sequence: number;
  readonly quote_id: string;
  readonly kind: string;
  readonly at: number;
  readonly by: string;
  /** JSON: `source` and `premiumCents`. */
  readonly detail: string;
}

async function isThere(db: Kysely<Tables>, table: string): Promise<boolean> {
  const { rows } = await sql`select 1 from sqlite_schema where name = ${table}`.execute(db);
  return rows.length > 0;
}

/** An event as it would have been written since: its detail, and its hash over canonical JSON. */
function chained({ detail, ...event }: FirstEvent, previous: string) {
  const { source, premiumCents } = JSON.parse(detail);
  const written = { ...event, detail: JSON.stringify({ source, premium: premiumCents / 100 }) };
  const { at, by, kind, quote_id } = written;
  // The names in the order of RFC 8785.
  const text = JSON.stringify({ at, by, detail: written.detail, kind, previous, quote_id });
  return { ...written, hash: hash('sha256', text) };
}

/** 0001 landed without hashes: its events are chained in their order. */
async function chainHistory(db: Kysely<Tables>): Promise<void> {
  const unchained = sql`select 1 from sqlite_schema
    where type = 'table' and name = 'quote_event' and sql not like '%hash%'`;
  if ((await unchained.execute(db)).rows.length === 0) return;
  const { rows } = await sql<FirstEvent>`select * from quote_event order by sequence`.execute(db);
  const indexes = await sql<{ name: string; sql: string }>`select name, sql from sqlite_schema
    where type = 'index' and tbl_name = 'quote_event'`.execute(db);
  await sql`drop table quote_event`.execute(db);
  for (const statement of firstTables.history) await statement.execute(db);
  for (const index of indexes.rows) {
    if (!(await isThere(db, index.name))) await sql.raw(index.sql).execute(db);
  }
  let previous = '';
  for (const row of rows) {
    const event = chained(row, previous);
    await db.insertInto('quote_event').values(event).execute();
    previous = event.hash;
  }
}

/** 0005 landed without the last event that the index has: the whole index is made again. */
async function renewQuoteIndex(db: Kysely<Tables>): Promise<void> {
  if (!(await isThere(db, 'kysely_migration')) || (await isThere(db, 'register_reached'))) return;
  const ran = sql`select 1 from kysely_migration where name = '0005-quote-register'`;
  if ((await ran.execute(db)).rows.length > 0) await quoteIndex.up(db);
}

/**
 * Brings what the first forms of two migrations made to the present form: both were changed in
 * place on the day when they landed.
 */
export function completeFirstForms(db: Kysely<Tables>): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    await chainHistory(transaction);
    await renewQuoteIndex(transaction);
  });
}
