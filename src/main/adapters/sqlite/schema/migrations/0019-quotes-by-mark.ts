import { type Kysely, sql } from 'kysely';

/**
 * Finds the policies and open quotes of a car, also those of this very moment, which the quote index
 * has not yet. What is no JSON is damage, which is for others to say.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index quote_by_mark on quote (
    case when json_valid(sections) then json_extract(sections, '$.vehicle.registrationNumber') end,
    status, expires_at
  )`.execute(db);
}
