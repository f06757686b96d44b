import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../../../src/renderer/data/query-client.ts';
import {
  createChosenPeriod,
  daysOf,
} from '../../../../src/renderer/features/dashboard/chosen-period.ts';
import { useFigures } from '../../../../src/renderer/features/dashboard/use-figures.ts';
import type { OutputOf } from '../../../../src/shared/contract/contract.ts';
import { answered, rendered } from '../../../support/screens/rendered.ts';

type Figures = OutputOf<'dashboard'>;

const TODAY = '2026-11-21';

function figures(quotes: number, hasQuotes = true): Figures {
  const some = { quotes, converted: 0, premium: 0, acceptances: 0, acceptedPremium: 0 };
  const period = { from: '', to: '', ...some, averagePremium: null, conversion: null };
  return {
    today: TODAY,
    hasQuotes,
    days: [],
    period,
    before: { ...period, quotes: 0 },
    covers: [],
    outcomes: { sums: [], sources: [], schemes: [] },
    expiring: { today: 0, week: 0, next: [] },
    unexplained: { from: TODAY, to: TODAY, total: 0, quotes: [] },
  };
}

const month = (today: string) => daysOf('month', today);

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse(`${TODAY}T12:00:00Z`), toFake: ['Date'] });
});

afterEach(() => {
  queryClient.clear();
  vi.useRealTimers();
});

test('asks for 30 days, and keeps the period that was chosen', () => {
  expect(month(TODAY)).toEqual({ from: '2026-10-23', to: '2026-11-21' });
  answered('dashboard', month(TODAY), figures(7));
  expect(rendered(useFigures).value).toEqual(figures(7));

  let kept: string | null = null;
  const create = () =>
    createChosenPeriod({
      kept: {
        read: () => kept,
        write: (word) => {
          kept = word;
        },
      },
    });
  create().getState().choose('week');
  expect(create().getState().period).toBe('week');
  expect(daysOf('week', TODAY)).toEqual({ from: '2026-11-15', to: '2026-11-21' });
});

test('the day follows the clock', () => {
  answered('dashboard', month('2026-11-22'), figures(7));
  expect(rendered(useFigures).value).toBeUndefined();
  vi.setSystemTime(Date.parse('2026-11-22T12:00:00Z'));
  expect(rendered(useFigures).value).toEqual(figures(7));
});

test('the desk is fresh until its first quote', () => {
  answered('dashboard', month(TODAY), figures(0, false));
  expect(rendered(useFigures).isFresh).toBe(true);
  answered('dashboard', month(TODAY), figures(0));
  expect(rendered(useFigures).isFresh).toBe(false);
});
