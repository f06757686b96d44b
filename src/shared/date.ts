import { Temporal } from 'temporal-polyfill';

/** A policy's days are Irish days. */
const IRELAND = 'Europe/Dublin';

const DATE_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}([.,]\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?$/i;
const OFFSET = /(Z|[+-]\d{2}:?\d{2})$/i;
const CALENDAR_DATE = /^\d{4}-\d{2}-\d{2}$/;

/** A moment as it was given, and the Irish day that it falls on. */
export interface Moment {
  /** ISO 8601 with an offset: as given, or with the Irish offset where none was. */
  readonly text: string;
  /** ISO 8601 in UTC, seconds. */
  readonly utc: string;
  /** The Irish calendar day, `YYYY-MM-DD`. */
  readonly day: string;
  /** Whether the text named its offset. */
  readonly hadOffset: boolean;
}

/**
 * Reads an ISO 8601 date-time; one without an offset is Irish time.
 * @returns undefined where the text is no date-time or names a day that does not exist
 */
export function readMoment(text: string): Moment | undefined {
  if (!DATE_TIME.test(text)) return undefined;
  const hadOffset = OFFSET.test(text);
  try {
    const zoned = hadOffset
      ? Temporal.Instant.from(text).toZonedDateTimeISO(IRELAND)
      : Temporal.PlainDateTime.from(text, { overflow: 'reject' }).toZonedDateTime(IRELAND);
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

/** The day, where the text is an existing calendar date `YYYY-MM-DD`. */
export function readDay(text: string): string | undefined {
  if (!CALENDAR_DATE.test(text)) return undefined;
  try {
    return Temporal.PlainDate.from(text, { overflow: 'reject' }).toString();
  } catch {
    return undefined;
  }
}

/** The Irish day of a moment in epoch milliseconds, `YYYY-MM-DD`. */
export function irishDay(epochMilliseconds: number): string {
  return Temporal.Instant.fromEpochMilliseconds(epochMilliseconds)
    .toZonedDateTimeISO(IRELAND)
    .toPlainDate()
    .toString();
}

/** Epoch milliseconds as ISO 8601 in UTC, whole seconds: `2026-11-21T09:30:00Z`. */
export function utcText(epochMilliseconds: number): string {
  return Temporal.Instant.fromEpochMilliseconds(epochMilliseconds).toString({
    smallestUnit: 'second',
  });
}

/** Completed years from one calendar day to another, negative where the other is earlier. */
export function yearsBetween(from: string, to: string): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return to.slice(5) < from.slice(5) ? years - 1 : years;
}
