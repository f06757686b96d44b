import { type Kysely, sql } from 'kysely';

/** Challengers are gone: what a book would have charged is measured from the kept quotes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop table if exists challenger_price`.execute(db);
  await sql`drop index if exists declined_risk_by_book`.execute(db);
}
