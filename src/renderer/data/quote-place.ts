/** Where a quote's page stands. */
export function quotePlace(quoteId: string): string {
  return `/quotes/${encodeURIComponent(quoteId)}`;
}
