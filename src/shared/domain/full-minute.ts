const MINUTE = 60_000;

/** The first full minute that is not before a moment, epoch milliseconds: cover that is late begins then. */
export function fullMinute(now: number): number {
  return Math.ceil(now / MINUTE) * MINUTE;
}
