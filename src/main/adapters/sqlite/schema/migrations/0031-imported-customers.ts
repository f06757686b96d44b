import { type Kysely, sql } from 'kysely';

/**
 * Customers that were imported from another system, with what finds them, and what the columns of
 * files were read as. All that is kept of such a person stands in `imported_customer`; its words go
 * with its row. Policies are found by the last day of their period.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
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
    sql`create virtual table imported_customer_search using fts5 (
      words, tokenize = 'ascii', prefix = '1 2 3 4', detail = 'none',
      content = '', contentless_delete = 1
    )`,
    sql`create trigger imported_customer_is_removed after delete on imported_customer begin
      delete from imported_customer_search where rowid = old.number;
    end`,
    sql`create table column_mapping (
      kind text not null, name text not null, columns text not null, file_name text not null,
      choices text not null, used_at integer not null, row_hash text not null,
      primary key (kind, name, columns)
    ) strict, without rowid`,
    sql`create index quote_line_by_last_day on quote_line (last_day, number)
      where accepted_day is not null`,
  ];
  for (const statement of statements) await statement.execute(db);
}
