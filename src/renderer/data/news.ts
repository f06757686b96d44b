import { create } from 'zustand';
import { type HistoryShown, historySize } from '../../shared/domain/derived/quote-version.ts';
import type { PolicyView } from '../../shared/schemas/policies/policy.ts';
import type { Quote } from '../../shared/schemas/quotes/quote.ts';
import { call } from './call.ts';
import { refresh } from './operation-query.ts';

type Read = Pick<Quote, 'quoteId' | keyof HistoryShown>;

interface NewsState {
  readonly quoteId: string;
  /** How many events the broker has seen. */
  readonly seen: number;
  /** The events after those that the broker made here, counted from 0. */
  readonly own: readonly number[];
  /** Present while a change is under way: whose the events from this one on are is not known yet. */
  readonly changingFrom: number | undefined;
  /** Turns to a quote as it is first shown. What another one left here is forgotten. */
  readonly follow: (quote: Read) => void;
  readonly dismiss: (quote: Read) => void;
  /** A change of the quote shown begins: it brings events that are no news. */
  readonly begin: (shown: Read) => void;
  /** It ended. @param changed the quote after it; undefined where nothing changed */
  readonly end: (changed?: Read) => void;
  /** Something was done to its policy here: the newest event is no news. */
  readonly transacted: (after: Read) => void;
}

/** Which events of the quote shown are news. */
export const useNewsState = create<NewsState>()((set, get) => ({
  quoteId: '',
  seen: 0,
  own: [],
  changingFrom: undefined,
  follow(quote) {
    const { quoteId } = quote;
    if (quoteId === get().quoteId) return;
    set({ quoteId, seen: historySize(quote), own: [], changingFrom: undefined });
  },
  dismiss: (quote) => set({ seen: historySize(quote) }),
  begin: (shown) => set({ changingFrom: historySize(shown) }),
  end(changed) {
    const { own, changingFrom = 0 } = get();
    const size = changed ? historySize(changed) : changingFrom;
    const made = Array.from({ length: size - changingFrom }, (_, index) => changingFrom + index);
    set({ own: [...own, ...made], changingFrom: undefined });
  },
  transacted(quote) {
    const { own, quoteId } = get();
    if (quote.quoteId === quoteId) set({ own: [...own, historySize(quote) - 1] });
  },
}));

/** What others did to the quote since the broker has seen it. */
export function newsOf(state: NewsState, quote: Read): Quote['history'] {
  const { seen, own, changingFrom = historySize(quote) } = state;
  const { quoteId, history, earlierHistory = 0 } = quote;
  if (quoteId !== state.quoteId) return [];
  return history.filter((_, index) => {
    const event = earlierHistory + index;
    return event >= seen && event < changingFrom && !own.includes(event);
  });
}

/** Shows a policy and its quote as they are after what was done to it here; resolves when they are there. */
export async function showTransacted({ policyId, quoteId }: PolicyView): Promise<void> {
  const quote = await call('getQuote', { id: quoteId });
  if (quote.ok) useNewsState.getState().transacted(quote.value);
  await Promise.all([refresh('getPolicy', { policyId }), refresh('getQuotePage', { id: quoteId })]);
}
