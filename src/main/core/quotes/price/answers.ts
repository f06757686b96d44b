import type { FieldPath } from '../../../../shared/domain/quote-fields/quote-fields.ts';
import {
  NUMBER_RATING_FIELDS,
  type NumberFieldInput,
  TEXT_RATING_FIELDS,
  type TextFieldInput,
} from '../../../../shared/domain/quote-fields/rating-fields.ts';
import type { NumberInput, TextInput } from '../../../../shared/schemas/rate-book.ts';
import type { CompiledFactor } from '../../rating/factor.ts';

type Input = NumberInput | TextInput;

/** The element that answers an input which is no field as it was given; excess and discount are terms. */
const COMPUTED: Record<Exclude<Input, NumberFieldInput | TextFieldInput>, FieldPath | undefined> = {
  routingKey: 'Address/Eircode',
  driverAge: 'Customer/DateOfBirth',
  yearsSinceSeventeen: 'Customer/DateOfBirth',
  vehicleAge: 'Vehicle/Year',
  excess: undefined,
  discount: undefined,
  periodDays: 'Policy/ExpiryDate',
};

const ANSWERS: ReadonlyMap<string, FieldPath | undefined> = new Map([
  ...Object.entries(COMPUTED),
  ...[...TEXT_RATING_FIELDS, ...NUMBER_RATING_FIELDS].map(
    ({ input, path }) => [input, path] as const,
  ),
]);

/** By the inputs of a compiled factor: every quote asks for the elements of every factor. */
const answers = new WeakMap<CompiledFactor['inputs'], readonly FieldPath[]>();

/** The elements whose answers a factor rates, its first choice first; none for excess and discount. */
export function answersOf({ inputs }: Pick<CompiledFactor, 'inputs'>): readonly FieldPath[] {
  const known = answers.get(inputs) ?? inputs.flatMap((input) => ANSWERS.get(input) ?? []);
  answers.set(inputs, known);
  return known;
}
