import type Database from 'better-sqlite3';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { IndexedQuote, KeptLine, ListedQuote } from '../../../core/quotes/index/line.ts';
import type { Tables } from '../schema/tables.ts';

type Row = Selectable<Tables['quote_line']>;

/** A line of the quote index as its row. */
export function writeLine(line: KeptLine): Insertable<Tables['quote_line']> {
  return {
    number: line.number,
    id: line.id,
    status: line.status,
    created_at: line.createdAt,
    expires_at: line.expiresAt,
    premium_cents: line.premiumCents,
    created_day: line.createdDay,
    cover: line.cover,
    inception_date: line.inceptionDate,
    last_day: line.lastDay,
    cover_ends: line.coverEnds,
    renewed_day: line.renewedDay,
    unpaid_since: line.unpaidSince,
    customer_key: line.customerKey,
    customer_name: line.customerName,
    customer_order: line.customerOrder,
    date_of_birth: line.dateOfBirth,
    email: line.email,
    phone: line.phone,
    eircode: line.eircode,
    registration_number: line.registrationNumber,
    vehicle: line.vehicle,
    policy_id: line.policyId,
    accepted_at: line.acceptedAt,
    accepted_day: line.acceptedDay,
    referral: line.referral,
    referred_at: line.referredAt,
    source: line.source,
    outcome: line.outcome,
    lost_reason: line.lostReason,
    assignee_id: line.assignee?.id ?? null,
    assignee_name: line.assignee?.name ?? null,
    rate_book_hash: line.rateBookHash,
  };
}

/** Every column was written from a line, by {@link writeLine}. */
export function readLine(row: Row): IndexedQuote {
  return {
    number: row.number,
    id: row.id,
    status: row.status,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    premiumCents: row.premium_cents,
    createdDay: row.created_day,
    cover: row.cover,
    inceptionDate: row.inception_date,
    lastDay: row.last_day,
    coverEnds: row.cover_ends,
    renewedDay: row.renewed_day,
    unpaidSince: row.unpaid_since,
    customerKey: row.customer_key,
    customerName: row.customer_name,
    customerOrder: row.customer_order,
    dateOfBirth: row.date_of_birth,
    email: row.email,
    phone: row.phone,
    eircode: row.eircode,
    registrationNumber: row.registration_number,
    vehicle: row.vehicle,
    policyId: row.policy_id,
    acceptedAt: row.accepted_at,
    acceptedDay: row.accepted_day,
    referral: row.referral,
    referredAt: row.referred_at,
    source: row.source,
    outcome: row.outcome,
    lostReason: row.lost_reason,
    assignee:
      row.assignee_id === null ? null : { id: row.assignee_id, name: row.assignee_name ?? '' },
    rateBookHash: row.rate_book_hash,
  } as IndexedQuote;
}

/** Who was signed in when the quote of a `line` was submitted: JSON, or null. */
export const SUBMITTED_BY = sql<string | null>`(
  select json_extract(detail, '$.user') from quote_event where sequence = line.number
)`.as('user');

/** Reads a line with {@link SUBMITTED_BY}. */
export function readListed({ user, ...row }: Row & { readonly user: string | null }): ListedQuote {
  return { ...readLine(row), ...(user === null ? {} : { user: JSON.parse(user) }) };
}

/** The columns that never change; the triggers rely on this. */
const FIXED = `number, id, created_at, expires_at, created_day, cover, inception_date,
  customer_key, customer_name, customer_order, date_of_birth, email, phone, eircode, source, rate_book_hash`;
/** The columns that a change of the quote may change. */
const CHANGING = `status, premium_cents, last_day, cover_ends, renewed_day, unpaid_since, registration_number,
  vehicle, policy_id, accepted_at, accepted_day, referral, referred_at, outcome, lost_reason,
  assignee_id, assignee_name`;

/**
 * Keeps new and changed lines with their words, inside a transaction. First all lines, then all
 * words: FTS5 writes what it has gathered before every statement that may be rolled back, such as
 * the insert of a line.
 */
export function lineKeeper(sqlite: Database.Database): (lines: readonly KeptLine[]) => void {
  const changing = CHANGING.split(/,\s+/);
  const names = [...FIXED.split(/,\s+/), ...changing];
  const keep = sqlite.prepare<[ReturnType<typeof writeLine>]>(
    `insert into quote_line (${names.join()}) values (${names.map((name) => `@${name}`).join()})
     on conflict (number)
       do update set ${changing.map((name) => `${name} = excluded.${name}`).join()}`,
  );
  const find = sqlite.prepare<[number, string]>(
    'insert or replace into quote_search (rowid, words) values (?, ?)',
  );
  return (lines) => {
    for (const line of lines) keep.run(writeLine(line));
    for (const { number, words } of lines) find.run(number, words.join(' '));
  };
}
