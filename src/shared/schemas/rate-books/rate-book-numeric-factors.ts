import { Type } from 'typebox';
import { NumberInput, numberInput } from '../quotes/rating-inputs.ts';
import { assumptionOf } from './rate-book-assumptions.ts';
import { common, effect } from './rate-book-factor-parts.ts';
import { closed, Relativity } from './rate-book-values.ts';

/**
 * The largest value of a line. With whole numbers up to it, every product of the line between two
 * points stays below 2^52, where a double holds each whole number.
 */
export const LARGEST_POINT = 1_000_000_000;

/** Where a line ends that goes on beyond its points. */
const end = (description: string) =>
  Type.Integer({ minimum: 0, maximum: LARGEST_POINT, description });

const numeric = {
  input: NumberInput,
  unit: Type.Optional(Type.String({ description: 'What stands behind a value, as years' })),
  unitOfOne: Type.Optional(
    Type.String({ description: 'The unit where the value is 1; absent: the same' }),
  ),
  assume: assumptionOf(Type.Number({ description: 'The value used where none is given' })),
  assumeAtLeast: Type.Optional(
    numberInput('An input that the assumption may not fall below, where it is given'),
  ),
  assumeAtMost: Type.Optional(
    numberInput(
      'An input that the assumption may not exceed, where it is given: it limits the least, too',
    ),
  ),
  implied: Type.Optional(
    Type.Array(
      Type.Object(
        {
          factor: Type.String({ description: 'The id of a table factor' }),
          row: Type.String({ description: 'Its row, chosen by a word that was given' }),
          value: Type.Number({ description: 'The value that it implies' }),
        },
        closed,
      ),
      {
        minItems: 1,
        description:
          'The value where none is given, but the answer to another question says it: no assumption',
      },
    ),
  ),
};

/** Rows by range: each from its bound up to the next row's. */
export const BandsFactor = Type.Object(
  {
    ...common,
    kind: Type.Literal('bands', { description: 'Rows by range' }),
    ...numeric,
    bands: Type.Array(
      Type.Object({ from: Type.Number({ description: 'Its least value' }), ...effect }, closed),
      { minItems: 1, description: 'In rising order, the first from 0' },
    ),
  },
  { ...closed, description: "Rows by range: each from its bound up to the next row's" },
);

/**
 * A line through points, straight between them and level outside, or going on straight up to a bound;
 * rounded to four places.
 */
export const LineFactor = Type.Object(
  {
    ...common,
    kind: Type.Literal('line', { description: 'A line through points' }),
    ...numeric,
    points: Type.Array(
      Type.Object(
        { at: Type.Number({ description: 'A value, a whole number' }), relativity: Relativity },
        closed,
      ),
      { minItems: 2, description: 'In rising order' },
    ),
    /** Absent: the line is level outside its points. */
    extrapolate: Type.Optional(
      Type.Object(
        {
          from: Type.Optional(end('The value below the first point down to which it goes on')),
          upTo: Type.Optional(end('The value above the last point up to which it goes on')),
        },
        {
          ...closed,
          minProperties: 1,
          description:
            'How far the line goes on straight beyond its points; it is level from there',
        },
      ),
    ),
  },
  {
    ...closed,
    description:
      'A line through points, straight between them and level outside, or extrapolated up to a bound',
  },
);
