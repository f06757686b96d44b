import { type Static, Type } from 'typebox';
import { MessageShape, RemarkShape } from '../common/remark.ts';
import { AddOn } from './add-on.ts';
import { Assumed } from './assumed.ts';
import { Choices } from './choices.ts';
import { Explanation } from './explanation.ts';
import { Reason } from './reason.ts';
import { Scheme } from './scheme.ts';

/** What a scheme says of a proposal. */
export const SchemeOffer = Type.Object({
  scheme: Scheme,
  rateBook: Explanation.properties.rateBook,
  decision: Type.Enum(['quote', 'refer', 'unsold', 'decline'], {
    description:
      'Unsold: the scheme would take the risk, but does not sell what was chosen; its faults say why',
  }),
  reasons: Type.Array(Reason),
  faults: Type.Array(RemarkShape, { description: 'Why it is unsold' }),
  premium: Type.Optional(
    Type.Number({ description: 'Total in euro, levies and fee included; absent without an offer' }),
  ),
  excess: Type.Optional(
    Type.Number({ description: 'Euro of a claim; absent where none is borne' }),
  ),
  choices: Type.Object(
    {
      excess: Choices.properties.excess,
      addOns: Type.Array(Type.Object({ addonType: AddOn, level: Type.String() })),
    },
    { description: 'What a submission to the scheme chooses to have this premium' },
  ),
  differs: Type.Array(MessageShape, {
    description: 'In what it is not what all are compared with: the scheme does not sell that',
  }),
  likeForLike: Type.Optional(
    Type.Object(
      { excess: Type.Number(), premium: Type.Number() },
      {
        description:
          'The premium at the nearest excess that every offering scheme sells, which decides the order; absent where that is the excess of the offer, and where they have none in common',
      },
    ),
  ),
  addOns: Type.Array(
    Type.Object({
      addonType: AddOn,
      title: Type.String(),
      level: Type.String({ description: 'In words' }),
      netPremium: Type.Number({ description: 'Euro, before levies; 0: included' }),
    }),
    { description: 'The optional covers that are part of the premium' },
  ),
  assumed: Type.Array(Assumed, { description: 'Every answer that the premium assumes' }),
});
export type SchemeOffer = Static<typeof SchemeOffer>;
