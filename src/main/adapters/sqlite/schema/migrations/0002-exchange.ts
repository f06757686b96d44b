import { randomUUID } from 'node:crypto';
import { inflateRawSync } from 'node:zlib';
import { type Kysely, sql } from 'kysely';
import { deflated } from '../../rows/body-text.ts';

/**
 * The chains, and the events as they are kept from here on: what is long stands last, and is read alone. The row
 * of a quote follows from its events: one that an office refused may be here before its quote.
 */
const events = [
  sql`create table origin (
      number integer primary key, id text not null unique, begins text not null,
      own integer not null check (own in (0, 1))
    ) strict`,
  sql`create unique index origin_of_its_own on origin (own) where own = 1`,
  sql`create table quote_event (
      sequence integer primary key, origin integer not null references origin (number),
      seq integer not null, quote_id text, kind text not null,
      at integer not null, by text not null, kept_table text, hash text not null,
      refused integer not null default 0 check (refused in (0, 1)),
      erased_origin integer references origin (number), erased_seq integer,
      position integer, place text,
      detail text not null, answers text, explanation blob, erased blob,
      check ((quote_id is null) <> (kept_table is null)),
      check ((erased_origin is null) = (erased_seq is null)),
      check ((position is null) = (place is null)),
      check (erased_seq is null or (answers is null and explanation is null))
    ) strict`,
];

/** The indexes and triggers of events, of which some are new. */
const around = [
  sql`create unique index quote_event_by_origin on quote_event (origin, seq)`,
  sql`create index quote_event_by_quote on quote_event (quote_id, sequence)
      where kind <> 'submitted'`,
  // However many accept at the same time, a quote becomes one policy.
  sql`create unique index quote_accepted_once on quote_event (quote_id)
      where kind = 'accepted' and refused = 0`,
  sql`create index quote_event_by_basis on quote_event (json_extract(detail, '$.basedOn'))
      where kind = 'submitted' and json_extract(detail, '$.basedOn') is not null`,
  sql`create index quote_event_by_draft on quote_event (json_extract(detail, '$.draftId'))
      where kind = 'submitted' and json_extract(detail, '$.draftId') is not null`,
  sql`create index quote_event_by_erasure on quote_event (erased_origin, erased_seq)
      where erased_seq is not null`,
  sql`create index quote_event_of_consent
      on quote_event (json_extract(detail, '$.customerKey')) where kind = 'recordConsent'`,
  sql`create index quote_event_of_rate_book on quote_event (sequence)
      where kept_table is not null`,
  sql`create index quote_event_of_record on quote_event (sequence) where kind like 'record%'`,
  sql`create index quote_event_of_user on quote_event (sequence) where kind like 'user%'`,
  sql`create unique index quote_event_by_position on quote_event (position)
      where position is not null`,
  sql`create index quote_event_refused on quote_event (sequence) where refused = 1`,
  sql`create trigger quote_event_is_kept before delete on quote_event
      begin select raise(abort, 'a quote event is never deleted'); end`,
  // The history only grows. What an event says is changed to erase it alone, once; where nothing was left,
  // another erasure may say what is left. An office may judge it, and
  // a chain that was set back goes on as another one.
  sql`create trigger quote_event_is_final before update on quote_event
      when new.sequence <> old.sequence or new.quote_id is not old.quote_id
        or new.kept_table is not old.kept_table or new.kind <> old.kind or new.at <> old.at
        or new.by <> old.by or new.hash <> old.hash or new.erased is not old.erased
        or (new.erased_seq is old.erased_seq and (new.detail <> old.detail
          or new.answers is not old.answers or new.explanation is not old.explanation))
        or (old.erased_seq is not null and old.detail <> 'null'
          and new.erased_seq is not old.erased_seq)
        or (new.origin <> old.origin and old.position is not null)
        or (new.origin = old.origin and new.seq <> old.seq)
      begin select raise(abort, 'a quote event is never changed'); end`,
];

/** A policy may be undone: the day of its acceptance counts it no more. */
const policyUndone = [
  sql`drop trigger quote_line_is_changed`,
  sql`create trigger quote_line_is_changed after update on quote_line begin
      update customer set policies = policies
        + (new.policy_id is not null) - (old.policy_id is not null)
        where key = new.customer_key;
      update quote_day set premium_cents = premium_cents - old.premium_cents + new.premium_cents,
        converted = converted + (new.accepted_day is not null) - (old.accepted_day is not null)
        where day = new.created_day and cover = new.cover;
      update quote_day set acceptances = acceptances - 1,
        accepted_cents = accepted_cents - old.premium_cents
        where day = old.accepted_day and cover = old.cover;
      insert into quote_day (day, cover, acceptances, accepted_cents)
        select new.accepted_day, new.cover, 1, new.premium_cents
        where new.accepted_day is not null
        on conflict do update set acceptances = acceptances + 1,
          accepted_cents = accepted_cents + excluded.accepted_cents;
      delete from quote_day where day = old.accepted_day and cover = old.cover
        and quotes = 0 and acceptances = 0;
    end`,
];

/** How far the exchange with an office has come; no row: there is no office. */
const exchange = sql`create table exchange (
      one integer primary key check (one = 1), judged integer not null
    ) strict`;

interface Before {
  readonly sequence: number;
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
    const { rows } = await sql<Before>`select sequence, explanation
      from quote_event_before where sequence > ${after} order by sequence limit ${PAGE}`.execute(
      db,
    );
    for (const { sequence, explanation } of rows) {
      const explained = explanation && again(explanation);
      await sql`insert into quote_event (sequence, origin, seq, quote_id, kind, at, by, kept_table,
          hash, erased_origin, erased_seq, detail, answers, explanation)
        select sequence, 1, sequence, quote_id, kind, at, by, kept_table, hash,
          case when erased_by is null then null else 1 end, erased_by, detail, answers, ${explained}
        from quote_event_before where sequence = ${sequence}`.execute(db);
      after = sequence;
    }
    if (rows.length < PAGE) return;
  }
}

/**
 * An event is known by the chain that it stands in, its origin, and its number there: `sequence` is the order
 * in this database alone. Explanations are deflated with a dictionary, an erasure says what it left, and an
 * event that an office refused stays, and counts no more.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table quote_event rename to quote_event_before`.execute(db);
  for (const statement of events) await statement.execute(db);
  await sql`insert into origin (number, id, begins, own)
    values (1, ${randomUUID()}, '', 1)`.execute(db);
  await copyEvents(db);
  await sql`drop trigger quote_event_is_kept`.execute(db);
  await sql`drop table quote_event_before`.execute(db);
  for (const statement of [...around, ...policyUndone, exchange]) await statement.execute(db);
}
