/** What the list of quotes can be sorted by. */
export const QUOTE_SORTS = [
  'created',
  'expires',
  'premium',
  'customer',
  'registration',
  'status',
] as const;
export type QuoteSort = (typeof QUOTE_SORTS)[number];
