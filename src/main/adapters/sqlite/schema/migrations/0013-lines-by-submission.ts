import { type Kysely, sql } from 'kysely';

/** All columns of a line but its number. */
const REST = `id, status, created_at, expires_at, premium_cents, created_day, cover, inception_date,
  customer_key, customer_name, customer_order, date_of_birth, email, phone, eircode,
  registration_number, vehicle, policy_id, accepted_at, accepted_day`;

/**
 * A line's number is the sequence of its submission in the history. That alone finds the line: it
 * needs no index of its id, and no query for a number that the quote index gave.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const dependants = await sql<{ sql: string }>`select sql from sqlite_schema
    where tbl_name = 'quote_line' and type in ('index', 'trigger') and sql is not null`.execute(db);
  const statements = [
    sql`create table line (
      number integer primary key, id text not null, status text not null,
      created_at integer not null, expires_at integer not null, premium_cents integer not null,
      created_day text not null, cover text not null, inception_date text not null,
      customer_key text not null, customer_name text not null, customer_order text not null,
      date_of_birth text not null, email text, phone text, eircode text,
      registration_number text not null, vehicle text not null,
      policy_id text, accepted_at integer, accepted_day text
    ) strict`,
    sql.raw(`insert or ignore into line select (select submission from quote where quote.id = quote_line.id),
      ${REST} from quote_line`),
    sql`drop table quote_line`,
    sql`alter table line rename to quote_line`,
    ...dependants.rows.map((one) => sql.raw(one.sql)),
    // Words are kept by their line's number: all are written again, from the beginning of the history.
    sql`insert into quote_search (quote_search) values ('delete-all')`,
    sql`update register_reached set sequence = 0`,
  ];
  for (const statement of statements) await statement.execute(db);
}
