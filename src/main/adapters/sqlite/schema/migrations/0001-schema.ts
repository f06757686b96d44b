import { type Kysely, sql } from 'kysely';

/** Who may call, and what was called. */
const access = [
  sql`create table client (
      id text primary key, name text not null, secret_hash text not null,
      permissions text not null, created_at integer not null, revoked_at integer,
      own_quotes_only integer not null, row_hash text not null
    ) strict`,
  sql`create table user (
      id text primary key, name text not null, pin_hash text not null, roles text not null,
      limit_down integer, limit_up integer, login text,
      created_at integer not null, disabled_at integer, row_hash text not null
    ) strict`,
  sql`create table token (
      digest text primary key, client_id text not null references client (id),
      expires_at integer not null, row_hash text not null
    ) strict, without rowid`,
  sql`create index token_by_client on token (client_id)`,
  sql`create index token_by_expiry on token (expires_at)`,
  sql`create table kept_answer (
      client_id text not null references client (id), key text not null,
      fingerprint text not null, at integer not null,
      status integer not null, etag text, body text not null, row_hash text not null,
      primary key (client_id, key)
    ) strict`,
  sql`create index kept_answer_by_time on kept_answer (at)`,
  sql`create table api_usage (
      day text not null, client_id text not null, requests integer not null,
      unauthenticated integer not null, forbidden integer not null, rate_limited integer not null,
      other_refusals integer not null, failures integer not null, last_used_at integer not null,
      row_hash text not null, primary key (day, client_id)
    ) strict, without rowid`,
  sql`create table refusal (
      hour text not null, client_id text not null, route text not null, status integer not null,
      requests integer not null, last_at integer not null, row_hash text not null,
      primary key (hour, client_id, route, status)
    ) strict, without rowid`,
  sql`create table setting (
      name text primary key, value text not null, row_hash text not null
    ) strict`,
];

/** What quotes are rated by. */
const rating = [
  sql`create table rate_book (
      sequence integer primary key, hash text not null unique, content text not null,
      activated_at integer not null, row_hash text not null
    ) strict`,
  sql`create table rate_book_draft (
      hash text primary key, content text not null, row_hash text not null
    ) strict, without rowid`,
  sql`create table levy_table (
      sequence integer primary key, hash text not null unique, content text not null,
      activated_at integer not null, row_hash text not null
    ) strict`,
  sql`create table levy_table_draft (
      hash text primary key, content text not null, row_hash text not null
    ) strict, without rowid`,
];

/** What is looked up, and what was imported from another system. */
const datasets = [
  sql`create table dataset (
      name text primary key, hash text not null, row_hash text not null
    ) strict`,
  sql`create table vehicle (
      vrm text primary key, make text not null, model text not null, year integer not null,
      engine_size integer not null, fuel_type text not null, row_hash text not null
    ) strict, without rowid`,
  sql`create table address (
      eircode text primary key, address_line_1 text not null, address_line_2 text not null,
      town text not null, county text not null, country text not null, row_hash text not null
    ) strict, without rowid`,
  // A number is never given twice: what is left of a removed dataset must not join a new one.
  sql`create table imported_dataset (
      id integer primary key autoincrement, kind text not null, file_name text not null,
      sha256 text not null, row_count integer not null check (row_count >= 0),
      fields text not null, imported_at integer not null,
      in_use integer not null check (in_use in (0, 1)), row_hash text not null
    ) strict`,
  sql`create unique index imported_dataset_in_use on imported_dataset (kind) where in_use = 1`,
  sql`create table imported_row (
      dataset integer not null references imported_dataset (id), key text not null,
      content text not null, row_hash text not null,
      primary key (dataset, key)
    ) strict, without rowid`,
  sql`create table imported_customer (
      number integer primary key, dataset integer not null references imported_dataset (id),
      customer_key text not null, first_name text not null, surname text not null,
      date_of_birth text not null, renewal_date text not null, phone text, email text, eircode text,
      registration text, insurer text, policy_number text, no_claims_years integer,
      row_hash text not null
    ) strict`,
  sql`create index imported_customer_by_renewal
      on imported_customer (dataset, renewal_date, number)`,
  sql`create index imported_customer_by_key on imported_customer (customer_key, dataset)`,
  // Words come folded, with their beginnings: FTS5 keeps none of its own.
  sql`create virtual table imported_customer_search using fts5 (
      words, tokenize = 'ascii', detail = 'none', content = '', contentless_delete = 1
    )`,
  sql`create trigger imported_customer_is_removed after delete on imported_customer begin
      delete from imported_customer_search where rowid = old.number;
    end`,
  sql`create table column_mapping (
      kind text not null, name text not null, columns text not null, file_name text not null,
      choices text not null, used_at integer not null, row_hash text not null,
      primary key (kind, name, columns)
    ) strict, without rowid`,
];

/** Quotes with their history, and what was made of them. */
const quotes = [
  sql`create table quote (
      id text primary key, submission integer not null,
      status text not null check (status in ('quoted', 'accepted')),
      created_at integer not null, expires_at integer not null,
      registration_number text not null, erased_at integer
    ) strict`,
  sql`create index quote_by_mark on quote (registration_number, status, expires_at)`,
  sql`create table quote_event (
      sequence integer primary key, quote_id text references quote (id),
      kind text not null, at integer not null, by text not null, detail text not null,
      hash text not null, kept_table text, erased_by integer, answers text,
      explanation blob,
      check ((quote_id is null) <> (kept_table is null)),
      check (erased_by is null or (answers is null and explanation is null))
    ) strict`,
  // A quote keeps the sequence of its submission: only later events need an index.
  sql`create index quote_event_by_quote on quote_event (quote_id, sequence)
      where kind <> 'submitted'`,
  // However many accept at the same time, a quote becomes one policy.
  sql`create unique index quote_accepted_once on quote_event (quote_id) where kind = 'accepted'`,
  // Most quotes have no basis and no draft: indexing them too costs every submission a page of the log.
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
  // The history only grows. An event is changed to erase a quote alone, once, and then says which event
  // sealed what is left.
  sql`create trigger quote_event_is_kept before delete on quote_event
      begin select raise(abort, 'a quote event is never deleted'); end`,
  sql`create trigger quote_event_is_final before update on quote_event
      when old.erased_by is not null or new.erased_by is null or new.erased_by <= old.sequence
        or new.sequence <> old.sequence or new.quote_id is not old.quote_id
        or new.kept_table is not old.kept_table or new.kind <> old.kind or new.at <> old.at
        or new.by <> old.by or new.hash <> old.hash or new.answers is not null or new.explanation is not null
      begin select raise(abort, 'a quote event is never changed'); end`,
  sql`create table draft (
      id text primary key, title text not null, content text not null, saved_at integer not null,
      row_hash text not null
    ) strict`,
  sql`create table declined_risk (
      id text primary key, at integer not null, by text not null,
      rate_book_hash text not null references rate_book (hash),
      sections text not null, reasons text not null, row_hash text not null
    ) strict`,
  sql`create index declined_risk_by_time on declined_risk (at)`,
  sql`create table declined_letter (
      declined_id text primary key references declined_risk (id), bytes blob not null,
      sha256 text not null, created_at integer not null, row_hash text not null
    ) strict`,
  sql`create table document (
      id text primary key, quote_id text not null references quote (id), type text not null,
      version integer not null, bytes blob not null, sha256 text not null,
      created_at integer not null, code text, row_hash text not null,
      unique (quote_id, type, version)
    ) strict`,
  sql`create unique index document_by_code on document (code)`,
  sql`create index document_by_sha256 on document (sha256)`,
  // It was being printed while its quote was erased.
  sql`create trigger document_of_erased before insert on document
      when (select erased_at from quote where id = new.quote_id) is not null
      begin select raise(ignore); end`,
  sql`create table firm_file (
      sha256 text primary key, bytes blob not null, created_at integer not null,
      row_hash text not null
    ) strict`,
];

/** Follows from quotes and their events: a later shape drops it and goes back to the beginning of the history. */
const quoteIndex = [
  sql`create table quote_line (
      number integer primary key, id text not null, status text not null,
      created_at integer not null, expires_at integer not null, premium_cents integer not null,
      created_day text not null, cover text not null, inception_date text not null,
      customer_key text not null, customer_name text not null, customer_order text not null,
      date_of_birth text not null, email text, phone text, eircode text,
      registration_number text not null, vehicle text not null,
      policy_id text, accepted_at integer, accepted_day text,
      referral text, referred_at integer, last_day text, source text not null,
      outcome text not null, lost_reason text, rate_book_hash text not null
    ) strict`,
  // One index for each order of the list. A filter reads the index alone.
  sql`create index quote_line_by_created
      on quote_line (created_at, number, status, cover, expires_at)`,
  sql`create index quote_line_by_expiry
      on quote_line (expires_at, number, status, cover, created_at, outcome)`,
  sql`create index quote_line_by_premium
      on quote_line (premium_cents, number, status, cover, created_at, expires_at)`,
  sql`create index quote_line_by_customer
      on quote_line (customer_order, number, status, cover, created_at, expires_at)`,
  sql`create index quote_line_by_registration
      on quote_line (registration_number, number, status, cover, created_at, expires_at)`,
  sql`create index quote_line_by_status
      on quote_line (status, expires_at, number, cover, created_at, outcome)`,
  sql`create index quote_line_by_book on quote_line (rate_book_hash, created_at, number)`,
  sql`create index quote_line_by_source on quote_line (source, created_at, number)`,
  sql`create index quote_line_by_acceptance on quote_line (accepted_day)
      where accepted_day is not null`,
  sql`create index quote_line_by_last_day on quote_line (last_day, number)
      where accepted_day is not null`,
  sql`create index quote_line_by_lost_reason on quote_line (lost_reason, created_at, number)
      where lost_reason is not null`,
  sql`create index quote_line_by_referral
      on quote_line (referral, referred_at, number, status, expires_at)
      where referral is not null`,
  sql`create index quote_line_of_customer on quote_line (customer_key, created_at)`,
  // Words come folded, with their beginnings, separated by spaces: all other characters are part of a word.
  sql`create virtual table quote_search using fts5 (
      words, tokenize = 'ascii', detail = 'none', content = '', contentless_delete = 1
    )`,
  sql`create table customer (
      key text primary key, name text not null, date_of_birth text not null,
      email text, phone text, eircode text, newest_at integer not null,
      quotes integer not null, policies integer not null
    ) strict, without rowid`,
  sql`create index customer_by_newest on customer (newest_at, key)`,
  sql`create table quote_day (
      day text not null, cover text not null,
      quotes integer not null default 0, premium_cents integer not null default 0,
      converted integer not null default 0,
      acceptances integer not null default 0, accepted_cents integer not null default 0,
      primary key (day, cover)
    ) strict, without rowid`,
  sql`create table quote_outcome (
      day text not null, cover text not null, source text not null, rate_book_hash text not null,
      outcome text not null, lost_reason text not null, quotes integer not null,
      primary key (day, cover, source, rate_book_hash, outcome, lost_reason)
    ) strict, without rowid`,
  // The last event that the index has.
  sql`create table quote_index_reached (
      one integer primary key check (one = 1), sequence integer not null
    ) strict`,
  sql`insert into quote_index_reached values (1, 0)`,
  // Triggers, so that no day, no outcome and no customer can ever differ from the lines.
  sql`create trigger quote_line_is_added after insert on quote_line begin
      insert into customer values (
        new.customer_key, new.customer_name, new.date_of_birth, new.email, new.phone, new.eircode,
        new.created_at, 1, new.policy_id is not null
      ) on conflict (key) do update set
        name = excluded.name, newest_at = excluded.newest_at,
        email = coalesce(excluded.email, email), phone = coalesce(excluded.phone, phone),
        eircode = coalesce(excluded.eircode, eircode),
        quotes = quotes + 1, policies = policies + excluded.policies;
      insert into quote_day (day, cover, quotes, premium_cents, converted)
        values (new.created_day, new.cover, 1, new.premium_cents, new.accepted_day is not null)
        on conflict do update set quotes = quotes + 1,
          premium_cents = premium_cents + excluded.premium_cents,
          converted = converted + excluded.converted;
      insert into quote_day (day, cover, acceptances, accepted_cents)
        select new.accepted_day, new.cover, 1, new.premium_cents
        where new.accepted_day is not null
        on conflict do update set acceptances = acceptances + 1,
          accepted_cents = accepted_cents + excluded.accepted_cents;
    end`,
  sql`create trigger quote_line_is_changed after update on quote_line begin
      update customer set policies = policies
        + (new.policy_id is not null) - (old.policy_id is not null)
        where key = new.customer_key;
      update quote_day set premium_cents = premium_cents - old.premium_cents + new.premium_cents,
        converted = converted + (new.accepted_day is not null) - (old.accepted_day is not null)
        where day = new.created_day and cover = new.cover;
      insert into quote_day (day, cover, acceptances, accepted_cents)
        select new.accepted_day, new.cover, 1, new.premium_cents
        where new.accepted_day is not null and old.accepted_day is null
        on conflict do update set acceptances = acceptances + 1,
          accepted_cents = accepted_cents + excluded.accepted_cents;
    end`,
  sql`create trigger quote_line_outcome_is_added after insert on quote_line begin
      insert into quote_outcome values (
        new.created_day, new.cover, new.source, new.rate_book_hash, new.outcome,
        coalesce(new.lost_reason, ''), 1
      ) on conflict do update set quotes = quotes + 1;
    end`,
  sql`create trigger quote_line_outcome_is_changed after update on quote_line
      when old.outcome is not new.outcome or old.lost_reason is not new.lost_reason begin
      update quote_outcome set quotes = quotes - 1
        where day = old.created_day and cover = old.cover and source = old.source
          and rate_book_hash = old.rate_book_hash and outcome = old.outcome
          and lost_reason = coalesce(old.lost_reason, '');
      insert into quote_outcome values (
        new.created_day, new.cover, new.source, new.rate_book_hash, new.outcome,
        coalesce(new.lost_reason, ''), 1
      ) on conflict do update set quotes = quotes + 1;
    end`,
];

/** The tables of version 0.2.0. */
export async function up(db: Kysely<never>): Promise<void> {
  const statements = [...access, ...rating, ...datasets, ...quotes, ...quoteIndex];
  for (const statement of statements) await statement.execute(db);
}
