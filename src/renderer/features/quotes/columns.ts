/** Every column that the list of quotes can have, in the order in which they are offered. */
export const QUOTE_COLUMNS = [
  'quoteId',
  'customer',
  'dateOfBirth',
  'registration',
  'vehicle',
  'cover',
  'premium',
  'status',
  'created',
  'expires',
  'inception',
  'eircode',
  'policyId',
  'accepted',
  'referral',
] as const;
export type QuoteColumn = (typeof QUOTE_COLUMNS)[number];

/** The columns where none were chosen. */
export const USUAL_COLUMNS: readonly QuoteColumn[] = [
  'customer',
  'registration',
  'vehicle',
  'cover',
  'premium',
  'status',
  'created',
  'expires',
];

/** The columns as the settings have them; what they name and is no column is left out. */
export function readColumns(kept: readonly string[]): readonly QuoteColumn[] {
  const known = [...new Set(kept)].flatMap(
    (name) => QUOTE_COLUMNS.find((column) => column === name) ?? [],
  );
  return known.length > 0 ? known : USUAL_COLUMNS;
}

/** With a column or without it; the last one stays. A new one comes at the end. */
export function toggled(
  columns: readonly QuoteColumn[],
  column: QuoteColumn,
): readonly QuoteColumn[] {
  if (!columns.includes(column)) return [...columns, column];
  return columns.length === 1 ? columns : columns.filter((each) => each !== column);
}

/** A column moved up (-1) or down (1) by one place, where there is one. */
export function shifted(
  columns: readonly QuoteColumn[],
  column: QuoteColumn,
  by: -1 | 1,
): readonly QuoteColumn[] {
  const from = columns.indexOf(column);
  const to = from + by;
  if (from === -1 || to < 0 || to >= columns.length) return columns;
  const others = columns.filter((each) => each !== column);
  return [...others.slice(0, to), column, ...others.slice(to)];
}
