import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { price } from '../../../../src/main/core/quotes/price/explanation.ts';
import { examine } from '../../../../src/main/core/rating/examine/examine.ts';
import { findingText } from '../../../../src/main/core/rating/examine/finding.ts';
import { isOfExample } from '../../../../src/main/core/rating/examine/worked-examples.ts';
import { explain } from '../../../../src/main/core/rating/explain.ts';
import { instalments } from '../../../../src/main/core/rating/instalments.ts';
import { leviesOn, levyAmount } from '../../../../src/main/core/rating/levies.ts';
import { compileBook, periodShare, rate } from '../../../../src/main/core/rating/rate.ts';
import { explanationLines } from '../../../../src/main/hosts/cli/commands/quote-text.ts';
import { inEnglish } from '../../../../src/shared/domain/messages/english.ts';
import { message } from '../../../../src/shared/domain/messages/message.ts';
import type { RatingInputs } from '../../../../src/shared/domain/quote-fields/rating-inputs.ts';
import { withSentences } from '../../../../src/shared/result/sentences.ts';
import type {
  Fee,
  InstalmentPlan,
  Periods,
  RateBook,
} from '../../../../src/shared/schemas/rate-books/rate-book.ts';
import { book, compiled, in2026, levies } from './demonstration.ts';
import { tiny } from './tiny-book.ts';

/** 500.00 net: 15.00 and 5.00 of levies and the stamp of 1.00 are 521.00 euro, without a policy fee. */
const plain: RateBook = {
  ...tiny,
  factors: [],
  policyFeeCents: 0,
  base: { title: 'Base', cents: { Comprehensive: 50_000, TPFT: 50_000, ThirdParty: 50_000 } },
};

const risk: RatingInputs = { cover: 'Comprehensive' };

const broker = { id: 'broker', title: 'Broker fee', owner: 'broker' } as const;

const plan = { id: 'monthly', title: 'Monthly' };

describe('a fee', () => {
  test.each<[string, Partial<Fee>, number]>([
    ['may be fixed', { cents: 2_500 }, 2_500],
    ['may be a share of the gross premium', { share: 0.05 }, 2_605],
    ['may be a share of the net premium', { share: 0.05, of: 'net' }, 2_500],
    ['is rounded half up', { share: 0.1005 }, 5_236],
    ['may be both', { cents: 1_000, share: 0.1 }, 6_210],
    ['has a minimum', { share: 0.05, leastCents: 4_000 }, 4_000],
    ['has a maximum', { share: 0.4, mostCents: 15_000 }, 15_000],
  ])('%s', (_, fee, cents) => {
    const book = compileBook({ ...plain, policyFeeCents: 1_500, fees: [{ ...broker, ...fee }] });
    const { grossCents, feeCents, feesCents, premiumCents } = rate(book, in2026, risk);
    expect([grossCents, feesCents, feeCents]).toEqual([52_100, [cents], 1_500 + cents]);
    expect(premiumCents).toBe(grossCents + feeCents);
  });

  test('is found again in a premium that was set by hand', () => {
    const book = compileBook({ ...plain, fees: [{ ...broker, share: 0.1, leastCents: 2_500 }] });
    const set = explain(book, in2026, risk, { addOns: [], premiumCents: 50_000 });
    expect(set).toMatchObject({ premiumCents: 50_000 });
    expect(set.grossCents + set.feeCents).toBe(50_000);
    expect(set.feesCents).toEqual([4_545]);
  });
});

describe('instalments', () => {
  /** Worked out by hand for the 521.00 euro of the levies' worked figure. */
  test.each<[Partial<InstalmentPlan>, number, number, number]>([
    // 416.80 / 9 = 46.31 and 8 % of it 3.70; 416.80 × 1.08 / 9 = 50.016
    [{ depositShare: 0.2, number: 9, chargeShare: 0.08, round: 'before' }, 10_420, 5_001, 55_429],
    [{ depositShare: 0.2, number: 9, chargeShare: 0.08, round: 'after' }, 10_420, 5_002, 55_438],
    // 112.015; 408.98 / 10 = 40.90 and 9.5 % of it 3.89; 408.98 × 1.095 / 10 = 44.78331
    [
      { depositShare: 0.215, number: 10, chargeShare: 0.095, round: 'before' },
      ...([11_202, 4_479, 55_992] as const),
    ],
    [
      { depositShare: 0.215, number: 10, chargeShare: 0.095, round: 'after' },
      ...([11_202, 4_478, 55_982] as const),
    ],
    // 468.90 / 9 = 52.10 and 7 % of it 3.65; 468.90 × 1.07 / 9 = 55.747
    [{ depositShare: 0.1, number: 9, chargeShare: 0.07, round: 'before' }, 5_210, 5_575, 55_385],
    [{ depositShare: 0.1, number: 9, chargeShare: 0.07, round: 'after' }, 5_210, 5_575, 55_385],
    // 421.00 / 9 = 46.78 and 25.00 / 9 = 2.78; 446.00 / 9 = 49.555
    [
      { depositCents: 10_000, number: 9, chargeCents: 2_500, round: 'before' },
      10_000,
      4_956,
      54_604,
    ],
    [
      { depositCents: 10_000, number: 9, chargeCents: 2_500, round: 'after' },
      10_000,
      4_956,
      54_604,
    ],
    // Without a charge: three times 173.67 reach the premium, three times 173.66 would not
    [{ number: 3, round: 'after' }, 0, 17_367, 52_101],
    // 130.25 / 3 = 43.41666: three times 43.42 is 130.26
    [{ depositShare: 0.75, number: 3, round: 'before' }, 39_075, 4_342, 52_101],
    [{ depositCents: 60_000, number: 3, chargeShare: 0.09, round: 'after' }, 52_100, 0, 52_100],
  ])('of 521.00 euro by %o', (one, depositCents, instalmentCents, totalCents) => {
    const full = { ...plan, number: 1, round: 'after', ...one } as const;
    expect(instalments(full, 52_100)).toEqual({
      depositCents,
      number: full.number,
      instalmentCents,
      totalCents,
      chargeCents: totalCents - 52_100,
    });
  });
});

test('a price shows each fee and each plan, and one of a book without them does not', () => {
  const parts = { levies: in2026, inputs: risk, receivedOn: '2026-06-01' };
  const shown = (book: RateBook) => {
    return price({ ...parts, book: { ...compileBook(book), hash: 'x' } }).explanation;
  };
  expect(Object.keys(shown(plain))).not.toEqual(expect.arrayContaining(['fees']));
  expect(Object.keys(shown(plain))).not.toEqual(expect.arrayContaining(['instalmentPlans']));
  const explanation = shown({
    ...plain,
    policyFeeCents: 1_500,
    fees: [{ ...broker, share: 0.05 }],
    instalmentPlans: [
      { ...plan, depositShare: 0.2, number: 9, chargeShare: 0.08, round: 'before' },
    ],
  });
  expect(explanation).toMatchObject({
    grossPremium: 521,
    policyFee: 41.05,
    fees: [
      { id: 'policy-fee', title: message('policyFee'), owner: 'insurer', amount: 15 },
      { ...broker, amount: 26.05 },
    ],
    premium: 562.05,
    // 112.41; 449.64 / 9 = 49.96 and 8 % of it 4.00
    instalmentPlans: [
      { ...plan, deposit: 112.41, number: 9, instalment: 53.96, charge: 36, total: 598.05 },
    ],
  });
  expect(explanationLines(explanation).slice(-7)).toEqual([
    expect.stringMatching(/^Policy fee +insurer +15\.00$/),
    expect.stringMatching(/^Broker fee +broker +26\.05$/),
    expect.stringMatching(/^Premium +562\.05$/),
    '',
    'Instalments',
    '  Plan     Deposit  Instalments  Charge   Total',
    '  Monthly   112.41    9 × 53.96   36.00  598.05',
  ]);
});

test('fees and plans are checked', () => {
  const fees: Fee[] = [
    { ...broker, leastCents: 9_000, mostCents: 8_000 },
    { ...broker, share: 0.12345, leastCents: 4_000 },
  ];
  const instalmentPlans: InstalmentPlan[] = [
    { ...plan, depositShare: 0.00001, number: 9, chargeShare: 0.12345, round: 'after' },
  ];
  const found = examine({ ...tiny, fees, instalmentPlans }, levies);
  expect(found.filter((one) => !isOfExample(one)).map(findingText)).toEqual([
    'fees[1]: broker is here twice',
    'fees[1].share: 0.12345 has more than four decimal places: the premium would not be exact',
    'instalmentPlans[0].depositShare: 0.00001 has more than four decimal places: the premium would not be exact',
    'instalmentPlans[0].chargeShare: 0.12345 has more than four decimal places: the premium would not be exact',
    'fees[0]: The fee has no amount and no share, so it costs nothing',
    'fees[0].leastCents: The least fee of 90 euro is above the highest of 80 euro',
    'smallestPremiumCents: The fees are at least 155 euro: a premium that is set by hand may not be below them',
  ]);
});

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

const PERIODS: Periods = book.periods ?? { leastDays: 1, mostMonths: 12, scale: [] };

describe('the share of a year’s premium', () => {
  test.each([
    [1, 1_500, 'up to 10 days'],
    [10, 1_500, 'up to 10 days'],
    [11, 2_500, 'up to 31 days'],
    [31, 2_500, 'up to 31 days'],
    [32, 4_000, 'up to 62 days'],
    [184, 7_500, 'up to 184 days'],
    [306, 9_500, 'up to 306 days'],
    [307, 10_000, 'up to 366 days'],
    [366, 10_000, 'up to 366 days'],
    // 10,000 × 367 / 365 = 10,054.79 and 10,000 × 397 / 365 = 10,876.71
    [367, 10_055, '367 of 365 days'],
    [397, 10_877, '397 of 365 days'],
  ])('of %i days is %i ten-thousandths', (days, cents, row) => {
    const share = periodShare(PERIODS, days);
    expect(inEnglish(share.row)).toBe(row);
    expect(share.of(10_000)).toBe(cents);
  });

  test('is never more for a shorter policy', () => {
    const days = fc.integer({ min: 1, max: 400 });
    fc.assert(
      fc.property(days, days, fc.integer({ min: 0, max: 1_000_000 }), (a, b, cents) => {
        const [short, long] = a <= b ? [a, b] : [b, a];
        expect(periodShare(PERIODS, short).of(cents)).toBeLessThanOrEqual(
          periodShare(PERIODS, long).of(cents),
        );
      }),
    );
  });
});

describe('a premium', () => {
  const RISK = { cover: 'Comprehensive' } as const;
  const year = rate(compiled, in2026, RISK).netCents;

  test('of a part of the year has a line of its own, before the add-ons', () => {
    const addOns = [{ id: 'legal', title: 'Legal', level: 'Standard', netCents: 2_500 }];
    const inputs = { ...RISK, periodDays: 90 };
    const explained = explain(compiled, in2026, inputs, { addOns });
    expect(explained.netCents).toBe(Math.floor((year + 1) / 2) + 2_500);
    expect(rate(compiled, in2026, inputs, addOns).netCents).toBe(explained.netCents);
    expect(withSentences(explained.steps.slice(-2))).toMatchObject([
      { id: 'period', input: '90 days', row: 'up to 92 days', relativity: 5_000, before: year },
      { id: 'legal' },
    ]);
  });

  test('is that of a year where the book knows no periods', () => {
    const { periods: _, ...old } = book;
    expect(rate(compileBook(old), in2026, { ...RISK, periodDays: 90 }).netCents).toBe(year);
    expect(explain(compileBook(old), in2026, { ...RISK, periodDays: 90 }).steps).toEqual(
      explain(compileBook(old), in2026, RISK).steps,
    );
  });
});

describe('a rate book is refused', () => {
  const last = { upToDays: 366, share: 1 };
  const found = (periods: Partial<Periods>) =>
    examine({ ...book, periods: { ...PERIODS, ...periods } }, levies).map(({ path }) => path);

  test.each([
    [
      [{ upToDays: 31, share: 0.3 }, { upToDays: 31, share: 0.4 }, last],
      ['periods.scale[1].upToDays'],
    ],
    [
      [{ upToDays: 31, share: 0.3 }, { upToDays: 62, share: 0.2 }, last],
      ['periods.scale[1].share'],
    ],
    [[{ upToDays: 31, share: 0.33333 }, last], ['periods.scale[0].share']],
    [[{ upToDays: 31, share: 0.3 }], ['periods.scale']],
    [[{ upToDays: 366, share: 0.9 }], ['periods.scale']],
  ])('where its scale is %j', (scale, paths) => {
    expect(found({ scale })).toEqual(paths);
  });

  test('where its shortest policy is longer than a year', () => {
    expect(found({ leastDays: 367 })).toEqual(['periods.leastDays']);
    expect(found({ leastDays: 366, scale: [last] })).toEqual([]);
  });
});
