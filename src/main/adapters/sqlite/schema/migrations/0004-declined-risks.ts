import { type Kysely, sql } from 'kysely';

/** The submissions that underwriting declined, kept for the record. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const table = sql`create table declined_risk (
    id text primary key, at integer not null, by text not null,
    rate_book_hash text not null references rate_book (hash),
    sections text not null, reasons text not null
  ) strict`;
  await table.execute(db);
}
