import { type Kysely, sql } from 'kysely';

/** The lines of quotes say which colleague looks after each. */
export async function up(db: Kysely<never>): Promise<void> {
  const statements = [
    sql`alter table quote_line add column assignee_id text`,
    sql`alter table quote_line add column assignee_name text`,
    sql`create index quote_line_by_assignee on quote_line (assignee_id, created_at, number)
      where assignee_id is not null`,
  ];
  for (const statement of statements) await statement.execute(db);
}
