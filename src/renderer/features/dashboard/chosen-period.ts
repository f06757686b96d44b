import { create } from 'zustand';
import { daysLater, irishDay } from '../../../shared/domain/date.ts';
import type { DashboardQuery } from '../../../shared/schemas/desk/dashboard.ts';
import { recall, remember } from '../../data/memory.ts';
import { ask } from '../../data/operation-query.ts';

/** The periods that a broker looks at, in the order of the picker. */
export const PERIODS = ['week', 'month', 'quarter', 'thisMonth', 'thisYear'] as const;
type PeriodName = (typeof PERIODS)[number];

/** The first day of each period, by its last: today. */
const begins: Record<PeriodName, (today: string) => string> = {
  week: (today) => daysLater(today, -6),
  month: (today) => daysLater(today, -29),
  quarter: (today) => daysLater(today, -89),
  thisMonth: (today) => `${today.slice(0, 7)}-01`,
  thisYear: (today) => `${today.slice(0, 4)}-01-01`,
};

/** The days of a period that ends today, `YYYY-MM-DD`. */
export function daysOf(period: PeriodName, today: string): DashboardQuery {
  return { from: begins[period](today), to: today };
}

/** The period of a kept word; 30 days where it is none. */
export function readPeriod(word: string | null): PeriodName {
  return PERIODS.find((period) => period === word) ?? 'month';
}

interface ChosenPeriod {
  readonly period: PeriodName;
  readonly choose: (period: PeriodName) => void;
}

interface PeriodParts {
  readonly kept: { readonly read: () => string | null; readonly write: (word: string) => void };
}

/** The period that the broker looks at, which outlives the page. */
export function createChosenPeriod({ kept }: PeriodParts) {
  return create<ChosenPeriod>()((set) => ({
    period: readPeriod(kept.read()),
    choose(period) {
      kept.write(period);
      set({ period });
    },
  }));
}

const KEY = 'quotedesk-dashboard-period';

export const useChosenPeriod = createChosenPeriod({
  kept: { read: () => recall(KEY), write: (word) => remember(KEY, word) },
});

/** Asks for the figures of the chosen period before the screen that shows them is drawn. */
export async function askForFigures(): Promise<void> {
  const { period } = useChosenPeriod.getState();
  await ask('dashboard', daysOf(period, irishDay(Date.now())));
}
