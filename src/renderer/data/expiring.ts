import { daysLater } from '../../shared/domain/date.ts';
import type { Count } from '../i18n/count.ts';
import { useToday } from './every.ts';
import { useQuoteCount } from './quote-count.ts';
import { expiringQuery } from './quote-query.ts';

/** The days from today on that count as this week. */
const WEEK = 7;

interface Expiring {
  /** The Irish day that the numbers are of. */
  readonly today: string;
  /** How many open quotes expire on it; undefined before the first answer. */
  readonly day: Count | undefined;
  /** How many expire on it and the six days after. */
  readonly week: Count | undefined;
}

/** What expires today. */
export function expiringToday(today: string) {
  return expiringQuery(today, today);
}

/** What expires today or on one of the six days after. */
export function expiringThisWeek(today: string) {
  return expiringQuery(today, daysLater(today, WEEK - 1));
}

/**
 * How many open quotes expire soon.
 * @param every milliseconds: a quote expires without any change of the data
 */
export function useExpiring(every: number): Expiring {
  const today = useToday();
  const day = useQuoteCount(expiringToday(today), every);
  const week = useQuoteCount(expiringThisWeek(today), every);
  return { today, day, week };
}
