import { readDay, yearsBetween } from '../../shared/domain/date.ts';
import { fold } from '../../shared/domain/fold.ts';
import { translate } from './i18n.ts';
import { MONTHS, monthName } from './month.ts';

/** What a typed date turned out to be. */
export type DateReading =
  | { readonly kind: 'empty' }
  | {
      readonly kind: 'day';
      /** `YYYY-MM-DD` */
      readonly day: string;
      /** Whether the year had two digits, and more may be on their way. */
      readonly short: boolean;
    }
  | { readonly kind: 'problem'; readonly message: string };

/** Which century two digits mean: a driver's birth lies in the past, any other day in this one. */
export type DateSense = 'birth' | 'cover' | 'coverEnd' | 'day';

/** Each form with the places of its day, month and year among the groups. */
const FORMS: readonly (readonly [RegExp, 'dmy' | 'ymd' | 'mdy'])[] = [
  [/^((?:19|20)\d{2})[-/. ](\d{1,2})[-/. ](\d{1,2})$/, 'ymd'],
  [/^(\d{1,2})[-/. ]+(\d{1,2})[-/. ]+(\d{2}|(?:19|20)\d{2})$/, 'dmy'],
  [/^(\d{2})(\d{2})((?:19|20)\d{2})$/, 'dmy'],
  [/^((?:19|20)\d{2})(\d{2})(\d{2})$/, 'ymd'],
  [/^(\d{2})(\d{2})(\d{2})$/, 'dmy'],
  [
    /^(\d{1,2})(?:st|nd|rd|th)?[-/. ]*(\p{L}[\p{L} ]{2,15}?)[-/., ]*(\d{2}|(?:19|20)\d{2})$/u,
    'dmy',
  ],
  [/^(\p{L}[\p{L} ]{2,15}?)\.? *(\d{1,2})(?:st|nd|rd|th)?[, ]+(\d{2}|(?:19|20)\d{2})$/u, 'mdy'],
];

const OLDEST_DRIVER = 100;
const YOUNGEST_DRIVER = 16;

function monthOf(text: string): number {
  if (/^\d+$/.test(text)) return Number(text);
  const typed = text === 'sept' ? 'sep' : fold(text);
  const starts = (names: readonly string[]) =>
    names.findIndex((name) => fold(name).startsWith(typed)) + 1;
  return starts(MONTHS.en) || starts(MONTHS.ga);
}

function written(year: number, month: number, day: number): string {
  return [String(year), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
}

/** The day of the century that makes a driver, else the one that has already been. */
function birthday(twoDigits: number, monthAndDay: string, today: string): string {
  const century = Math.floor(Number(today.slice(0, 4)) / 100) * 100;
  const late = `${century + twoDigits}${monthAndDay}`;
  const early = `${century - 100 + twoDigits}${monthAndDay}`;
  const age = yearsBetween(late, today);
  if (age >= YOUNGEST_DRIVER) return late;
  return age < 0 || yearsBetween(early, today) <= OLDEST_DRIVER ? early : late;
}

function resolve(year: string, month: number, day: number, sense: DateSense, today: string) {
  if (year.length === 4) return written(Number(year), month, day);
  if (sense !== 'birth') return written(2000 + Number(year), month, day);
  return birthday(Number(year), written(0, month, day).slice(1), today);
}

/**
 * Reads a date as people in Ireland type it, the day before the month: `12/03/1985`, `12-3-85`,
 * `12.3.1985`, `12031985`, `12 Mar 1985`, and `1985-03-12`.
 * @param today the Irish day, `YYYY-MM-DD`, that decides the century of a two-digit year
 */
export function readDate(text: string, sense: DateSense, today: string): DateReading {
  const typed = text.trim().toLowerCase();
  if (typed === '') return { kind: 'empty' };
  for (const [form, order] of FORMS) {
    const match = form.exec(typed);
    if (!match) continue;
    const part = (letter: string) => match[order.indexOf(letter) + 1] ?? '';
    const [year, month, day] = [part('y'), monthOf(part('m')), Number(part('d'))];
    if (month < 1 || month > 12) return { kind: 'problem', message: noMonth(part('m')) };
    const found = readDay(resolve(year, month, day, sense, today));
    if (!found) return { kind: 'problem', message: noDay(day, month, year) };
    return { kind: 'day', day: found, short: year.length === 2 };
  }
  return { kind: 'problem', message: translate('date.unread') };
}

function noMonth(month: string): string {
  return translate('date.noMonth', { month });
}

function noDay(day: number, month: number, year: string): string {
  const shown = year.length === 2 ? `’${year}` : year;
  return translate('date.noDay', { day, month: monthName(month), year: shown });
}
