import { type Kysely, sql } from 'kysely';

/**
 * Levy tables have a life, too: an event is of a quote, or of a kept table, which is a rate book or a
 * levy table. A levy table that was never active is kept next to the active ones, which quotes refer to.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`alter table quote_event rename column rate_book to kept_table`,
    sql`create table levy_table_draft (
      hash text primary key, content text not null, row_hash text not null
    ) strict, without rowid`,
  ];
  for (const statement of statements) await statement.execute(db);
}
