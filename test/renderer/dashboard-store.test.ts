import { beforeEach, expect, test } from 'vitest';
import { createDashboardStore } from '../../src/renderer/features/dashboard/dashboard-store.ts';
import type { InputOf, OutputOf } from '../../src/shared/contract/contract.ts';
import { done, failed, type Result } from '../../src/shared/contract/result.ts';
import { message } from '../../src/shared/domain/messages/message.ts';

type Figures = OutputOf<'dashboard'>;
interface Asked {
  readonly query: InputOf<'dashboard'>;
  readonly answer: (answer: Result<Figures>) => void;
}

let asked: Asked[];
let kept: string | null;
let quotes: number;
let today: string;

function create() {
  return createDashboardStore({
    ask: (query) => new Promise((answer) => asked.push({ query, answer })),
    countQuotes: async () => quotes,
    today: () => today,
    kept: {
      read: () => kept,
      write: (word) => {
        kept = word;
      },
    },
  });
}

function figures(quotes: number): Figures {
  const some = { quotes, converted: 0, premium: 0, acceptances: 0, acceptedPremium: 0 };
  const period = { from: '', to: '', ...some, averagePremium: null, conversion: null };
  return {
    today,
    days: [],
    period,
    before: { ...period, quotes: 0 },
    covers: [],
    expiring: { today: 0, week: 0, next: [] },
  };
}

beforeEach(() => {
  asked = [];
  kept = null;
  quotes = 0;
  today = '2026-11-21';
});

test('asks for 30 days, and keeps the period that was chosen', () => {
  const store = create();
  void store.getState().load();
  void store.getState().choose('week');
  expect(asked.map(({ query }) => query)).toEqual([
    { from: '2026-10-23', to: '2026-11-21' },
    { from: '2026-11-15', to: '2026-11-21' },
  ]);
  expect(create().getState().period).toBe('week');
});

test('the day follows the clock', () => {
  const store = create();
  today = '2026-11-22';
  void store.getState().load();
  expect(asked[0]?.query.to).toBe('2026-11-22');
});

test('an answer that a later question has overtaken is dropped', async () => {
  const store = create();
  const first = store.getState().load();
  const second = store.getState().choose('quarter');
  asked[1]?.answer(done(figures(2)));
  await second;
  asked[0]?.answer(done(figures(1)));
  await first;
  expect(store.getState().figures).toMatchObject({ value: { period: { quotes: 2 } } });
});

test.each([
  [0, 0, true],
  [0, 5, false],
  [1, 1, false],
])('%i quotes in the period and %i in all: fresh is %s', async (inPeriod, inAll, fresh) => {
  quotes = inAll;
  const store = create();
  const loading = store.getState().load();
  asked[0]?.answer(done(figures(inPeriod)));
  await loading;
  expect(store.getState().fresh).toBe(fresh);
});

test('a fault is shown, and no welcome', async () => {
  const store = create();
  const loading = store.getState().load();
  asked[0]?.answer(failed({ kind: 'unavailable', message: message('hostSilent') }));
  await loading;
  expect(store.getState()).toMatchObject({ fresh: false, figures: { state: 'failed' } });
});
