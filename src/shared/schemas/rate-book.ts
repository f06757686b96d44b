import { type Static, Type } from 'typebox';
import { AddOn } from './add-on.ts';
import { BeforeCover } from './rate-book-assumptions.ts';
import { Factor, NamedDrivers, Relativity } from './rate-book-factors.ts';
import { Periods } from './rate-book-periods.ts';
import { NumberInput, RatingInputs } from './rating-inputs.ts';

export type { Factor } from './rate-book-factors.ts';
export type { NumberInput, RatingInputs, TextInput } from './rating-inputs.ts';

const Name = Type.String({ minLength: 1 });
const Day = Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' });
const Cents = Type.Integer({ minimum: 0, maximum: 1_000_000_000 });
const ByCover = Type.Object({ Comprehensive: Cents, TPFT: Cents, ThirdParty: Cents });
const closed = { additionalProperties: false };

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
    /** Absent in older books, in which nobody but the policyholder prices. */
    namedDrivers: Type.Optional(NamedDrivers),
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
