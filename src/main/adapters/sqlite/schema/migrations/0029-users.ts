import { type Kysely, sql } from 'kysely';

/**
 * The people who sign in at the desk. What happens to them stands in the chain of the history, as
 * events of a kept table do: `kept_table` has the id of the user.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create table user (
      id text primary key, name text not null, pin_hash text not null, roles text not null,
      limit_down integer, limit_up integer, login text,
      created_at integer not null, disabled_at integer, row_hash text not null
    ) strict`,
    sql`create index quote_event_of_user on quote_event (sequence) where kind like 'user%'`,
  ];
  for (const statement of statements) await statement.execute(db);
}
