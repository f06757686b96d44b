import { expect, test } from 'vitest';
import { COVERS } from '../../../../src/shared/schemas/cover.ts';
import type { Factor } from '../../../../src/shared/schemas/rate-book.ts';
import { book } from './demonstration.ts';

function lowest(factor: Factor): number {
  if (factor.kind === 'table') return Math.min(...factor.rows.map((row) => row.relativity));
  const steps = factor.kind === 'bands' ? factor.bands : factor.points;
  return Math.min(...steps.map((step) => step.relativity));
}

/** The smallest product of the relativities of some factors. */
const least = (factors: readonly Factor[]) => factors.map(lowest).reduce((a, b) => a * b, 1);

const everywhere = book.factors.filter(({ covers }) => covers === undefined);
const nearOnly = book.factors.filter(({ covers }) => covers !== undefined);

// Proves the order of the covers for every risk, not only for tried ones.
test('no risk can cost less under a wider cover', () => {
  // Both wider covers have the same factors, so a higher base stays higher, with rounding too.
  expect(nearOnly.map(({ covers }) => covers)).toEqual(nearOnly.map(() => COVERS.slice(0, 2)));
  const { Comprehensive, TPFT, ThirdParty } = book.base.cents;
  expect(Comprehensive).toBeGreaterThanOrEqual(TPFT);
  // Their additional factors cannot bring them down to third party, with a tenth to spare.
  expect((TPFT * least(nearOnly)) / ThirdParty).toBeGreaterThan(1.1);
  // Rounding takes at most half a cent a step: far less than that tenth of the smallest amount.
  const smallest = ThirdParty * least(everywhere) * least(nearOnly);
  expect((book.factors.length * 0.5) / smallest).toBeLessThan(0.001);

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
