import { type Selectable, sql } from 'kysely';
import type {
  ImportedCustomerStore,
  KeptImport,
} from '../../../core/customers/imported-customer-store.ts';
import type { Connection } from '../connection/connection.ts';
import type { OpenDatabase } from '../connection/database.ts';
import { limit, match } from '../quote-index/full-text-query.ts';
import { rowReader } from '../rows/row-hash.ts';
import type { Tables } from '../schema/tables.ts';
import { rowCounter } from './dataset-row.ts';
import { readImportedCustomer } from './imported-customer-rows.ts';

type Row = Selectable<Tables['imported_customer']>;

/** How many matching rows are searched for their customers, and where counting stops. */
const [MOST_LOOKED_AT, MOST_COUNTED] = [5000, 1000];

/** Reads an imported customer, held against its hash. */
export const readImport = rowReader(
  'imported_customer',
  (row: Row): KeptImport => ({
    ...readImportedCustomer(row),
    number: row.number,
    customerKey: row.customer_key,
  }),
);

/** The dataset that is in use; null where there is none. */
export const CUSTOMERS_IN_USE = sql`(select id from imported_dataset
  where kind = 'customers' and in_use = 1)`;

/** Imported customers in SQLite. */
export function importedCustomerStore({
  reader: { db },
  projection,
}: Pick<OpenDatabase, 'reader' | 'projection'>): ImportedCustomerStore {
  return {
    find: async (number) => {
      const { rows } = await sql<Row>`select * from imported_customer
        where number = ${number} and dataset = ${CUSTOMERS_IN_USE}`.execute(db);
      return rows.map(readImport)[0];
    },
    ofCustomer: async (customerKey) => {
      const { rows } = await sql<Row>`select * from imported_customer
        where customer_key = ${customerKey} and dataset = ${CUSTOMERS_IN_USE}
        order by renewal_date, number`.execute(db);
      return rows.map(readImport);
    },
    unquoted: async (words, { before, limit: most }) => {
      await projection.catchUp();
      const hits = sql`number in (select rowid from imported_customer_search
        where imported_customer_search match ${match(words)} ${limit(MOST_LOOKED_AT)})`;
      const found = sql`from imported_customer as row
        where dataset = ${CUSTOMERS_IN_USE} and ${words.length > 0 ? hits : sql`true`}
        and not exists (select 1 from customer where key = row.customer_key)`;
      const behind = before === undefined ? sql`` : sql`and customer_key < ${before}`;
      const { rows } = await sql<Row>`select * from imported_customer where number in (
          select min(number) ${found} ${behind}
          group by customer_key order by customer_key desc ${limit(most)}
        ) order by customer_key desc`.execute(db);
      const counted = await sql<{ count: number }>`select count(*) as count from (
        select 1 ${found} group by customer_key ${limit(MOST_COUNTED + 1)})`.execute(db);
      const count = counted.rows[0]?.count ?? 0;
      return {
        some: rows.map(readImport),
        count: { count: Math.min(count, MOST_COUNTED), atLeast: count > MOST_COUNTED },
      };
    },
  };
}

/**
 * Prepares the erasure of imported customers with the words that find them, also of those in datasets
 * that are not in use. All that is kept of them outside quotes stands in these rows. It runs inside
 * the transaction of the caller it; the words stay in the index, hidden, until its parts are merged.
 * @returns erases whom the key names, as quotes name a customer, and says how many rows there were
 */
export function eraseCustomers({
  sqlite,
}: Pick<Connection, 'sqlite'>): (match: { readonly customerKey: string }) => number {
  const remove = sqlite
    .prepare<[string], number>(
      'delete from imported_customer where customer_key = ? returning dataset',
    )
    .pluck();
  const count = rowCounter(sqlite);
  return ({ customerKey }) => {
    const datasets = remove.all(customerKey);
    for (const dataset of datasets) count(dataset, -1);
    return datasets.length;
  };
}
