import { type Static, Type } from 'typebox';
import {
  LONGEST_REASON,
  MOST_REASONS,
  REFERRAL_DECISIONS,
  REFERRAL_STATES,
  REFERRED_BY_HAND,
  TERM_CHANGES,
} from '../../domain/quotes/referral.ts';
import { TYPED_LINE, TYPED_LINES } from '../../domain/text/text-pattern.ts';
import { Reason } from './reason.ts';

export const ReferralState = Type.Enum([...REFERRAL_STATES]);
export type ReferralState = Static<typeof ReferralState>;

const QuoteId = Type.String({ minLength: 1, maxLength: 100 });
const Name = Type.Optional(
  Type.String({
    minLength: 1,
    maxLength: 100,
    ...TYPED_LINE,
    description: 'The name of the person, where the caller alone does not say who it is',
  }),
);
const lines = (description: string) =>
  Type.String({ minLength: 1, maxLength: LONGEST_REASON, ...TYPED_LINES, description });

/** A person's wish that an underwriter looks at a quote. */
export const ReferRequest = Type.Object({
  quoteId: QuoteId,
  reason: lines('Why an underwriter must look at the quote: kept in the history'),
  name: Name,
});
export type ReferRequest = Static<typeof ReferRequest>;

/** What tells whose answer a decision is, where an underwriter outside the firm gave it. */
const Answered = {
  underwriter: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 100,
      ...TYPED_LINE,
      description: 'The name of the underwriter who decided, where another person records it',
    }),
  ),
  reference: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 100,
      ...TYPED_LINE,
      description: "The underwriter's reference of the decision",
    }),
  ),
};

/** The decision on a referred quote. */
export const ReferralDecisionRequest = Type.Object({
  quoteId: QuoteId,
  decision: Type.Enum([...REFERRAL_DECISIONS]),
  note: lines('Why it was decided so, for the record: kept in the history, never printed'),
  terms: Type.Optional(
    lines('Of an approval: the terms on which it holds, to be told to the customer'),
  ),
  reasons: Type.Optional(
    Type.Array(lines('A reason as the customer reads it in the letter'), {
      minItems: 1,
      maxItems: MOST_REASONS,
      description: 'Of a refusal, which needs at least one: the reasons that its letter prints',
    }),
  ),
  ...Answered,
  name: Name,
});
export type ReferralDecisionRequest = Static<typeof ReferralDecisionRequest>;

/** The referred quote of which an underwriter is told. */
export const ReferredQuery = Type.Object({ quoteId: QuoteId });

/** An e-mail to an underwriter, still to be sent. */
export const UnderwriterMail = Type.Object({
  subject: Type.String({ description: 'Names no person: it is read in lists' }),
  text: Type.String({
    description:
      'Why the quote is referred, with the answers that caused it; then who, car, drivers, cover and premium',
  }),
});
export type UnderwriterMail = Static<typeof UnderwriterMail>;

const who = {
  at: Type.String({ description: 'ISO 8601, UTC' }),
  by: Type.String({ description: 'The client, or desk' }),
  name: Type.Optional(Type.String({ description: 'The person, where a name was given' })),
};

/** Where the referral of a quote stands. It follows from the history of the quote. */
export const Referral = Type.Object(
  {
    state: ReferralState,
    reasons: Type.Array(Reason, {
      description: `Why it is referred: rules of the rate book, and \`${REFERRED_BY_HAND}\` for what a person wrote`,
    }),
    referred: Type.Object(who, {
      description: 'Who referred it last, and when; for rules, who submitted the quote',
    }),
    decision: Type.Optional(
      Type.Object(
        {
          ...who,
          note: Type.Optional(Type.String({ description: 'Why, for the record' })),
          terms: Type.Optional(Type.String({ description: 'The terms of an approval' })),
          ...Answered,
          reasons: Type.Optional(
            Type.Array(Type.String(), { description: 'Why it was refused, for the customer' }),
          ),
        },
        { description: 'Absent while the quote waits for a decision' },
      ),
    ),
    lostApproval: Type.Optional(
      Type.Object(
        {
          ...who,
          change: Type.Enum([...TERM_CHANGES], { description: 'What changed the quote' }),
        },
        { description: 'The change that took an approval away; absent once it is decided again' },
      ),
    ),
  },
  {
    description:
      'Absent where the quote was never referred. A quote that is `referred` is accepted with quote:override only, one that is `refused` not at all',
  },
);
export type Referral = Static<typeof Referral>;
