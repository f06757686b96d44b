import { readDay, yearsBetween } from '../../shared/domain/date.ts';
import { typedDate, writtenDate } from '../../shared/domain/typed-date.ts';
import { monthName } from './day.ts';
import { translate } from './i18n.ts';

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

const OLDEST_DRIVER = 100;
const YOUNGEST_DRIVER = 16;

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
  if (year.length === 4) return writtenDate(Number(year), month, day);
  if (sense !== 'birth') return writtenDate(2000 + Number(year), month, day);
  return birthday(Number(year), writtenDate(0, month, day).slice(1), today);
}

/**
 * Reads a date in every form that {@link typedDate} takes apart.
 * @param today the Irish day, `YYYY-MM-DD`, that decides the century of a two-digit year
 */
export function readDate(text: string, sense: DateSense, today: string): DateReading {
  if (text.trim() === '') return { kind: 'empty' };
  const typed = typedDate(text);
  if (!typed) return { kind: 'problem', message: translate('date.unread') };
  const { year, month, day } = typed;
  if (month.number < 1 || month.number > 12) {
    return { kind: 'problem', message: noMonth(month.text) };
  }
  const found = readDay(resolve(year, month.number, day, sense, today));
  if (!found) return { kind: 'problem', message: noDay(day, month.number, year) };
  return { kind: 'day', day: found, short: year.length === 2 };
}

function noMonth(month: string): string {
  return translate('date.noMonth', { month });
}

function noDay(day: number, month: number, year: string): string {
  const shown = year.length === 2 ? `’${year}` : year;
  return translate('date.noDay', { day, month: monthName(month), year: shown });
}
