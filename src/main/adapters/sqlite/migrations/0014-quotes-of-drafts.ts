import { type Kysely, sql } from 'kysely';

/** A draft that is submitted again, because its answer was lost, is found by its quote. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index quote_event_by_draft on quote_event (json_extract(detail, '$.draftId'))
    where kind = 'submitted' and json_extract(detail, '$.draftId') is not null`.execute(db);
}
