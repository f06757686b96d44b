import { type Static, Type } from 'typebox';
import { AddOnChoices } from './preview.ts';
import { Quote } from './quote.ts';
import { RateBookTerms } from './rate-book-terms.ts';
import { MessageShape } from './remark.ts';
import { QuoteComparison, WhatIf } from './what-if.ts';

/** A quote with all that its page shows around it. */
export const QuotePage = Type.Object({
  quote: Quote,
  customerKey: Type.String({ description: 'Of whoever the quote is for' }),
  duplicates: Type.Object(
    {
      warnings: Type.Array(MessageShape),
      stop: Type.Boolean({ description: 'Whether accepting the quote then needs a reason' }),
    },
    { description: 'Other open quotes and policies of the same car for some of the same days' },
  ),
  explored: Type.Optional(
    Type.Object(
      {
        whatIf: WhatIf,
        comparison: QuoteComparison,
        terms: RateBookTerms,
        addOns: Type.Array(AddOnChoices, {
          description: 'What each change of an add-on would do to the premium as it is',
        }),
      },
      { description: "Rated on the quote's own rate book; absent where that is not there" },
    ),
  ),
});
export type QuotePage = Static<typeof QuotePage>;
