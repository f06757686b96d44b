import { type Kysely, sql } from 'kysely';

/** Finds the quote of a draft that is submitted again because the first answer was lost. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index quote_event_by_draft on quote_event (json_extract(detail, '$.draftId'))
    where kind = 'submitted' and json_extract(detail, '$.draftId') is not null`.execute(db);
}
