import { isLikelyEircode, normaliseEircode } from './eircode.ts';
import { datedMark, normaliseVrm } from './registration.ts';

/** Letters that people type or scan for a digit. */
const DIGITS: Readonly<Record<string, string>> = {
  O: '0',
  Q: '0',
  I: '1',
  L: '1',
  Z: '2',
  S: '5',
  G: '6',
  B: '8',
};

/** Digits that people type for a letter. */
const LETTERS: Readonly<Record<string, string>> = {
  0: 'O',
  1: 'I',
  2: 'Z',
  5: 'S',
  6: 'G',
  8: 'B',
};

const replaced = (text: string, table: Readonly<Record<string, string>>): string =>
  [...text].map((each) => table[each] ?? each).join('');

/** A text in capitals, with a digit for each letter that looks like one: `I9S` is `195`. */
const asDigits = (text: string): string => replaced(text, DIGITS);

/** A text in capitals, with a letter for each digit that looks like one: `0Y` is `OY`. */
const asLetters = (text: string): string => replaced(text, LETTERS);

/** The years in which an index mark is given, inclusive; open at an end that is not there. */
interface Given {
  readonly from?: number;
  readonly until?: number;
}

/** The counties joined theirs in 2013 and 2014: until then Limerick, Tipperary and Waterford had two. */
const JOINED = 2013;
const ALWAYS: Given = {};
const ENDED: Given = { until: JOINED };

/** The letters of a mark since 1987, each for the county of first registration. */
export const INDEX_MARKS: ReadonlyMap<string, Given> = new Map([
  ...'C CE CN CW D DL G KE KK KY L LD LH LM LS MH MN MO OY RN SO W WH WX WW'
    .split(' ')
    .map((mark) => [mark, ALWAYS] as const),
  ...['LK', 'TN', 'TS', 'WD'].map((mark) => [mark, ENDED] as const),
  ['T', { from: JOINED }],
]);

/** A code as it was typed: capitals without what parts them. */
const plain = (text: string): string => text.toUpperCase().replaceAll(/[\s-]/g, '');

/** The lengths of year and county that a mark may have, the usual first. */
const LENGTHS = [
  [3, 1],
  [3, 2],
  [2, 1],
  [2, 2],
] as const;

/** Whether a text that stands in three parts has a year and a county of these lengths. */
function fits(text: string, [year, county]: (typeof LENGTHS)[number]): boolean {
  const parts = text.trim().split(/[\s-]+/);
  return parts.length !== 3 || (parts[0]?.length === year && parts[1]?.length === county);
}

/** A year from 1913 to 2012, or a half of one since 2013; then the number without a zero before it. */
const YEAR = /^([0-9]{2}|(1[3-9]|[2-9][0-9])[12])$/;
const NUMBER = /^[1-9][0-9]{0,5}$/;

/** More than these can hardly be slips of one mark. */
const MOST_SLIPS = 3;

/** How many characters are not the same in two texts of one length. */
const differing = (one: string, other: string): number =>
  [...one].filter((each, i) => each !== other[i]).length;

/**
 * The mark that a text may have meant, where a letter stands for a digit that looks like it or the
 * other way round: `I91-D-1234S` for `191-D-12345`. Offer it; never apply it unseen.
 * @returns normalised; undefined where nothing is to be corrected, or nothing likely is near
 */
export function suggestedVrm(text: string): string | undefined {
  const read = normaliseVrm(text);
  if (read !== undefined && !datedMark(read)) return undefined;
  const typed = plain(text);
  const possible = LENGTHS.filter((lengths) => fits(text, lengths));
  const near = possible.flatMap(([yearLength, countyLength]) => {
    const at = yearLength + countyLength;
    const parts = [
      asDigits(typed.slice(0, yearLength)),
      asLetters(typed.slice(yearLength, at)),
      asDigits(typed.slice(at)),
    ] as const;
    const [year, county, number] = parts;
    if (!YEAR.test(year) || !INDEX_MARKS.has(county) || !NUMBER.test(number)) return [];
    return [{ vrm: parts.join('-'), slips: differing(parts.join(''), typed) }];
  });
  const [best] = near.toSorted((one, other) => one.slips - other.slips);
  return best && best.slips > 0 && best.slips <= MOST_SLIPS ? best.vrm : undefined;
}

/**
 * The Eircode that a text may have meant, where a letter stands for a digit that looks like it:
 * `DO2 X2B5` for `D02X285`. Offer it; never apply it unseen.
 * @returns normalised; undefined where nothing is to be corrected, or nothing likely is near
 */
export function suggestedEircode(text: string): string | undefined {
  const typed = plain(text);
  const read = normaliseEircode(text);
  if (read !== undefined && isLikelyEircode(read)) return undefined;
  // No letter of an Eircode looks like a digit.
  const meant = asDigits(typed);
  const isCode = normaliseEircode(meant) === meant && isLikelyEircode(meant);
  return isCode && meant !== read ? meant : undefined;
}

/** What is offered where a text is not of the form that the remark of this code asks for. */
const BY_REMARK = new Map<string, (text: string) => string | undefined>([
  ['registration', suggestedVrm],
  ['eircode', suggestedEircode],
]);

/** What a remark on a text offers, ready to be spread into it. @param code of the remark's message */
export function offered(code: string, text: string): { readonly suggestion?: string } {
  const suggestion = BY_REMARK.get(code)?.(text);
  return suggestion === undefined ? {} : { suggestion };
}
