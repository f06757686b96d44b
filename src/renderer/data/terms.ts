import type { RateBookTerms } from '../../shared/schemas/rate-book-terms.ts';
import { useOperation } from './use-operation.ts';

/**
 * The words, limits and add-ons of the rate book in force today. Undefined until they are there; a
 * form works without them, only with fewer words.
 */
export function useTerms(): RateBookTerms | undefined {
  return useOperation('rateBookTerms', {}).value;
}
