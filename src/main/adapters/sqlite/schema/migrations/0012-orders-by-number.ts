import { type Kysely, sql } from 'kysely';

/**
 * Equal values are ordered by the line's number, no longer by the random id: new entries of one
 * customer or mark then stand next to each other, and every entry is shorter.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const orders = {
    created: 'created_at, number, status, cover, expires_at',
    expiry: 'expires_at, number, status, cover, created_at',
    premium: 'premium_cents, number, status, cover, created_at, expires_at',
    customer: 'customer_order, number, status, cover, created_at, expires_at',
    registration: 'registration_number, number, status, cover, created_at, expires_at',
    status: 'status, expires_at, number, cover, created_at',
  };
  for (const [name, columns] of Object.entries(orders)) {
    await sql.raw(`drop index quote_line_by_${name}`).execute(db);
    await sql.raw(`create index quote_line_by_${name} on quote_line (${columns})`).execute(db);
  }
}
