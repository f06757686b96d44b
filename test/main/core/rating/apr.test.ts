import { expect, test } from 'vitest';
import { annualRate } from '../../../../src/main/core/rating/apr.ts';
import { daysBetween } from '../../../../src/shared/domain/date.ts';

/** Repayments of euro on days, after a loan on a day. */
const repaid = (from: string, ...all: readonly [day: string, euro: number][]) =>
  all.map(([day, euro]) => ({ days: daysBetween(from, day), cents: euro * 100 }));

test.each([
  // Source: Directive 98/7/EC, Annex II (the examples of Annex III of Directive 87/102/EEC), part A.
  [1000, repaid('1994-01-01', ['1995-07-01', 1200]), 13],
  [950, repaid('1994-01-01', ['1995-07-01', 1200]), 16.9],
  [1000, repaid('1994-01-01', ['1995-01-01', 600], ['1996-01-01', 600]), 13.1],
  [1000, repaid('1994-01-01', ['1994-04-01', 272], ['1994-07-01', 272], ['1995-01-01', 544]), 13.2],
  // Twice after a year, and nothing but what was lent.
  [100, repaid('2027-01-01', ['2028-01-01', 200]), 100],
  [100, repaid('2027-01-01', ['2027-02-01', 50], ['2027-03-01', 50]), 0],
])('%i euro, repaid as stated, cost so much a year', (euro, repayments, percent) => {
  expect(annualRate(euro * 100, repayments)).toBe(percent);
});
