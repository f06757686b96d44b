import { acceptQuote, bindQuote } from '../../core/quotes/change/accept.ts';
import {
  addCover,
  overrideQuote,
  removeCover,
  withdrawOverride,
} from '../../core/quotes/change/change-terms.ts';
import {
  assignQuote,
  markLost,
  markNotLost,
  recordDriverNumber,
} from '../../core/quotes/change/record.ts';
import { decideReferral, referQuote } from '../../core/quotes/change/refer.ts';
import { confirmSuitability, previewSuitability } from '../../core/quotes/change/suitability.ts';
import { listProducts } from '../../core/quotes/quick-price/price.ts';
import { getQuote, getQuoteHistory } from '../../core/quotes/sale/retrieve.ts';
import { submitQuote } from '../../core/quotes/submit/submit.ts';
import type { HandlerParts } from './handler-parts.ts';

/** The handlers of quotes: made, changed, decided, read and replayed. */
export function quoteHandlers({ services, workers }: HandlerParts) {
  const { library, quotes, documents, people } = services;
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
    assignQuote: assignQuote({ ...quotes, users: people.users }),
    acceptQuote: acceptQuote(documents),
    getQuote: getQuote(quotes),
    getQuoteHistory: getQuoteHistory(quotes),
    bindQuote: bindQuote(documents),
    confirmSuitability: confirmSuitability(documents),
    previewSuitability: previewSuitability(documents),
    replayQuotes: workers.operation('replayQuotes'),
  };
}
