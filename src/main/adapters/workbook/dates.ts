import { attribute, child, childrenOf } from './element.ts';
import type { XmlPart } from './package.ts';

/** The formats of dates and times that no workbook has to describe (ECMA-376 part 1, 18.8.30). */
const isKnownDate = (id: number): boolean =>
  (id >= 14 && id <= 22) ||
  (id >= 27 && id <= 36) ||
  (id >= 45 && id <= 47) ||
  (id >= 50 && id <= 58);

/** What a format only shows: texts, escaped characters, colours and conditions. */
const SHOWN = /"[^"]*"|\\.|_.|\*.|\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi;
const DATE = /[ymdhs]/i;
/** Characters of a format: Excel's own limit. */
const FORMAT_CHARACTERS = 255;

const isDateFormat = (code: string): boolean =>
  code.toLowerCase() !== 'general' &&
  DATE.test(code.slice(0, FORMAT_CHARACTERS).replaceAll(SHOWN, ''));

/** The styles of cells, by their numbers, that show a number as a date or a time. */
export function dateStyles(styles: XmlPart | undefined): ReadonlySet<number> {
  if (!styles) return new Set();
  const { root } = styles;
  const described = new Map(
    childrenOf(child(root, 'numFmts'), 'numFmt').map((format) => [
      Number(attribute(format, 'numFmtId')),
      isDateFormat(attribute(format, 'formatCode') ?? ''),
    ]),
  );
  const isDate = (id: number) => described.get(id) ?? isKnownDate(id);
  return new Set(
    childrenOf(child(root, 'cellXfs'), 'xf').flatMap((xf, i) =>
      isDate(Number(attribute(xf, 'numFmtId') ?? 0)) ? [i] : [],
    ),
  );
}

const MILLISECONDS = 24 * 60 * 60 * 1000;
/** Day 0 of both calendars; 29 February 1900, which never was, is day 60 of the first. */
const DAY_0 = { from1900: Date.UTC(1899, 11, 30), from1904: Date.UTC(1904, 0, 1) };
const LEAP = 60;

/** `YYYY-MM-DD` of a number of days, with `THH:MM` where it has a part of a day. */
export function dayOf(days: number, isFrom1904: boolean): string {
  const start = isFrom1904 ? DAY_0.from1904 : DAY_0.from1900;
  const shift = !isFrom1904 && days < LEAP ? 1 : 0;
  const date = new Date(start + Math.round((days + shift) * MILLISECONDS));
  if (Number.isNaN(date.getTime())) return `${days}`;
  const text = date.toISOString();
  return text.endsWith('T00:00:00.000Z') ? text.slice(0, 10) : text.slice(0, 16);
}

/** The number of a day (`YYYY-MM-DD`) from 1 March 1900 on, in the calendar from 1900. */
export function serialOf(day: string): number {
  return (Date.parse(`${day}T00:00:00Z`) - DAY_0.from1900) / MILLISECONDS;
}
