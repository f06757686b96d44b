import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LARGEST_CENTS, LARGEST_RELATIVITY, scale } from '../../../../src/shared/domain/money.ts';

const exact = (cents: number, relativity: number) =>
  Number((BigInt(cents) * BigInt(relativity) * 2n + 10_000n) / 20_000n);

test('scale is exact over its whole domain', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: LARGEST_CENTS }),
      fc.integer({ min: 0, max: LARGEST_RELATIVITY }),
      (cents, relativity) => {
        expect(scale(cents, relativity)).toBe(exact(cents, relativity));
      },
    ),
    { numRuns: 5000 },
  );
});

test('scale is exact at and next to every half near its upper end, where a float is least exact', () => {
  const wrong: number[][] = [];
  for (
    let relativity = LARGEST_RELATIVITY - 200;
    relativity <= LARGEST_RELATIVITY;
    relativity += 1
  ) {
    for (let cents = LARGEST_CENTS - 200; cents <= LARGEST_CENTS; cents += 1) {
      if (scale(cents, relativity) !== exact(cents, relativity)) wrong.push([cents, relativity]);
    }
  }
  expect(wrong).toEqual([]);
});

test.each([
  [1, 5_000, 1],
  [1, 4_999, 0],
  [3, 5_000, 2],
  [10_001, 10_500, 10_501],
  [0, LARGEST_RELATIVITY, 0],
  [LARGEST_CENTS, 0, 0],
])('scale(%i, %i) is %i: a half goes up', (cents, relativity, expected) => {
  expect(scale(cents, relativity)).toBe(expected);
});
