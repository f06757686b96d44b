import { type Static, Type } from 'typebox';
import { AddOn } from './add-on.ts';
import { Explanation } from './explanation.ts';

const Limits = Type.Object({ least: Type.Number(), most: Type.Number(), standard: Type.Number() });

/** What a form needs of a rate book. */
export const RateBookTerms = Type.Object({
  rateBook: Explanation.properties.rateBook,
  underwriter: Type.String(),
  validityDays: Type.Integer(),
  smallestPremium: Type.Number({ description: 'Euro' }),
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
      assumed: Type.String({ description: 'What an empty element counts as, with its unit' }),
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
          netPremium: Type.Number({ description: 'Euro, before levies' }),
        }),
      ),
    }),
  ),
});
export type RateBookTerms = Static<typeof RateBookTerms>;
