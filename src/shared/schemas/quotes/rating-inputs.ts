import { type Static, type TSchema, Type } from 'typebox';
import {
  NUMBER_RATING_FIELDS,
  TEXT_RATING_FIELDS,
} from '../../domain/quote-fields/rating-fields.ts';
import type * as inputs from '../../domain/quote-fields/rating-inputs.ts';
import {
  DRIVER_INPUTS,
  NUMBER_INPUTS,
  OTHER_NUMBER_INPUTS,
  OTHER_TEXT_INPUTS,
  TEXT_INPUTS,
} from '../../domain/quote-fields/rating-inputs.ts';
import { COVERS } from '../../domain/quotes/cover.ts';

const closed = { additionalProperties: false };

/** What a factor may look at. Title, name and gender are not among them, so they can't price. */
export const TextInput = Type.Unsafe<inputs.TextInput>(
  Type.Enum([...TEXT_INPUTS], { description: 'A word of the risk' }),
);

/** The schema of a numeric input that has a part of its own. */
export const numberInput = (description: string) =>
  Type.Unsafe<inputs.NumberInput>(Type.Enum([...NUMBER_INPUTS], { description }));

/** The schema of an object that may have something for each text input. */
export function perTextInput<T extends TSchema>(value: T, description: string) {
  return Type.Unsafe<{ readonly [I in inputs.TextInput]?: Static<T> }>(
    Type.Object(Object.fromEntries(TEXT_INPUTS.map((input) => [input, Type.Optional(value)])), {
      ...closed,
      description,
    }),
  );
}

const answers = {
  ...Object.fromEntries(
    TEXT_RATING_FIELDS.map(({ input, path }) => [
      input,
      Type.Optional(Type.String({ description: `As ${path} of a quote` })),
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(OTHER_TEXT_INPUTS).map(([input, description]) => [
      input,
      Type.Optional(Type.String({ description })),
    ]),
  ),
  ...Object.fromEntries(
    NUMBER_RATING_FIELDS.map(({ input, path }) => [
      input,
      Type.Optional(Type.Number({ description: `As ${path} of a quote` })),
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(OTHER_NUMBER_INPUTS).map(([input, description]) => [
      input,
      Type.Optional(Type.Number({ description })),
    ]),
  ),
};

const NamedDriverInputs = Type.Object(
  {
    driver: Type.Integer({ minimum: 1, description: 'The place among the named drivers' }),
    mainDriver: Type.Optional(
      Type.Boolean({ description: 'Whether this person drives the car more than anybody else' }),
    ),
    ...Object.fromEntries(
      Object.entries(answers).filter(([input]) => DRIVER_INPUTS.some((one) => one === input)),
    ),
  },
  closed,
);

export const RatingInputs = Type.Unsafe<inputs.RatingInputs>(
  Type.Object(
    {
      cover: Type.Enum([...COVERS], { description: 'The cover that is asked for' }),
      namedDrivers: Type.Optional(
        Type.Array(NamedDriverInputs, { description: 'Who drives next to the policyholder' }),
      ),
      ...answers,
    },
    { ...closed, description: 'The risk; what is absent is assumed' },
  ),
);
