import { create } from 'zustand';
import type { InputOf, OutputOf } from '../../../shared/contract/contract.ts';
import type { Result } from '../../../shared/contract/result.ts';
import { irishDay } from '../../../shared/domain/date.ts';
import { call } from '../../data/call.ts';
import { LOADING, type Loaded, loaded } from '../../data/loaded.ts';
import { recall, remember } from '../../data/memory.ts';
import { daysOf, type PeriodName, readPeriod } from './period.ts';

type Query = InputOf<'dashboard'>;
type Figures = OutputOf<'dashboard'>;

export interface DashboardState {
  readonly period: PeriodName;
  readonly figures: Loaded<Figures>;
  /** Whether no quote was ever made at this desk. */
  readonly fresh: boolean;
  readonly choose: (period: PeriodName) => Promise<void>;
  /** Asks for the figures of the period as of today; the old ones stay until the answer. */
  readonly load: () => Promise<void>;
}

export interface DashboardParts {
  readonly ask: (query: Query) => Promise<Result<Figures>>;
  /** How many quotes there are at all. */
  readonly countQuotes: () => Promise<number | undefined>;
  /** The Irish day, `YYYY-MM-DD`. */
  readonly today: () => string;
  readonly kept: { readonly read: () => string | null; readonly write: (word: string) => void };
}

/** Whether nothing in the figures shows that there is a quote. */
function isBare({ period, before, expiring }: Figures): boolean {
  return [period, before].every(({ quotes }) => quotes === 0) && expiring.next.length === 0;
}

/** The figures of the period that the broker looks at, which outlives the page. */
export function createDashboardStore({ ask, countQuotes, today, kept }: DashboardParts) {
  let sequence = 0;
  return create<DashboardState>()((set, get) => ({
    period: readPeriod(kept.read()),
    figures: LOADING,
    fresh: false,
    choose(period) {
      kept.write(period);
      set({ period });
      return get().load();
    },
    async load() {
      sequence += 1;
      const mine = sequence;
      const answer = await ask(daysOf(get().period, today()));
      const fresh = answer.ok && isBare(answer.value) && (await countQuotes()) === 0;
      // A later question has overtaken this one.
      if (mine === sequence) set({ figures: loaded(answer), fresh });
    },
  }));
}

const KEY = 'quotedesk-dashboard-period';

export const useDashboard = createDashboardStore({
  ask: (query) => call('dashboard', query),
  async countQuotes() {
    const answer = await call('listQuotes', { limit: 1 });
    return answer.ok ? answer.value.total : undefined;
  },
  today: () => irishDay(Date.now()),
  kept: {
    read: () => recall(KEY),
    write: (word) => remember(KEY, word),
  },
});
