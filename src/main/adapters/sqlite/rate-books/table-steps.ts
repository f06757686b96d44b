import type { TableEvent, TableKind } from '../../../core/rate-books/lifecycle/event.ts';

/** Where each kind of table is kept once it was active, and before. */
export const TABLES = {
  rateBook: { active: 'rate_book', drafts: 'rate_book_draft' },
  levyTable: { active: 'levy_table', drafts: 'levy_table_draft' },
} as const satisfies Record<TableKind, object>;

/** What the history calls each step of each kind of table. */
export const STEPS = {
  rateBook: {
    drafted: 'rateBookDrafted',
    checked: 'rateBookChecked',
    approved: 'rateBookApproved',
    activated: 'rateBookActivated',
    withdrawn: 'rateBookWithdrawn',
    clockConfirmed: 'clockConfirmed',
  },
  levyTable: {
    drafted: 'levyTableDrafted',
    checked: 'levyTableChecked',
    approved: 'levyTableApproved',
    activated: 'levyTableActivated',
    withdrawn: 'levyTableWithdrawn',
    clockConfirmed: 'levyTableClockConfirmed',
  },
} as const satisfies Record<TableKind, Record<TableEvent['step'], string>>;
