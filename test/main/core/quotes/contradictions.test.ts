import { describe, expect, test } from 'vitest';
import { contradictions } from '../../../../src/main/core/quotes/document/contradictions.ts';
import { disagreements } from '../../../../src/main/core/quotes/document/disagreements.ts';
import type { PartSections } from '../../../../src/shared/domain/quote-fields/quote-sections.ts';

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

/** What contradicts in a policy from 1 December 2026 with more answers. */
function found(more: Partial<PartSections>): string[] {
  const sections: PartSections = {
    policy: { inceptionDate: START },
    customer: { address: {} },
    vehicle: { securityDevices: {} },
    claimsHistory: {},
    ...more,
  };
  return contradictions(sections, TODAY).map(({ path, message }) => `${path} ${message.code}`);
}

test('what happened is not after today', () => {
  const dates = [{ date: TODAY }, { date: '2026-11-23' }];
  expect(
    found({
      customer: { address: {}, convictions: dates, disqualifications: dates },
      claimsHistory: { claims: dates },
    }),
  ).toEqual([
    'Customer/Convictions/Conviction[2]/Date inFuture',
    'Customer/Disqualifications/Disqualification[2]/Date inFuture',
    'ClaimsHistory/Claims/Claim[2]/Date inFuture',
  ]);
});

test.each([
  [1, ['2025-05-01', '2025-06-01'], 'ClaimsHistory/NumberOfClaims claimsUncounted'],
  [2, ['2025-05-01', '2025-06-01'], undefined],
  [3, ['2025-05-01'], undefined],
  [undefined, ['2025-05-01'], undefined],
  // Five years before the start of cover is no longer one of the last five years.
  [0, ['2021-12-01'], undefined],
  [0, ['2021-12-02'], 'ClaimsHistory/NumberOfClaims claimsUncounted'],
])('%s claims, of which %j are listed: %s', (numberOfClaims, dates, fault) => {
  const claims = dates.map((date) => ({ date }));
  const counted = numberOfClaims === undefined ? {} : { numberOfClaims };
  expect(found({ claimsHistory: { ...counted, claims } })).toEqual(fault ? [fault] : []);
});

test.each([
  ['2009-12-01', []],
  ['2009-12-02', ['Drivers/Driver[1]/DateOfBirth youngDriver']],
])('a named driver born on %s: %j', (dateOfBirth, expected) => {
  expect(found({ drivers: [{ dateOfBirth }] })).toEqual(expected);
});

test('one named driver at the most drives the car most', () => {
  const drivers = [{ mainDriver: false }, { mainDriver: true }, {}, { mainDriver: true }];
  expect(found({ drivers })).toEqual(['Drivers/Driver[4]/MainDriver mainDriverTwice']);
});

test.each([
  ['Full Irish', '123456789', []],
  ['Full', '12345678', ['nineDigits']],
  ['Irish learner permit', 'MORGA657054SM9IJ', ['nineDigits']],
  ['UK', 'MORGA657054SM9IJ', []],
  ['Northern Ireland', '12345678', []],
  ['UK', '123456789', ['britishNumber']],
  ['Full EU', 'B072RRE2I55', []],
  ['Full EU', '1234567', []],
  [undefined, 'B072RRE2I55', []],
  [undefined, '123456789', []],
  // Where the licence is not named, digits are mistyped more often than foreign.
  [undefined, '1234567', ['nineDigits']],
])('with the licence %s the number %s: %j', (licenceType, driverNumber, faults) => {
  const driver = { driverNumber, ...(licenceType === undefined ? {} : { licenceType }) };
  const expected = faults.map((fault) => `Drivers/Driver[1]/DriverNumber ${fault}`);
  expect(found({ drivers: [driver] })).toEqual(expected);
});

describe('disagreements', () => {
  /** What does not agree, by path and code. */
  function found(more: Partial<PartSections>): string[] {
    const sections: PartSections = {
      policy: { inceptionDate: '2026-12-01T00:00:00Z' },
      customer: { address: {} },
      vehicle: { securityDevices: {} },
      claimsHistory: {},
      ...more,
    };
    return disagreements(sections, TODAY).map(({ path, message }) => `${path} ${message.code}`);
  }

  test.each([
    [undefined, [], undefined],
    [2, [], undefined],
    [1, ['2025-05-01'], undefined],
    [1, ['2020-05-01'], 'oneClaimUnlisted'],
    [2, ['2020-05-01'], 'claimsUnlisted'],
    [2, ['2025-05-01'], 'someClaimsUnlisted'],
    [undefined, ['2025-05-01'], 'claimsNotCounted'],
    [undefined, ['2020-05-01'], undefined],
  ])('%s claims, with %j listed: %s', (numberOfClaims, dates, code) => {
    const counted = numberOfClaims === undefined ? {} : { numberOfClaims };
    const claims = dates.map((date) => ({ date }));
    const listed = claims.length === 0 ? {} : { claims };
    const expected = code ? [`ClaimsHistory/NumberOfClaims ${code}`] : [];
    expect(found({ claimsHistory: { ...counted, ...listed } })).toEqual(expected);
  });

  test.each([
    [5, 5, undefined],
    [5, undefined, undefined],
    [5, 2, 'bonusNotRated'],
    [undefined, 2, 'bonusNotCounted'],
  ])('%s years without claims and a bonus of %s: %s', (yearsNoClaims, years, code) => {
    const answers = {
      claimsHistory: yearsNoClaims === undefined ? {} : { yearsNoClaims },
      ...(years === undefined ? {} : { noClaimsBonus: { years } }),
    };
    expect(found(answers)).toEqual(code ? [`NoClaimsBonus/Years ${code}`] : []);
  });
});
