import { Preview, PreviewRequest } from '../../schemas/preview.ts';
import { QuoteQuery } from '../../schemas/quote.ts';
import { QuotePage } from '../../schemas/quote-page.ts';
import { RateBookTerms } from '../../schemas/rate-book-terms.ts';
import { Nothing, type Operation } from './operation.ts';

/** What a quote would be with other answers; nothing is kept. */
export const exploreOperations = {
  previewQuote: {
    summary: 'Say what a document would give, also while it is half typed',
    requires: 'broker',
    data: 'none',
    input: PreviewRequest,
    output: Preview,
  },
  rateBookTerms: {
    summary: 'The words, limits and add-ons of the rate book in force today',
    requires: 'broker',
    data: 'none',
    input: Nothing,
    output: RateBookTerms,
  },
  getQuotePage: {
    summary: 'Retrieve a quote with all that its page shows around it',
    requires: 'broker',
    data: 'reads',
    input: QuoteQuery,
    output: QuotePage,
  },
} as const satisfies Record<string, Operation>;
