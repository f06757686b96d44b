import type { DRIVER_LISTS } from '../../../../shared/domain/quote-fields/driver-fields.ts';
import { itemPath } from '../../../../shared/domain/quote-fields/item-path.ts';
import {
  NUMBER_RATING_FIELDS,
  TEXT_RATING_FIELDS,
} from '../../../../shared/domain/quote-fields/rating-fields.ts';
import type {
  DerivedInput,
  DriverInput,
} from '../../../../shared/domain/quote-fields/rating-inputs.ts';
import type { AnswerPath } from '../../../../shared/schemas/quotes/assumed.ts';
import type { CompiledFactor } from '../../rating/compiled-factor.ts';

/** The element that answers an input which is no field as it was given; excess and discount are terms. */
const COMPUTED: Record<DerivedInput, AnswerPath | undefined> = {
  routingKey: 'Address/Eircode',
  driverAge: 'Customer/DateOfBirth',
  yearsSinceSeventeen: 'Customer/DateOfBirth',
  vehicleAge: 'Vehicle/Year',
  penaltyPoints: 'Customer/PenaltyPoints',
  convictions: 'Customer/Convictions/Conviction',
  disqualifications: 'Customer/Disqualifications/Disqualification',
  disqualifiedDays: 'Customer/Disqualifications/Disqualification',
  allClaims: 'ClaimsHistory/NumberOfClaims',
  faultClaims: 'ClaimsHistory/NumberOfClaims',
  openClaims: 'ClaimsHistory/Claims/Claim',
  claimsCost: 'ClaimsHistory/Claims/Claim',
  excess: undefined,
  discount: undefined,
  periodDays: 'Policy/ExpiryDate',
};

const ANSWERS: ReadonlyMap<string, AnswerPath | undefined> = new Map([
  ...Object.entries(COMPUTED),
  ...[...TEXT_RATING_FIELDS, ...NUMBER_RATING_FIELDS].map(
    ({ input, path }) => [input, path] as const,
  ),
]);

/** By the inputs of a compiled factor: every quote asks for the elements of every factor. */
const answers = new WeakMap<CompiledFactor['inputs'], readonly AnswerPath[]>();

/** The elements whose answers a factor rates, its first choice first; none for excess and discount. */
export function answersOf({ inputs }: Pick<CompiledFactor, 'inputs'>): readonly AnswerPath[] {
  const known = answers.get(inputs) ?? inputs.flatMap((input) => ANSWERS.get(input) ?? []);
  answers.set(inputs, known);
  return known;
}

/** The elements in a named driver that answer for this person; what is not among them no one asks. */
const DRIVER_ANSWERS: { readonly [I in DriverInput]?: string } = {
  driverAge: 'DateOfBirth',
  yearsSinceSeventeen: 'DateOfBirth',
  licenceType: 'LicenceType',
  licenceYears: 'LicenceHeldYears',
  allClaims: 'NumberOfClaims',
  faultClaims: 'NumberOfClaims',
  penaltyPoints: 'PenaltyPoints',
} satisfies {
  readonly [I in DriverInput]?: keyof (typeof DRIVER_LISTS)['Drivers/Driver']['fields'];
};

/**
 * The elements in a named driver whose answers a factor rates for this person.
 * @param position from 1
 */
export function driverAnswersOf(
  { inputs }: Pick<CompiledFactor, 'inputs'>,
  position: number,
): AnswerPath[] {
  const answers: Readonly<Record<string, string>> = DRIVER_ANSWERS;
  return inputs.flatMap((input): AnswerPath[] => {
    const name = answers[input];
    return name === undefined ? [] : [`${itemPath('Drivers/Driver', position)}/${name}`];
  });
}
