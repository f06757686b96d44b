import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';

/** Names that may be found by other words now, among a few that are not. */
const WITH_MARKS = /(?=\p{M})[^\p{Script=Inherited}]|[\u3099\u309a]/u;

async function hasMarks(db: Kysely<Tables>): Promise<boolean> {
  const lines = await db.selectFrom('quote_line').select(['customer_name', 'email']).execute();
  return lines.some(({ customer_name, email }) =>
    WITH_MARKS.test(`${customer_name} ${email ?? ''}`.normalize('NFKD')),
  );
}

/**
 * Names keep the signs that are part of their letters, as the vowel signs of Thai are: customers whom
 * these alone tell apart were one. Where there are such names, the quote index is made again from the
 * history, because customers and days can't be taken apart.
 */
export async function up(db: Kysely<Tables>): Promise<void> {
  if (!(await hasMarks(db))) return;
  const statements = [
    sql`delete from quote_line`,
    sql`delete from customer`,
    sql`delete from quote_day`,
    sql`insert into quote_search (quote_search) values ('delete-all')`,
    sql`update register_reached set sequence = 0`,
  ];
  for (const statement of statements) await statement.execute(db);
}
