import { daysBetween, daysLater } from '../date.ts';

/** The first and the last day of cover, Irish days, `YYYY-MM-DD`. */
interface Days {
  readonly from: string;
  readonly to: string;
}

/**
 * The days of a period whose cover begins later than it was priced for: it keeps its length, and its end moves
 * by as many days. Nobody pays for days that are not covered.
 * @param from the day on which cover begins; one before the period changes nothing
 */
export function movedPeriod({ from: first, to }: Days, from: string): Days {
  const later = daysBetween(first, from);
  return later <= 0 ? { from: first, to } : { from, to: daysLater(to, later) };
}
