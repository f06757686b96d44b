import type Database from 'better-sqlite3';
import type { Selectable } from 'kysely';
import { customerKey } from '../../../../shared/domain/customer-key.ts';
import type { ImportedCustomer } from '../../../core/datasets/customers.ts';
import type { KeptRow } from '../../../core/datasets/kind.ts';
import { KINDS } from '../../../core/datasets/kinds.ts';
import { keptWords } from '../../../core/quotes/index/words.ts';
import { hashed } from '../rows/row-hash.ts';
import type { Tables } from '../schema/tables.ts';
import { erasedKeys } from './erased-keys.ts';

/** Where the rows of a kind of dataset are written. */
export interface DatasetRows {
  /** How many are written or removed in one transaction: so long, no one else writes. */
  readonly atOnce: number;
  /**
   * Prepares rows outside of a transaction.
   * @returns inserts them inside one, and says how many it left out, because their customers were erased
   */
  readonly prepare: (dataset: number, rows: readonly KeptRow[]) => () => number;
  /** Removes at most so many rows of a dataset. @returns how many */
  readonly remove: (dataset: number, most: number) => number;
}

/** Rows that are looked up by what names them, as vehicles and addresses are. */
export function lookedUpRows(sqlite: Database.Database): DatasetRows {
  const insert = sqlite.prepare<[number, string, string, string]>(
    'insert into imported_row (dataset, key, content, row_hash) values (?, ?, ?, ?)',
  );
  const remove = sqlite.prepare<[number, number, number]>(`delete from imported_row
    where dataset = ? and key in (select key from imported_row where dataset = ? limit ?)`);
  return {
    atOnce: 500,
    prepare: (dataset, rows) => {
      const whole = rows.map(({ key, content }) => hashed({ dataset, key, content }));
      return () => {
        for (const { key, content, row_hash } of whole) insert.run(dataset, key, content, row_hash);
        return 0;
      };
    },
    remove: (dataset, most) => remove.run(dataset, dataset, most).changes,
  };
}

type Row = Selectable<Tables['imported_customer']>;

/** An imported customer as the table has one, without its hash. */
function rowOf(number: number, dataset: number, customer: ImportedCustomer): Omit<Row, 'row_hash'> {
  const { firstName, surname, dateOfBirth, renewalDate, policyNumber, noClaimsYears } = customer;
  const { phone, email, eircode, registration, insurer } = customer;
  return {
    number,
    dataset,
    surname,
    phone,
    email,
    eircode,
    registration,
    insurer,
    customer_key: customerKey(customer),
    first_name: firstName,
    date_of_birth: dateOfBirth,
    renewal_date: renewalDate,
    policy_number: policyNumber,
    no_claims_years: noClaimsYears,
  };
}

/** An imported customer by what its row says. */
export function readImportedCustomer(row: Row): ImportedCustomer {
  const { surname, phone, email, eircode, registration, insurer } = row;
  return {
    surname,
    phone,
    email,
    eircode,
    registration,
    insurer,
    firstName: row.first_name,
    dateOfBirth: row.date_of_birth,
    renewalDate: row.renewal_date,
    policyNumber: row.policy_number,
    noClaimsYears: row.no_claims_years,
  };
}

const given = (...texts: readonly (string | null)[]) => texts.filter((text) => text !== null);

/** The words that find an imported customer, as those that find a quote. */
export function wordsOfImported(customer: ImportedCustomer): readonly string[] {
  const { firstName, surname, dateOfBirth, phone, email, eircode } = customer;
  const { registration, policyNumber } = customer;
  return keptWords({
    names: [firstName, surname],
    codes: given(registration, eircode),
    ids: given(policyNumber),
    emails: given(email),
    phones: given(phone),
    births: [dateOfBirth],
    books: [],
    notes: [],
    addresses: [],
  });
}

const { fields: FIELDS } = KINDS.customers;

/** What the reader of the kind wrote, by its fields. */
function customerIn(content: string): ImportedCustomer {
  const values: readonly unknown[] = JSON.parse(content);
  // As the kind keeps the values of a row.
  return Object.fromEntries(
    FIELDS.map((field, at) => [field, values[at]]),
  ) as unknown as ImportedCustomer;
}

/** Imported customers, each with the words that find it. */
export function importedCustomerRows(sqlite: Database.Database): DatasetRows {
  const last = sqlite
    .prepare<[], number | null>('select max(number) from imported_customer')
    .pluck();
  const insert = sqlite.prepare<[Row]>(`insert into imported_customer
    (number, dataset, customer_key, first_name, surname, date_of_birth, renewal_date, phone, email,
      eircode, registration, insurer, policy_number, no_claims_years, row_hash)
    values (@number, @dataset, @customer_key, @first_name, @surname, @date_of_birth, @renewal_date,
      @phone, @email, @eircode, @registration, @insurer, @policy_number, @no_claims_years, @row_hash)`);
  const find = sqlite.prepare<[number, string]>(
    'insert into imported_customer_search (rowid, words) values (?, ?)',
  );
  const remove = sqlite.prepare<[number, number]>(`delete from imported_customer
    where number in (select number from imported_customer where dataset = ? limit ?)`);
  const erased = erasedKeys({ sqlite });
  return {
    // Their words take most of the time: so many rows take about 40 ms.
    atOnce: 150,
    prepare: (dataset, rows) => {
      // One thread alone writes customers: no one takes these numbers in between.
      const first = (last.get() ?? 0) + 1;
      const whole = rows.map(({ content }, at) => {
        const customer = customerIn(content);
        const words = wordsOfImported(customer).join(' ');
        return { row: hashed(rowOf(first + at, dataset, customer)), words };
      });
      return () => {
        // Anyone who was erased since the file was read.
        const left = whole.filter(({ row }) => !erased.has(row.customer_key));
        // All rows first, as lines of quotes are.
        for (const { row } of left) insert.run(row);
        for (const { row, words } of left) find.run(row.number, words);
        return whole.length - left.length;
      };
    },
    remove: (dataset, most) => remove.run(dataset, most).changes,
  };
}
