import { explainQuote } from '../../core/quotes/explore/explain-quote.ts';
import { openQuestions } from '../../core/quotes/explore/open-questions.ts';
import { previewQuote } from '../../core/quotes/explore/preview.ts';
import { previewOverride } from '../../core/quotes/explore/preview-override.ts';
import { getQuotePage } from '../../core/quotes/explore/quote-page.ts';
import { rateBookTerms } from '../../core/quotes/explore/terms.ts';
import type { HandlerParts } from './handler-parts.ts';

/** The handlers that show how a premium comes about, before a quote and after it. */
export function exploreHandlers({ services: { library, quotes, documents } }: HandlerParts) {
  return {
    explainQuote: explainQuote(quotes),
    previewQuote: previewQuote(quotes),
    openQuestions: openQuestions(library),
    previewOverride: previewOverride(quotes),
    rateBookTerms: rateBookTerms(library),
    getQuotePage: getQuotePage(documents),
  };
}
