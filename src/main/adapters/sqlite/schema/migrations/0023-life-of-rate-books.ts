import { type Kysely, sql } from 'kysely';

/**
 * The events of rate books stand in one chain with those of quotes: an event is of a quote or of a
 * book. A book that was never active is kept next to the active ones, which quotes refer to.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const kept = await sql<{ sql: string }>`select sql from sqlite_schema
    where tbl_name = 'quote_event' and type in ('index', 'trigger') and sql is not null
    order by type, name`.execute(db);
  const statements = [
    // SQLite can't take a `not null` off a column.
    sql`create table history (
      sequence integer primary key, quote_id text references quote (id),
      kind text not null, at integer not null, by text not null, detail text not null,
      hash text not null, rate_book text,
      check ((quote_id is null) <> (rate_book is null))
    ) strict`,
    sql`insert into history (sequence, quote_id, kind, at, by, detail, hash)
      select sequence, quote_id, kind, at, by, detail, hash from quote_event order by sequence`,
    sql`drop table quote_event`,
    sql`alter table history rename to quote_event`,
    ...kept.rows.map((one) => sql.raw(one.sql)),
    sql`create index quote_event_of_rate_book on quote_event (sequence)
      where rate_book is not null`,
    sql`create table rate_book_draft (
      hash text primary key, content text not null, row_hash text not null
    ) strict, without rowid`,
  ];
  for (const statement of statements) await statement.execute(db);
}
