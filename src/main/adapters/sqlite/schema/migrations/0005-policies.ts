import { type Kysely, sql } from 'kysely';

/** A policy is found by its id. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create index quote_event_by_policy on quote_event (json_extract(detail, '$.policyId'))
      where kind = 'accepted'`.execute(db);
}
