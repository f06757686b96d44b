import { compareCovers } from '../../core/quotes/quick-price/compare-covers.ts';
import { priceQuote } from '../../core/quotes/quick-price/price.ts';
import { compareSchemes } from '../../core/quotes/schemes/compare-schemes.ts';
import type { HandlerParts } from './handler-parts.ts';

/** The handlers that price without keeping a quote. */
export function pricingHandlers({ services: { library } }: HandlerParts) {
  return {
    priceQuote: priceQuote(library),
    compareSchemes: compareSchemes(library),
    compareCovers: compareCovers(library),
  };
}
