import { type Static, Type } from 'typebox';
import { Actor } from '../common/actor.ts';
import { Cover } from '../quotes/cover.ts';
import { Euro } from '../quotes/explanation.ts';
import { Period } from '../quotes/quote.ts';
import { Reason } from '../quotes/reason.ts';
import { RenewalCheck } from '../quotes/renewal.ts';
import { ChangedAnswer } from './transaction.ts';

/** What a cover would cost for the next period. */
const CoverOffer = Type.Object({
  cover: Cover,
  premium: Euro,
  excess: Type.Optional(Euro),
});

/** What a past period cost, as its renewal must say. Source: Consumer Insurance Contracts Act 2019, section 12. */
const PastPeriod = Type.Object({
  ...Period.properties,
  paid: Type.Number({ description: 'Charged in all, levies and fees included, in euro' }),
  annualised: Type.Optional(
    Type.Number({
      description:
        'Where it was changed: what a year costs as it was covered last, with levies and without fees, in euro',
    }),
  ),
  claimsPaid: Type.Number({ description: 'What is known to have been paid on claims, in euro' }),
});

const { verdict, because } = RenewalCheck.properties;

/** What the rule against price walking says of an offer, as it was on its day. */
const PriceCheck = Type.Object({
  verdict,
  because,
  newBusiness: Type.Number({
    description:
      'What somebody new is charged for the same cover and risk by the same rate book, without a discount: euro with levies and fees',
  }),
  difference: Type.Number({ description: 'Euro that the offer is above that; below: negative' }),
});
export type PriceCheck = Static<typeof PriceCheck>;

/** What is offered for the next period of a policy. */
export const RenewalOffer = Type.Object({
  period: Period,
  covers: Type.Array(CoverOffer, { description: 'Each that the insurer offers, its own first' }),
  bonus: Type.Array(ChangedAnswer, {
    description: 'The years of no-claims bonus, where this period changes them',
  }),
  claims: Type.Integer({ description: 'Those of this period that count against the bonus' }),
  years: Type.Array(PastPeriod, { maxItems: 5, description: 'The newest first' }),
  priceCheck: Type.Optional(PriceCheck),
});
export type RenewalOffer = Static<typeof RenewalOffer>;

/** A renewal as it was offered and stands: nothing was done to the policy since. */
export const StandingOffer = Type.Object({
  ...RenewalOffer.properties,
  at: Type.String({ description: 'When it was offered: ISO 8601, UTC' }),
  by: Type.String({ description: 'The client, or desk' }),
  user: Type.Optional(Actor),
  referrals: Type.Optional(
    Type.Array(Reason, {
      description: 'Why underwriting refers it: taking it up needs a decision',
    }),
  ),
});
