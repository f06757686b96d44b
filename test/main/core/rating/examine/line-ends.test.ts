import { expect, test } from 'vitest';
import { findingText, isFault } from '../../../../../src/main/core/rating/examine/finding.ts';
import { isOfExample } from '../../../../../src/main/core/rating/examine/worked-examples.ts';
import type { FactorOf } from '../../../../../src/shared/schemas/rate-books/rate-book.ts';
import { added, book, factor } from './sound-book.ts';

const age = factor('line', 'driver-age');
const at = book.factors.indexOf(age);

function found(extrapolate: NonNullable<FactorOf<'line'>['extrapolate']>): string[] {
  const factors = book.factors.with(at, { ...age, extrapolate });
  return added({ ...book, factors })
    .filter((finding) => isFault(finding) && !isOfExample(finding))
    .map(findingText);
}

test('a line must go on outside its points, and to a multiplier that a book may have', () => {
  const [first, last] = [age.points[0]?.at ?? 0, age.points.at(-1)?.at ?? 0];
  expect(found({ from: first - 1 })).toEqual([]);
  expect(found({ from: first, upTo: last - 1 })).toEqual([
    `factors[${at}].points[0]: ${first} is not above ${first}, where the row before it begins: they overlap`,
    `factors[${at}].extrapolate.upTo: ${last - 1} is not above ${last}, where the row before it begins: they overlap`,
  ]);
  const [far] = found({ upTo: 1_000_000 });
  expect(far).toMatch(
    new RegExp(
      String.raw`^factors\[${at}\]\.extrapolate\.upTo: The line would reach ×-?[\d.]+ at 1000000: a multiplier is above 0 and at most 100$`,
    ),
  );
});
