import { type Static, Type } from 'typebox';
import { Cover } from './cover.ts';
import { Step } from './explanation.ts';
import { Decision } from './preview.ts';
import { Scheme } from './scheme.ts';
import { SchemeOffer } from './scheme-offer.ts';
import { QuoteComparison, WhatIf } from './what-if.ts';

const Change = Type.Omit(WhatIf.properties.changes.items, ['changeable']);

/** One change that a customer can really make, and its premium. */
export type Counterfactual = Static<typeof Change>;

const Difference = QuoteComparison.properties.covers.items.properties.difference;

/** What a scheme says of a quoted risk. */
const SchemePremium = Type.Object({
  scheme: Scheme,
  decision: SchemeOffer.properties.decision,
  reasons: Decision.properties.reasons,
  faults: SchemeOffer.properties.faults,
  premium: SchemeOffer.properties.premium,
  excess: SchemeOffer.properties.excess,
  differs: SchemeOffer.properties.differs,
  difference: Type.Optional(Difference),
});

/** A quote next to the other covers, the other schemes and the changes that its customer can make. */
export const ExplainedQuote = Type.Object({
  quoteId: Type.String(),
  cover: Cover,
  premium: WhatIf.properties.premium,
  setByHand: WhatIf.properties.setByHand,
  covers: Type.Object(
    { premiums: QuoteComparison.properties.covers, steps: QuoteComparison.properties.steps },
    { description: 'Each cover, and the steps in which they differ' },
  ),
  schemes: Type.Object(
    {
      offers: Type.Array(SchemePremium, { description: 'The scheme of the quote first' }),
      steps: Type.Array(
        Type.Object({
          id: Type.String(),
          title: Step.properties.title,
          schemes: Type.Array(
            Type.Object({
              scheme: Scheme.properties.id,
              row: Step.properties.row,
              multiplier: Step.properties.multiplier,
              change: Type.Number({ description: 'What the step adds or takes, in euro' }),
            }),
            { description: 'Without the schemes that have no such step' },
          ),
        }),
        { description: 'Only the steps in which the schemes that offer differ' },
      ),
    },
    { description: 'By the books in force when the period of the quote begins' },
  ),
  counterfactuals: Type.Object(
    { cheaper: Type.Array(Change), dearer: Type.Array(Change) },
    {
      description:
        'What a customer can really change: of each question the one answer that moves the premium most, all else the same; the greatest effect first',
    },
  ),
});
export type ExplainedQuote = Static<typeof ExplainedQuote>;
