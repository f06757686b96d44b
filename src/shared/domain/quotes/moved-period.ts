import { daysBetween, daysLater } from '../date.ts';

/** The first and the last day of cover, Irish days, `YYYY-MM-DD`. */
interface Days {
  readonly from: string;
  readonly to: string;
}

/**
 * The days of a period whose cover begins on another day than it was priced for: it keeps its length, and its
 * end moves by as many days. No one pays for days that are not covered, or is covered for days without a price.
 * @param from the day on which cover begins
 */
export function movedPeriod({ from: first, to }: Days, from: string): Days {
  return { from, to: daysLater(to, daysBetween(first, from)) };
}
