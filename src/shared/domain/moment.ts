import { Temporal } from 'temporal-polyfill';
import { memoize } from '../data/memoize.ts';
import { IRELAND } from './date.ts';

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

/** The beginning or the end of a day, with the offset in which it was written. */
const EDGE_OF_DAY =
  /^(\d{4}-\d\d-\d\d)T(00:00(?::00(?:\.0+)?)?|23:59:59(?:\.\d+)?)(?:Z|[+-]\d\d:\d\d)$/;

/**
 * The moment that was meant where the beginning or the end of a day was written in another offset than the
 * Irish one of that day, as `2027-06-01T00:00:00Z`: cover is sold by days, and its days are those that the
 * sender wrote.
 * @returns undefined where the moment is the one that it says
 */
export function dayAsWritten({ text, utc }: Moment): Moment | undefined {
  const [, day, time] = EDGE_OF_DAY.exec(text) ?? [];
  const meant = day === undefined ? undefined : readMoment(`${day}T${time}`);
  return meant === undefined || meant.utc === utc ? undefined : meant;
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

const knownTime = memoize((utc) => {
  const zoned = Temporal.Instant.from(utc).toZonedDateTimeISO(IRELAND);
  return zoned.toPlainTime().toString({ smallestUnit: 'minute' });
});

/** The Irish day and time of a moment: `2026-12-01`, `09:30`. Undefined where the text is none. */
export function irishTime(text: string): { day: string; time: string } | undefined {
  const moment = readMoment(text);
  return moment && { day: moment.day, time: knownTime(moment.utc) };
}
