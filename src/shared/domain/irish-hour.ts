import { Temporal } from 'temporal-polyfill';

/** The last moment at which it was a full hour of the day in Ireland, or is now. @returns epoch milliseconds */
export function lastIrishHour(now: number, hour: number): number {
  const present = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO('Europe/Dublin');
  const today = present.withPlainTime({ hour });
  const last = today.epochMilliseconds <= now ? today : today.subtract({ days: 1 });
  return last.epochMilliseconds;
}
