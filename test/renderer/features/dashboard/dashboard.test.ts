import { expect, test } from 'vitest';
import { placeAfter } from '../../../../src/renderer/features/dashboard/chart.tsx';
import {
  daysOf,
  PERIODS,
  readPeriod,
} from '../../../../src/renderer/features/dashboard/chosen-period.ts';
import {
  barsOf,
  conversionOf,
  isNamed,
  madeIn,
  quotesLink,
  scaleTo,
  stepOf,
  weekday,
} from '../../../../src/renderer/features/dashboard/figures.ts';
import { daysBetween, daysLater } from '../../../../src/shared/domain/date.ts';
import { type DayFigures, MOST_DAYS } from '../../../../src/shared/schemas/desk/dashboard.ts';

/** So many days, the first with one quote, the second with two, and so on. */
function days(from: string, length: number): DayFigures[] {
  return Array.from({ length }, (_, i) => ({
    day: daysLater(from, i),
    quotes: i + 1,
    converted: i % 2,
    premium: 0.1,
    acceptances: 0,
    acceptedPremium: 0,
  }));
}

test('each period ends today and has its days', () => {
  const lengths = PERIODS.map((period) => {
    const { from, to } = daysOf(period, '2026-11-21');
    expect(to).toBe('2026-11-21');
    return [period, from, daysBetween(from, to) + 1];
  });
  expect(lengths).toEqual([
    ['week', '2026-11-15', 7],
    ['month', '2026-10-23', 30],
    ['quarter', '2026-08-24', 90],
    ['thisMonth', '2026-11-01', 21],
    ['thisYear', '2026-01-01', 325],
  ]);
});

test('no period is longer than the dashboard takes', () => {
  for (const period of PERIODS) {
    const { from, to } = daysOf(period, '2028-12-31');
    expect(daysBetween(from, to) + 1).toBeLessThanOrEqual(MOST_DAYS);
  }
});

test('a period that is none reads as 30 days', () => {
  expect(['quarter', 'all', '', null].map(readPeriod)).toEqual([
    'quarter',
    'month',
    'month',
    'month',
  ]);
});

test.each([
  [1, 'day'],
  [31, 'day'],
  [32, 'week'],
  [126, 'week'],
  [127, 'month'],
  [400, 'month'],
])('a bar of %i days stands for a %s', (length, step) => {
  expect(stepOf(length)).toBe(step);
});

test('the week begins on Monday, before 2024 as well', () => {
  expect(['2026-11-16', '2026-11-22', '2023-12-31', '2020-02-29'].map(weekday)).toEqual([
    0, 6, 6, 5,
  ]);
});

test('weeks and months are cut where the period begins and ends, and lose nothing', () => {
  const quarter = days('2026-08-26', 90);
  const weeks = barsOf(quarter);
  expect(weeks.slice(0, 2).map(({ from, to }) => [from, to])).toEqual([
    ['2026-08-26', '2026-08-30'],
    ['2026-08-31', '2026-09-06'],
  ]);
  expect(weeks.at(-1)).toMatchObject({ from: '2026-11-23', to: '2026-11-23' });
  expect(weeks[1]).toEqual({
    from: '2026-08-31',
    to: '2026-09-06',
    quotes: 6 + 7 + 8 + 9 + 10 + 11 + 12,
    converted: 4,
    premium: 0.7,
  });
  const year = barsOf(days('2026-01-15', 200));
  expect(year.map(({ from }) => from.slice(0, 7))).toHaveLength(8);
  expect(year.reduce((sum, { quotes }) => sum + quotes, 0)).toBe((200 * 201) / 2);
  expect(year[0]).toMatchObject({ from: '2026-01-15', to: '2026-01-31' });
});

test('a year that comes round does not join two Januaries', () => {
  expect(barsOf(days('2026-01-15', 390)).map(({ from }) => from.slice(0, 7))).toEqual([
    ...Array.from({ length: 12 }, (_, i) => `2026-${String(i + 1).padStart(2, '0')}`),
    '2027-01',
    '2027-02',
  ]);
});

test('without quotes there is no conversion', () => {
  expect(conversionOf({ quotes: 0, converted: 0 })).toBeNull();
  expect(conversionOf({ quotes: 4, converted: 1 })).toBe(0.25);
});

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [9, [0, 3, 6, 9]],
  [29, [0, 10, 20, 30]],
  [101, [0, 50, 100, 150]],
])('quotes up to %i stand on round lines', (most, lines) => {
  expect(scaleTo(most, 'quotes')).toEqual(lines);
});

test('a scale always reaches the most, in few lines', () => {
  for (let most = 1; most < 100_000; most = most * 1.37 + 1) {
    const lines = scaleTo(most, 'premium');
    expect(lines.at(-1), `${most}`).toBeGreaterThanOrEqual(most);
    expect(lines.length, `${most}`).toBeLessThanOrEqual(5);
    expect(lines.every(Number.isInteger)).toBe(true);
  }
  expect(scaleTo(0.2, 'conversion')).toEqual([0, 0.25, 0.5, 0.75, 1]);
});

test('the last bar is named, and never more than there is room for', () => {
  for (const bars of [1, 7, 10, 11, 30, 31]) {
    const named = Array.from({ length: bars }, (_, at) => isNamed(at, bars));
    expect(named.at(-1)).toBe(true);
    expect(named.filter(Boolean).length).toBeLessThanOrEqual(10);
  }
});

test('the arrow keys stay within the bars', () => {
  const ways = ['ArrowLeft', 'ArrowRight', 'Home', 'End', 'a', 'toString'];
  expect(ways.map((key) => placeAfter(key, 0, 3))).toEqual([0, 1, 0, 2, undefined, undefined]);
  expect(placeAfter('ArrowRight', 2, 3)).toBe(2);
});

test('a link to the list carries its filter', () => {
  const filter = {
    status: 'accepted' as const,
    ...madeIn({ from: '2026-11-20', to: '2026-11-21' }),
  };
  expect(quotesLink(filter)).toBe(
    '/quotes?status=accepted&createdFrom=2026-11-20&createdTo=2026-11-21',
  );
});
