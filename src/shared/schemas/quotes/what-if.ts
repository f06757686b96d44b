import { type Static, Type } from 'typebox';
import { ratedText } from '../common/remark.ts';
import { Cover } from './cover.ts';

const Premium = Type.Number({ description: 'Total in euro, levies and fee included' });
const Difference = Type.Number({ description: 'Euro of the total premium, to the cent' });
const SetByHand = Type.Boolean({
  description: 'Whether a premium set by hand stands, which this leaves aside',
});

/** What would move the premium of a quote, the greatest effect first. */
export const WhatIf = Type.Object({
  premium: Premium,
  setByHand: SetByHand,
  changes: Type.Array(
    Type.Object({
      id: Type.String({ description: 'A factor or add-on of the rate book, or cover' }),
      title: ratedText(),
      from: ratedText(),
      to: ratedText(),
      premium: Premium,
      difference: Difference,
      changeable: Type.Boolean({ description: 'Whether a person can choose it truthfully' }),
    }),
  ),
});
export type WhatIf = Static<typeof WhatIf>;

const CoverPremium = Type.Object({ cover: Cover, premium: Premium, difference: Difference });

/** A quote under each cover, and with each of the usual excesses. */
export const QuoteComparison = Type.Object({
  chosen: Cover,
  setByHand: SetByHand,
  covers: Type.Array(CoverPremium),
  excesses: Type.Array(
    Type.Object({
      excess: Type.Number({ description: 'Euro of a claim' }),
      chosen: Type.Boolean({ description: 'Whether the quote has this one' }),
      covers: Type.Array(CoverPremium, {
        description: 'Without the covers that have no excess to bear, or not this one',
      }),
    }),
  ),
  steps: Type.Array(
    Type.Object({
      id: Type.String(),
      title: ratedText(),
      covers: Type.Array(
        Type.Object({
          cover: Cover,
          row: ratedText(),
          multiplier: Type.Union([Type.Number(), Type.Null()]),
          change: Type.Number({ description: 'What the step adds or takes, in euro' }),
        }),
        { description: 'Without the covers that have no such step' },
      ),
    }),
    { description: 'Only the steps in which the covers differ' },
  ),
});
export type QuoteComparison = Static<typeof QuoteComparison>;
