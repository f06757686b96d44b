import type { QuoteListQuery } from '../../../shared/shapes/quote-list.ts';

type Filter = Pick<
  QuoteListQuery,
  | 'status'
  | 'cover'
  | 'createdFrom'
  | 'createdTo'
  | 'expiresFrom'
  | 'expiresTo'
  | 'sort'
  | 'descending'
>;

/** The place of the list of quotes with a filter. */
export function quotesLink(filter: Filter): string {
  const query = Object.entries(filter).map(([name, value]) => [name, String(value)]);
  return `/quotes?${new URLSearchParams(query)}`;
}

/** The quotes that were made in some days. */
export function madeIn({ from, to }: { readonly from: string; readonly to: string }) {
  return { createdFrom: from, createdTo: to };
}
