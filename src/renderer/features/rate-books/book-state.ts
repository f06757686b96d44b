import type { KeptTable, TableState } from '../../../shared/schemas/rate-books/kept-table.ts';

/** Where a book stands as the screens say it: an approved one may have its day already. */
export type ShownState = TableState | 'scheduled';

/** The state of a book as it is shown. */
export function shownState({
  state,
  activatedAt,
}: Pick<KeptTable<unknown>, 'state' | 'activatedAt'>): ShownState {
  return state === 'approved' && activatedAt !== null ? 'scheduled' : state;
}
