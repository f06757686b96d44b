/**
 * Orders texts by their code units: dates, moments and identifiers. What people read is ordered by
 * `localeCompare`, whose first call loads the rules of a language.
 */
export function byCodeUnit(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
