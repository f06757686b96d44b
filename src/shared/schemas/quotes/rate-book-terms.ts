import { type Static, Type } from 'typebox';
import { ratedText } from '../common/remark.ts';
import { AddOn } from './add-on.ts';
import { Choices } from './choices.ts';
import { Explanation } from './explanation.ts';

const Limits = Type.Object({ least: Type.Number(), most: Type.Number(), standard: Type.Number() });

/** Of which scheme: the default one unless a product or scheme is named. */
export const RateBookTermsQuery = Type.Object({ product: Choices.properties.product });
export type RateBookTermsQuery = Static<typeof RateBookTermsQuery>;

/** What a form needs of a rate book. */
export const RateBookTerms = Type.Object({
  rateBook: Explanation.properties.rateBook,
  underwriter: Type.String(),
  validityDays: Type.Integer(),
  smallestPremium: Type.Number({ description: 'Euro' }),
  largestPremium: Type.Number({ description: 'Euro that a premium may be set to by hand' }),
  policyFee: Type.Number({ description: 'Euro' }),
  choices: Type.Array(
    Type.Object({
      id: Type.String({ description: 'Of the factor' }),
      title: Type.String(),
      path: Type.String({ description: 'The element to fill, as Policy/UseClass' }),
      assumed: Type.String({ description: 'The title of the row that an empty element gets' }),
      rows: Type.Array(
        Type.Object({
          word: Type.String({ description: 'What to send' }),
          title: Type.String(),
        }),
      ),
    }),
  ),
  numbers: Type.Array(
    Type.Object({
      id: Type.String({ description: 'Of the factor' }),
      path: Type.String({ description: 'The element to fill, as Vehicle/Value' }),
      assumed: ratedText({ description: 'What an empty element counts as, with its unit' }),
      implied: Type.Array(
        Type.Object({
          path: Type.String({ description: 'Of another element, as Vehicle/FuelType' }),
          row: Type.String({ description: 'The title of the row that its word chose' }),
          value: ratedText({ description: 'What an empty element counts as then, with its unit' }),
        }),
      ),
    }),
  ),
  periods: Type.Optional(
    Type.Object({
      leastDays: Type.Integer({ description: 'Of the shortest policy' }),
      mostMonths: Type.Integer({ description: 'Of the longest policy' }),
      upToDays: Type.Array(Type.Integer(), {
        description: 'The longest policy of each share of the premium of a year',
      }),
    }),
  ),
  excess: Type.Optional(Limits),
  discount: Type.Optional(Limits),
  addOns: Type.Array(
    Type.Object({
      addonType: AddOn,
      title: Type.String(),
      levels: Type.Array(
        Type.Object({
          level: Type.String(),
          title: Type.String(),
          netPremium: Type.Number({
            description:
              'Euro, before levies and before factors of its own, which depend on the risk',
          }),
        }),
      ),
    }),
  ),
});
export type RateBookTerms = Static<typeof RateBookTerms>;
