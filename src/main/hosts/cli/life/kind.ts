import type { LevyTableSummary } from '../../../../shared/schemas/rate-books/kept-levy-table.ts';
import type { CheckedRateBook } from '../../../../shared/schemas/rate-books/kept-rate-book.ts';
import type { CheckedTable, KeptTable } from '../../../../shared/schemas/rate-books/kept-table.ts';

/** So much of a hash tells one table from another, and names it to other commands. */
export const SHORT = 12;

/** What the argument of a command says that names a kept table. */
export const HASH = 'its hash, or its first eight characters or more';

type Summary = NonNullable<CheckedRateBook['summary']> | LevyTableSummary;

/** A rate book or a levy table after a step of its life. */
export type Checked = CheckedTable<Summary>;

/** The commands of the life of a kind of table: what they are called, and what they run. */
export interface LifeCommands {
  /** The word before each command, as `ratebook`. */
  readonly word: string;
  /** What a person calls one. */
  readonly noun: string;
  /** Examples of reasons. */
  readonly reasons: { readonly approve: string; readonly withdraw: string };
  readonly operations: {
    readonly approve: 'approveRateBook' | 'approveLevyTable';
    readonly activate: 'activateRateBook' | 'activateLevyTable';
    readonly withdraw: 'withdrawRateBook' | 'withdrawLevyTable';
  };
}

/** What a kept table is called. */
export function titleOf({ summary }: KeptTable<Summary>, noun: string): string {
  if (summary === null) return `A damaged ${noun}`;
  if ('version' in summary) return `${summary.name} ${summary.version}`;
  return summary.name ?? `A ${noun} without a name`;
}
