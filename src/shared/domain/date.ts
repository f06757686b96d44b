import { Temporal } from 'temporal-polyfill';
import { memoize } from '../data/memoize.ts';

/** A policy's days are Irish days. */
const IRELAND = 'Europe/Dublin';

/** Of ISO 8601 what XML Schema, JSON Schema and JavaScript's own `Date` take, too. */
const DATE_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})?$/;
const OFFSET = /(Z|[+-]\d{2}:\d{2})$/;
/** The basic form: nothing parts date and time. ISO 8601-1:2019, 5.4.2.1 */
const BASIC = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(?:(\d\d)([.,]\d+)?)?(?=Z|[+-]|$)/;
/** An offset of the basic form, or of hours alone. ISO 8601-1:2019, 5.3.4.1 */
const SHORT_OFFSET = /([+-]\d{2})(\d{2})?$/;
/** The end of a day is the beginning of the next. ISO 8601-1:2019, 5.3.2 */
const END_OF_DAY = /T24:00(:00(\.0+)?)?(?=Z|[+-]|$)/;
/** Temporal would read it as the second before. */
const LEAP_SECOND = /T\d{2}:\d{2}:60/;
const CALENDAR_DATE = /^\d{4}-\d{2}-\d{2}$/;
const BASIC_DATE = /^(\d{4})(\d{2})(\d{2})$/;

/** A date-time of any form in the extended form of {@link DATE_TIME}; any other text is no such form, either. */
function extended(text: string): string {
  if (DATE_TIME.test(text)) return text;
  return text
    .replace(BASIC, (_, year, month, day, hour, minute, second, fraction = '') => {
      const seconds = second === undefined ? '' : `:${second}${fraction}`;
      return `${year}-${month}-${day}T${hour}:${minute}${seconds}`;
    })
    .replace(/(:\d\d),(?=\d)/, '$1.')
    .replace(SHORT_OFFSET, (_, hours, minutes = '00') => `${hours}:${minutes}`);
}

/** A moment as it was given, and the Irish day that it falls on. */
export interface Moment {
  /** ISO 8601 in the extended form, with its own offset or with the Irish one where none was given. */
  readonly text: string;
  /** ISO 8601 in UTC, seconds. */
  readonly utc: string;
  /** The Irish calendar day, `YYYY-MM-DD`. */
  readonly day: string;
  /** Whether the text named its offset. */
  readonly hadOffset: boolean;
}

/**
 * The midnight at the end of a day as the beginning of the next; any other time as it is.
 * @throws RangeError where the day does not exist
 */
function beginning(text: string): string {
  if (!END_OF_DAY.test(text)) return text;
  const [day, hour] = [text.slice(0, 10), 'T24'];
  const next = Temporal.PlainDate.from(day).add({ days: 1 });
  return `${next}T00${text.slice(day.length + hour.length)}`;
}

function parseMoment(given: string): Moment | undefined {
  if (LEAP_SECOND.test(given)) return undefined;
  const hadOffset = OFFSET.test(given);
  try {
    const text = beginning(given);
    const zoned = hadOffset
      ? Temporal.Instant.from(text).toZonedDateTimeISO(IRELAND)
      : Temporal.PlainDateTime.from(text).toZonedDateTime(IRELAND);
    return {
      text: hadOffset ? text : zoned.toString({ timeZoneName: 'never', smallestUnit: 'second' }),
      utc: zoned.toInstant().toString({ smallestUnit: 'second' }),
      day: zoned.toPlainDate().toString(),
      hadOffset,
    };
  } catch {
    return undefined;
  }
}

// A policy begins at midnight of one of the next days: few moments make most of the requests.
const knownMoment = memoize(parseMoment);

/**
 * Reads an ISO 8601 date-time of a calendar date, in the extended or the basic form, to the minute or
 * finer; one without an offset is Irish time.
 * @returns undefined where the text is no date-time or names a day that does not exist
 */
export function readMoment(text: string): Moment | undefined {
  const moment = extended(text);
  return DATE_TIME.test(moment) ? knownMoment(moment) : undefined;
}

const knownEpoch = memoize((text) => Temporal.Instant.from(text).epochMilliseconds);

/** Epoch milliseconds of a text that {@link readMoment} reads; undefined of another. */
export function epochOf(text: string): number | undefined {
  const moment = readMoment(text);
  return moment && knownEpoch(moment.text);
}

/** The code of what is wrong with a text that {@link readMoment} does not read: its form, or what it names. */
export function momentFault(text: string): 'existingMoment' | 'dateTime' {
  return DATE_TIME.test(extended(text)) ? 'existingMoment' : 'dateTime';
}

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

const knownTime = memoize((utc) => {
  const zoned = Temporal.Instant.from(utc).toZonedDateTimeISO(IRELAND);
  return zoned.toPlainTime().toString({ smallestUnit: 'minute' });
});

/** The Irish day and time of a moment: `2026-12-01`, `09:30`. Undefined where the text is none. */
export function irishTime(text: string): { day: string; time: string } | undefined {
  const moment = readMoment(text);
  return moment && { day: moment.day, time: knownTime(moment.utc) };
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
