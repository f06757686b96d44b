import { readMoment } from '../../shared/date.ts';

/** Milliseconds. */
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** The calendar day so many days after another, `YYYY-MM-DD`. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);
}

/** The epoch milliseconds of an Irish day and time, `YYYY-MM-DD` and `HH:MM:SS`. */
export function momentOf(day: string, time: string): number {
  return Date.parse(readMoment(`${day}T${time}`)?.utc ?? '');
}
