import { expect, test } from 'vitest';
import { underwrite } from '../../../src/main/rating/underwrite.ts';
import type { RatingInputs } from '../../../src/shared/shapes/rate-book.ts';
import { book } from './demonstration.ts';

const cases: [Omit<RatingInputs, 'cover'>, string[]][] = [
  [{}, []],
  [{ driverAge: 17, claims: 5 }, []],
  [{ driverAge: 99, claims: 0, licenceType: 'Learner', value: 1_000_000 }, []],
  [{ driverAge: 16 }, ['under-seventeen']],
  [{ claims: 6 }, ['more-than-five-claims']],
  [{ driverAge: 16, claims: 6 }, ['under-seventeen', 'more-than-five-claims']],
];

test.each(cases)('%o is declined for %o', (inputs, rules) => {
  const reasons = underwrite(book, { cover: 'Comprehensive', ...inputs });
  expect(reasons.map(({ rule }) => rule)).toEqual(rules);
  for (const { message } of reasons) expect(message.length).toBeGreaterThan(20);
});
