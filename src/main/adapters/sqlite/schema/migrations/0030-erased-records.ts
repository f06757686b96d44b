import { type Kysely, sql } from 'kysely';

/**
 * A quote may be erased: its row stays with what names nobody, and its events with what a replay needs.
 * An event is changed for this alone, once, and then says which event sealed what is left.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`alter table quote add column erased_at integer`,
    sql`alter table quote_event add column erased_by integer`,
    sql`create index quote_event_by_erasure on quote_event (erased_by)
      where erased_by is not null`,
    sql`create index quote_event_of_record on quote_event (sequence) where kind like 'record%'`,
    sql`create index quote_event_of_consent
      on quote_event (json_extract(detail, '$.customerKey')) where kind = 'recordConsent'`,
    sql`create index declined_risk_by_time on declined_risk (at)`,
    sql`drop trigger quote_event_is_final`,
    sql`create trigger quote_event_is_final before update on quote_event
      when old.erased_by is not null or new.erased_by is null or new.erased_by <= old.sequence
        or new.sequence <> old.sequence or new.quote_id is not old.quote_id
        or new.kept_table is not old.kept_table or new.kind <> old.kind or new.at <> old.at
        or new.by <> old.by or new.hash <> old.hash
      begin select raise(abort, 'a quote event is never changed'); end`,
    // It was being printed while its quote was erased.
    sql`create trigger document_of_erased before insert on document
      when (select erased_at from quote where id = new.quote_id) is not null
      begin select raise(ignore); end`,
  ];
  for (const statement of statements) await statement.execute(db);
}
