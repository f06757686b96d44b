import { describe, expect, test } from 'vitest';
import { price } from '../../../../src/main/core/quotes/price/explanation.ts';
import { examine } from '../../../../src/main/core/rating/examine/examine.ts';
import { findingText } from '../../../../src/main/core/rating/examine/finding.ts';
import { isOfExample } from '../../../../src/main/core/rating/examine/worked-examples.ts';
import { explain } from '../../../../src/main/core/rating/explain.ts';
import { instalments } from '../../../../src/main/core/rating/instalments.ts';
import { compileBook, rate } from '../../../../src/main/core/rating/rate.ts';
import { explanationLines } from '../../../../src/main/hosts/cli/commands/quote-text.ts';
import { message } from '../../../../src/shared/domain/messages/message.ts';
import type { RatingInputs } from '../../../../src/shared/domain/quotes/rating-inputs.ts';
import type {
  Fee,
  InstalmentPlan,
  RateBook,
} from '../../../../src/shared/schemas/rate-books/rate-book.ts';
import { in2026, levies } from './demonstration.ts';
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
