import { type Kysely, sql } from 'kysely';

/** The transactions of policies are found by when they were made. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create index quote_event_of_transaction on quote_event (at)
      where kind in ('accepted', 'adjusted', 'cancelled', 'reinstated', 'reversed', 'renewed')`.execute(
    db,
  );
}
