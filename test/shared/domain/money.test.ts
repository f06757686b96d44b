import { expect, test } from 'vitest';
import { centsOf, decimal, euro, ONE, tenThousandths } from '../../../src/shared/domain/money.ts';

test.each([
  [0, 0],
  [1, 0.01],
  [52_100, 521],
  [52_105, 521.05],
])('%i cents are %d euro', (cents, amount) => {
  expect(euro(cents)).toBe(amount);
  expect(centsOf(amount)).toBe(cents);
});

test.each([0.001, 521.005, 0.1 + 0.2, Number.NaN, Number.NEGATIVE_INFINITY, 1e300])(
  '%d has no exact cents',
  (value) => expect(centsOf(value)).toBeUndefined(),
);

test.each([
  [0, 0],
  [ONE, 1],
  [12_500, 1.25],
  [1, 0.0001],
])('%i ten-thousandths are %d', (fixed, value) => {
  expect(decimal(fixed)).toBe(value);
  expect(tenThousandths(value)).toBe(fixed);
});

test.each([1.000_01, 0.000_05, Number.NaN, Number.POSITIVE_INFINITY, 1e300])(
  '%d has no exact ten-thousandths',
  (value) => expect(tenThousandths(value)).toBeUndefined(),
);
