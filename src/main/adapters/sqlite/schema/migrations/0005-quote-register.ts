import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';

/** The columns that lists filter by before they read the line itself. */
const FILTERED = 'status, cover, created_at, expires_at';

/** What a version that was stopped half-way, or the first form of this migration, may have made. */
const BEGUN = ['quote_line', 'quote_search', 'customer', 'quote_day', 'register_reached'];

/**
 * The quote index: a narrow line for each quote, its search words, its customer and its day. All
 * this follows from the quotes and their events: a later shape drops it and goes back to the
 * beginning of the history.
 */
export async function up(db: Kysely<Tables>): Promise<void> {
  const statements = [
    ...BEGUN.map((table) => sql`drop table if exists ${sql.table(table)}`),
    sql`create table quote_line (
      number integer primary key, id text not null unique references quote (id),
      status text not null, created_at integer not null, expires_at integer not null,
      premium_cents integer not null, created_day text not null, cover text not null,
      inception_date text not null, customer_key text not null, customer_name text not null,
      customer_order text not null, date_of_birth text not null, email text, phone text,
      eircode text, registration_number text not null, vehicle text not null,
      policy_id text, accepted_at integer, accepted_day text
    ) strict`,
    // One index for each order. A filter reads the index alone.
    sql.raw(`create index quote_line_by_created
      on quote_line (created_at, id, status, cover, expires_at)`),
    sql.raw(`create index quote_line_by_expiry
      on quote_line (expires_at, id, status, cover, created_at)`),
    sql.raw(`create index quote_line_by_premium
      on quote_line (premium_cents, id, ${FILTERED})`),
    sql.raw(`create index quote_line_by_customer
      on quote_line (customer_order, id, ${FILTERED})`),
    sql.raw(`create index quote_line_by_registration
      on quote_line (registration_number, id, ${FILTERED})`),
    sql`create index quote_line_by_status
      on quote_line (status, expires_at, id, cover, created_at)`,
    sql`create index quote_line_of_customer on quote_line (customer_key, created_at)`,
    // Words come folded and separated by spaces: all other characters are part of a word. The
    // prefixes are those with too many matches to gather.
    sql`create virtual table quote_search using fts5 (
      words, tokenize = 'ascii', prefix = '1 2 3 4', detail = 'none',
      content = '', contentless_delete = 1
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
    // The last event that the index has.
    sql`create table register_reached (
      one integer primary key check (one = 1), sequence integer not null
    ) strict`,
    sql`insert or ignore into register_reached values (1, 0)`,
    // Triggers, so that no day and no customer can ever differ from the lines.
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
  ];
  for (const statement of statements) await statement.execute(db);
}
