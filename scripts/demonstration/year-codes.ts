/** The year of first registration that a mark's first group names: `98`, `08` or `191`. */
export function yearOfCode(code: string): number {
  const year = Number(code.slice(0, 2));
  return year >= 87 ? 1900 + year : 2000 + year;
}

const twoDigits = (year: number): string => String(year % 100).padStart(2, '0');

const years = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** Every code issued: a year's up to 2012, since then a half-year's, to the second half of 2026. */
export const YEAR_CODES: readonly string[] = [
  ...years(1987, 2012).map(twoDigits),
  ...years(2013, 2026).flatMap((year) => [`${twoDigits(year)}1`, `${twoDigits(year)}2`]),
];
