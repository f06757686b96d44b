import { type Kysely, sql } from 'kysely';

/** Clients that reach only their own quotes, and a record of what the API refused, by hours. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`alter table client add column own_quotes_only integer not null default 0`,
    sql`create table refusal (
      hour text not null, client_id text not null, route text not null, status integer not null,
      requests integer not null, last_at integer not null,
      primary key (hour, client_id, route, status)
    ) strict, without rowid`,
  ];
  for (const statement of statements) await statement.execute(db);
}
