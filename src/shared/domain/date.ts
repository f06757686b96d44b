import { Temporal } from 'temporal-polyfill';
import { memoize } from '../data/memoize.ts';

/** A policy's days are Irish days. */
export const IRELAND = 'Europe/Dublin';

const CALENDAR_DATE = /^\d{4}-\d{2}-\d{2}$/;
const BASIC_DATE = /^(\d{4})(\d{2})(\d{2})$/;

function daysIn(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/**
 * The day as `YYYY-MM-DD`, where the text is an existing calendar date: `1985-06-15`, or `19850615`
 * in the basic form. A day with its year last is never read so: no month is 19 or 20.
 */
export function readDay(given: string): string | undefined {
  const text = given.replace(BASIC_DATE, '$1-$2-$3');
  if (!CALENDAR_DATE.test(text)) return undefined;
  const year = Number(text.slice(0, 4));
  const month = Number(text.slice(5, 7));
  const day = Number(text.slice(8));
  if (month < 1 || month > 12 || day < 1) return undefined;
  return day <= daysIn(year, month) ? text : undefined;
}

const DAY = 24 * 60 * 60 * 1000;

/** An Irish day, and the epoch milliseconds at which it begins. */
interface Begun {
  readonly day: string;
  readonly from: number;
}

/**
 * The Irish days of a day in UTC in their order: two, one in winter, and three on 21 May 1916. Kept,
 * because every submission asks for today and for the days of its period.
 */
const daysInUtc = memoize((utcDay: number): Begun[] => {
  const from = utcDay * DAY;
  let day = Temporal.Instant.fromEpochMilliseconds(from).toZonedDateTimeISO(IRELAND).toPlainDate();
  const found: Begun[] = [];
  for (let begins = from; begins < from + DAY; ) {
    found.push({ day: day.toString(), from: begins });
    day = day.add({ days: 1 });
    begins = day.toZonedDateTime(IRELAND).epochMilliseconds;
  }
  return found;
});

/** The Irish day of a moment in epoch milliseconds, `YYYY-MM-DD`. */
export function irishDay(epochMilliseconds: number): string {
  const days = daysInUtc(Math.floor(epochMilliseconds / DAY));
  let last = days.length - 1;
  while ((days[last]?.from ?? 0) > epochMilliseconds) last -= 1;
  return days[last]?.day ?? '';
}

/** Epoch milliseconds as ISO 8601 in UTC, whole seconds: `2026-11-21T09:30:00Z`. */
export function utcText(epochMilliseconds: number): string {
  // A page of a list shows some hundred: an Instant for each took two fifths of the page's time.
  // biome-ignore lint/style/noRestrictedGlobals: of a time that was given
  return `${new Date(epochMilliseconds).toISOString().slice(0, -'.000Z'.length)}Z`;
}

/** Completed years from one calendar day to another, negative where the other is earlier. */
export function yearsBetween(from: string, to: string): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return to.slice(5) < from.slice(5) ? years - 1 : years;
}

/** Days from one calendar day to another, negative where the other is earlier. */
export function daysBetween(from: string, to: string): number {
  // Every submission asks twice: of Temporal it took as long as the rating.
  // biome-ignore lint/style/noRestrictedGlobals: of days that were given
  return (Date.parse(to) - Date.parse(from)) / DAY;
}

/** The days of a period, its first and its last counted. Both are calendar days, `YYYY-MM-DD`. */
export function daysOf({ from, to }: { readonly from: string; readonly to: string }): number {
  return daysBetween(from, to) + 1;
}

// The same few days begin the periods of many submissions.
const lastDaysOf = memoize((months: number) =>
  memoize((from) => {
    const start = Temporal.PlainDate.from(from);
    const next = start.add({ months });
    // After the 31st, or a leap day, a shorter month's last day is still within them.
    return (next.day === start.day ? next.subtract({ days: 1 }) : next).toString();
  }),
);

/** The last day of so many months that begin on a calendar day, `YYYY-MM-DD`. */
export function lastDayOfMonths(from: string, months: number): string {
  return lastDaysOf(months)(from);
}

/** The same day of the month so many months later, or the last of a shorter month. The day exists. */
export function monthsLater(day: string, months: number): string {
  return Temporal.PlainDate.from(day).add({ months }).toString();
}

/** The last day of the twelve months that begin on a calendar day, `YYYY-MM-DD`. */
export function lastDayOfYear(from: string): string {
  return lastDayOfMonths(from, 12);
}

const knownStart = memoize(
  (day) => Temporal.PlainDate.from(day).toZonedDateTime(IRELAND).epochMilliseconds,
);

/** The first moment of an Irish day, epoch milliseconds. The day exists: see {@link readDay}. */
export function irishDayStart(day: string): number {
  return knownStart(day);
}

/** The last whole second of an Irish day, ISO 8601 with its offset. The day exists. */
export function irishDayEnd(day: string): string {
  return irishText(irishDayStart(daysLater(day, 1)) - 1000);
}

/** Epoch milliseconds as Irish time, ISO 8601 with its offset: `2026-12-01T09:30:00+00:00`. */
export function irishText(epochMilliseconds: number): string {
  return Temporal.Instant.fromEpochMilliseconds(epochMilliseconds)
    .toZonedDateTimeISO(IRELAND)
    .toString({ timeZoneName: 'never', smallestUnit: 'second' });
}

/** The moment of an Irish day at `HH:MM:SS`, epoch milliseconds. The day and the time exist. */
export function irishMoment(day: string, time: string): number {
  return Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime(IRELAND).epochMilliseconds;
}

/** The day of the week of a calendar day: 0 is Sunday, 6 is Saturday. The day exists. */
export function weekday(day: string): number {
  return Temporal.PlainDate.from(day).dayOfWeek % 7;
}

/** The day so many days later, or earlier where the number is negative. The day exists. */
export function daysLater(day: string, days: number): string {
  // biome-ignore lint/style/noRestrictedGlobals: of days that were given
  return new Date(Date.parse(day) + days * DAY).toISOString().slice(0, -'T00:00:00.000Z'.length);
}
