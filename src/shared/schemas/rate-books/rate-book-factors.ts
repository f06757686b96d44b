import { type Static, Type } from 'typebox';
import { perTextInput, TextInput } from '../quotes/rating-inputs.ts';
import { assumptionOf, UnknownWord } from './rate-book-assumptions.ts';
import { common, effect } from './rate-book-factor-parts.ts';
import { BandsFactor, LineFactor } from './rate-book-numeric-factors.ts';
import { closed, name } from './rate-book-values.ts';

const Name = Type.String({ minLength: 1 });

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

export const Factor = Type.Union([TableFactor, CombinationFactor, BandsFactor, LineFactor]);
export type Factor = Static<typeof Factor>;

/** The factors of one kind. */
export type FactorOf<Kind extends Factor['kind']> = Extract<Factor, { kind: Kind }>;
