import { type Kysely, type Selectable, sql } from 'kysely';
import { readImportedCustomer, wordsOfImported } from '../../datasets/imported-customer-rows.ts';
import type { Tables } from '../tables.ts';

/** How many customers get their words at once. */
const CUSTOMERS = 500;

type Row = Selectable<Tables['imported_customer']>;

/** The words of some customers, as the index takes them. */
const wordsOf = (rows: readonly Row[]) =>
  JSON.stringify(
    rows.map((row) => [row.number, wordsOfImported(readImportedCustomer(row)).join(' ')]),
  );

/**
 * The index of imported customers keeps no beginnings of its own: its words have them, as those of
 * quotes, and nothing ever asked for the others. They took a third of its room, and of an import.
 */
export async function up(db: Kysely<Tables>): Promise<void> {
  await sql`drop table imported_customer_search`.execute(db);
  await sql`create virtual table imported_customer_search using fts5 (
      words, tokenize = 'ascii', detail = 'none', content = '', contentless_delete = 1
    )`.execute(db);
  for (let [after, count] = [0, CUSTOMERS]; count === CUSTOMERS; ) {
    const { rows } = await sql<Row>`select * from imported_customer
      where number > ${after} order by number limit ${CUSTOMERS}`.execute(db);
    await sql`insert into imported_customer_search (rowid, words)
      select value ->> 0, value ->> 1 from json_each(${wordsOf(rows)})`.execute(db);
    [after, count] = [rows.at(-1)?.number ?? after, rows.length];
  }
}
