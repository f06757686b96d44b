import { OpenQuestions, OpenQuestionsRequest } from '../../schemas/quotes/open-questions.ts';
import { OverridePreview, OverridePreviewRequest } from '../../schemas/quotes/override-preview.ts';
import { Preview, PreviewRequest } from '../../schemas/quotes/preview.ts';
import { QuoteQuery } from '../../schemas/quotes/quote.ts';
import { ExplainedQuote } from '../../schemas/quotes/quote-explanation.ts';
import { QuotePage } from '../../schemas/quotes/quote-page.ts';
import { RateBookTerms, RateBookTermsQuery } from '../../schemas/quotes/rate-book-terms.ts';
import { PLACEHOLDERS } from './http-place.ts';
import type { Operation } from './operation.ts';

const { quoteId } = PLACEHOLDERS;

/** What a quote would be with other answers; nothing is kept. */
export const exploreOperations = {
  explainQuote: {
    summary:
      'Explain a quote by the other covers, the other schemes and what its customer can change',
    http: {
      method: 'GET',
      path: '/applied/quote/:id/explain',
      from: 'address',
      faults: ['notFound', 'unavailable'],
      example: { id: quoteId },
    },
    requires: 'quote:read',
    data: 'reads',
    input: QuoteQuery,
    output: ExplainedQuote,
  },
  previewQuote: {
    summary: 'Price a document that may be half typed; nothing is stored',
    requires: 'broker',
    requiresOfUser: 'price',
    data: 'none',
    input: PreviewRequest,
    output: Preview,
  },
  openQuestions: {
    summary: 'Rank what the schemes still ask of a document by its effect on the premium',
    requires: 'broker',
    requiresOfUser: 'price',
    data: 'none',
    input: OpenQuestionsRequest,
    output: OpenQuestions,
  },
  previewOverride: {
    summary: 'Show what an override would do to a quote; nothing changes',
    requires: 'broker',
    requiresOfUser: 'quote:override',
    data: 'reads',
    input: OverridePreviewRequest,
    output: OverridePreview,
  },
  rateBookTerms: {
    summary: 'The words, limits and add-ons of the rate book of a scheme in force today',
    requires: 'broker',
    requiresOfUser: 'quote:read',
    data: 'none',
    input: RateBookTermsQuery,
    output: RateBookTerms,
  },
  getQuotePage: {
    summary: 'Retrieve a quote with all that its page shows around it',
    requires: 'broker',
    requiresOfUser: 'quote:read',
    data: 'reads',
    input: QuoteQuery,
    output: QuotePage,
  },
} as const satisfies Record<string, Operation>;
