import type { QuoteSort } from '../../../src/shared/domain/quotes/quote-sort.ts';
import type {
  QuoteLine,
  QuoteList,
  QuoteListQuery,
} from '../../../src/shared/schemas/quotes/quote-list.ts';

/** Every page of a list, forward; then all of them back. */
export async function bothWays(
  list: (query: QuoteListQuery) => Promise<QuoteList>,
  query: QuoteListQuery,
) {
  const forward: QuoteLine[][] = [];
  let page = await list(query);
  while (forward.push(page.quotes) && page.next !== undefined) {
    page = await list({ ...query, after: page.next });
  }
  const back: QuoteLine[][] = [page.quotes];
  while (page.previous !== undefined) {
    page = await list({ ...query, before: page.previous });
    back.unshift(page.quotes);
  }
  return { forward, back };
}

const keys = {
  created: (it) => [it.createdAt],
  expires: (it) => [it.expiresAt],
  premium: (it) => [it.premium],
  customer: (it) => [it.customerKey.split('.')[1] ?? '', it.customerKey.split('.')[0] ?? ''],
  registration: (it) => [it.registrationNumber],
  status: (it) => [it.status, it.expiresAt],
} as const satisfies Record<QuoteSort, (line: QuoteLine) => readonly (string | number)[]>;

function compare(a: readonly (string | number)[], b: readonly (string | number)[]): number {
  const at = a.findIndex((part, i) => part !== b[i]);
  return at < 0 ? 0 : (a[at] ?? 0) < (b[at] ?? 0) ? -1 : 1;
}

/**
 * Sorts quotes as their list should be.
 * @param ids in the order in which they were made: among equals, this one holds
 */
export function inOrder(
  lines: readonly QuoteLine[],
  order: {
    readonly sort: QuoteSort;
    readonly descending: boolean;
    readonly ids: readonly string[];
  },
): readonly QuoteLine[] {
  const { sort, descending, ids } = order;
  const key = (it: QuoteLine) => [...keys[sort](it), ids.indexOf(it.quoteId)];
  const sign = descending ? -1 : 1;
  // The quote index sorts times by their milliseconds, which a line does not show: no ties here.
  return lines.toSorted((a, b) => sign * compare(key(a), key(b)));
}
