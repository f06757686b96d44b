import { type Static, Type } from 'typebox';
import { SHOWN_STATUSES } from '../../domain/quotes/quote-status.ts';
import { REQUOTE_PURPOSES } from '../../domain/quotes/requote.ts';
import { WarningShape } from '../common/remark.ts';
import { Assumed, UnknownFact } from './assumed.ts';
import { HistoryEntry } from './change.ts';
import { Choices } from './choices.ts';
import { Explanation } from './explanation.ts';
import { Lost } from './lost.ts';
import { QuoteSections, ShownPolicy } from './quote-sections.ts';
import { Reason } from './reason.ts';
import { Referral } from './referral.ts';
import { Scheme } from './scheme.ts';

/** A submitted quote document, still unread: its sections as given, and where the XML had them. */
export const QuoteSubmission = Type.Object({
  document: Type.Unknown({ description: 'The sections, by the element names of IrishMotorQuote' }),
  product: Choices.properties.product,
  source: Type.Union([Type.Literal('xml'), Type.Literal('json')]),
  lines: Type.Optional(
    Type.Record(Type.String(), Type.Integer(), { description: 'Line of each element, by path' }),
  ),
});
export type QuoteSubmission = Static<typeof QuoteSubmission>;

export const Status = Type.Enum([...SHOWN_STATUSES]);

export const RequotePurpose = Type.Enum([...REQUOTE_PURPOSES], {
  description:
    'What a quote is made from another one for: a `change` to a policy, its `renewal`, or another `offer`',
});

/** Why a quote ends when it does. */
export const END_REASONS = ['validity', 'levies', 'price', 'period'] as const;
export type EndReason = (typeof END_REASONS)[number];

/** The first and the last day of a policy, Irish days. */
export const Period = Type.Object(
  {
    from: Type.String({ description: 'Its first day, YYYY-MM-DD' }),
    to: Type.String({ description: 'Its last day, YYYY-MM-DD: cover ends when it does' }),
  },
  { description: 'The Irish days that the premium is for' },
);
export type Period = Static<typeof Period>;

/** What was odd about a document that was taken all the same. */
const Warnings = Type.Array(WarningShape, {
  description: 'What was not used or not known, and what was rated in its place: to be shown',
});

/** The rules that referred a quote when it was submitted. */
const Referrals = Type.Array(Reason, {
  description:
    'Why underwriting referred the quote: accepting it then requires quote:override, too, until somebody approves it',
});

const assumedAnswers = {
  assumed: Type.Array(Assumed, {
    description: 'Every answer that the premium assumes, in the order of the rate book',
  }),
  unknownBeforeCover: Type.Array(UnknownFact, {
    description:
      'What should be known before cover begins and is not, and what was answered but not confirmed: at the desk, and elsewhere where the rate book says so, each must be confirmed to accept the quote',
  }),
};

/** The answer to a submission. */
export const SubmittedQuote = Type.Object({
  quoteId: Type.String(),
  premium: Type.Number({ description: 'Total in euro, levies and fee included' }),
  status: Status,
  referrals: Referrals,
  scheme: Scheme,
  explanation: Explanation,
  ...assumedAnswers,
  warnings: Warnings,
});
export type SubmittedQuote = Static<typeof SubmittedQuote>;

/** Whatever the id, a quote that is not there is not found. */
export const QuoteQuery = Type.Object({ id: Type.String({ minLength: 1 }) });

/** A retrieved quote. */
export const Quote = Type.Object({
  quoteId: Type.String(),
  premium: Type.Number({ description: 'Total in euro, levies and fee included' }),
  status: Status,
  referrals: Referrals,
  scheme: Type.Optional(Scheme),
  referral: Type.Optional(Referral),
  lost: Type.Optional(Lost),
  createdAt: Type.String({ description: 'ISO 8601, UTC' }),
  expiresAt: Type.String({
    description: 'ISO 8601, UTC: the quote can be accepted before this moment',
  }),
  expiresBecause: Type.Enum([...END_REASONS], {
    description:
      'Why then: the validity of quotes is over, a levy changes, cover that begins later would be rated otherwise, or the period to insure is over',
  }),
  period: Period,
  ...QuoteSections.properties,
  policy: ShownPolicy,
  explanation: Explanation,
  ...assumedAnswers,
  warnings: Warnings,
  policyId: Type.Optional(Type.String({ description: 'Once accepted' })),
  policyStartDate: Type.Optional(
    Type.String({
      description: 'When cover begins, ISO 8601 with offset; once accepted',
    }),
  ),
  driverNumber: Type.Optional(
    Type.String({ description: 'Of the policyholder, once it was recorded' }),
  ),
  basedOn: Type.Optional(Type.String({ description: 'The quote that this one was made from' })),
  purpose: Type.Optional(RequotePurpose),
  followedBy: Type.Optional(
    Type.Array(Type.String(), { description: 'The quotes made from this one, oldest first' }),
  ),
  history: Type.Array(HistoryEntry, { description: 'The newest 50, the oldest of them first' }),
  earlierHistory: Type.Optional(
    Type.Integer({ description: 'How many entries come before these: getQuoteHistory has them' }),
  ),
});
export type Quote = Static<typeof Quote>;
