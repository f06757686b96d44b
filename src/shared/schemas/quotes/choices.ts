import { type Static, Type } from 'typebox';
import { AddOn } from './add-on.ts';

/** What a broker chooses next to a quote document. */
export const Choices = Type.Object({
  product: Type.Optional(
    Type.String({
      maxLength: 100,
      description:
        'The id of a product, or of a scheme, that the quote is to be of; absent: the default scheme',
    }),
  ),
  excess: Type.Optional(Type.Number({ description: 'Euro of a claim; absent: the standard one' })),
  addOns: Type.Optional(
    Type.Array(
      Type.Object({
        addonType: AddOn,
        level: Type.Optional(Type.String({ description: 'Absent: the first one' })),
      }),
      { maxItems: 20 },
    ),
  ),
});
export type Choices = Static<typeof Choices>;
