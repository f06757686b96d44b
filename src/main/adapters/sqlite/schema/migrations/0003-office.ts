import { type Kysely, sql } from 'kysely';

/** As before, but a quote that an office refused may lose its answers, and get them back where it is taken after all. */
const IS_FINAL = sql`create trigger quote_event_is_final before update on quote_event
      when new.sequence <> old.sequence or new.quote_id is not old.quote_id
        or new.kept_table is not old.kept_table or new.kind <> old.kind or new.at <> old.at
        or new.by <> old.by or new.hash <> old.hash or new.erased is not old.erased
        or (new.erased_seq is old.erased_seq and (new.detail <> old.detail
          or ((new.answers is not old.answers or new.explanation is not old.explanation)
            and (new.kind <> 'submitted' or old.refused = 0 and new.refused = 0))))
        or (old.erased_seq is not null and old.detail <> 'null'
          and new.erased_seq is not old.erased_seq)
        or (new.origin <> old.origin and old.position is not null)
        or (new.origin = old.origin and new.seq <> old.seq)
      begin select raise(abort, 'a quote event is never changed'); end`;

/**
 * A kept answer says which event it is kept with, so that the office hears of both together. Its client may be
 * one that only the office knows.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table kept_answer rename to kept_answer_before`.execute(db);
  await sql`create table kept_answer (
      client_id text not null, key text not null, fingerprint text not null, at integer not null,
      status integer not null, etag text, body text not null, row_hash text not null,
      sequence integer, primary key (client_id, key)
    ) strict`.execute(db);
  await sql`insert into kept_answer (client_id, key, fingerprint, at, status, etag, body, row_hash)
    select client_id, key, fingerprint, at, status, etag, body, row_hash
    from kept_answer_before`.execute(db);
  await sql`drop table kept_answer_before`.execute(db);
  await sql`create index kept_answer_by_time on kept_answer (at)`.execute(db);
  await sql`create index kept_answer_of_event on kept_answer (sequence)
    where sequence is not null`.execute(db);
  await sql`drop trigger quote_event_is_final`.execute(db);
  await IS_FINAL.execute(db);
}
