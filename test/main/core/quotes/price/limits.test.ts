import { describe, expect, test } from 'vitest';
import { addOnLevel } from '../../../../../src/main/core/quotes/price/add-on-levels.ts';
import {
  belowSmallest,
  excessOf,
  hasExcess,
  limitsOf,
  outsideLimits,
} from '../../../../../src/main/core/quotes/price/limits.ts';
import { decide } from '../../../../../src/main/core/quotes/price/risk.ts';
import { COVERS } from '../../../../../src/shared/domain/quotes/cover.ts';
import type { UnderwritingRule } from '../../../../../src/shared/schemas/rate-books/rate-book.ts';
import { book, factor } from '../../rating/demonstration.ts';
import { libraryWith } from '../demonstration-library.ts';

/** The demonstration book without one of its lines. */
const without = (id: string) => ({ ...book, factors: book.factors.filter((it) => it.id !== id) });

const at = (value: number) => ({ at: value, relativity: 1 });

test('excess and discount go from the first point of their line to the last', () => {
  expect(limitsOf(book, 'excess')).toEqual({ least: 0, most: 2_500, standard: 300 });
  expect(limitsOf(book, 'discount')).toEqual({ least: 0, most: 25, standard: 0 });
  expect(limitsOf(without('excess'), 'excess')).toBeUndefined();
});

test('an excess is priced where there is damage of its own, and its range is the same elsewhere', () => {
  expect(COVERS.filter((cover) => hasExcess(book, cover))).toEqual(['Comprehensive', 'TPFT']);
  for (const cover of COVERS) expect(limitsOf(book, 'excess', cover)?.most).toBe(2_500);
  const line = {
    ...factor('line', 'excess'),
    covers: ['TPFT' as const],
    points: [at(100), at(900)],
  };
  const both = { ...book, factors: [factor('line', 'excess'), line] };
  expect(limitsOf(both, 'excess', 'TPFT')?.most).toBe(900);
  expect(limitsOf(both, 'excess', 'ThirdParty')?.most).toBe(2_500);
});

test('a risk without an excess of its own has the one that its book assumes, where it has any', () => {
  const risk = { cover: 'Comprehensive' } as const;
  expect(excessOf(book, { ...risk, excess: 500 })).toBe(500);
  expect(excessOf(book, risk)).toBe(300);
  expect(excessOf(without('excess'), risk)).toBeUndefined();
});

test('bands over the same input are no limits', () => {
  const bands = [{ from: 0, relativity: 1 }];
  const excess = { ...factor('line', 'excess'), kind: 'bands', bands } as const;
  expect(limitsOf({ ...book, factors: [excess] }, 'excess')).toBeUndefined();
  const line = { ...factor('line', 'excess'), points: [at(100), at(900)] };
  expect(limitsOf({ ...book, factors: [excess, line] }, 'excess')).toEqual({
    least: 100,
    most: 900,
    standard: 300,
  });
});

test('what an excess does to an optional cover is no limit of the excess', () => {
  const line = { ...factor('line', 'excess'), id: 'glass-excess', points: [at(50), at(150)] };
  const ofAddOn = { ...line, addOn: 'windscreen' as const };
  const factors = [ofAddOn, ...book.factors];
  expect(limitsOf({ ...book, factors }, 'excess')).toEqual(limitsOf(book, 'excess'));
  expect(limitsOf({ ...without('excess'), factors: [ofAddOn] }, 'excess')).toBeUndefined();
});

describe('an adjustment', () => {
  const range = (code: string, least: number, most: number) => ({ code, values: { least, most } });

  test.each([
    ['excess', 0, undefined],
    ['excess', 2_500, undefined],
    ['excess', 499.99, undefined],
    ['excess', -0.01, range('euroRange', 0, 2_500)],
    ['excess', 2_500.01, range('euroRange', 0, 2_500)],
    ['excess', 300.005, { code: 'twoDecimals' }],
    ['discount', 25, undefined],
    ['discount', 25.01, range('percentRange', 0, 25)],
    ['premium', 100, undefined],
    ['premium', 99.99, range('euroRange', 100, 100_000)],
    ['premium', 100_000, undefined],
    ['premium', 100_000.01, range('euroRange', 100, 100_000)],
  ] as const)('of the %s to %d: %j', (what, value, fault) => {
    expect(outsideLimits(book, what, value)).toEqual(fault);
  });

  test('of what the book does not price is refused', () => {
    expect(outsideLimits(without('discount'), 'discount', 5)).toEqual({ code: 'notPriced' });
    expect(outsideLimits(without('discount'), 'premium', 500)).toBeUndefined();
  });
});

describe('choices must not bring the premium below the smallest one', () => {
  const of = (premiumCents: number, ratedCents: number, path?: string) =>
    belowSmallest(book, { chosen: { premiumCents }, rated: { premiumCents: ratedCents } }, path);
  const fault = (path: string, least: number) => [
    { path, message: { code: 'belowSmallest', values: { least } } },
  ];

  test('of the rate book', () => {
    expect(of(10_000, 50_000)).toEqual([]);
    expect(of(9_999, 50_000)).toEqual(fault('excess', 100));
    expect(of(0, 10_000, 'value')).toEqual(fault('value', 100));
  });

  test('or of the risk, which may be rated below it', () => {
    expect(of(9_000, 9_000)).toEqual([]);
    expect(of(9_500, 9_000)).toEqual([]);
    expect(of(8_999, 9_000)).toEqual(fault('excess', 90));
  });
});

describe('the level of an add-on', () => {
  test('is the one that was asked for, or else the first', () => {
    expect(addOnLevel(book, 'breakdown', 'europe')).toMatchObject({ netCents: 6_500 });
    expect(addOnLevel(book, 'breakdown', undefined)).toMatchObject({ level: 'ireland' });
    expect(addOnLevel(book, 'legal', 'extended')).toMatchObject({ netCents: 3_900 });
  });

  test('that does not exist gives those that do', () => {
    expect(addOnLevel(book, 'breakdown', 'standard')).toEqual({ known: ['ireland', 'europe'] });
    expect(addOnLevel({ ...book, addOns: [] }, 'breakdown', undefined)).toEqual({ known: [] });
  });
});

const REFER: UnderwritingRule = {
  id: 'over-thirty',
  decision: 'refer',
  input: 'driverAge',
  above: 30,
  reason: 'A test',
};

const DECLINE: UnderwritingRule = { ...REFER, id: 'over-forty', decision: 'decline', above: 40 };

test.each([
  [30, 'quote', []],
  [31, 'refer', ['over-thirty']],
  // What would refer a declined risk besides is not among its reasons.
  [41, 'decline', ['over-forty']],
  // A form that is only begun.
  [undefined, 'quote', []],
] as const)('of a driver aged %j the decision is %s', (driverAge, decision, rules) => {
  const book = libraryWith({ underwriting: [REFER, DECLINE] }).inForce('2026-12-01');
  if (!book) throw new Error('No rate book is in force');
  const decided = decide(book, { cover: 'TPFT', ...(driverAge && { driverAge }) });
  expect(decided.decision).toBe(decision);
  expect(decided.reasons.map(({ rule }) => rule)).toEqual(rules);
});
