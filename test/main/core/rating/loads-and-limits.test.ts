import { describe, expect, test } from 'vitest';
import { examine } from '../../../../src/main/core/rating/examine/examine.ts';
import { type Finding, findingText } from '../../../../src/main/core/rating/examine/finding.ts';
import { isOfExample } from '../../../../src/main/core/rating/examine/worked-examples.ts';
import { explain } from '../../../../src/main/core/rating/explain.ts';
import { compileBook, rate } from '../../../../src/main/core/rating/rate.ts';
import { rateReplacing } from '../../../../src/main/core/rating/replacing.ts';
import { inEnglish } from '../../../../src/shared/domain/messages/english.ts';
import type { RatingInputs } from '../../../../src/shared/domain/quote-fields/rating-inputs.ts';
import { withSentences } from '../../../../src/shared/result/sentences.ts';
import type { Limit } from '../../../../src/shared/schemas/rate-books/rate-book.ts';
import { levies } from './demonstration.ts';
import { tiny } from './tiny-book.ts';

const risk: RatingInputs = { cover: 'Comprehensive', parking: 'Street', faultClaims: 1 };
const limited = (...limits: Limit[]) => compileBook({ ...tiny, limits });
const netOf = (limit: Partial<Limit>, inputs = risk) =>
  rate(limited({ id: 'limit', title: 'Limit', ...limit }), [], inputs).netCents;
const said = ({ severity, ...finding }: Finding) =>
  `${severity} ${findingText(finding as Finding)}`;
const found = (...limits: Limit[]) =>
  examine({ ...tiny, limits }, levies)
    .filter((finding) => !isOfExample(finding))
    .map(said);

test('a flat amount is added after the multiplier of its row, and is a step of its own', () => {
  const { steps, netCents } = explain(compileBook(tiny), [], risk);
  // 1,000.00 × 1.2 + 25.00 = 1,225.00; × 1.3 + 50.00 = 1,642.50
  expect(steps.map(({ id, row, before, after }) => [id, inEnglish(row), before, after])).toEqual([
    ['base', 'Comprehensive', 0, 100_000],
    ['parking', 'Street', 100_000, 120_000],
    ['parking-load', 'Street', 120_000, 122_500],
    ['claims', '1 and over', 122_500, 159_250],
    ['claims-load', '1 and over', 159_250, 164_250],
    ['bonus', '0 to under 5', 164_250, 164_250],
  ]);
  expect(netCents).toBe(164_250);
  expect(examine(tiny, levies)).toEqual([]);
});

describe('a limit', () => {
  const two = { factors: ['parking', 'claims'] };

  test.each<[string, Partial<Limit>, number]>([
    ['caps the multiplier of some factors', { ...two, most: 1.5 }, 150_000],
    ['caps what they add', { ...two, mostAddedCents: 60_000 }, 160_000],
    ['takes the lower of two caps', { ...two, most: 1.5, mostAddedCents: 40_000 }, 140_000],
    ['changes nothing that is within it', { ...two, most: 1.7 }, 164_250],
    ['counts from the amount before its own factor', { factors: ['claims'], most: 1.2 }, 147_000],
    ['without factors is of the whole', { least: 1.8 }, 180_000],
    ['lets a floor go before a cap', { least: 1.6, mostAddedCents: 10_000 }, 160_000],
    ['is of its covers alone', { covers: ['TPFT'], most: 1 }, 164_250],
  ])('%s', (_, limit, cents) => {
    expect(netOf(limit)).toBe(cents);
  });

  test('holds what a discount takes off', () => {
    const careful = { cover: 'Comprehensive', parking: 'Garage', noClaimsYears: 5 } as const;
    expect(netOf({ most: 9 }, careful)).toBe(45_000);
    expect(netOf({ factors: ['bonus'], mostTakenCents: 30_000 }, careful)).toBe(60_000);
    expect(netOf({ least: 0.55 }, careful)).toBe(55_000);
  });

  test('is a step of its own where it holds something, and else none', () => {
    const book = limited(
      { id: 'history', title: 'Driving history', factors: ['claims', 'bonus'], most: 1.2 },
      { id: 'whole', title: 'Whole', mostAddedCents: 40_000 },
      { id: 'idle', title: 'Idle', mostTakenCents: 1 },
    );
    const { steps, netCents } = explain(book, [], risk);
    expect(netCents).toBe(140_000);
    expect(withSentences(steps.slice(-2))).toMatchObject([
      { id: 'history', row: 'at most ×1.2 of 1225 euro', before: 164_250, after: 147_000 },
      { id: 'whole', row: 'at most 400 euro more than 1000 euro', before: 147_000, after: 140_000 },
    ]);
    const replaced = rateReplacing(book, [], risk)({ at: 1, relativity: 10_000 });
    expect(replaced.netCents).toBe(122_500);
  });

  test('holds also what a named driver would pay alone', () => {
    const namedDrivers = {
      title: 'Named drivers',
      driver: 'Named driver',
      factors: ['claims'],
      share: 0.5,
      mainShare: 1,
    };
    const own = { ...risk, faultClaims: 0, namedDrivers: [{ driver: 1, faultClaims: 2 }] };
    const netWith = (limits?: Limit[]) =>
      rate(compileBook({ ...tiny, namedDrivers, ...(limits ? { limits } : {}) }), [], own).netCents;
    // 1,225.00 for the policyholder and 1,642.50 for the driver: half of the difference
    expect(netWith()).toBe(143_375);
    expect(netWith([{ id: 'cap', title: 'Cap', most: 1.5 }])).toBe(136_250);
  });

  test('is checked', () => {
    const limit = { id: 'limit', title: 'Limit' };
    expect(found({ ...limit, most: 1.5 })).toEqual([]);
    expect(found({ ...limit, factors: ['parking', 'bonus'], least: 0.5, most: 0.4 })).toEqual([
      'fault limits[0]: The factors of a limit must follow one another: under Comprehensive, claims stands between them',
      'fault limits[0]: A floor of ×0.5 is above the cap of ×0.4',
    ]);
    expect(found(limit, { ...limit, factors: ['shoes'], most: 1.00001 })).toEqual([
      'fault limits[1]: limit is here twice',
      'fault limits[1].most: 1.00001 has more than four decimal places: the premium would not be exact',
      'fault limits[0]: The limit has no bound, so it never applies',
      'fault limits[1].factors[0]: There is no factor shoes',
    ]);
    expect(found({ ...limit, covers: ['Comprehensive'], most: 1.5 })).toEqual([
      'warning base.cents.Comprehensive: With flat amounts or limits, Comprehensive could cost less than Third party, fire and theft for some risks: try the extremes',
    ]);
  });
});

test('silence must not pay by a flat amount either', () => {
  const [parking, ...others] = tiny.factors;
  if (parking?.kind !== 'table') throw new Error('there is no table');
  const rows = parking.rows.map((row) => ({ ...row, relativity: 1 }));
  const factors = [
    { ...parking, assume: { typical: 'Street', cautious: 'Garage' }, rows },
    ...others,
  ];
  expect(
    examine({ ...tiny, factors }, levies)
      .filter((one) => !isOfExample(one))
      .map(said),
  ).toEqual([
    'fault factors[0].assume.cautious: A full quote without this answer would cost less than a quick price',
  ]);
});
