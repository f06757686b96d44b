import { type Kysely, sql } from 'kysely';

/** Complaints are listed without reading the quotes that have none. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create index quote_event_of_complaint on quote_event (sequence)
      where kind like 'complaint%'`.execute(db);
}
