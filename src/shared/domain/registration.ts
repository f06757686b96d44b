/**
 * Irish registration marks (VRM): `YY-C-N` from 1987 to 2012, `YYY-C-N` since 2013, with one or two
 * letters for the county and 1 to 6 digits. Case, spaces and missing hyphens are forgiven.
 */
const MARK = /^(\d{2,3})[\s-]*([A-Za-z]{1,2})[\s-]*(\d{1,6})$/;

/** The same shape as a JSON Schema pattern, for the documents that describe the API. */
export const VRM_PATTERN = '^\\s*[0-9]{2,3}[\\s-]*[A-Za-z]{1,2}[\\s-]*[0-9]{1,6}\\s*$';

/**
 * The mark as it is stored: upper case with hyphens, `191-D-12345`.
 * @returns undefined where the text has not the shape of a mark
 */
export function normaliseVrm(text: string): string | undefined {
  // Capitals come last, because they would make the letters SS of an ß.
  const match = MARK.exec(text.trim());
  return match ? `${match[1]}-${match[2]}-${match[3]}`.toUpperCase() : undefined;
}
