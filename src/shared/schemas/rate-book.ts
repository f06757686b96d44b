import { type Static, Type } from 'typebox';
import {
  NUMBER_RATING_FIELDS,
  type NumberFieldInput,
  TEXT_RATING_FIELDS,
  type TextFieldInput,
} from '../domain/quote-fields/rating-fields.ts';
import { AddOn } from './add-on.ts';
import { Cover } from './cover.ts';
import { assumptionOf, BeforeCover, UnknownWord } from './rate-book-assumptions.ts';
import { Periods } from './rate-book-periods.ts';

/** The inputs that are words but no field as it was given: the routing key is a part of the Eircode. */
const OTHER_TEXT_INPUTS = ['routingKey'] as const;

/** The inputs that are numbers but no field as it was given. */
const OTHER_NUMBER_INPUTS = {
  driverAge: 'Completed years at inception',
  yearsSinceSeventeen: 'Completed years at inception since the driver was 17',
  vehicleAge: 'Years, by calendar year',
  excess: 'Euro of a claim that the policyholder bears',
  discount: 'Percent that the broker gives',
  periodDays: 'Days of the policy, its first and its last counted; absent: a year',
} as const;

export type TextInput = TextFieldInput | (typeof OTHER_TEXT_INPUTS)[number];
export type NumberInput = NumberFieldInput | keyof typeof OTHER_NUMBER_INPUTS;

/** Everything that rating reads of a risk; what is absent is assumed. */
export type RatingInputs = { cover: Cover } & { [I in TextInput]?: string } & {
  [I in NumberInput]?: number;
};

const Name = Type.String({ minLength: 1 });
const Day = Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' });
const Cents = Type.Integer({ minimum: 0, maximum: 1_000_000_000 });
const Relativity = Type.Number({
  minimum: 0,
  maximum: 100,
  description: 'A multiplier with at most four decimal places',
});
const ByCover = Type.Object({ Comprehensive: Cents, TPFT: Cents, ThirdParty: Cents });
const closed = { additionalProperties: false };

const texts = [...TEXT_RATING_FIELDS.map(({ input }) => input), ...OTHER_TEXT_INPUTS];
const numbers = NUMBER_RATING_FIELDS.map(({ input }) => input);

/** What a factor may look at. Title, name and gender are not among them, so they can't price. */
const TextInput = Type.Unsafe<TextInput>(Type.Enum(texts));
const NumberInput = Type.Unsafe<NumberInput>(
  Type.Enum([...numbers, ...Object.keys(OTHER_NUMBER_INPUTS)]),
);

export const RatingInputs = Type.Unsafe<RatingInputs>(
  Type.Object(
    {
      cover: Cover,
      ...Object.fromEntries(texts.map((input) => [input, Type.Optional(Type.String())])),
      ...Object.fromEntries(numbers.map((input) => [input, Type.Optional(Type.Number())])),
      ...Object.fromEntries(
        Object.entries(OTHER_NUMBER_INPUTS).map(([input, description]) => [
          input,
          Type.Optional(Type.Number({ description })),
        ]),
      ),
    },
    closed,
  ),
);

const common = {
  id: Name,
  title: Name,
  covers: Type.Optional(Type.Array(Cover, { minItems: 1, description: 'Absent: every cover' })),
};

/** Rows by word. The first input that is given and known picks the row. */
export const TableFactor = Type.Object(
  {
    ...common,
    kind: Type.Literal('table'),
    inputs: Type.Array(TextInput, { minItems: 1 }),
    assume: assumptionOf(Type.String({ description: 'The row used where nothing is given' })),
    /** Absent: the row that is used where nothing is given. */
    unknown: Type.Optional(UnknownWord),
    rows: Type.Array(
      Type.Object(
        {
          row: Name,
          relativity: Relativity,
          words: Type.Array(Type.String(), { description: 'Other words for it, case forgiven' }),
        },
        closed,
      ),
      { minItems: 1 },
    ),
  },
  closed,
);

const numeric = {
  input: NumberInput,
  unit: Type.Optional(Type.String()),
  unitOfOne: Type.Optional(
    Type.String({ description: 'The unit where the value is 1; absent: the same' }),
  ),
  assume: assumptionOf(Type.Number({ description: 'The value used where none is given' })),
  /** An input that the assumption may not fall below, where it is given. */
  assumeAtLeast: Type.Optional(NumberInput),
  /** An input that the assumption may not exceed, where it is given: it limits the least, too. */
  assumeAtMost: Type.Optional(NumberInput),
};

/** Rows by range: each from its bound up to the next row's. */
export const BandsFactor = Type.Object(
  {
    ...common,
    kind: Type.Literal('bands'),
    ...numeric,
    bands: Type.Array(Type.Object({ from: Type.Number(), relativity: Relativity }, closed), {
      minItems: 1,
    }),
  },
  closed,
);

/** A line through points, straight between them and level outside; rounded to four places. */
export const LineFactor = Type.Object(
  {
    ...common,
    kind: Type.Literal('line'),
    ...numeric,
    points: Type.Array(Type.Object({ at: Type.Number(), relativity: Relativity }, closed), {
      minItems: 2,
    }),
  },
  closed,
);

export const Factor = Type.Union([TableFactor, BandsFactor, LineFactor]);

/** What a rule that holds does to a risk: stop it, or leave its acceptance to an underwriter. */
const Decision = Type.Enum(['decline', 'refer']);

/** A rule over a number: it holds where the input is given and outside the bounds. */
export const NumberRule = Type.Object(
  {
    id: Name,
    decision: Decision,
    input: NumberInput,
    below: Type.Optional(Type.Number()),
    above: Type.Optional(Type.Number()),
    reason: Name,
  },
  closed,
);

/** A rule over a table: it holds where a word that was given chose the row. */
export const RowRule = Type.Object(
  {
    id: Name,
    decision: Decision,
    factor: Type.String({ description: 'The id of a table factor, under whatever cover' }),
    row: Name,
    reason: Name,
  },
  closed,
);

/** A rule of underwriting. What the book only assumes of a risk makes none hold. */
export const UnderwritingRule = Type.Union([NumberRule, RowRule]);

/** A risk with its premium, worked out by hand: it must hold before the book may become active. */
export const WorkedExample = Type.Object(
  {
    title: Name,
    inputs: RatingInputs,
    basis: Type.Optional(
      Type.Enum(['typical', 'cautious'], { description: 'Absent: cautious, as of a full quote' }),
    ),
    receivedOn: Day,
    expect: Type.Object(
      { netCents: Cents, grossCents: Cents, feeCents: Cents, premiumCents: Cents },
      closed,
    ),
  },
  closed,
);

/** An optional cover: its levels, the first of them the one meant where none is named. */
export const AddOnPrice = Type.Object(
  {
    id: AddOn,
    title: Name,
    levels: Type.Array(Type.Object({ level: Name, title: Name, netCents: Cents }, closed), {
      minItems: 1,
    }),
  },
  closed,
);

export const RateBook = Type.Object(
  {
    name: Name,
    version: Name,
    demonstration: Type.Boolean(),
    underwriter: Name,
    inForceFrom: Day,
    validityDays: Type.Integer({ minimum: 1, maximum: 366 }),
    duplicates: Type.Optional(
      Type.Enum(['warn', 'stop'], {
        description:
          'A car with another open quote or a policy for some of the same days: `stop` refuses to accept the quote until somebody with authority gives a reason, `warn` never does. Absent: the desk is stopped, the API warned',
      }),
    ),
    products: Type.Array(Type.Object({ id: Name, name: Name, description: Name }, closed), {
      minItems: 1,
    }),
    base: Type.Object({ title: Name, cents: ByCover }, closed),
    factors: Type.Array(Factor),
    minimumNetCents: ByCover,
    policyFeeCents: Cents,
    smallestPremiumCents: Cents,
    /** Absent in older books, which sell every period at the premium of a year. */
    periods: Type.Optional(Periods),
    addOns: Type.Array(AddOnPrice),
    underwriting: Type.Array(UnderwritingRule),
    beforeCover: Type.Optional(BeforeCover),
    examples: Type.Array(WorkedExample, { minItems: 1 }),
  },
  closed,
);
export type RateBook = Static<typeof RateBook>;
export type Factor = Static<typeof Factor>;
export type NumberRule = Static<typeof NumberRule>;
export type RowRule = Static<typeof RowRule>;
export type UnderwritingRule = Static<typeof UnderwritingRule>;

/** The levies, each with the rates that it had from a day on; dated by receipt of the premium. */
export const LevyTable = Type.Object(
  {
    levies: Type.Array(
      Type.Union([
        Type.Object(
          {
            id: Name,
            title: Name,
            source: Name,
            kind: Type.Literal('rate'),
            rates: Type.Array(Type.Object({ from: Day, rate: Relativity }, closed), {
              minItems: 1,
            }),
          },
          closed,
        ),
        Type.Object(
          {
            id: Name,
            title: Name,
            source: Name,
            kind: Type.Literal('fixed'),
            cents: Cents,
            fromNetCents: Cents,
          },
          closed,
        ),
      ]),
    ),
  },
  closed,
);
export type LevyTable = Static<typeof LevyTable>;
