import { type Kysely, sql } from 'kysely';

/**
 * Quotes are found by their insurer and listed by their scheme, which follow from the rate book: all of
 * the quote index is made again from the history.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`alter table quote_line add column rate_book_hash text not null default ''`,
    sql`create index quote_line_by_book on quote_line (rate_book_hash, created_at, number)`,
    sql`delete from quote_line`,
    sql`delete from customer`,
    sql`delete from quote_day`,
    sql`delete from quote_outcome`,
    sql`insert into quote_search (quote_search) values ('delete-all')`,
    sql`update register_reached set sequence = 0`,
  ];
  for (const statement of statements) await statement.execute(db);
}
