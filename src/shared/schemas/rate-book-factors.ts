import { type Static, Type } from 'typebox';
import { Cover } from './cover.ts';
import { assumptionOf, UnknownWord } from './rate-book-assumptions.ts';
import { cents, closed, name, Relativity } from './rate-book-values.ts';
import { NumberInput, numberInput, perTextInput, TextInput } from './rating-inputs.ts';

const Name = Type.String({ minLength: 1 });

/** What a row does to the premium: it multiplies it, and then it may add a flat amount. */
const effect = {
  relativity: Relativity,
  loadCents: Type.Optional(cents('A flat amount added after the multiplier')),
};

const common = {
  id: name('What the factor is called, once under each cover'),
  title: name('What a person reads'),
  covers: Type.Optional(Type.Array(Cover, { minItems: 1, description: 'Absent: every cover' })),
  optional: Type.Optional(
    Type.Boolean({
      description:
        'Whether the question may stay open: without an answer it costs the same in a full quote as in a quick price, and nothing warns of it',
    }),
  ),
};

/**
 * The largest value of a line. With whole numbers up to it, every product of the line between two
 * points stays below 2^52, where a double holds each whole number.
 */
export const LARGEST_POINT = 1_000_000_000;

/** Where a line ends that goes on beyond its points. */
const end = (description: string) =>
  Type.Integer({ minimum: 0, maximum: LARGEST_POINT, description });

const AssumedRow = assumptionOf(
  Type.String({ description: 'The row used where nothing is given' }),
);

/** Rows by word. The first input that is given and known picks the row. */
export const TableFactor = Type.Object(
  {
    ...common,
    kind: Type.Literal('table', { description: 'Rows by word' }),
    inputs: Type.Array(TextInput, {
      minItems: 1,
      description: 'The first that is given and known picks the row',
    }),
    assume: AssumedRow,
    /** Absent: the row that is used where nothing is given. */
    unknown: Type.Optional(UnknownWord),
    rows: Type.Array(
      Type.Object(
        {
          row: name('What the row is called, and a word for it'),
          ...effect,
          words: Type.Array(Type.String(), { description: 'Other words for it, case forgiven' }),
        },
        closed,
      ),
      { minItems: 1, description: 'Each word in one row alone' },
    ),
  },
  { ...closed, description: 'Rows by word' },
);

/**
 * Rows by the words of several inputs together, as make and model. A combination holds where each
 * input that it names has one of its words. The one that names most inputs picks the row; of as many,
 * the one that names the earlier inputs of the table.
 */
export const CombinationFactor = Type.Object(
  {
    ...common,
    kind: Type.Literal('combination', { description: 'Rows by the words of several inputs' }),
    inputs: Type.Array(TextInput, {
      minItems: 2,
      maxItems: 8,
      description: 'What is looked at together, as make and model',
    }),
    assume: AssumedRow,
    /** What happens where something is given and no combination holds. Absent: as without answers. */
    unknown: Type.Optional(UnknownWord),
    rows: Type.Array(Type.Object({ row: name('What the row is called'), ...effect }, closed), {
      minItems: 1,
      description: 'What the combinations lead to',
    }),
    combinations: Type.Array(
      Type.Object(
        {
          row: name('The row that it leads to'),
          words: perTextInput(
            Type.Array(Name, { minItems: 1, description: 'One of these' }),
            'Words, one of which must be given',
          ),
          assumed: Type.Optional(
            Type.Boolean({
              description:
                'Whether the row is only assumed, with a warning: it stands for words of the other inputs that no combination has',
            }),
          ),
        },
        closed,
      ),
      {
        minItems: 1,
        description:
          'The one that names most inputs picks the row; of as many, the one that names the earlier inputs',
      },
    ),
    /** Case, spaces and punctuation are forgiven anyway. */
    spellings: Type.Optional(
      perTextInput(
        Type.Record(Name, Type.Array(Name), { description: 'Each word with its other spellings' }),
        'Other words for a word of a combination',
      ),
    ),
  },
  closed,
);

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

export const Factor = Type.Union([TableFactor, CombinationFactor, BandsFactor, LineFactor]);
export type Factor = Static<typeof Factor>;

/** The factors of one kind. */
export type FactorOf<Kind extends Factor['kind']> = Extract<Factor, { kind: Kind }>;
