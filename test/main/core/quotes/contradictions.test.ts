import { expect, test } from 'vitest';
import { contradictions } from '../../../../src/main/core/quotes/document/contradictions.ts';

const TODAY = '2026-11-22';

/** What contradicts in a policy of some dates and its driver, by the paths. */
function pathsOf(inceptionDate?: string, expiryDate?: string, dateOfBirth?: string) {
  const sections = {
    policy: { ...(inceptionDate ? { inceptionDate } : {}), ...(expiryDate ? { expiryDate } : {}) },
    customer: { address: {}, ...(dateOfBirth ? { dateOfBirth } : {}) },
    vehicle: { securityDevices: {} },
    claimsHistory: {},
  };
  const errors = contradictions(sections, TODAY);
  for (const { message } of errors)
    expect(message.values).toEqual({ field: 'Policy/InceptionDate' });
  return errors.map(({ path, message }) => `${path} ${message.code}`);
}

const EXPIRY = 'Policy/ExpiryDate after';
const BIRTH = 'Customer/DateOfBirth before';
const START = '2026-12-01T00:00:00Z';

test.each([
  [START, '2026-12-01T00:00:01Z', []],
  [START, START, [EXPIRY]],
  // The same moment in another offset.
  ['2026-12-01T00:00:00+01:00', '2026-11-30T23:00:00Z', [EXPIRY]],
  ['2026-12-01T00:00:00+01:00', '2026-11-30T23:00:01Z', []],
  [START, '2026-11-30T23:59:59Z', [EXPIRY]],
  [START, undefined, []],
  [undefined, '2026-11-30T23:59:59Z', []],
])('cover from %s to %s: %j', (from, to, expected) => {
  expect(pathsOf(from, to)).toEqual(expected);
});

test.each([
  [START, '2026-11-30', []],
  [START, '2026-12-01', [BIRTH]],
  // In Ireland 1 July begins at 23:00 UTC.
  ['2026-06-30T23:30:00Z', '2026-06-30', []],
  ['2026-06-30T22:30:00Z', '2026-06-30', [BIRTH]],
  [undefined, '2030-01-01', []],
])('cover from %s for a driver born on %s: %j', (from, born, expected) => {
  expect(pathsOf(from, undefined, born)).toEqual(expected);
});

test('both faults are found at once', () => {
  expect(pathsOf(START, START, '2027-01-01')).toEqual([EXPIRY, BIRTH]);
});
