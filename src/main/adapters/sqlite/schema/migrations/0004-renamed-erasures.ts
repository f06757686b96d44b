import { type Kysely, sql } from 'kysely';

/**
 * As before, but where an erasure goes on in another chain, because a disk forgot others, what it erased may name it
 * there.
 */
const IS_FINAL = sql`create trigger quote_event_is_final before update on quote_event
      when new.sequence <> old.sequence or new.quote_id is not old.quote_id
        or new.kept_table is not old.kept_table or new.kind <> old.kind or new.at <> old.at
        or new.by <> old.by or new.hash <> old.hash or new.erased is not old.erased
        or (new.erased_seq is old.erased_seq and (new.detail <> old.detail
          or ((new.answers is not old.answers or new.explanation is not old.explanation)
            and (new.kind <> 'submitted' or old.refused = 0 and new.refused = 0))))
        or (old.erased_seq is not null and old.detail <> 'null'
          and new.erased_seq is not old.erased_seq and (new.detail <> old.detail
            or new.answers is not null or new.explanation is not null
            or (select kind from quote_event where origin = new.erased_origin
              and seq = new.erased_seq) is not 'recordErased'))
        or (new.origin <> old.origin and old.position is not null)
        or (new.origin = old.origin and new.seq <> old.seq)
      begin select raise(abort, 'a quote event is never changed'); end`;

/** An erasure may be renamed with its chain. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`drop trigger quote_event_is_final`.execute(db);
  await IS_FINAL.execute(db);
}
