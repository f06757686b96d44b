import { type Static, Type } from 'typebox';
import { RATE_BOOK_FIELDS } from '../../domain/rate-book-fields/rate-book-fields.ts';
import { ratedText } from '../common/remark.ts';
import { Cover } from './cover.ts';

/** Every amount is in euro, to the cent. */
export const Euro = Type.Number({ description: 'Euro, to the cent' });

/** One line of a premium: what was looked at, the row used, and the amount before and after. */
export const Step = Type.Object({
  id: Type.String(),
  title: ratedText(),
  input: ratedText({ description: 'The value that was rated' }),
  assumed: Type.Boolean({ description: 'Whether the value is an assumption of the rate book' }),
  row: ratedText({ description: 'The row of the rate book that was used' }),
  multiplier: Type.Union([Type.Number(), Type.Null()], { description: 'Null where none applies' }),
  addOn: Type.Optional(
    Type.String({
      description:
        'The optional cover whose price alone the multiplier is of; absent: the premium so far',
    }),
  ),
  before: Euro,
  after: Euro,
});
export type Step = Static<typeof Step>;

export const LevyLine = Type.Object({
  id: Type.String(),
  title: ratedText(),
  rate: Type.Union([Type.Number(), Type.Null()], { description: 'Null for a fixed amount' }),
  amount: Euro,
});

const FEE_OWNER = RATE_BOOK_FIELDS.fees.fields.owner;

/** A fee on top of the gross premium. */
export const FeeLine = Type.Object({
  id: Type.String(),
  title: ratedText(),
  owner: Type.Enum([...FEE_OWNER.choices], { description: FEE_OWNER.about }),
  amount: Euro,
});

/** A premium paid over time: the deposit, then so many instalments. */
const PlanLine = Type.Object({
  id: Type.String(),
  title: Type.String(),
  deposit: Euro,
  number: Type.Integer({ description: 'How many instalments' }),
  instalment: Type.Number({ description: 'Each of them, in euro, to the cent' }),
  charge: Type.Number({ description: 'What this costs more than the premium, in euro' }),
  total: Type.Number({ description: 'Deposit and instalments, in euro' }),
});

/** How a premium came about: enough to check every cent with a pocket calculator. */
export const Explanation = Type.Object({
  rateBook: Type.Object({
    name: Type.String(),
    version: Type.String(),
    hash: Type.String({ description: 'SHA-256 of the canonical JSON of the rate book' }),
    demonstration: Type.Boolean(),
  }),
  cover: Cover,
  receivedOn: Type.String({ description: 'The day that chooses the levies, YYYY-MM-DD' }),
  rounding: ratedText(),
  steps: Type.Array(Step),
  netPremium: Euro,
  levies: Type.Array(LevyLine),
  grossPremium: Euro,
  policyFee: Type.Number({ description: 'Euro, to the cent: all fees together' }),
  fees: Type.Optional(
    Type.Array(FeeLine, {
      description: 'Each fee, where the rate book has more than the policy fee',
    }),
  ),
  premium: Euro,
  instalmentPlans: Type.Optional(
    Type.Array(PlanLine, { description: 'How it may be paid over time, where the rate book says' }),
  ),
});
export type Explanation = Static<typeof Explanation>;
