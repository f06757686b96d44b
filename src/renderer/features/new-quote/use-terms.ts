import { useStore } from 'zustand';
import type { RateBookTerms } from '../../../shared/schemas/quotes/rate-book-terms.ts';
import { useOperation } from '../../data/use-operation.ts';
import { newQuote } from './store/store.ts';

/**
 * The words, limits and add-ons of the rate book in force today, of the scheme that is chosen.
 * Undefined until they are there; a form works without them, only with fewer words.
 */
export function useTerms(): RateBookTerms | undefined {
  const product = useStore(newQuote.form, ({ content }) => content.product);
  const query = product === undefined ? {} : { product };
  return useOperation('rateBookTerms', query, { keepsPrevious: true }).value;
}
