import { acceptQuote } from '../../core/quotes/change/accept.ts';
import { addCover, removeCover } from '../../core/quotes/change/add-on.ts';
import { bindQuote } from '../../core/quotes/change/bind.ts';
import { recordDriverNumber } from '../../core/quotes/change/driver-number.ts';
import { markLost, markNotLost } from '../../core/quotes/change/lose.ts';
import { overrideQuote, withdrawOverride } from '../../core/quotes/change/override.ts';
import { decideReferral, referQuote } from '../../core/quotes/change/refer.ts';
import { confirmSuitability, previewSuitability } from '../../core/quotes/change/suitability.ts';
import { getQuote, getQuoteHistory } from '../../core/quotes/history/retrieve.ts';
import { listProducts } from '../../core/quotes/price/products.ts';
import { submitQuote } from '../../core/quotes/submit/submit.ts';
import type { HandlerParts } from './handler-parts.ts';

/** The handlers of quotes: made, changed, decided, read and replayed. */
export function quoteHandlers({ services, workers }: HandlerParts) {
  const { library, quotes, documents } = services;
  return {
    listProducts: listProducts(library),
    submitQuote: submitQuote(quotes),
    overrideQuote: overrideQuote(quotes),
    withdrawOverride: withdrawOverride(quotes),
    addCover: addCover(quotes),
    removeCover: removeCover(quotes),
    recordDriverNumber: recordDriverNumber(quotes),
    referQuote: referQuote(quotes),
    decideReferral: decideReferral(quotes),
    markLost: markLost(quotes),
    markNotLost: markNotLost(quotes),
    acceptQuote: acceptQuote(documents),
    getQuote: getQuote(quotes),
    getQuoteHistory: getQuoteHistory(quotes),
    bindQuote: bindQuote(documents),
    confirmSuitability: confirmSuitability(documents),
    previewSuitability: previewSuitability(documents),
    replayQuotes: workers.operation('replayQuotes'),
  };
}
