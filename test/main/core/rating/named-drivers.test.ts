import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { explain } from '../../../../src/main/core/rating/explain.ts';
import { compileBook, rate } from '../../../../src/main/core/rating/rate.ts';
import { underwrite } from '../../../../src/main/core/rating/underwrite.ts';
import { inEnglish } from '../../../../src/shared/domain/messages/english.ts';
import { message } from '../../../../src/shared/domain/messages/message.ts';
import type {
  NamedDriverInputs,
  RatingInputs,
} from '../../../../src/shared/domain/quote-fields/rating-inputs.ts';
import { runs } from '../../../support/seed.ts';
import { anyDriver, anyInputs, twoOf } from './any-inputs.ts';
import { book, compiled, in2026 } from './demonstration.ts';

const RUNS = runs(200);
const RISK: RatingInputs = { cover: 'Comprehensive', driverAge: 45, yearsSinceSeventeen: 28 };
const SPOUSE: NamedDriverInputs = {
  driver: 1,
  driverAge: 45,
  yearsSinceSeventeen: 28,
  licenceType: 'Full',
  licenceYears: 20,
  faultClaims: 0,
  penaltyPoints: 0,
};
const NOVICE: NamedDriverInputs = {
  driver: 2,
  driverAge: 20,
  yearsSinceSeventeen: 3,
  licenceType: 'N plate',
  licenceYears: 1,
  faultClaims: 0,
  penaltyPoints: 3,
};

const netOf = (inputs: RatingInputs) => rate(compiled, in2026, inputs).netCents;
const stepOf = (inputs: RatingInputs) =>
  explain(compiled, in2026, inputs).steps.find(({ id }) => id === 'named-drivers');

describe('named drivers', () => {
  test('leave no step where no one is named, and where an older book does not count them', () => {
    const { namedDrivers: _, ...older } = book;
    const named = { ...RISK, namedDrivers: [NOVICE] };
    expect(stepOf(RISK)).toBeUndefined();
    expect(stepOf({ ...RISK, namedDrivers: [] })).toBeUndefined();
    expect(rate(compileBook(older), in2026, named)).toEqual(rate(compiled, in2026, RISK));
  });

  test('count by the dearest, whose step says who, by how much and why', () => {
    const step = stepOf({ ...RISK, licenceYears: 20, namedDrivers: [SPOUSE, NOVICE] });
    expect(step).toMatchObject({ title: 'Named drivers', assumed: false });
    expect(inEnglish(step?.input ?? '')).toBe('Named driver 2');
    expect(inEnglish(step?.row ?? '')).toMatch(
      /^50 % of the difference to \d+\.\d\d euro: driver's age 20 years, licence type N plate, years licence held 1 year, penalty points 3 points$/,
    );
    const half = (step?.after ?? 0) - (step?.before ?? 0);
    const main = stepOf({
      ...RISK,
      licenceYears: 20,
      namedDrivers: [{ ...NOVICE, mainDriver: true }],
    });
    expect(inEnglish(main?.input ?? '')).toBe('Named driver 2, main driver');
    expect(inEnglish(main?.row ?? '')).toMatch(/^100 % of the difference/);
    expect(Math.abs((main?.after ?? 0) - (main?.before ?? 0) - 2 * half)).toBeLessThanOrEqual(1);
  });

  test('who cost less say so and take nothing off', () => {
    const inputs = { ...RISK, licenceYears: 0, namedDrivers: [{ ...SPOUSE, mainDriver: true }] };
    expect(stepOf(inputs)).toMatchObject({ row: message('noneDearer') });
    expect(netOf(inputs)).toBe(netOf({ ...RISK, licenceYears: 0 }));
  });

  test('answer for themselves: what the policyholder said is not theirs', () => {
    const unsaid = netOf({ ...RISK, licenceYears: 20, namedDrivers: [{ driver: 1 }] });
    expect(unsaid).toBeGreaterThan(netOf({ ...RISK, licenceYears: 20 }));
  });
});

describe('adding a driver', () => {
  test('never costs less, no matter who it is', () => {
    fc.assert(
      fc.property(anyInputs, anyDriver(9), (inputs, driver) => {
        const more = [...(inputs.namedDrivers ?? []), driver];
        expect(netOf({ ...inputs, namedDrivers: more })).toBeGreaterThanOrEqual(netOf(inputs));
      }),
      RUNS,
    );
  });

  test('costs at least as much with more points, more claims, or a lower age below 60', () => {
    const ages = fc.tuple(fc.integer({ min: 17, max: 60 }), fc.integer({ min: 17, max: 60 }));
    fc.assert(
      fc.property(
        anyInputs,
        anyDriver(1),
        twoOf('penaltyPoints'),
        twoOf('faultClaims'),
        ages,
        (inputs, driver, points, claims, years) => {
          const aged = (driverAge: number) => ({ driverAge, yearsSinceSeventeen: driverAge - 17 });
          const net = (changed: Partial<NamedDriverInputs>) =>
            netOf({ ...inputs, namedDrivers: [{ ...driver, ...changed }] });
          const [few, many] = points.map((penaltyPoints) => net({ penaltyPoints }));
          expect(many).toBeGreaterThanOrEqual(few ?? 0);
          const [fewer, more] = claims.map((faultClaims) => net({ faultClaims }));
          expect(more).toBeGreaterThanOrEqual(fewer ?? 0);
          expect(net(aged(Math.min(...years)))).toBeGreaterThanOrEqual(
            net(aged(Math.max(...years))),
          );
        },
      ),
      RUNS,
    );
  });
});

test('rules hold for named drivers, who are named by number', () => {
  const drivers: NamedDriverInputs[] = [
    { driver: 1, driverAge: 16, licenceType: 'Full' },
    { driver: 2, driverAge: 30, licenceType: 'Disqualified', penaltyPoints: 12 },
    { driver: 3, driverAge: 40, allClaims: 3, penaltyPoints: 10 },
  ];
  const { declines, referrals } = underwrite(compiled, { ...RISK, namedDrivers: drivers });
  expect(declines.map(({ rule }) => rule)).toEqual([
    'under-seventeen-driver-1',
    'disqualified-driver-2',
    'twelve-points-driver-2',
  ]);
  expect(inEnglish(declines[0]?.message ?? '')).toMatch(/^Named driver 1: The driver is under 17/);
  expect(referrals.map(({ rule }) => rule)).toEqual([
    'under-twenty-one-driver-1',
    'ten-points-or-more-driver-2',
    'three-claims-or-more-driver-3',
    'ten-points-or-more-driver-3',
  ]);
  // A rule about the car holds once, not again for each driver.
  const dear = underwrite(compiled, { ...RISK, value: 90_000, namedDrivers: [SPOUSE] });
  expect(dear.referrals.map(({ rule }) => rule)).toEqual(['value-above-75000']);
  const { namedDrivers: _, ...older } = book;
  expect(underwrite(compileBook(older), { ...RISK, namedDrivers: drivers }).declines).toEqual([]);
});
