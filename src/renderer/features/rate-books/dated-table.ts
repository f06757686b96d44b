import type { InputOf, OperationName, OutputOf } from '../../../shared/contract/contract.ts';
import type { Result } from '../../../shared/result/result.ts';
import type { KeptRateBook } from '../../../shared/schemas/rate-books/kept-rate-book.ts';
import type { KeptTable } from '../../../shared/schemas/rate-books/kept-table.ts';
import type { KeptLevyTable } from '../../../shared/schemas/rate-books/levy-table.ts';
import type { ApproveRequest } from '../../../shared/schemas/rate-books/table-lifecycle.ts';
import { call } from '../../data/call.ts';
import { refresh } from '../../data/operation-query.ts';
import { translate } from '../../i18n/i18n.ts';

/** So many characters of a hash tell one book from another on a screen. */
const SHORT = 12;

/** How a hash begins. */
export const shortHash = (hash: string): string => hash.slice(0, SHORT);

/** What a rate book is called: its name and version, or the hash of a damaged one. */
export function bookName({ summary, hash }: Pick<KeptRateBook, 'summary' | 'hash'>): string {
  return summary ? `${summary.name} ${summary.version}` : shortHash(hash);
}

/** Where the rate books are. */
export const RATE_BOOKS = '/rate-books';

/** Where the page of a rate book is. */
export const bookPath = (hash: string): string => `${RATE_BOOKS}/${hash}`;

/** The list that shows what each change did. */
const LISTS = {
  importRateBook: 'listRateBooks',
  approveRateBook: 'listRateBooks',
  activateRateBook: 'listRateBooks',
  withdrawRateBook: 'listRateBooks',
  importLevyTable: 'listLevyTables',
  approveLevyTable: 'listLevyTables',
  activateLevyTable: 'listLevyTables',
  withdrawLevyTable: 'listLevyTables',
} as const satisfies Partial<Record<OperationName, OperationName>>;

/** Takes a step in the life of a rate book or a levy table; its list shows it when this resolves. */
export async function changeTables<N extends keyof typeof LISTS>(
  operation: N,
  input: InputOf<N>,
): Promise<Result<OutputOf<N>>> {
  const answer = await call(operation, input);
  if (answer.ok) await refresh(LISTS[operation]);
  return answer;
}

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

type Approval = Partial<Omit<ApproveRequest, 'hash'>>;

/** Approves or withdraws a table, with the reason. */
export function decide(
  { of, table: { hash } }: DatedTable,
  step: 'approve' | 'withdraw',
  { reason = '', ...approval }: Approval,
): Promise<Result<unknown>> {
  return changeTables(OPERATIONS[of][step], { hash, reason, ...approval });
}

/** Brings a table into force, or moves that to another moment. @param from ISO 8601; absent: now */
export function activate(
  { of, table: { hash } }: DatedTable,
  approval: Approval & { readonly from?: string },
): Promise<Result<unknown>> {
  return changeTables(OPERATIONS[of].activate, { hash, ...approval });
}

/** Where the levy tables are. */
export const LEVIES = '/rate-books/levies';

/** Where the page of a levy table is. */
export const levyPath = (hash: string): string => `${LEVIES}/${hash}`;

/** What a levy table is called: the first one has no name, and a damaged one only its hash. */
export function levyTableName({ summary, hash, steps }: KeptLevyTable): string {
  if (!summary) return shortHash(hash);
  if (summary.name !== null) return summary.name;
  return steps.length === 0
    ? translate('rateBooks:levies.shipped')
    : `${translate('rateBooks:levies.one')} ${shortHash(hash)}`;
}

/** A levy table, as the dialogs of its life know it. */
export const datedLevies = (table: KeptLevyTable): DatedTable => ({
  of: 'levyTable',
  name: levyTableName(table),
  table,
});
