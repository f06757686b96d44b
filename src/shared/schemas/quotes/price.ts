import { type Static, Type } from 'typebox';
import { coverOfRater, type RaterCover } from '../../domain/quotes/cover.ts';
import { Cover } from './cover.ts';
import { Explanation } from './explanation.ts';
import { Reason } from './reason.ts';
import { WarningShape } from './remark.ts';
import { Scheme } from './scheme.ts';

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

/** The screens' quick price: every cover of two dates, by one scheme and by all of them. */
export const CompareRequest = Type.Object({
  inception: Type.String({ description: 'ISO 8601 date-time' }),
  dateOfBirth: Type.String({ description: 'YYYY-MM-DD' }),
  product: ProductPriceRequest.properties.product,
});
export type CompareRequest = Static<typeof CompareRequest>;

/** What a scheme asks for each cover. */
const QuickOffer = Type.Object({
  scheme: Scheme,
  decision: Type.Enum(['quote', 'refer', 'decline']),
  reasons: Type.Array(Reason),
  premiums: Type.Array(
    Type.Object({
      cover: Cover,
      premium: Type.Number({ description: 'Total in euro, levies and fee included' }),
    }),
    { description: 'Empty where it declines' },
  ),
});
export type QuickOffer = Static<typeof QuickOffer>;

export const Comparison = Type.Object({
  scheme: Type.String({ description: 'The id of the scheme that the covers are of' }),
  covers: Type.Array(Type.Object({ cover: Cover, explanation: Explanation }), {
    description: 'Empty where the scheme declines: its offer says why',
  }),
  offers: Type.Array(QuickOffer, { description: 'Of every scheme, the default one first' }),
  warnings: Type.Array(WarningShape),
});
export type Comparison = Static<typeof Comparison>;
