import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Condition,
  readCondition,
  writtenCondition,
} from '../../../../src/renderer/features/rate-books/edit/book/cell-text.ts';
import type { RuleTest } from '../../../../src/shared/schemas/rate-books/rate-book.ts';

const young = { input: 'driverAge', below: 21 } as const;
const taxi = { factor: 'use', row: 'Taxi or hackney' } as const;
const claims = { input: 'claims', above: 1 } as const;

test.each<readonly [string, Condition]>([
  ['driverAge < 21', young],
  ['driverAge outside 17 to 80', { input: 'driverAge', below: 17, above: 80 }],
  ['disqualifiedDays given', { input: 'disqualifiedDays' }],
  ['use = "Taxi or hackney"', taxi],
  ['licence-type = Provisional licence', { factor: 'licence-type', row: 'Provisional licence' }],
  ['driverAge < 21 and claims > 1', { match: 'all', conditions: [young, claims] }],
  [
    'driverAge<21 AND (use="Taxi or hackney" or claims>1)',
    { match: 'all', conditions: [young, { match: 'any', tests: [taxi, claims] }] },
  ],
  [
    'claims > 1 or driverAge < 21 and use = "Taxi or hackney"',
    { match: 'any', conditions: [claims, { match: 'all', tests: [young, taxi] }] },
  ],
])('%s is read', (text, condition) => {
  expect(readCondition(text)).toEqual(condition);
});

test.each([
  '',
  'driverAge',
  'driverAge < ',
  'driverAge < young',
  'driverAge outside 17',
  'driverAge < 21 and',
  '(driverAge < 21',
  'driverAge < 21) or claims > 1',
  'use = ',
  'use = "Taxi',
  '< 21',
  'driverAge < 21 or (claims > 1 and (use = Taxi or mileage > 5))',
])('“%s” is no condition', (text) => {
  expect(readCondition(text)).toBeUndefined();
});

test('a condition is read as it was written', () => {
  // JSON has no -0.
  const number = fc.double({ noNaN: true, min: -1e6, max: 1e6 }).map((value) => value || 0);
  const bounds = fc.record({ below: number, above: number }, { requiredKeys: [] });
  const onNumber = fc
    .tuple(fc.constantFrom('driverAge', 'claims', 'mileage'), bounds)
    .map(([input, rest]) => ({ input, ...rest }) as RuleTest);
  const onRow = fc.record({
    factor: fc.constantFrom('use', 'licence-type'),
    row: fc.string({ minLength: 1, unit: 'grapheme' }),
  });
  const one = fc.oneof(onNumber, onRow);
  const match = fc.constantFrom('all', 'any');
  const several = fc.array(one, { minLength: 2, maxLength: 3 });
  const group = fc.record({ match, tests: several });
  const combined = fc.record({
    match,
    conditions: fc.array(fc.oneof(one, group), { minLength: 2, maxLength: 4 }),
  });
  fc.assert(
    fc.property(fc.oneof(one, combined), (condition) => {
      expect(readCondition(writtenCondition(condition as Condition))).toEqual(condition);
    }),
  );
});
