import { type Kysely, sql } from 'kysely';

/**
 * Quotes are found by the end of a phone number and by a date of birth, and lines have the last day of
 * their period: all of the quote index is made again from the history.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`alter table quote_line add column last_day text`,
    sql`delete from quote_line`,
    sql`delete from customer`,
    sql`delete from quote_day`,
    sql`insert into quote_search (quote_search) values ('delete-all')`,
    sql`update register_reached set sequence = 0`,
  ];
  for (const statement of statements) await statement.execute(db);
}
