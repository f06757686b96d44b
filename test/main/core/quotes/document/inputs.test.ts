import { describe, expect, test } from 'vitest';
import { ageInputs } from '../../../../../src/main/core/quotes/document/driver-inputs.ts';
import {
  inceptionDay,
  type RatedSections,
  ratedDates,
  ratingInputs,
  vehicleAge,
} from '../../../../../src/main/core/quotes/document/inputs.ts';
import { price } from '../../../../../src/main/core/quotes/price/explanation.ts';
import { leviesOn } from '../../../../../src/main/core/rating/levies.ts';
import { inEnglish } from '../../../../../src/shared/domain/messages/english.ts';
import { levies as levyTable } from '../../rating/demonstration.ts';
import { libraryWith } from '../demonstration-library.ts';

type Vehicle = Partial<RatedSections['vehicle']>;

/** A risk of the three that rating cannot assume, and a vehicle. */
function risk(vehicle: Vehicle = {}): RatedSections {
  return {
    policy: { inceptionDate: '2026-12-01T00:00:00Z', coverType: 'Comprehensive' },
    customer: { dateOfBirth: '1985-06-15', address: {} },
    vehicle: { securityDevices: {}, ...vehicle },
    claimsHistory: {},
  };
}

const book = libraryWith().inForce('2026-12-01');
const levies = leviesOn(levyTable, '2026-12-01');

/** The step of the premium that a factor gives. */
function step(sections: RatedSections, id: string) {
  if (!book) throw new Error('No rate book is in force');
  const inputs = ratingInputs(sections);
  const { explanation } = price({ book, levies, inputs, receivedOn: '2026-12-01' });
  return explanation.steps.find((one) => one.id === id);
}

describe('the age of a vehicle', () => {
  test.each<[Vehicle, number | undefined]>([
    [{ year: 2019 }, 7],
    [{ year: 2026 }, 0],
    // Dealers sell cars of the next year: they are new, not younger than new.
    [{ year: 2027 }, 0],
    [{ registrationNumber: '191-D-12345' }, 7],
    [{ registrationNumber: '271-D-1' }, 0],
    // The year that was given counts, as it does for an import with a later mark.
    [{ year: 2015, registrationNumber: '191-D-12345' }, 11],
    [{}, undefined],
  ])('of %o in 2026 is %o', (vehicle, age) => {
    expect(vehicleAge(risk(vehicle).vehicle, '2026-12-01')).toBe(age);
    const inputs = ratingInputs(risk(vehicle));
    expect(inputs.vehicleAge).toBe(age);
    expect('vehicleAge' in inputs).toBe(age !== undefined);
  });

  test('of the next year is rated and shown as none', () => {
    const next = step(risk({ year: 2027 }), 'vehicle-age');
    expect(next).toEqual(step(risk({ year: 2026 }), 'vehicle-age'));
    expect(inEnglish(next?.input ?? '')).toMatch(/^0 /);
  });
});

describe('an alarm or immobiliser', () => {
  const secured = (alarmImmobiliser?: boolean) =>
    risk(alarmImmobiliser === undefined ? {} : { securityDevices: { alarmImmobiliser } });

  test.each([
    [true, 'yes'],
    [false, 'no'],
  ])('that reads %s is %s to the rate book', (given, word) => {
    expect(ratingInputs(secured(given)).alarmImmobiliser).toBe(word);
    expect(step(secured(given), 'security')).toMatchObject({ input: word, assumed: false });
  });

  test('costs less with one than without, and as much without one as unsaid', () => {
    const relativity = (given?: boolean) => step(secured(given), 'security')?.multiplier;
    expect(relativity(true)).toBe(1);
    expect(relativity(false)).toBe(1.04);
    expect(relativity()).toBe(1.04);
    expect(ratingInputs(secured())).not.toHaveProperty('alarmImmobiliser');
  });
});

describe('the driver', () => {
  test.each([
    ['1985-06-15', '2026-06-14', 40, 23],
    ['1985-06-15', '2026-06-15', 41, 24],
    ['2009-12-01', '2026-12-01', 17, 0],
    ['2012-12-01', '2026-12-01', 14, 0],
    ['2008-12-01', '2026-12-01', 18, 1],
  ])('born on %s is, on %s, %i years old: %i since seventeen', (born, day, age, since) => {
    expect(ageInputs(born, day)).toEqual({ driverAge: age, yearsSinceSeventeen: since });
  });

  test('has the age of the Irish day on which cover begins', () => {
    const at = (inceptionDate: string) => {
      const sections = risk();
      return ratingInputs({ ...sections, policy: { ...sections.policy, inceptionDate } }).driverAge;
    };
    // 15 June begins in Ireland at 23:00 UTC of the day before.
    expect(at('2026-06-14T22:59:59Z')).toBe(40);
    expect(at('2026-06-14T23:00:00Z')).toBe(41);
  });
});

test('what counts for some years has its days among those that can change the rating', () => {
  const dated = (date: string) => [{ code: 'SP30', date }];
  expect(
    ratedDates({
      ...risk(),
      customer: {
        dateOfBirth: '1985-06-15',
        address: {},
        convictions: dated('2025-01-02'),
        disqualifications: dated('2024-03-04'),
      },
      drivers: [{ dateOfBirth: '1990-02-03' }],
      claimsHistory: { claims: [{ date: '2023-05-06' }] },
    } as never),
  ).toEqual(['1985-06-15', '1990-02-03', '2025-01-02', '2024-03-04', '2023-05-06']);
  expect(ratedDates(risk() as never)).toEqual(['1985-06-15']);
});

test('cover begins on the Irish day of its moment', () => {
  expect(inceptionDay('2026-06-30T23:30:00Z')).toBe('2026-07-01');
  expect(inceptionDay('2026-12-01T00:00:00+00:00')).toBe('2026-12-01');
  // No reader of quotes takes such a moment: what it names comes nearest.
  expect(inceptionDay('2026-12-01T25:00:00Z')).toBe('2026-12-01');
});

test('what was given is rated as it was given; for what was not, the rate book decides', () => {
  const sections: RatedSections = {
    policy: { ...risk().policy, useClass: 'SDP' },
    customer: {
      ...risk().customer,
      licenceType: 'Full Irish',
      licenceHeldYears: 17,
      address: { county: 'Dublin', eircode: 'D02X285' },
    },
    vehicle: {
      engineSize: 1995,
      value: 28500,
      mileage: 16000,
      fuelType: 'Diesel',
      securityDevices: {},
    },
    claimsHistory: { numberOfClaims: 1, yearsNoClaims: 0 },
  };
  expect(ratingInputs(sections)).toStrictEqual({
    cover: 'Comprehensive',
    driverAge: 41,
    yearsSinceSeventeen: 24,
    useClass: 'SDP',
    licenceType: 'Full Irish',
    licenceYears: 17,
    county: 'Dublin',
    routingKey: 'D02',
    engineSize: 1995,
    value: 28500,
    mileage: 16000,
    fuelType: 'Diesel',
    claims: 1,
    allClaims: 1,
    faultClaims: 1,
    noClaimsYears: 0,
  });
  expect(ratingInputs(risk())).toStrictEqual({
    cover: 'Comprehensive',
    driverAge: 41,
    yearsSinceSeventeen: 24,
  });
});
