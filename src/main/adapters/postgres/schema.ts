import { Kysely, PostgresDialect, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Pool } from 'pg';

const LOG = [
  // What an event says is text and bytes: its hash is over them as they are, which jsonb would not keep.
  sql`create table log (
      origin text not null, seq bigint not null, previous text not null, hash text not null,
      quote_id text, about text, kind text not null, at bigint not null, by text not null,
      detail text not null, answers text, explanation bytea, erased bytea,
      erased_origin text, erased_seq bigint, taken boolean not null,
      primary key (origin, seq)
    )`,
  // An erasure finds events by their quote, and by their hash.
  sql`create index log_of_quote on log (quote_id) where quote_id is not null`,
  sql`create index log_by_hash on log (hash)`,
  sql`create table waiting (
      id bigint generated always as identity primary key, origin text not null, seq bigint not null
    )`,
  sql`create table place (
      position bigint primary key, hash text not null, origin text not null, seq bigint not null,
      unique (origin, seq)
    )`,
  sql`create table subject (
      name text primary key, last text, closed_origin text, closed_seq bigint
    )`,
  // What an append reads under its locks, and what it writes: a function each, because every round trip costs
  // as much as the work. In a function, what follows a lock sees what was committed while it waited.
  sql`create function lock_known(
      origins text[], subjects text[], event_origins text[], event_seqs bigint[],
      out subjects_known jsonb, out events_known jsonb
    ) language plpgsql as $$ begin
      perform pg_advisory_xact_lock(hashtextextended(o.origin, 0))
        from unnest(origins) with ordinality as o (origin, n) order by n;
      insert into subject (name) select unnest(subjects) on conflict do nothing;
      select coalesce(jsonb_agg(jsonb_build_array(name, last, closed_origin, closed_seq)), '[]')
        into subjects_known
        from (select * from subject where name = any (subjects) order by name for update) as locked;
      select coalesce(jsonb_agg(jsonb_build_array(log.origin, log.seq, hash, taken)), '[]')
        into events_known
        from log join unnest(event_origins, event_seqs) as wanted (origin, seq)
          on log.origin = wanted.origin and log.seq = wanted.seq;
    end $$`,
  sql`create function keep_events(
      origins text[], seqs bigint[], previous text[], hashes text[], quote_ids text[], abouts text[],
      kinds text[], ats bigint[], bys text[], details text[], answers text[], explanations bytea[],
      erased bytea[], erased_origins text[], erased_seqs bigint[], taken boolean[],
      names text[], lasts text[], closed_origins text[], closed_seqs bigint[]
    ) returns void language plpgsql as $$ begin
      insert into log select * from unnest(origins, seqs, previous, hashes, quote_ids, abouts, kinds,
        ats, bys, details, answers, explanations, erased, erased_origins, erased_seqs, taken);
      insert into waiting (origin, seq)
        select e.origin, e.seq from unnest(origins, seqs) with ordinality as e (origin, seq, n)
        order by n;
      update subject set last = s.last, closed_origin = s.closed_origin, closed_seq = s.closed_seq
        from unnest(names, lasts, closed_origins, closed_seqs)
          as s (name, last, closed_origin, closed_seq)
        where subject.name = s.name;
    end $$`,
];

/**
 * An event gets its place after the commit that added it, by whoever reads: one that was given before would be
 * passed over by readers in between.
 */
const PLACES = [
  sql`create function place_waiting() returns void language plpgsql as $$
    declare
      one record;
      last_position bigint := 0;
      last_hash text := '';
    begin
      if not exists (select from waiting) then return; end if;
      perform pg_advisory_xact_lock(7306001);
      select position, hash into last_position, last_hash
        from place order by position desc limit 1;
      last_position := coalesce(last_position, 0);
      last_hash := coalesce(last_hash, '');
      for one in
        select id, origin, seq, hash, taken from waiting join log using (origin, seq) order by id
      loop
        last_position := last_position + 1;
        last_hash := encode(sha256(convert_to(concat_ws(' ', last_hash, one.hash,
          case when one.taken then 'taken' else 'refused' end), 'UTF8')), 'hex');
        insert into place values (last_position, last_hash, one.origin, one.seq);
        delete from waiting where id = one.id;
      end loop;
    end $$`,
  // The place itself first, so that who reads sees whether it is still the same.
  sql`create function page_from(from_position bigint, most integer) returns table (
      place_position bigint, place_hash text, origin text, seq bigint, previous text, hash text,
      quote_id text, about text, kind text, at bigint, by text, detail text, answers text,
      explanation bytea, erased bytea, erased_origin text, erased_seq bigint, taken boolean
    ) language plpgsql set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off as $$
    begin
      perform place_waiting();
      return query select place.position, place.hash, log.*
        from place join log on log.origin = place.origin and log.seq = place.seq
        where place.position >= from_position order by place.position limit most;
    end $$`,
];

/** What processes count together: the moments of each key that still count, by the clock of PostgreSQL. */
const WINDOWS = [
  sql`create unlogged table shared_window (key text primary key, moments bigint[] not null)`,
  sql`create function count_one(
      key_counted text, most integer, span bigint, out allowed boolean, out remaining integer,
      out free_in bigint
    ) language plpgsql as $$
    declare
      counted bigint[];
      moment bigint;
    begin
      insert into shared_window values (key_counted, '{}') on conflict do nothing;
      select moments into counted from shared_window where key = key_counted for update;
      moment := floor(extract(epoch from clock_timestamp()) * 1000);
      counted := array(select at from unnest(counted) as at where at > moment - span order by at);
      allowed := cardinality(counted) < most;
      if allowed then counted := counted || moment; end if;
      update shared_window set moments = counted where key = key_counted;
      remaining := most - cardinality(counted);
      free_in := coalesce(counted[1], moment) + span - moment;
    end $$`,
];

/**
 * What every process of an office must find the same, as SQLite has it for one desk: the columns and the hash of
 * each row are those that `sqlite/schema` describes.
 */
const ROWS = [
  sql`create table client (
      id text primary key, name text not null, secret_hash text not null,
      permissions text not null, created_at bigint not null, revoked_at bigint,
      own_quotes_only integer not null, row_hash text not null
    )`,
  sql`create table token (
      digest text primary key, client_id text not null references client (id),
      expires_at bigint not null, row_hash text not null
    )`,
  sql`create index token_by_client on token (client_id)`,
  sql`create index token_by_expiry on token (expires_at)`,
  sql`create table setting (name text primary key, value text not null, row_hash text not null)`,
  sql`create table api_usage (
      day text not null, client_id text not null, requests bigint not null,
      unauthenticated bigint not null, forbidden bigint not null, rate_limited bigint not null,
      other_refusals bigint not null, failures bigint not null, last_used_at bigint not null,
      row_hash text not null, primary key (day, client_id)
    )`,
  sql`create table refusal (
      hour text not null, client_id text not null, route text not null, status integer not null,
      requests bigint not null, last_at bigint not null, row_hash text not null,
      primary key (hour, client_id, route, status)
    )`,
  sql`create table kept_answer (
      client_id text not null, key text not null, fingerprint text not null, at bigint not null,
      status integer not null, etag text, body text not null, row_hash text not null,
      primary key (client_id, key)
    )`,
  sql`create index kept_answer_by_time on kept_answer (at)`,
  sql`create table declined_risk (
      id text primary key, at bigint not null, by text not null, rate_book_hash text not null,
      sections text not null, reasons text not null, row_hash text not null
    )`,
  sql`create index declined_risk_by_time on declined_risk (at)`,
  sql`create table declined_letter (
      declined_id text primary key, bytes bytea not null, sha256 text not null,
      created_at bigint not null, row_hash text not null
    )`,
  sql`create table document (
      id text primary key, quote_id text not null, type text not null, version integer not null,
      bytes bytea not null, sha256 text not null, created_at bigint not null, code text,
      row_hash text not null, unique (quote_id, type, version)
    )`,
  sql`create unique index document_by_code on document (code)`,
  sql`create index document_by_sha256 on document (sha256)`,
  sql`create table firm_file (
      sha256 text primary key, bytes bytea not null, created_at bigint not null,
      row_hash text not null
    )`,
  // The keys of requests, locked until their events are judged: those that were answered.
  sql`create function lock_keys(clients text[], keys text[], since bigint)
    returns setof kept_answer language plpgsql as $$ begin
      perform pg_advisory_xact_lock(hashtextextended(name, 1))
        from (select distinct c || ' ' || k as name from unnest(clients, keys) as u (c, k)
          order by 1) as named;
      -- The clock of a desk may be far ahead.
      delete from kept_answer where at <= least(since,
        floor(extract(epoch from clock_timestamp()) * 1000)::bigint - 86400000);
      return query select kept_answer.* from kept_answer
        join unnest(clients, keys) as u (c, k) on client_id = c and key = k;
    end $$`,
  sql`create function forget_erased(quotes text[], declined text[]) returns void
    language plpgsql as $$ begin
      delete from document where quote_id = any (quotes);
      delete from kept_answer using unnest(quotes) as q (id) where position(q.id in body) > 0;
      delete from kept_answer
        where at in (select declined_risk.at from declined_risk where id = any (declined));
      delete from declined_letter where declined_id = any (declined);
      delete from declined_risk where id = any (declined);
    end $$`,
  // It was being printed while its quote was erased.
  sql`create function refuse_document() returns trigger language plpgsql as $$ begin
      if exists (select from subject
        where name = 'quote:' || new.quote_id and closed_origin is not null) then return null;
      end if;
      return new;
    end $$`,
  sql`create trigger document_of_erased before insert on document
    for each row execute function refuse_document()`,
];

/** Which office it is, and the one name that its hosts and its people know it by. */
const OFFICE = sql`create table office (
    one integer primary key check (one = 1), id text not null, name text not null,
    created_at bigint not null
  )`;

/** The desks that have joined, each by its public key alone, and the codes by which others may. */
const DESKS = [
  sql`create table desk (
      id text primary key, name text not null, public_key text not null,
      joined_at bigint not null, seen_at bigint, revoked_at bigint
    )`,
  // Who has a quote open now: a crash may forget it.
  sql`create unlogged table presence (
      desk text primary key, quote_id text not null, person text not null, at bigint not null
    )`,
  sql`create table joining_code (
      digest text primary key, expires_at bigint not null, tries integer not null default 0
    )`,
];

/** Every migration in order. One that has landed is never edited. */
const migrations: Readonly<Record<string, Migration>> = {
  '0001-log': {
    up: async (db) => {
      for (const statement of [...LOG, ...PLACES, ...WINDOWS]) await statement.execute(db);
    },
  },
  '0002-office': {
    up: async (db) => {
      for (const statement of [...ROWS, OFFICE, ...DESKS]) await statement.execute(db);
    },
  },
};

/** What a database holds: the present schema, that of another version, nothing, or what is not ours. */
export type SchemaState = 'present' | 'older' | 'newer' | 'none' | 'foreign';

/** Looks what a database holds. It writes nothing. */
export async function schemaState(pool: Pool): Promise<SchemaState> {
  const { rows: tables } = await pool.query<{ name: string }>(
    'select table_name as name from information_schema.tables where table_schema = current_schema()',
  );
  const names = new Set(tables.map(({ name }) => name));
  if (names.size === 0) return 'none';
  if (!names.has('kysely_migration') || !names.has('log')) return 'foreign';
  const { rows } = await pool.query<{ name: string }>('select name from kysely_migration');
  if (rows.some(({ name }) => !Object.hasOwn(migrations, name))) return 'newer';
  return rows.length < Object.keys(migrations).length ? 'older' : 'present';
}

/**
 * Brings the database of an office to the present schema; of several processes one does it, and the others wait.
 * @throws where it was written by a newer version, which is left as it is; what PostgreSQL says
 */
export async function migrateOffice(pool: Pool): Promise<void> {
  // The pool is its owner's: the connection that Kysely takes goes back to it.
  const db = new Kysely<never>({ dialect: new PostgresDialect({ pool }) });
  const { error } = await new Migrator({
    db,
    provider: { getMigrations: async () => ({ ...migrations }) },
  }).migrateToLatest();
  if (error) throw error;
}
