import { create } from 'zustand';
import type { Result } from '../../shared/contract/result.ts';
import { daysLater, irishDay } from '../../shared/domain/date.ts';
import type { QuoteList, QuoteListQuery } from '../../shared/schemas/quote-list.ts';
import type { Count } from '../i18n/count.ts';
import { call } from './call.ts';
import { expiringQuery } from './quote-query.ts';

/** The days from today on that count as this week. */
const WEEK = 7;

interface ExpiringState {
  /** The Irish day that the numbers are of. */
  readonly today: string;
  /** How many open quotes expire on it; undefined before the first answer. */
  readonly day: Count | undefined;
  /** How many expire on it and the six days after. */
  readonly week: Count | undefined;
  readonly load: () => Promise<void>;
}

interface ExpiringParts {
  readonly list: (query: QuoteListQuery) => Promise<Result<QuoteList>>;
  readonly today: () => string;
}

/** What expires today. */
export function expiringToday(today: string) {
  return expiringQuery(today, today);
}

/** What expires today or on one of the six days after. */
export function expiringThisWeek(today: string) {
  return expiringQuery(today, daysLater(today, WEEK - 1));
}

/** How many open quotes expire soon. */
export function createExpiringStore({ list, today }: ExpiringParts) {
  let sequence = 0;
  const countOf = async (query: QuoteListQuery): Promise<Count | undefined> => {
    const answer = await list({ ...query, limit: 1 });
    if (!answer.ok) return undefined;
    return { count: answer.value.total, isLeast: answer.value.totalIsLeast ?? false };
  };
  return create<ExpiringState>()((set) => ({
    today: today(),
    day: undefined,
    week: undefined,
    async load() {
      sequence += 1;
      const mine = sequence;
      const now = today();
      const [day, week] = await Promise.all([
        countOf(expiringToday(now)),
        countOf(expiringThisWeek(now)),
      ]);
      if (mine === sequence) set({ today: now, day, week });
    },
  }));
}

export const useExpiring = createExpiringStore({
  list: (query) => call('listQuotes', query),
  today: () => irishDay(Date.now()),
});
