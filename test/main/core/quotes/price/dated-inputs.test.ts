import { describe, expect, test } from 'vitest';
import {
  courtInputs,
  namedDriverInputs,
} from '../../../../../src/main/core/quotes/document/driver-inputs.ts';
import { claimsInputs } from '../../../../../src/main/core/quotes/document/inputs.ts';
import type { PartSections } from '../../../../../src/shared/domain/quote-fields/quote-sections.ts';

const DAY = '2026-12-01';

const customer = (said: Partial<PartSections['customer']>) => ({ address: {}, ...said });
const courts = (said: Partial<PartSections['customer']>) => courtInputs(customer(said), DAY);

describe('points and courts', () => {
  test('are nothing where nothing was said', () => {
    expect(courts({})).toEqual({});
  });

  test('add up over three years, and the higher of number and list counts', () => {
    const convictions = [
      { date: '2023-12-01', points: 5 },
      { date: '2023-12-02', points: 3 },
      { date: '2026-01-01', points: 2 },
      { date: '2026-02-01' },
    ];
    expect(courts({ convictions })).toEqual({ penaltyPoints: 5, convictions: 4 });
    expect(courts({ convictions, penaltyPoints: 7 }).penaltyPoints).toBe(7);
    expect(courts({ convictions, penaltyPoints: 0 }).penaltyPoints).toBe(5);
    expect(courts({ penaltyPoints: 0 })).toEqual({ penaltyPoints: 0 });
    expect(courts({ convictions: [{ date: '2021-12-01', points: 3 }] })).toEqual({
      penaltyPoints: 0,
      convictions: 0,
    });
  });

  test('disqualify until the last day of so many months', () => {
    const disqualified = (date: string, months?: number) =>
      courts({ disqualifications: [{ date, ...(months === undefined ? {} : { months }) }] });
    expect(disqualified('2026-06-02', 6)).toEqual({ disqualifications: 1, disqualifiedDays: 1 });
    expect(disqualified('2026-06-01', 6)).toEqual({ disqualifications: 1, disqualifiedDays: 0 });
    expect(disqualified('2020-06-01', 120).disqualifiedDays).toBeGreaterThan(1000);
    expect(disqualified('2020-06-01', 12)).toEqual({ disqualifications: 0, disqualifiedDays: 0 });
    expect(disqualified('2026-06-01')).toEqual({ disqualifications: 1, disqualifiedDays: 0 });
    // A hundred years at most: no calendar has the end of what somebody may type.
    expect(disqualified('2026-06-01', 3_285_249)).toEqual(disqualified('2026-06-01', 1_200));
  });
});

describe('claims', () => {
  const fault = { date: '2025-01-01', atFault: true, amount: 2500, claimStatus: 'Open' } as const;
  const glass = { date: '2024-01-01', claimType: 'Windscreen', amount: 400.5 } as const;
  const unsaid = { date: '2023-01-01', claimType: 'Accident', claimStatus: 'Settled' } as const;
  const old = { date: '2021-12-01', atFault: true, amount: 90_000, claimStatus: 'Open' } as const;

  test.each<[PartSections['claimsHistory'], object]>([
    [{}, {}],
    [{ numberOfClaims: 2 }, { allClaims: 2, faultClaims: 2 }],
    [
      { claims: [fault, glass, unsaid] },
      { allClaims: 3, faultClaims: 2, openClaims: 1, claimsCost: 2900.5 },
    ],
    // What is counted and not listed may have been the driver's fault.
    [
      { numberOfClaims: 3, claims: [glass] },
      { allClaims: 3, faultClaims: 2, openClaims: 0, claimsCost: 400.5 },
    ],
    [
      { claims: [{ ...glass, atFault: true }] },
      { allClaims: 1, faultClaims: 1, openClaims: 0, claimsCost: 400.5 },
    ],
    // Older than five years: it counts only for being open.
    [{ claims: [old] }, { allClaims: 0, faultClaims: 0, openClaims: 1, claimsCost: 0 }],
  ])('of %j are %j', (history, expected) => {
    expect(claimsInputs(history, DAY)).toEqual(expected);
  });
});

test('named drivers answer as of the day that cover begins, each at a place', () => {
  const drivers = [
    { dateOfBirth: '2006-12-01', licenceType: 'N', licenceHeldYears: 1, mainDriver: true },
    { dateOfBirth: '2006-12-02', numberOfClaims: 2, penaltyPoints: 3 },
    {},
  ];
  const sections = { policy: {}, customer: customer({}), vehicle: { securityDevices: {} } };
  // What a driver does not say is absent, and not there as undefined.
  expect(namedDriverInputs({ ...sections, claimsHistory: {}, drivers }, DAY)).toStrictEqual({
    namedDrivers: [
      {
        driver: 1,
        mainDriver: true,
        driverAge: 20,
        yearsSinceSeventeen: 3,
        licenceType: 'N',
        licenceYears: 1,
      },
      {
        driver: 2,
        driverAge: 19,
        yearsSinceSeventeen: 2,
        claims: 2,
        allClaims: 2,
        faultClaims: 2,
        penaltyPoints: 3,
      },
      { driver: 3 },
    ],
  });
  expect(namedDriverInputs({ ...sections, claimsHistory: {} }, DAY)).toEqual({});
});
