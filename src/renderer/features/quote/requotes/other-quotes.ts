import { create } from 'zustand';
import type { Quote } from '../../../../shared/schemas/quote.ts';
import { call } from '../../../data/call.ts';
import type { Loaded } from '../../../data/loaded.ts';
import { loaded } from '../../../data/loaded.ts';

interface OtherQuotesState {
  readonly quotes: Readonly<Record<string, Loaded<Quote>>>;
  readonly load: (id: string) => Promise<void>;
}

/** Quotes that the one shown is held against: the one it was made from, and those made from it. */
export const useOtherQuotes = create<OtherQuotesState>()((set, get) => ({
  quotes: {},
  async load(id) {
    const answer = await call('getQuote', { id });
    // What was read before stays where reading it again fails.
    if (!answer.ok && get().quotes[id]?.state === 'ready') return;
    set(({ quotes }) => ({ quotes: { ...quotes, [id]: loaded(answer) } }));
  },
}));
