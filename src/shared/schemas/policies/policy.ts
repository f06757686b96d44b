import { type Static, Type } from 'typebox';
import { DEADLINES, POLICY_STATES } from '../../domain/policies/policy.ts';
import { WarningShape } from '../common/remark.ts';
import { Explanation } from '../quotes/explanation.ts';
import { Period } from '../quotes/quote.ts';
import { QuoteSections, ShownPolicy } from '../quotes/quote-sections.ts';
import { Scheme } from '../quotes/scheme.ts';
import { StandingOffer } from './renewal.ts';
import { Amounts, Transaction } from './transaction.ts';

export const PolicyId = Type.String({ minLength: 1, maxLength: 100 });

export const PolicyQuery = Type.Object({
  policyId: PolicyId,
  day: Type.Optional(
    Type.String({ description: 'As it stood on a day, YYYY-MM-DD; absent: today' }),
  ),
});
export type PolicyQuery = Static<typeof PolicyQuery>;

/** A day by which something must be done or may be, with where it is said. */
const Deadline = Type.Object({
  id: Type.Enum([...DEADLINES]),
  day: Type.String({ description: 'The last day, YYYY-MM-DD' }),
  complaint: Type.Optional(
    Type.Integer({ description: 'The number of the complaint: it stays once its day is past' }),
  ),
});

/** A policy as it stands on a day. */
export const PolicyView = Type.Object({
  policyId: Type.String(),
  quoteId: Type.String({ description: 'The quote that it was sold by' }),
  version: Type.String({ description: 'For If-Match: another one after each transaction' }),
  state: Type.Enum([...POLICY_STATES], { description: 'On the day' }),
  day: Type.String({ description: 'The day, YYYY-MM-DD' }),
  period: Period,
  coverEnds: Type.String({ description: 'The last day of cover, YYYY-MM-DD' }),
  scheme: Type.Optional(Scheme),
  ...QuoteSections.properties,
  policy: ShownPolicy,
  explanation: Explanation,
  charged: Amounts,
  transactions: Type.Array(Transaction, { description: 'All of them, the oldest first' }),
  deadlines: Type.Array(Deadline),
  renewal: Type.Optional(StandingOffer),
  warnings: Type.Array(WarningShape, { description: 'Of the transaction that was asked for' }),
});
export type PolicyView = Static<typeof PolicyView>;
