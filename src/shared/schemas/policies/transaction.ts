import { type Static, Type } from 'typebox';
import { ENDINGS, TRANSACTIONS } from '../../domain/policies/transaction.ts';
import { Actor } from '../common/actor.ts';
import { ratedText } from '../common/remark.ts';
import { Euro, Explanation, FeeLine, LevyLine } from '../quotes/explanation.ts';

/** What a transaction charges or returns, in euro, signed: what is returned is negative. */
export const Amounts = Type.Object({
  net: Type.Number({ description: 'Premium before levies, in euro; returned where negative' }),
  levies: Type.Array(LevyLine, { description: 'Rate null: fixed, or in proportion to a return' }),
  fees: Type.Array(FeeLine),
  total: Type.Number({ description: 'Of all these, in euro; returned where negative' }),
});
export type Amounts = Static<typeof Amounts>;

/** Days of cover with what they cost: `net × days / of`, to the hundredth of a cent. */
const CoverCost = Type.Object({
  from: Type.String({ description: 'The first day, YYYY-MM-DD' }),
  to: Type.String({ description: 'The last day' }),
  days: Type.Integer(),
  of: Type.Integer({ description: 'Days of the period' }),
  net: Type.Number({
    description: 'Net premium of the whole period at what these days cover, in euro',
  }),
  cost: Type.Number({ description: 'Euro, to four places, rounded half up' }),
});

/** A step towards what is kept of the premium of a policy that ended early; the last one counts. */
const KeptLine = Type.Object({
  id: Type.String(),
  row: ratedText({ description: 'The rule of the rate book that was used' }),
  amount: Euro,
});

/** How the net premium of a transaction came about: what the period costs now, less what was charged before. */
export const Calculation = Type.Object({
  cover: Type.Array(CoverCost, { description: 'Their sum is rounded half up to the cent once' }),
  kept: Type.Optional(
    Type.Array(KeptLine, {
      description: 'Of a policy that ended early: what is kept, step by step',
    }),
  ),
  cost: Type.Number({ description: 'What the period costs now: net, in euro' }),
  charged: Type.Number({ description: 'What was charged of it before: net, in euro' }),
});
export type Calculation = Static<typeof Calculation>;

/** Something that is another one than before. */
export const ChangedAnswer = Type.Object({
  path: Type.String({ description: 'The element of the quote document, as Vehicle/Make' }),
  before: Type.Optional(Type.Unknown({ description: 'Absent where there was none' })),
  after: Type.Optional(Type.Unknown({ description: 'Absent where there is none any more' })),
});
export type ChangedAnswer = Static<typeof ChangedAnswer>;

/** One transaction of a policy, as it was calculated when it was made. */
export const Transaction = Type.Object({
  number: Type.Integer({ description: 'Its place among the transactions of the policy, from 1' }),
  kind: Type.Enum([...TRANSACTIONS]),
  effectiveAt: Type.String({ description: 'ISO 8601 with offset' }),
  until: Type.Optional(
    Type.String({ description: 'The last day of an adjustment for some days, YYYY-MM-DD' }),
  ),
  at: Type.String({ description: 'When it was made: ISO 8601, UTC' }),
  by: Type.String({ description: 'The client, or desk' }),
  user: Type.Optional(Actor),
  reason: Type.Optional(Type.String()),
  ending: Type.Optional(Type.Enum([...ENDINGS], { description: 'Of a cancellation' })),
  hasClaim: Type.Optional(
    Type.Boolean({ description: 'Of a cancellation: whether there was a claim in the period' }),
  ),
  reverses: Type.Optional(Type.Integer({ description: 'The number of the one that it undoes' })),
  reversedBy: Type.Optional(Type.Integer({ description: 'The number of the one that undid it' })),
  changed: Type.Array(ChangedAnswer, { description: 'Of an adjustment: what is another answer' }),
  amounts: Amounts,
  calculation: Calculation,
  explanation: Type.Optional(Explanation),
});
export type Transaction = Static<typeof Transaction>;
