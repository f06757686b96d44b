import { type Static, Type } from 'typebox';
import {
  ACCOUNT_LINES,
  DUE_KINDS,
  DUE_STATES,
  RECEIPT_METHODS,
} from '../../domain/policies/payment.ts';
import { TRANSACTIONS } from '../../domain/policies/transaction.ts';
import { TYPED_LINE, TYPED_LINES } from '../../domain/text/text-pattern.ts';
import { Actor } from '../common/actor.ts';
import { Total } from '../quotes/quote-list.ts';
import { PolicyId } from './policy.ts';

const reason = Type.String({ minLength: 1, maxLength: 500, ...TYPED_LINES });
const Method = Type.Enum([...RECEIPT_METHODS]);

export const AccountQuery = Type.Object({ policyId: PolicyId });
export type AccountQuery = Static<typeof AccountQuery>;

/** Money that came in or was paid back. */
const Payment = Type.Object({
  amount: Type.Number({ description: 'Euro, above 0, to the cent' }),
  day: Type.Optional(
    Type.String({ description: 'When, YYYY-MM-DD, not later than today; absent: today' }),
  ),
  method: Method,
  reference: Type.String({
    minLength: 1,
    maxLength: 100,
    ...TYPED_LINE,
    description: 'By which it is found again; never the number of a card or an account',
  }),
});
export type Payment = Static<typeof Payment>;

/** How what is owed is to be paid. */
const PlanRequest = Type.Object({
  id: Type.Optional(
    Type.String({ description: 'An instalment plan of the rate book; absent: in full' }),
  ),
  firstDay: Type.Optional(
    Type.String({
      description: 'When it is due, or its deposit is, YYYY-MM-DD; absent: today',
    }),
  ),
  mandate: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 35,
      ...TYPED_LINE,
      description: 'The reference of the authority for a direct debit, as the bank has it',
    }),
  ),
});
export type PlanRequest = Static<typeof PlanRequest>;

/** One thing that is recorded of the payments of a policy: exactly one of the five. */
export const PaymentRequest = Type.Object({
  policyId: PolicyId,
  plan: Type.Optional(PlanRequest),
  received: Type.Optional(Payment),
  missed: Type.Optional(
    Type.Object({
      day: Type.String({ description: 'The day on which it was due, YYYY-MM-DD' }),
      reason,
    }),
  ),
  rebate: Type.Optional(Payment),
  withdraw: Type.Optional(
    Type.Object({
      line: Type.Integer({
        minimum: 1,
        description: 'The number of a line that was wrong: it counts no more, and stays to be read',
      }),
      reason,
    }),
  ),
});
export type PaymentRequest = Static<typeof PaymentRequest>;

/** How a sum is to be paid, as it was agreed; in full, the deposit is all of it. */
export const PaymentPlan = Type.Object({
  id: Type.Optional(Type.String({ description: 'Of the rate book; absent: in full' })),
  title: Type.Optional(Type.String()),
  firstDay: Type.String({ description: 'Of the deposit, YYYY-MM-DD; then monthly' }),
  amount: Type.Number({ description: 'The sum that was owed, in euro' }),
  deposit: Type.Number({ description: 'Euro' }),
  number: Type.Integer({ description: 'How many instalments' }),
  instalment: Type.Number({ description: 'Each of them, in euro' }),
  charge: Type.Number({ description: 'What this costs more than the sum, in euro' }),
  apr: Type.Optional(
    Type.Number({
      description: 'Annual percentage rate of charge, to one decimal; absent: in full',
    }),
  ),
  mandate: Type.Optional(Type.String()),
});
export type PaymentPlan = Static<typeof PaymentPlan>;

/** A line of the account. What the customer owes more is positive. */
const AccountLine = Type.Object({
  number: Type.Integer({ description: 'From 1' }),
  kind: Type.Enum([...ACCOUNT_LINES]),
  day: Type.String({ description: 'YYYY-MM-DD: of a payment, when it was made' }),
  amount: Type.Number({ description: 'Euro, signed' }),
  balance: Type.Number({ description: 'The sum of the lines until this one, in euro' }),
  transaction: Type.Optional(
    Type.Object({ number: Type.Integer(), kind: Type.Enum([...TRANSACTIONS]) }),
  ),
  plan: Type.Optional(PaymentPlan),
  method: Type.Optional(Method),
  reference: Type.Optional(Type.String()),
  withdraws: Type.Optional(Type.Integer({ description: 'The line that counts no more' })),
  withdrawnBy: Type.Optional(Type.Integer({ description: 'The line that says so' })),
  reason: Type.Optional(Type.String()),
  at: Type.String({ description: 'When it was recorded: ISO 8601, UTC' }),
  by: Type.String({ description: 'The client, or desk' }),
  user: Type.Optional(Actor),
});

/** Something that falls due, with what of it is paid. */
const Due = Type.Object({
  kind: Type.Enum([...DUE_KINDS]),
  number: Type.Optional(Type.Integer({ description: 'Of an instalment, from 1' })),
  day: Type.String({ description: 'YYYY-MM-DD' }),
  amount: Type.Number({ description: 'Euro' }),
  paid: Type.Number({ description: 'Euro: what is received counts for what is due first' }),
  open: Type.Number({ description: 'Euro' }),
  state: Type.Enum([...DUE_STATES], { description: 'Today' }),
  missed: Type.Integer({ description: 'How often it was tried in vain' }),
});

/** The account of a policy: its balance is the sum of its lines. */
export const PolicyAccount = Type.Object({
  policyId: Type.String(),
  quoteId: Type.String(),
  version: Type.String({ description: 'For If-Match: that of the policy' }),
  day: Type.String({ description: 'Today, YYYY-MM-DD' }),
  balance: Type.Number({ description: 'Euro: owed by the customer; to be paid back if negative' }),
  overdue: Type.Number({ description: 'Euro' }),
  next: Type.Optional(
    Type.Object(
      { day: Type.String(), amount: Type.Number() },
      { description: 'What is due and not overdue, or falls due next' },
    ),
  ),
  plan: Type.Optional(
    Type.Object(
      { line: Type.Integer(), ...PaymentPlan.properties },
      { description: 'The one that stands, with its line' },
    ),
  ),
  offered: Type.Array(Type.Object({ id: Type.String(), title: Type.String() }), {
    description: 'The instalment plans of the rate book',
  }),
  schedule: Type.Array(Due, { description: 'By day; what is open is the balance above 0' }),
  lines: Type.Array(AccountLine, { description: 'The oldest first' }),
});
export type PolicyAccount = Static<typeof PolicyAccount>;

/** How many of the policies with an overdue payment to list, the longest first. */
export const OverdueQuery = Type.Object({
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
});
export type OverdueQuery = Static<typeof OverdueQuery>;

/** A policy of which a payment is overdue. */
const OverduePolicy = Type.Object({
  quoteId: Type.String(),
  policyId: Type.String(),
  customerKey: Type.String(),
  customerName: Type.String(),
  phone: Type.Optional(Type.String()),
  email: Type.Optional(Type.String()),
  registrationNumber: Type.String(),
  since: Type.String({ description: 'The day on which the first of it was due, YYYY-MM-DD' }),
  overdue: Type.Number({ description: 'Euro' }),
  payments: Type.Integer({ description: 'How many are overdue' }),
  missed: Type.Integer({ description: 'How often they were tried in vain' }),
});
export type OverduePolicy = Static<typeof OverduePolicy>;

export const OverduePolicies = Type.Object({
  today: Type.String({ description: 'The Irish day, YYYY-MM-DD' }),
  policies: Type.Array(OverduePolicy, { description: 'The longest overdue first' }),
  ...Total,
});
export type OverduePolicies = Static<typeof OverduePolicies>;
