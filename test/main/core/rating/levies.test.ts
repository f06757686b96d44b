import { expect, test } from 'vitest';
import { leviesOn, levyAmount } from '../../../../src/main/core/rating/levies.ts';
import { compileBook, rate } from '../../../../src/main/core/rating/rate.ts';
import { book, levies } from './demonstration.ts';

const amounts = (day: string, netCents: number) =>
  Object.fromEntries(leviesOn(levies, day).map((levy) => [levy.id, levyAmount(levy, netCents)]));

test.each([
  ['2024-07-01', 1_000],
  ['2025-12-31', 1_000],
  ['2026-01-01', 500],
  ['2026-11-21', 500],
])('received on %s, 500.00 euro owes %i cents to the compensation fund', (day, fund) => {
  expect(amounts(day, 50_000)).toEqual({
    'stamp-duty': 1_500,
    'insurance-compensation-fund': fund,
    'policy-stamp': 100,
  });
});

test('500.00 euro net is 521.00 euro gross in 2026', () => {
  const cents = { Comprehensive: 50_000, TPFT: 50_000, ThirdParty: 50_000 };
  const flat = compileBook({ ...book, base: { title: 'Base', cents }, factors: [] });
  expect(rate(flat, leviesOn(levies, '2026-01-01'), { cover: 'Comprehensive' })).toEqual({
    netCents: 50_000,
    levyCents: [1_500, 500, 100],
    grossCents: 52_100,
    feeCents: 2_500,
    premiumCents: 54_600,
  });
});

test.each([
  [1_999, 0],
  [2_000, 100],
])('a premium of %i cents owes a policy stamp of %i', (netCents, stamp) => {
  expect(amounts('2026-01-01', netCents)['policy-stamp']).toBe(stamp);
});

test('each levy is rounded half up separately', () => {
  expect(amounts('2026-01-01', 50)).toMatchObject({
    'stamp-duty': 2,
    'insurance-compensation-fund': 1,
  });
});

test('the latest rate counts, in whatever order the table lists them', () => {
  const rates = [
    { from: '2026-01-01', rate: 0.01 },
    { from: '2012-01-01', rate: 0.03 },
    { from: '2027-01-01', rate: 0.04 },
    { from: '2020-01-01', rate: 0.02 },
  ];
  const fund = { id: 'fund', title: 'Fund', source: 'A test', kind: 'rate', rates } as const;
  const rateOn = (day: string) => leviesOn({ levies: [fund] }, day)[0]?.rate;
  expect(rateOn('2011-12-31')).toBe(0);
  expect(rateOn('2012-01-01')).toBe(300);
  expect(rateOn('2025-12-31')).toBe(200);
  expect(rateOn('2026-12-31')).toBe(100);
  expect(rateOn('2027-01-01')).toBe(400);
});

test('before its first dated rate, a levy is nothing', () => {
  expect(amounts('1999-12-31', 50_000)['stamp-duty']).toBe(0);
});
