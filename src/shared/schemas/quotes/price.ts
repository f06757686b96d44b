import { type Static, Type } from 'typebox';
import { coverOfRater, type RaterCover } from '../../domain/quotes/cover.ts';
import { ratedText, WarningShape } from '../common/remark.ts';
import { Assumed, UnknownFact } from './assumed.ts';
import { Choices } from './choices.ts';
import { Cover } from './cover.ts';
import { Explanation } from './explanation.ts';
import { Reason } from './reason.ts';
import { Scheme } from './scheme.ts';
import { SchemeOffer } from './scheme-offer.ts';

const RATER_COVERS = Object.keys(coverOfRater) as RaterCover[];

/** The quick price's three inputs. The keys are literal dotted names. */
export const PriceRequest = Type.Object({
  data: Type.Object({
    'in_policy.dateInception': Type.String({ description: 'ISO 8601 date-time' }),
    'in_customer.dateOfBirth': Type.String({ description: 'YYYY-MM-DD' }),
    'in_dts.raterCover': Type.Enum(RATER_COVERS),
  }),
});
export type PriceRequest = Static<typeof PriceRequest>;

/** The same, by any scheme. */
export const ProductPriceRequest = Type.Object({
  ...PriceRequest.properties,
  product: Type.Optional(
    Type.String({
      maxLength: 100,
      description:
        'The id of a product, or of a scheme, that is to price it; absent: the default scheme',
    }),
  ),
});
export type ProductPriceRequest = Static<typeof ProductPriceRequest>;

const Amounts = (rater: string) => ({
  [`rater.${rater}.GrossPrem`]: Type.Number({ description: 'Euro with levies, before the fee' }),
  [`rater.${rater}.PolFee`]: Type.Number({ description: 'Policy administration fee, euro' }),
  [`rater.${rater}.PremAfterPolFee`]: Type.Number({ description: 'Total, euro' }),
});

/** The same three numbers under the cover's own keys where it is not Comprehensive. */
export const PriceResult = Type.Object({
  ...Amounts('Comp'),
  ...Type.Partial(Type.Object({ ...Amounts('TP'), ...Amounts('TPFT') })).properties,
  explanation: Explanation,
  warnings: Type.Array(WarningShape),
});

/** The screens' quick price: every cover of two dates and what else is known, by one scheme and by all of them. */
export const CompareRequest = Type.Object({
  inception: Type.String({ description: 'ISO 8601 date-time' }),
  dateOfBirth: Type.String({ description: 'YYYY-MM-DD' }),
  document: Type.Optional(
    Type.Unknown({ description: 'What else is known, by the element names of IrishMotorQuote' }),
  ),
  product: ProductPriceRequest.properties.product,
  excess: Choices.properties.excess,
});
export type CompareRequest = Static<typeof CompareRequest>;

/** What a scheme asks for a cover: as near as it sells what all are compared with. */
const QuickPremium = Type.Object({
  cover: Cover,
  premium: Type.Number({
    description: 'Total in euro, levies and fee included, if what is not known is as usual',
  }),
  most: Type.Number({ description: 'The same if nothing more is known: the cautious answers' }),
  excess: SchemeOffer.properties.excess,
  differs: SchemeOffer.properties.differs,
  likeForLike: SchemeOffer.properties.likeForLike,
});

/** What a scheme asks for each cover. */
const QuickOffer = Type.Object({
  scheme: Scheme,
  decision: SchemeOffer.properties.decision,
  reasons: Type.Array(Reason),
  premiums: Type.Array(QuickPremium, { description: 'Empty where it declines' }),
});
export type QuickOffer = Static<typeof QuickOffer>;

/** A question that no one answered, with both answers that stand in for one. */
const Spread = Type.Object({
  path: Assumed.properties.path,
  title: Assumed.properties.title,
  typical: ratedText({ description: 'The usual answer, in words' }),
  cautious: ratedText({ description: 'What it counts as if nothing more is known, in words' }),
  effect: Type.Number({
    description:
      'Euro: the cautious premium, minus the cautious premium with the usual answer to this one question',
  }),
});
export type Spread = Static<typeof Spread>;

/** A usual answer, to begin a full quote with. */
const TypicalAnswer = Type.Object({
  path: UnknownFact.properties.path,
  text: Type.Optional(
    Type.String({ description: 'As a document writes it; absent where no answer says it' }),
  ),
});
export type TypicalAnswer = Static<typeof TypicalAnswer>;

export const Comparison = Type.Object({
  scheme: Type.String({ description: 'The id of the scheme that the covers are of' }),
  covers: Type.Array(
    Type.Object({
      cover: Cover,
      explanation: { ...Explanation, description: 'Of the premium with the usual answers' },
      most: QuickPremium.properties.most,
      spread: Type.Array(Spread, {
        description: 'What makes the difference, the largest effect first',
      }),
      excess: Type.Optional(
        Type.Number({
          description:
            'Euro that a full quote chooses to have this premium; absent: the standard one',
        }),
      ),
    }),
    { description: 'Empty where the scheme declines: its offer says why' },
  ),
  typical: Type.Array(TypicalAnswer, {
    description: 'The usual answers of the scheme, with which a full quote has the same premium',
  }),
  offers: Type.Array(QuickOffer, { description: 'Of every scheme, the default one first' }),
  warnings: Type.Array(WarningShape),
});
export type Comparison = Static<typeof Comparison>;
