import { type Kysely, sql } from 'kysely';

/**
 * The events of quotes, chained. SQLite keeps the text of these statements: not a space may change,
 * or equal schemas would compare as different.
 */
export const history = [
  sql`create table quote_event (
      sequence integer primary key, quote_id text not null references quote (id),
      kind text not null, at integer not null, by text not null, detail text not null,
      hash text not null unique
    ) strict`,
  sql`create index quote_event_by_quote on quote_event (quote_id, sequence)`,
  // However many accept at the same time, a quote becomes one policy.
  sql`create unique index quote_accepted_once on quote_event (quote_id) where kind = 'accepted'`,
  // The history only grows: events can't be changed or deleted.
  sql`create trigger quote_event_is_kept before delete on quote_event
      begin select raise(abort, 'a quote event is never deleted'); end`,
  sql`create trigger quote_event_is_final before update on quote_event
      begin select raise(abort, 'a quote event is never changed'); end`,
];

/** Clients and tokens, rate books, vehicles and addresses, quotes and their events, settings. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create table client (
      id text primary key, name text not null, secret_hash text not null,
      permissions text not null, created_at integer not null, revoked_at integer
    ) strict`,
    sql`create table token (
      digest text primary key, client_id text not null references client (id),
      expires_at integer not null
    ) strict, without rowid`,
    sql`create index token_by_client on token (client_id)`,
    sql`create index token_by_expiry on token (expires_at)`,
    sql`create table rate_book (
      sequence integer primary key, hash text not null unique, content text not null,
      activated_at integer not null
    ) strict`,
    sql`create table dataset (name text primary key, hash text not null) strict`,
    sql`create table vehicle (
      vrm text primary key, make text not null, model text not null, year integer not null,
      engine_size integer not null, fuel_type text not null
    ) strict, without rowid`,
    sql`create table address (
      eircode text primary key, address_line_1 text not null, address_line_2 text not null,
      town text not null, county text not null, country text not null
    ) strict, without rowid`,
    sql`create table quote (
      id text primary key, status text not null check (status in ('quoted', 'accepted')),
      created_at integer not null, expires_at integer not null,
      premium_cents integer not null check (premium_cents >= 0),
      rate_book_hash text not null references rate_book (hash), received_on text not null,
      sections text not null, explanation text not null, warnings text not null
    ) strict`,
    ...history,
    sql`create table setting (name text primary key, value text not null) strict`,
  ];
  for (const statement of statements) await statement.execute(db);
}
