import { type Kysely, sql } from 'kysely';

/** Quotes that are still being filled in, and the way from a quote to those made from it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create table draft (
      id text primary key, title text not null, content text not null, saved_at integer not null
    ) strict`,
    sql`create index quote_event_by_basis on quote_event (json_extract(detail, '$.basedOn'))
      where kind = 'submitted'`,
  ];
  for (const statement of statements) await statement.execute(db);
}
