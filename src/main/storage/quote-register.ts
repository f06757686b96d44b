import { type Kysely, sql } from 'kysely';
import type { StoredQuote } from '../quotes/store.ts';
import { type Acceptance, type KeptLine, lineOf } from '../register/line.ts';
import { readEvent } from './event-log.ts';
import { readQuote } from './quote-row.ts';
import type { Tables } from './tables.ts';

function write(line: KeptLine) {
  return {
    id: line.id,
    status: line.status,
    created_at: line.createdAt,
    expires_at: line.expiresAt,
    premium_cents: line.premiumCents,
    created_day: line.createdDay,
    cover: line.cover,
    inception_date: line.inceptionDate,
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
  };
}

/** Keeps the line of a quote for the first time; inside the transaction that keeps the quote. */
export async function addLine(
  trx: Kysely<Tables>,
  quote: StoredQuote,
  accepted?: Acceptance,
): Promise<void> {
  const line = lineOf(quote, accepted);
  const { number } = await trx
    .insertInto('quote_line')
    .values({ number: null, ...write(line) })
    .returning('number')
    .executeTakeFirstOrThrow();
  const words = line.words.join(' ');
  await sql`insert into quote_search (rowid, words) values (${number}, ${words})`.execute(trx);
}

/** The acceptances among the events of some quotes, by the quotes' ids. */
async function acceptances(trx: Kysely<Tables>, ids: readonly string[]) {
  const rows = await trx
    .selectFrom('quote_event')
    .selectAll()
    .where('quote_id', 'in', ids)
    .where('kind', '=', 'accepted')
    .execute();
  const events = rows.map(readEvent).filter((event) => event.kind === 'accepted');
  return new Map(events.map((event) => [event.quoteId, event]));
}

/** Keeps what a change made of a quote's line; inside its transaction, after its event. */
export async function changeLine(trx: Kysely<Tables>, quote: StoredQuote): Promise<void> {
  const line = lineOf(quote, (await acceptances(trx, [quote.id])).get(quote.id));
  const { id, ...changed } = write(line);
  const { number } = await trx
    .updateTable('quote_line')
    .set(changed)
    .where('id', '=', id)
    .returning('number')
    .executeTakeFirstOrThrow();
  const words = line.words.join(' ');
  const replace = sql`insert or replace into quote_search (rowid, words) values (${number}, ${words})`;
  await replace.execute(trx);
}

/** How many quotes are read at a time. */
const SOME = 500;

/** Fills an empty register from the quotes and their events, in the order they were kept. */
export async function registerAll(db: Kysely<Tables>): Promise<void> {
  for (let last = 0; ; ) {
    const rows = await db
      .selectFrom('quote')
      .selectAll()
      .select(sql<number>`rowid`.as('number'))
      .where(sql`rowid`, '>', last)
      .orderBy(sql`rowid`)
      .limit(SOME)
      .execute();
    if (rows.length === 0) return;
    const accepted = await acceptances(
      db,
      rows.map(({ id }) => id),
    );
    for (const row of rows) {
      await addLine(db, readQuote(row), accepted.get(row.id));
      last = row.number;
    }
  }
}
