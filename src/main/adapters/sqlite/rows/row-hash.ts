import { hash } from 'node:crypto';
import { message } from '../../../../shared/domain/messages/message.ts';
import { DamagedData } from '../../../core/data-state/damaged-data.ts';

/**
 * The tables outside the chain of the history, each with the columns that name a row. Every row
 * keeps a hash of its columns, which tells when the drive changed it.
 */
export const HASHED_TABLES = {
  client: ['id'],
  user: ['id'],
  token: ['digest'],
  rate_book: ['hash'],
  rate_book_draft: ['hash'],
  levy_table: ['hash'],
  levy_table_draft: ['hash'],
  dataset: ['name'],
  vehicle: ['vrm'],
  address: ['eircode'],
  imported_dataset: ['id'],
  imported_row: ['dataset', 'key'],
  imported_customer: ['number'],
  column_mapping: ['kind', 'name', 'columns'],
  declined_risk: ['id'],
  kept_answer: ['client_id', 'key'],
  setting: ['name'],
  draft: ['id'],
  api_usage: ['day', 'client_id'],
  refusal: ['hour', 'client_id', 'route', 'status'],
  document: ['id'],
  firm_file: ['sha256'],
  declined_letter: ['declined_id'],
} as const;

export type HashedTable = keyof typeof HASHED_TABLES;

/** Rows by whose names no one can be known: a message may name them. */
const NAMED: ReadonlySet<HashedTable> = new Set([
  'imported_dataset',
  'client',
  'user',
  'rate_book',
  'rate_book_draft',
  'levy_table',
  'levy_table_draft',
  'declined_risk',
  'setting',
  'draft',
  'document',
  'firm_file',
  'declined_letter',
]);

/** Left out: the hash itself, row numbers that SQLite gives, and bytes with a hash of their own. */
const LEFT_OUT: ReadonlySet<string> = new Set(['row_hash', 'sequence', 'bytes']);

/** SHA-256 over the columns of a row by name, hexadecimal. Kept rows have it: it never changes. */
export function rowHash(row: object): string {
  const columns = Object.entries(row).filter(([name]) => !LEFT_OUT.has(name));
  columns.sort(([a], [b]) => (a < b ? -1 : 1));
  return hash('sha256', JSON.stringify(columns));
}

/** SHA-256 of the bytes of a document, hexadecimal. */
export const sha256Of = (bytes: Uint8Array): string => hash('sha256', bytes);

/** A row with its hash, ready to be written. */
export function hashed<R extends object>(row: R): R & { readonly row_hash: string } {
  return { ...row, row_hash: rowHash(row) };
}

/** A row as messages name it. */
export function rowDamaged(table: HashedTable, row: object) {
  const named: Readonly<Record<string, unknown>> = { ...row };
  const name = NAMED.has(table) ? String(named[HASHED_TABLES[table][0]]) : '';
  return message('rowDamaged', { table, name });
}

/** A kept row with its hash. */
interface Hashed {
  readonly row_hash: string;
}

/** Whether a row is what was written. */
export function isWhole(row: Hashed): boolean {
  return row.row_hash === rowHash(row);
}

/**
 * A row as it stands right after it was written.
 * @throws Error where it does not fit its hash: the transaction that wrote it must not be kept, because every
 * later reader would take the data for damaged
 */
export function written<R extends Hashed>(row: R | undefined): R {
  if (row && isWhole(row)) return row;
  throw new Error('A row that was written does not fit its hash');
}

/**
 * A row of all its columns, held against its hash.
 * @throws {DamagedData} where it is not what was written
 */
export function verified<R extends Hashed>(table: HashedTable, row: R): R {
  if (isWhole(row)) return row;
  throw new DamagedData(rowDamaged(table, row));
}

/**
 * Reads the rows of a table as what the core calls them, each held against its hash first.
 * @param read takes a row that is what was written
 */
export function rowReader<R extends Hashed, T>(table: HashedTable, read: (row: R) => T) {
  return (row: R): T => read(verified(table, row));
}
