import { create } from 'zustand';
import type { OutputOf } from '../../../shared/contract/contract.ts';
import { done, type Fault, failed, type Result } from '../../../shared/contract/result.ts';
import { message } from '../../../shared/domain/messages/message.ts';
import type {
  AcceptRequest,
  AddOnRequest,
  DriverNumberRequest,
  OverrideRequest,
} from '../../../shared/schemas/change.ts';
import type { Quote } from '../../../shared/schemas/quote.ts';
import { type Caller, call } from '../../data/call.ts';
import { LOADING, type Loaded, loaded } from '../../data/loaded.ts';

type WithoutId<T> = Omit<T, 'quoteId'>;

export interface QuoteState {
  readonly id: string;
  readonly quote: Loaded<Quote>;
  readonly whatIf: Loaded<OutputOf<'whatWouldChange'>>;
  readonly comparison: Loaded<OutputOf<'compareQuote'>>;
  readonly terms: Loaded<OutputOf<'rateBookTerms'>>;
  /** Of whoever the quote is for; undefined until the register has said it. */
  readonly customerKey: string | undefined;
  /** What others did to the quote while it was shown. */
  readonly news: Quote['history'];
  /** Turns to a quote. What another one left here is forgotten. */
  readonly open: (id: string) => void;
  readonly load: () => Promise<void>;
  readonly dismissNews: () => void;
  readonly override: (change: WithoutId<OverrideRequest>) => Promise<Result<true>>;
  readonly addCover: (change: WithoutId<AddOnRequest>) => Promise<Result<true>>;
  readonly recordDriverNumber: (given: WithoutId<DriverNumberRequest>) => Promise<Result<true>>;
  /** With a driver number, which is recorded first, so that the policy begins with it. */
  readonly accept: (
    payment: WithoutId<AcceptRequest> & Partial<WithoutId<DriverNumberRequest>>,
  ) => Promise<Result<true>>;
}

type Run = (quote: Quote) => Promise<Result<unknown>>;

const BLANK = {
  quote: LOADING,
  whatIf: LOADING,
  comparison: LOADING,
  terms: LOADING,
  customerKey: undefined,
  news: [],
} as const satisfies Partial<QuoteState>;

const shown = ({ quote }: QuoteState) => (quote.state === 'ready' ? quote.value : undefined);

/** Whether something around the quote could not be had when it was asked for. */
const isAroundMissing = ({ whatIf, comparison, terms }: QuoteState) =>
  [whatIf, comparison, terms].some(({ state }) => state === 'failed');

/** Whether two readings of a quote show the same. */
function isSame(a: Quote, b: Quote): boolean {
  const followers = (quote: Quote) => quote.followedBy?.length ?? 0;
  return (
    a.quoteId === b.quoteId &&
    a.status === b.status &&
    a.history.length === b.history.length &&
    followers(a) === followers(b)
  );
}

type Kind = Quote['history'][number]['kind'];

/** What is news among events: not the last one of each kind that the desk itself has just done. */
function news(events: Quote['history'], own: readonly Kind[]): Quote['history'] {
  const mine = own.map((kind) =>
    events.findLastIndex((event) => event.kind === kind && event.by === 'desk'),
  );
  return events.filter((_, index) => !mine.includes(index));
}

const OVERTAKEN: Fault = { kind: 'preconditionFailed', message: message('overtaken') };

/** The quote that is shown, what could change it, and what changed it meanwhile. */
export function createQuoteStore(ask: Caller) {
  let reading = 0;
  let changing = 0;

  return create<QuoteState>()((set, get) => {
    /** Whether an answer is still of the quote shown. */
    const isShown = (id: string) => get().id === id;

    async function loadAround(id: string): Promise<void> {
      const [whatIf, comparison, terms, lines] = await Promise.all([
        ask('whatWouldChange', { quoteId: id }),
        ask('compareQuote', { quoteId: id }),
        ask('rateBookTerms', { quoteId: id }),
        ask('listQuotes', { search: id, limit: 1 }),
      ]);
      if (!isShown(id)) return;
      const line = lines.ok ? lines.value.quotes.find(({ quoteId }) => quoteId === id) : undefined;
      set({
        whatIf: loaded(whatIf),
        comparison: loaded(comparison),
        terms: loaded(terms),
        customerKey: line?.customerKey,
      });
    }

    /** Shows a newer reading; what others did since the one before is news. */
    async function take(quote: Quote, own: readonly Kind[]): Promise<void> {
      const before = shown(get());
      if (before && isSame(before, quote)) {
        if (isAroundMissing(get())) await loadAround(quote.quoteId);
        return;
      }
      const fresh = before ? news(quote.history.slice(before.history.length), own) : [];
      set({
        quote: { state: 'ready', value: quote },
        news: before ? [...get().news, ...fresh] : [],
      });
      await loadAround(quote.quoteId);
    }

    /** Reads the quote again. A change of one's own brings an event that is no news. */
    async function read(own: readonly Kind[] = []): Promise<Result<Quote>> {
      const { id } = get();
      reading += 1;
      const mine = reading;
      const answer = await ask('getQuote', { id });
      if (!isShown(id) || mine !== reading) return answer;
      if (answer.ok) await take(answer.value, own);
      else if (!shown(get())) set({ quote: loaded(answer) });
      return answer;
    }

    /** Changes the quote only as it is shown: if it is another by now, that is shown instead. */
    async function change(own: readonly Kind[], run: Run): Promise<Result<true>> {
      const before = shown(get());
      const now = await read();
      if (!now.ok) return now;
      if (!before || !isSame(before, now.value)) return failed(OVERTAKEN);
      const answer = await run(before);
      // A change of two steps may have failed at the second.
      await read(own);
      return answer.ok ? done(true) : answer;
    }

    /** Until a change is read, too: whoever read it meanwhile would take it for somebody else's. */
    async function alone(own: readonly Kind[], run: Run): Promise<Result<true>> {
      changing += 1;
      const answer = await change(own, run);
      changing -= 1;
      return answer;
    }

    return {
      id: '',
      ...BLANK,
      open(id) {
        if (!isShown(id)) set({ id, ...BLANK });
      },
      async load() {
        // The change itself reads when it is done, and knows what is its own.
        if (changing === 0) await read();
      },
      dismissNews: () => set({ news: [] }),
      override: (wanted) =>
        alone(['overridden'], ({ quoteId }) => ask('overrideQuote', { quoteId, ...wanted })),
      addCover: (wanted) =>
        alone(['addOn'], ({ quoteId }) => ask('addCover', { quoteId, ...wanted })),
      recordDriverNumber: (given) =>
        alone(['driverNumber'], ({ quoteId }) => ask('recordDriverNumber', { quoteId, ...given })),
      accept: ({ driverNumber, ...payment }) =>
        alone(['driverNumber', 'accepted'], async ({ quoteId, premium }) => {
          if (driverNumber !== undefined) {
            const recorded = await ask('recordDriverNumber', { quoteId, driverNumber });
            if (!recorded.ok) return recorded;
            // Nobody accepts a premium that was not shown.
            if (recorded.value.premium !== premium) return failed(OVERTAKEN);
          }
          return ask('acceptQuote', { quoteId, ...payment });
        }),
    };
  });
}

export const useQuote = createQuoteStore(call);
