import { create } from 'zustand';
import type { RateBookTerms } from '../../shared/shapes/rate-book-terms.ts';
import { call } from '../client.ts';
import { LOADING, type Loaded, loaded } from './loaded.ts';

interface TermsState {
  readonly terms: Loaded<RateBookTerms>;
  readonly load: () => Promise<void>;
}

/** The words, limits and add-ons of the rate book in force. */
export const useTerms = create<TermsState>()((set) => ({
  terms: LOADING,
  async load() {
    set({ terms: loaded(await call('rateBookTerms', {})) });
  },
}));
