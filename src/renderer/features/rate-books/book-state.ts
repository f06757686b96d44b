import type { BookState, KeptRateBook } from '../../../shared/schemas/kept-rate-book.ts';

/** Where a book stands as the screens say it: an approved one may have its day already. */
export type ShownState = BookState | 'scheduled';

/** The state of a book as it is shown. */
export function shownState({
  state,
  activatedAt,
}: Pick<KeptRateBook, 'state' | 'activatedAt'>): ShownState {
  return state === 'approved' && activatedAt !== null ? 'scheduled' : state;
}
