import fc from 'fast-check';
import {
  DRIVER_INPUTS,
  type NamedDriverInputs,
  type NumberInput,
  type RatingInputs,
  type TextInput,
} from '../../../../src/shared/domain/quote-fields/rating-inputs.ts';
import { COVERS } from '../../../../src/shared/domain/quotes/cover.ts';
import { book } from './demonstration.ts';

/** The highest plausible number of each input; absurd ones are tried too. */
const USUAL: Record<NumberInput, number> = {
  driverAge: 100,
  yearsSinceSeventeen: 80,
  licenceYears: 80,
  noClaimsYears: 30,
  bonusYears: 30,
  yearsResident: 90,
  claims: 8,
  allClaims: 8,
  faultClaims: 8,
  openClaims: 4,
  claimsCost: 90_000,
  penaltyPoints: 14,
  convictions: 6,
  disqualifications: 3,
  disqualifiedDays: 400,
  vehicleAge: 60,
  engineSize: 7000,
  value: 300_000,
  mileage: 90_000,
  excess: 3000,
  discount: 30,
  periodDays: 400,
};

function numbers(input: NumberInput): fc.Arbitrary<number> {
  return fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min: 0, max: USUAL[input] }) },
    { weight: 2, arbitrary: fc.double({ min: 0, max: USUAL[input], noNaN: true }) },
    { weight: 1, arbitrary: fc.double({ noNaN: true, noDefaultInfinity: true }) },
  );
}

function texts(input: TextInput): fc.Arbitrary<string> {
  const words = book.factors.flatMap((factor) => {
    if (factor.kind === 'combination') {
      return factor.combinations.flatMap(({ words }) => words[input] ?? []);
    }
    return factor.kind === 'table' && factor.inputs.includes(input)
      ? factor.rows.flatMap(({ row, words }) => [row, ...words])
      : [];
  });
  return fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...words, 'yes', 'no') },
    { weight: 1, arbitrary: fc.string() },
  );
}

const answers = {
  licenceType: texts('licenceType'),
  useClass: texts('useClass'),
  fuelType: texts('fuelType'),
  county: texts('county'),
  routingKey: texts('routingKey'),
  alarmImmobiliser: texts('alarmImmobiliser'),
  make: texts('make'),
  model: texts('model'),
  bodyType: texts('bodyType'),
  weightClass: texts('weightClass'),
  imported: texts('imported'),
  modifications: texts('modifications'),
  parking: texts('parking'),
  owner: texts('owner'),
  registeredKeeper: texts('registeredKeeper'),
  occupation: texts('occupation'),
  bonusCountry: texts('bonusCountry'),
  bonusProtected: texts('bonusProtected'),
  bonusEvidence: texts('bonusEvidence'),
  refusedBefore: texts('refusedBefore'),
  specialTerms: texts('specialTerms'),
  driverAge: numbers('driverAge'),
  yearsSinceSeventeen: numbers('yearsSinceSeventeen'),
  licenceYears: numbers('licenceYears'),
  noClaimsYears: numbers('noClaimsYears'),
  bonusYears: numbers('bonusYears'),
  yearsResident: numbers('yearsResident'),
  claims: numbers('claims'),
  allClaims: numbers('allClaims'),
  faultClaims: numbers('faultClaims'),
  openClaims: numbers('openClaims'),
  claimsCost: numbers('claimsCost'),
  penaltyPoints: numbers('penaltyPoints'),
  convictions: numbers('convictions'),
  disqualifications: numbers('disqualifications'),
  disqualifiedDays: numbers('disqualifiedDays'),
  vehicleAge: numbers('vehicleAge'),
  engineSize: numbers('engineSize'),
  value: numbers('value'),
  mileage: numbers('mileage'),
  excess: numbers('excess'),
  discount: numbers('discount'),
  periodDays: numbers('periodDays'),
} satisfies Record<NumberInput | TextInput, unknown>;

/** Any answers of a driver who is named, at a place among the named drivers. */
export function anyDriver(position: number): fc.Arbitrary<NamedDriverInputs> {
  const own = Object.fromEntries(DRIVER_INPUTS.map((input) => [input, answers[input]]));
  return fc.record(
    { driver: fc.constant(position), mainDriver: fc.boolean(), ...own },
    { requiredKeys: ['driver'] },
  );
}

const anyDrivers = fc
  .integer({ min: 0, max: 3 })
  .chain((size) => fc.tuple(...Array.from({ length: size }, (_, i) => anyDriver(i + 1))));

/** Any risk of a valid shape: usual and absurd values, known and unknown words, any may be absent. */
export const anyInputs: fc.Arbitrary<RatingInputs> = fc.record(
  { cover: fc.constantFrom(...COVERS), namedDrivers: anyDrivers, ...answers },
  { requiredKeys: ['cover'] },
);

/** Two numbers of an input, the smaller first. */
export function twoOf(input: NumberInput): fc.Arbitrary<[number, number]> {
  return fc
    .tuple(numbers(input), numbers(input))
    .map(([a, b]): [number, number] => (a <= b ? [a, b] : [b, a]));
}
