import { type Static, Type } from 'typebox';
import { RemarkShape, WarningShape } from '../common/remark.ts';
import { Choices } from './choices.ts';
import { Cover } from './cover.ts';
import { QuoteSubmission } from './quote.ts';
import { SchemeOffer } from './scheme-offer.ts';

const { product: _, ...document } = QuoteSubmission.properties;
const { product: __, ...choices } = Choices.properties;

/** A quote document to be priced by every scheme, with what was chosen next to it. */
export const SchemeComparisonRequest = Type.Object({
  ...document,
  ...choices,
  discount: Type.Optional(Type.Number({ description: 'Percent' })),
  partial: Type.Optional(
    Type.Boolean({
      description:
        'Whether the document may be half typed: what is wrong with it is then answered, not refused',
    }),
  ),
});
export type SchemeComparisonRequest = Static<typeof SchemeComparisonRequest>;

/** A proposal as every scheme in force prices it. */
export const SchemeComparison = Type.Object({
  cover: Type.Optional(Cover),
  offers: Type.Array(SchemeOffer, {
    description:
      'Offers first, the cheapest first, then what is unsold, then declines; empty while nothing can be priced. All have the excess and the covers that were asked for, without an excess the standard one of the product of the document or of the default scheme; or what is nearest to them that each sells',
  }),
  missing: Type.Array(Type.String(), {
    description: 'The elements that a submission would still need',
  }),
  faults: Type.Array(RemarkShape, { description: 'Given but wrong' }),
  warnings: Type.Array(WarningShape),
});
export type SchemeComparison = Static<typeof SchemeComparison>;
