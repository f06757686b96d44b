import { useMemo } from 'react';
import { daysLater } from '../../shared/domain/date.ts';
import type { QuoteList, QuoteListQuery } from '../../shared/schemas/quotes/quote-list.ts';
import type { Count } from '../i18n/money.ts';
import { MINUTE, useToday } from './every.ts';
import { useOperation } from './operation-query.ts';
import { expiringQuery, type QuoteQuery } from './quote-query.ts';

/** How many lines a list has on all of its pages. */
export function countOf({ total, totalIsLeast }: Pick<QuoteList, 'total' | 'totalIsLeast'>): Count {
  return { count: total, isLeast: totalIsLeast ?? false };
}

/**
 * How many quotes a query lists; undefined before the first answer, and while it fails.
 * @param every milliseconds: a quote expires without any change of the data
 */
function useQuoteCount(query: QuoteListQuery, every: number): Count | undefined {
  const { value, fault } = useOperation('listQuotes', { ...query, limit: 1 }, { every });
  return useMemo(() => (value && !fault ? countOf(value) : undefined), [value, fault]);
}

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

/** The place of the queue of referrals. */
export const REFERRALS = '/quotes/referrals';

/** The open quotes that wait for an underwriter's decision. */
const WAITING: QuoteQuery = { status: 'quoted', referral: 'referred', outcome: 'open' };

/** How many quotes wait for an underwriter's decision; undefined where none does, or none is known to. */
export function useWaitingReferrals(): Count | undefined {
  const waiting = useQuoteCount(WAITING, MINUTE);
  return waiting && waiting.count > 0 ? waiting : undefined;
}
