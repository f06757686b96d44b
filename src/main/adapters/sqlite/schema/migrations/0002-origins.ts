import { randomUUID } from 'node:crypto';
import { inflateRawSync } from 'node:zlib';
import { type Kysely, sql } from 'kysely';
import { deflated } from '../../history/body-text.ts';

/** The events as they are kept from here on: what is long stands last, so that all else is read without it. */
const events = [
  sql`create table origin (number integer primary key, id text not null unique) strict`,
  sql`create table quote_event (
      sequence integer primary key, origin integer not null references origin (number),
      seq integer not null, quote_id text references quote (id), kind text not null,
      at integer not null, by text not null, kept_table text, hash text not null,
      erased_by integer, detail text not null, answers blob, explanation blob, erased blob,
      check ((quote_id is null) <> (kept_table is null)),
      check (erased_by is null or (answers is null and explanation is null))
    ) strict`,
];

/** The indexes and triggers of the first schema, and one of the identity of an event. */
const around = [
  sql`create unique index quote_event_by_origin on quote_event (origin, seq)`,
  sql`create index quote_event_by_quote on quote_event (quote_id, sequence)
      where kind <> 'submitted'`,
  sql`create unique index quote_accepted_once on quote_event (quote_id) where kind = 'accepted'`,
  sql`create index quote_event_by_basis on quote_event (json_extract(detail, '$.basedOn'))
      where kind = 'submitted' and json_extract(detail, '$.basedOn') is not null`,
  sql`create index quote_event_by_draft on quote_event (json_extract(detail, '$.draftId'))
      where kind = 'submitted' and json_extract(detail, '$.draftId') is not null`,
  sql`create index quote_event_by_erasure on quote_event (erased_by) where erased_by is not null`,
  sql`create index quote_event_of_consent
      on quote_event (json_extract(detail, '$.customerKey')) where kind = 'recordConsent'`,
  sql`create index quote_event_of_rate_book on quote_event (sequence)
      where kept_table is not null`,
  sql`create index quote_event_of_record on quote_event (sequence) where kind like 'record%'`,
  sql`create index quote_event_of_user on quote_event (sequence) where kind like 'user%'`,
  sql`create trigger quote_event_is_kept before delete on quote_event
      begin select raise(abort, 'a quote event is never deleted'); end`,
  sql`create trigger quote_event_is_final before update on quote_event
      when old.erased_by is not null or new.erased_by is null or new.erased_by <= old.sequence
        or new.sequence <> old.sequence or new.origin <> old.origin or new.seq <> old.seq
        or new.quote_id is not old.quote_id or new.kept_table is not old.kept_table
        or new.kind <> old.kind or new.at <> old.at or new.by <> old.by or new.hash <> old.hash
        or new.answers is not null or new.explanation is not null or new.erased is not old.erased
      begin select raise(abort, 'a quote event is never changed'); end`,
];

interface Before {
  readonly sequence: number;
  readonly answers: string | null;
  readonly explanation: Uint8Array | null;
}

/** Events whose bodies are read at once. */
const PAGE = 500;

/** An explanation as it is kept now; one that is damaged stays so, and is said where it is read. */
function again(explanation: Uint8Array): Uint8Array {
  try {
    return deflated(inflateRawSync(explanation).toString());
  } catch {
    return explanation;
  }
}

/** Brings every event over, with its body as it is kept now. */
async function copyEvents(db: Kysely<never>): Promise<void> {
  let after = 0;
  for (;;) {
    const { rows } = await sql<Before>`select sequence, answers, explanation
      from quote_event_before where sequence > ${after} order by sequence limit ${PAGE}`.execute(
      db,
    );
    for (const { sequence, answers, explanation } of rows) {
      const kept = answers === null ? null : deflated(answers);
      const explained = explanation && again(explanation);
      await sql`insert into quote_event (sequence, origin, seq, quote_id, kind, at, by, kept_table,
          hash, erased_by, detail, answers, explanation)
        select sequence, 1, sequence, quote_id, kind, at, by, kept_table, hash, erased_by, detail,
          ${kept}, ${explained} from quote_event_before where sequence = ${sequence}`.execute(db);
      after = sequence;
    }
    if (rows.length < PAGE) return;
  }
}

/**
 * An event is known by the chain that it stands in, its origin, and its number there: `sequence` is the order
 * in this database alone. Bodies are deflated with a dictionary, and an erasure keeps what it left.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table quote_event rename to quote_event_before`.execute(db);
  for (const statement of events) await statement.execute(db);
  // The first origin is this database's own.
  await sql`insert into origin (number, id) values (1, ${randomUUID()})`.execute(db);
  await copyEvents(db);
  await sql`drop trigger quote_event_is_kept`.execute(db);
  await sql`drop table quote_event_before`.execute(db);
  for (const statement of around) await statement.execute(db);
}
