/** Where a customer's page stands. */
export function customerPlace(key: string): string {
  return `/customers/${encodeURIComponent(key)}`;
}
