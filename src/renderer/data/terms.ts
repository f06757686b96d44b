import { create } from 'zustand';
import type { RateBookTerms } from '../../shared/schemas/rate-book-terms.ts';
import { call } from './call.ts';

interface TermsState {
  /** Undefined until they are there; a form works without them, only with fewer words. */
  readonly terms: RateBookTerms | undefined;
  readonly load: () => Promise<void>;
}

/** The words, limits and add-ons of the rate book in force today. */
export const useTerms = create<TermsState>()((set) => ({
  terms: undefined,
  async load() {
    const answer = await call('rateBookTerms', {});
    if (answer.ok) set({ terms: answer.value });
  },
}));
