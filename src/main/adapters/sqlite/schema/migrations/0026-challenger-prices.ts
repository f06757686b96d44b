import { type Kysely, sql } from 'kysely';

/**
 * What a challenger makes of each submission to its scheme, next to what was answered: numbers and
 * bands, and nothing that names a person. Declined risks are found by their rate book.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create table challenger_price (
      trial integer not null, id text not null, submission integer, day text not null,
      by text not null, cover text, age text, no_claims text, county text,
      decision text not null, premium_cents integer, challenger_decision text,
      challenger_cents integer, reasons text not null, row_hash text not null,
      primary key (trial, id)
    ) strict, without rowid`,
    sql`create index challenger_price_by_submission on challenger_price (trial, submission)`,
    sql`create index declined_risk_by_book on declined_risk (rate_book_hash, at)`,
  ];
  for (const statement of statements) await statement.execute(db);
}
