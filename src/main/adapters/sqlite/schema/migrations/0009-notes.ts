import { type Kysely, sql } from 'kysely';

/** What is said on a customer is found by the customer, a note by its id, and what is to be followed up by its day. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`drop index quote_event_of_consent`.execute(db);
  await sql`create index quote_event_of_customer on quote_event (json_extract(detail, '$.customerKey'))
      where kind like 'record%' and quote_id is null`.execute(db);
  await sql`create index quote_event_of_note on quote_event (json_extract(detail, '$.noteId'))
      where kind like 'record%' and json_extract(detail, '$.noteId') is not null`.execute(db);
  await sql`create index quote_event_to_follow_up on quote_event (json_extract(detail, '$.followUpOn'))
      where kind = 'recordNote' and json_extract(detail, '$.followUpOn') is not null`.execute(db);
}
