/** What may stand between the parts of a mark as people type it. */
const GAP = '[\\s\\-]*';
/** The codes of the counties before 1987: each has an I or a Z. */
const OLD_CODE = '([IiZz][A-Za-z]|[A-Za-z][IiZz])';
/** Two letters, or Dublin's Z, with up to four digits; a third letter before the code, with up to three. */
const OLD_MARKS = [
  [`(${OLD_CODE}|[Zz])`, '[1-9][0-9]{0,3}'],
  [`[A-Za-z]${OLD_CODE}`, '[1-9][0-9]{0,2}'],
] as const;

/**
 * The forms of Irish registration marks (VRM), each for a pattern of JavaScript and of XML Schema alike:
 * - `YY-C-N` from 1987 to 2012, `YYY-C-N` since 2013: one or two letters for the county, 1 to 6 digits;
 * - `ZV-N` for vintage cars, 4 or 5 digits, and `ZZ-N` for a short stay, 5 digits;
 * - from before 1987 letters and digits, or since the letters ran out digits and letters.
 *
 * Case, spaces and missing hyphens are forgiven.
 */
export const VRM_FORMS: readonly string[] = [
  `[0-9]{2,3}${GAP}[A-Za-z]{1,2}${GAP}[0-9]{1,6}`,
  `[Zz][Vv]${GAP}[0-9]{4,5}`,
  `[Zz][Zz]${GAP}[0-9]{5}`,
  ...OLD_MARKS.flatMap(([letters, digits]) => [
    `${letters}${GAP}${digits}`,
    `${digits}${GAP}${letters}`,
  ]),
];

const ANY_FORM = `(${VRM_FORMS.join('|')})`;
const MARK = new RegExp(`^${ANY_FORM}$`);
const PARTS = /[A-Za-z]+|[0-9]+/g;

/** The same shape as a JSON Schema pattern, for the documents that describe the API. */
export const VRM_PATTERN = `^\\s*${ANY_FORM}\\s*$`;

/** The zeros before the number of a dated mark: no plate has them, but many files do. */
const LEADING_ZEROS = /^(\d+-[A-Z]+-)0+(?=\d)/;
/** The most digits of a number. */
const MOST_DIGITS = 6;

/**
 * The mark as it is stored: upper case with hyphens and without zeros before its number, `191-D-12345`,
 * `ZV-1234`, `123-IK`.
 * @returns undefined where the text has not the shape of a mark
 */
export function normaliseVrm(text: string): string | undefined {
  const mark = text.trim();
  if (!MARK.test(mark)) return undefined;
  return mark.match(PARTS)?.join('-').toUpperCase().replace(LEADING_ZEROS, '$1');
}

/**
 * The mark as it is stored, and as quotes and files kept it that still have zeros before its number.
 * @param kept in any of these forms
 */
export function formsOfMark(kept: string): string[] {
  const vrm = kept.replace(LEADING_ZEROS, '$1');
  const [code = '', county = '', number] = vrm.split('-');
  if (number === undefined) return [vrm];
  const lengths = Array.from({ length: MOST_DIGITS - number.length }, (_, more) => more + 1);
  const padded = lengths.map((more) => `${code}-${county}-${'0'.repeat(more)}${number}`);
  return [vrm, ...padded];
}

/** What a mark of the form used since 1987 says. */
export interface DatedMark {
  /** `98` or `191`: the year, and since 2013 the half of it. */
  readonly code: string;
  /** `D` for Dublin. */
  readonly county: string;
}

/** The parts of a normalised mark; undefined where it is of a form that does not name its year. */
export function datedMark(vrm: string): DatedMark | undefined {
  const [code = '', county = '', number] = vrm.split('-');
  return number === undefined ? undefined : { code, county };
}

/**
 * The year of first registration that a mark names. Three digits are a half of a year since 2013:
 * `191-D-1` is 2019. Two digits are the latest such year that is not after `day`: `98-D-1` is 1998
 * and `86-D-1` is 1986, because an import carries its own first year; `19-D-1` is 2019 without its half.
 * @param day `YYYY-MM-DD`
 * @returns undefined where the form of the mark does not name a year
 */
export function yearOfMark(vrm: string, day: string): number | undefined {
  const dated = datedMark(vrm);
  if (!dated) return undefined;
  const year = 2000 + Number(dated.code.slice(0, 2));
  return dated.code.length === 2 && year > Number(day.slice(0, 4)) ? year - 100 : year;
}
