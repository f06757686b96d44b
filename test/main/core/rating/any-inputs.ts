import fc from 'fast-check';
import { COVERS } from '../../../../src/shared/schemas/cover.ts';
import type {
  NumberInput,
  RatingInputs,
  TextInput,
} from '../../../../src/shared/schemas/rate-book.ts';
import { book } from './demonstration.ts';

/** The highest plausible number of each input; absurd ones are tried too. */
const USUAL: Record<NumberInput, number> = {
  driverAge: 100,
  yearsSinceSeventeen: 80,
  licenceYears: 80,
  noClaimsYears: 30,
  claims: 8,
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
  const words = book.factors.flatMap((factor) =>
    factor.kind === 'table' && factor.inputs.includes(input)
      ? factor.rows.flatMap(({ row, words }) => [row, ...words])
      : [],
  );
  return fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...words) },
    { weight: 1, arbitrary: fc.string() },
  );
}

/** Any risk of a valid shape: usual and absurd values, known and unknown words, any may be absent. */
export const anyInputs: fc.Arbitrary<RatingInputs> = fc.record(
  {
    cover: fc.constantFrom(...COVERS),
    licenceType: texts('licenceType'),
    useClass: texts('useClass'),
    fuelType: texts('fuelType'),
    county: texts('county'),
    routingKey: texts('routingKey'),
    alarmImmobiliser: texts('alarmImmobiliser'),
    driverAge: numbers('driverAge'),
    yearsSinceSeventeen: numbers('yearsSinceSeventeen'),
    licenceYears: numbers('licenceYears'),
    noClaimsYears: numbers('noClaimsYears'),
    claims: numbers('claims'),
    vehicleAge: numbers('vehicleAge'),
    engineSize: numbers('engineSize'),
    value: numbers('value'),
    mileage: numbers('mileage'),
    excess: numbers('excess'),
    discount: numbers('discount'),
    periodDays: numbers('periodDays'),
  } satisfies Record<'cover' | NumberInput | TextInput, unknown>,
  { requiredKeys: ['cover'] },
);

/** Two numbers of an input, the smaller first. */
export function twoOf(input: NumberInput): fc.Arbitrary<[number, number]> {
  return fc
    .tuple(numbers(input), numbers(input))
    .map(([a, b]): [number, number] => (a <= b ? [a, b] : [b, a]));
}
