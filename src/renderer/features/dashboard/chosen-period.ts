import { create } from 'zustand';
import { recall, remember } from '../../data/memory.ts';
import { type PeriodName, readPeriod } from './period.ts';

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
