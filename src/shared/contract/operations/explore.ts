import { Preview, PreviewRequest } from '../../schemas/preview.ts';
import { RateBookTerms, RateBookTermsQuery } from '../../schemas/rate-book-terms.ts';
import { QuoteComparison, WhatIf, WhatIfRequest } from '../../schemas/what-if.ts';
import type { Operation } from './operation.ts';

/** What a quote would be with other answers; nothing is kept. */
export const exploreOperations = {
  previewQuote: {
    summary: 'Say what a document would give, also while it is half typed',
    requires: 'broker',
    input: PreviewRequest,
    output: Preview,
  },
  rateBookTerms: {
    summary: 'The words, limits and add-ons of the rate book in force today, or of that of a quote',
    requires: 'broker',
    input: RateBookTermsQuery,
    output: RateBookTerms,
  },
  whatWouldChange: {
    summary: 'Rate a quote again with one input changed at a time',
    requires: 'broker',
    input: WhatIfRequest,
    output: WhatIf,
  },
  compareQuote: {
    summary: 'Rate a quote under each cover',
    requires: 'broker',
    input: WhatIfRequest,
    output: QuoteComparison,
  },
} as const satisfies Record<string, Operation>;
