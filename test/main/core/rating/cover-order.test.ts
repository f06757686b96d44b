import { expect, test } from 'vitest';
import { compileFactor } from '../../../../src/main/core/rating/factor.ts';
import { appliesTo } from '../../../../src/main/core/rating/rate.ts';
import { COVERS, type Cover } from '../../../../src/shared/domain/quotes/cover.ts';
import type { Factor } from '../../../../src/shared/schemas/rate-books/rate-book.ts';
import { book } from './demonstration.ts';

function lowest(factor: Factor): number {
  if ('rows' in factor) return Math.min(...factor.rows.map((row) => row.relativity));
  const steps = factor.kind === 'bands' ? factor.bands : factor.points;
  return Math.min(...steps.map((step) => step.relativity));
}

/** The smallest product of the relativities of some factors. */
const least = (factors: readonly Factor[]) => factors.map(lowest).reduce((a, b) => a * b, 1);

const isExcess = (factor: Factor) => 'input' in factor && factor.input === 'excess';
const everywhere = book.factors.filter(({ covers }) => covers === undefined);
const nearOnly = book.factors.filter((it) => it.covers !== undefined && !isExcess(it));

/** What an excess multiplies under a cover: level outside its points, straight between them. */
function excess(cover: Cover, value: number): number {
  const factor = book.factors.find((it) => isExcess(it) && appliesTo(cover)(it));
  return factor ? compileFactor(factor).relativity({ cover, excess: value }) / 10_000 : 1;
}

// Proves the order of the covers for every risk, not only for tried ones.
test('no risk can cost less under a wider cover', () => {
  // Both wider covers have the same factors but for the excess, which a line moves: its points decide.
  expect(nearOnly.map(({ covers }) => covers)).toEqual(nearOnly.map(() => COVERS.slice(0, 2)));
  const { Comprehensive, TPFT, ThirdParty } = book.base.cents;
  const points = book.factors.flatMap((it) =>
    isExcess(it) && it.kind === 'line' ? it.points.map(({ at }) => at) : [],
  );
  expect(points).toHaveLength(8);
  for (const value of points) {
    const tpft = TPFT * excess('TPFT', value);
    expect((Comprehensive * excess('Comprehensive', value)) / tpft).toBeGreaterThan(1.005);
    // Their additional factors cannot bring them down to third party.
    expect((tpft * least(nearOnly)) / ThirdParty).toBeGreaterThan(1.005);
  }
  // Rounding takes at most half a cent a step: far less than that margin of the smallest amount.
  const smallest = ThirdParty * least(everywhere) * least(nearOnly) * excess('TPFT', 2500);
  expect((book.factors.length * 0.5) / smallest).toBeLessThan(0.002);

  const minimum = book.minimumNetCents;
  expect(minimum.Comprehensive).toBeGreaterThanOrEqual(minimum.TPFT);
  expect(minimum.TPFT).toBeGreaterThanOrEqual(minimum.ThirdParty);
});

test('no-claims years never raise a relativity, claims never lower one', () => {
  const relativities = (id: string) =>
    book.factors.flatMap((factor) =>
      factor.id === id && factor.kind === 'bands' ? factor.bands.map((it) => it.relativity) : [],
    );
  const discount = relativities('no-claims');
  expect(discount).toEqual(discount.toSorted((a, b) => b - a));
  expect(discount[5]).toBe(0.5);
  const loading = relativities('claims');
  expect(loading).toEqual(loading.toSorted((a, b) => a - b));
  expect(loading).toHaveLength(6);
});
