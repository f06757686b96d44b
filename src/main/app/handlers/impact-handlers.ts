import { calibrateRateBook } from '../../core/impact/calibration/calibrate-rate-book.ts';
import { measureImpact } from '../../core/impact/measure-impact.ts';
import { diffRateBooks } from '../../core/rate-books/compare/diff-rate-books.ts';
import { tryRateBook } from '../../core/rate-books/try-rate-book.ts';
import type { HandlerParts } from './handler-parts.ts';

/** The handlers that try a rate book, compare it with another, and measure what it would change. */
export function impactHandlers({ services, workers }: HandlerParts) {
  const { chosenBooks, quotes } = services;
  return {
    tryRateBook: tryRateBook(chosenBooks),
    diffRateBooks: diffRateBooks(chosenBooks),
    measureImpact: measureImpact({ ...quotes, ...chosenBooks, measure: workers.measure }),
    calibrateRateBook: calibrateRateBook({ ...chosenBooks, solve: workers.solve }),
  };
}
