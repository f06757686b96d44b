import { type Static, Type } from 'typebox';
import { ADD_ONS, type AddOn } from '../../domain/quotes/add-on.ts';
import { COVERS } from '../../domain/quotes/cover.ts';
import { RatingInputs } from '../quotes/rating-inputs.ts';
import { BookScheme } from '../quotes/scheme.ts';
import { BeforeCover } from './rate-book-assumptions.ts';
import { NamedDrivers } from './rate-book-drivers.ts';
import { Factor } from './rate-book-factors.ts';
import { Fee, InstalmentPlan } from './rate-book-fees.ts';
import { Limit } from './rate-book-limits.ts';
import { Periods } from './rate-book-periods.ts';
import { UnderwritingRule } from './rate-book-rules.ts';
import { cents, closed, day, name } from './rate-book-values.ts';

export type { Factor } from './rate-book-factors.ts';
export type { UnderwritingRule } from './rate-book-rules.ts';

const byCover = (description: string) =>
  Type.Object(
    {
      Comprehensive: cents('Of comprehensive cover'),
      TPFT: cents('Of third party, fire and theft'),
      ThirdParty: cents('Of third party only'),
    },
    { description },
  );

/** A risk with its premium, worked out by hand: it must hold before the book may become active. */
export const WorkedExample = Type.Object(
  {
    title: name('What the example shows'),
    inputs: RatingInputs,
    addOns: Type.Optional(
      Type.Object(
        {
          breakdown: Type.Optional(name('The level of breakdown assistance')),
          legal: Type.Optional(name('The level of legal expenses cover')),
          windscreen: Type.Optional(name('The level of windscreen cover')),
          keycare: Type.Optional(name('The level of key cover')),
        } satisfies Record<AddOn, unknown>,
        {
          ...{ ...closed, minProperties: 1 },
          description: 'The optional covers that are chosen, each with its level',
        },
      ),
    ),
    basis: Type.Optional(
      Type.Enum(['typical', 'cautious'], { description: 'Absent: cautious, as of a full quote' }),
    ),
    receivedOn: day('The day on which the premium is received: it decides the levies'),
    expect: Type.Object(
      {
        netCents: cents('Before levies'),
        grossCents: cents('With levies'),
        feeCents: cents('The policy fee'),
        premiumCents: cents('Gross premium and fee'),
      },
      { ...closed, description: 'What the book must give' },
    ),
  },
  closed,
);

/**
 * An optional cover: its levels, the first of them the one meant where none is named. A level that
 * costs nothing is included: every quote has it unless it has another one.
 */
export const AddOnPrice = Type.Object(
  {
    id: Type.Enum([...ADD_ONS], { description: 'Which optional cover it is' }),
    title: name('What a person reads'),
    levels: Type.Array(
      Type.Object(
        {
          level: name('What to send'),
          title: name('What a person reads'),
          netCents: cents('Before levies'),
        },
        closed,
      ),
      { minItems: 1, description: 'The first of them is meant where none is named' },
    ),
  },
  closed,
);

/** What a scheme sells. */
const BookProduct = Type.Object(
  {
    id: name('What programs call it'),
    name: name('What a person reads'),
    description: name('A sentence about its cover'),
    /** Absent in older books. */
    cover: Type.Optional(Type.Enum([...COVERS], { description: 'The cover that it sells' })),
  },
  closed,
);

export const RateBook = Type.Object(
  {
    name: name('What the book is called'),
    version: name('Its edition, as 2026.5'),
    demonstration: Type.Boolean({
      description: 'Whether it is a demonstration: nothing may be sold with it',
    }),
    underwriter: name('The insurer, as it stands on documents'),
    /** Absent in older books, which are of the default scheme. */
    scheme: Type.Optional(BookScheme),
    inForceFrom: day('The first day of cover that it rates'),
    validityDays: Type.Integer({
      minimum: 1,
      maximum: 366,
      description: 'For how many days a quote holds',
    }),
    duplicates: Type.Optional(
      Type.Enum(['warn', 'stop'], {
        description:
          'A car with another open quote or a policy for some of the same days: `stop` refuses to accept the quote until a caller with the authority gives a reason, `warn` never does. Absent: the desk is stopped, the API warned',
      }),
    ),
    products: Type.Array(BookProduct, { minItems: 1, description: 'What is on offer' }),
    base: Type.Object(
      {
        title: name('What its step in the premium is called'),
        cents: byCover('The premium of a year before every factor'),
      },
      { ...closed, description: 'What the factors multiply' },
    ),
    factors: Type.Array(Factor, {
      description: 'They multiply the base premium in this order, each step rounded to the cent',
    }),
    limits: Type.Optional(
      Type.Array(Limit, {
        minItems: 1,
        description: 'Caps and floors, each applied after the last of its factors',
      }),
    ),
    /** Absent in older books, in which nobody but the policyholder prices. */
    namedDrivers: Type.Optional(NamedDrivers),
    minimumNetCents: byCover('The least net premium of a year'),
    policyFeeCents: cents('The fee on top of the gross premium'),
    fees: Type.Optional(
      Type.Array(Fee, { minItems: 1, description: "Other fees, the insurer's and the broker's" }),
    ),
    instalmentPlans: Type.Optional(
      Type.Array(InstalmentPlan, {
        minItems: 1,
        description: 'How a premium may be paid over time',
      }),
    ),
    smallestPremiumCents: cents('The least premium that may be set by hand'),
    /** Absent in older books, which sell every period at the premium of a year. */
    periods: Type.Optional(Periods),
    addOns: Type.Array(AddOnPrice, { description: 'The optional covers' }),
    underwriting: Type.Array(UnderwritingRule, { description: 'What declines or refers a risk' }),
    beforeCover: Type.Optional(BeforeCover),
    examples: Type.Array(WorkedExample, {
      minItems: 1,
      description: 'Premiums worked out by hand: each must hold before the book may become active',
    }),
  },
  closed,
);
export type RateBook = Static<typeof RateBook>;
