import { type Kysely, sql } from 'kysely';

/** The documents of quotes, made once for each state that a quote had. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const table = sql`create table document (
    id text primary key, quote_id text not null references quote (id), type text not null,
    version integer not null, bytes blob not null, sha256 text not null,
    created_at integer not null, unique (quote_id, type, version)
  ) strict`;
  await table.execute(db);
}
