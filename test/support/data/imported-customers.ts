import type { OpenDatabase } from '../../../src/main/adapters/sqlite/connection/database.ts';
import { datasetWriter } from '../../../src/main/adapters/sqlite/datasets/dataset-writer.ts';
import type { KeptRow } from '../../../src/main/core/datasets/kind.ts';
import { KINDS } from '../../../src/main/core/datasets/kinds.ts';

const { fields, readHeader, rowReader } = KINDS.customers;

/** What a row of a file says of a customer, by the titles of its columns. */
export type CustomerCells = Readonly<Record<string, string>>;

const USUAL: CustomerCells = { DOB: '14/06/1985', Renewal: '01/12/2026', Phone: '087 123 4567' };

/** A customer of a name, born on 14 June 1985 and with a renewal and a phone, unless the cells say otherwise. */
export const named = (name: string, cells: CustomerCells = {}): CustomerCells => ({
  ...USUAL,
  Name: name,
  ...cells,
});

/** The rows of a dataset of customers as an import keeps them. */
export function customerRows(customers: readonly CustomerCells[]): KeptRow[] {
  const titles = [...new Set(customers.flatMap((cells) => Object.keys(cells)))];
  const header = readHeader(titles);
  if ('fault' in header) throw new Error('The rows have no header');
  const read = rowReader(header, '2026-11-24');
  return customers.map((cells) => {
    const row = read(titles.map((title) => cells[title] ?? ''));
    if ('refused' in row) throw new Error(JSON.stringify(row));
    return row.kept;
  });
}

/** Begins a dataset of customers that no one uses yet. @returns its number */
export function beginCustomers(database: OpenDatabase, rows: number): Promise<number> {
  const source = { fileName: 'a.csv', sha256: 'b', rows, importedAt: 5 };
  return datasetWriter(database).begin({ kind: 'customers', ...source, fields });
}

/** Imports customers in place of those before. @returns the number of their dataset */
export async function replaceCustomers(
  database: OpenDatabase,
  ...customers: readonly CustomerCells[]
): Promise<number> {
  const writer = datasetWriter(database);
  const dataset = await beginCustomers(database, customers.length);
  await writer.add(dataset, customerRows(customers));
  await writer.use(dataset);
  await writer.clear(dataset);
  return dataset;
}
