import type { Result } from '../../../../shared/contract/result.ts';
import type { KeptRateBook } from '../../../../shared/schemas/rate-books/kept-rate-book.ts';
import type { KeptTable } from '../../../../shared/schemas/rate-books/kept-table.ts';
import type { ApproveRequest } from '../../../../shared/schemas/rate-books/table-lifecycle.ts';
import { bookName } from '../book-name.ts';
import { changeTables } from '../change-tables.ts';

/** The operations of each step: the lives of both kinds are the same. */
const OPERATIONS = {
  rateBook: {
    approve: 'approveRateBook',
    activate: 'activateRateBook',
    withdraw: 'withdrawRateBook',
  },
  levyTable: {
    approve: 'approveLevyTable',
    activate: 'activateLevyTable',
    withdraw: 'withdrawLevyTable',
  },
} as const;

/** A rate book or a levy table, as the dialogs of its life know it. */
export interface DatedTable {
  readonly of: keyof typeof OPERATIONS;
  readonly name: string;
  readonly table: KeptTable<unknown>;
  /** The first day of cover that it rates, `YYYY-MM-DD`; absent where it rates any. */
  readonly inForceFrom?: string;
}

/** A rate book, as the dialogs of its life know it. */
export function datedBook(book: KeptRateBook): DatedTable {
  const { summary } = book;
  return {
    of: 'rateBook',
    name: bookName(book),
    table: book,
    ...(summary && { inForceFrom: summary.inForceFrom }),
  };
}

type Said = Partial<Omit<ApproveRequest, 'hash'>>;

/** Approves or withdraws a table, with the reason. */
export function decide(
  { of, table: { hash } }: DatedTable,
  step: 'approve' | 'withdraw',
  { reason = '', ...said }: Said,
): Promise<Result<unknown>> {
  return changeTables(OPERATIONS[of][step], { hash, reason, ...said });
}

/** Brings a table into force, or moves that to another moment. @param from ISO 8601; absent: now */
export function activate(
  { of, table: { hash } }: DatedTable,
  said: Said & { readonly from?: string },
): Promise<Result<unknown>> {
  return changeTables(OPERATIONS[of].activate, { hash, ...said });
}
