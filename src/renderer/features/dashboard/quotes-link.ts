import { type QuoteQuery, writeQuery } from '../../data/quote-query.ts';

/** The place of the list of quotes with a filter. */
export function quotesLink(filter: QuoteQuery): string {
  return `/quotes?${writeQuery(filter)}`;
}

/** The quotes that were made in some days. */
export function madeIn({ from, to }: { readonly from: string; readonly to: string }) {
  return { createdFrom: from, createdTo: to };
}
