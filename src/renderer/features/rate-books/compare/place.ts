/** Where two rate books are compared. */
export const COMPARE_BOOKS = '/rate-books/compare';

/** What the screen says of two books. */
export const VIEWS = ['changes', 'impact'] as const;
export type View = (typeof VIEWS)[number];

/** The books to compare by their hashes, as far as they were chosen. */
export interface ComparePlace {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly view: View;
}

/** What an address asks for. @param query without its question mark */
export function readPlace(query: string): ComparePlace {
  const asked = new URLSearchParams(query);
  return {
    from: asked.get('from') || undefined,
    to: asked.get('to') || undefined,
    view: VIEWS.find((view) => view === asked.get('view')) ?? 'changes',
  };
}

/** The address of a choice. */
export function placeOf({ from, to, view }: ComparePlace): string {
  const query = new URLSearchParams({
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
    ...(view === 'changes' ? {} : { view }),
  });
  return query.size === 0 ? COMPARE_BOOKS : `${COMPARE_BOOKS}?${query}`;
}
