import { measureImpact } from '../../core/rate-books/impact/measure-impact.ts';
import type { HandlerParts } from './handler-parts.ts';
import { readBooks } from './read-books.ts';

/** The handlers that try a rate book, compare it with another, and measure what it would change. */
export function impactHandlers(parts: HandlerParts) {
  const { services, workers } = parts;
  const { chosenBooks, quotes } = services;
  const { tryRateBook, diffRateBooks } = readBooks(parts);
  return {
    tryRateBook,
    diffRateBooks,
    measureImpact: measureImpact({ ...quotes, ...chosenBooks, measure: workers.measure }),
  };
}
