import { LARGEST_CENTS, ONE, scale, tenThousandths } from '../../../shared/domain/money.ts';
import type { Periods } from '../../../shared/schemas/rate-books/rate-book.ts';

/** What a policy of some days costs, by the premium of a year. */
export interface PeriodShare {
  readonly row: string;
  /** Ten-thousandths; undefined where it is calculated by the day. */
  readonly relativity: number | undefined;
  /** Cents of a year's net premium, rounded half up to the cent. */
  readonly of: (cents: number) => number;
}

/** The days of an ordinary year: a policy that is longer than the scale costs a part of it a day. */
const YEAR = 365;
/** The days up to which the scale goes: a year with a leap day. */
export const SCALE_END = 366;

function byTheDay(days: number): PeriodShare {
  return {
    row: `${days} of ${YEAR} days`,
    relativity: undefined,
    of: (cents) => Math.min(LARGEST_CENTS, Math.floor((2 * cents * days + YEAR) / (2 * YEAR))),
  };
}

/** The share of a year's premium that a policy of so many days costs. */
export function periodShare({ scale: rows }: Periods, days: number): PeriodShare {
  const row = rows.find(({ upToDays }) => days <= upToDays);
  if (!row) return byTheDay(days);
  const relativity = tenThousandths(row.share) ?? ONE;
  return {
    row: `up to ${row.upToDays} days`,
    relativity,
    of: (cents) => scale(cents, relativity),
  };
}
