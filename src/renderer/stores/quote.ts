import { create } from 'zustand';
import type { InputOf, OperationName, OutputOf } from '../../shared/contract.ts';
import { type Answer, done, type Fault, failed } from '../../shared/fault.ts';
import type {
  AcceptRequest,
  AddOnRequest,
  DriverNumberRequest,
  OverrideRequest,
} from '../../shared/shapes/change.ts';
import type { Quote } from '../../shared/shapes/quote.ts';
import { call } from '../client.ts';
import { say } from '../words/words.ts';
import { LOADING, type Loaded, loaded } from './loaded.ts';

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
  readonly override: (change: WithoutId<OverrideRequest>) => Promise<Answer<true>>;
  readonly addCover: (change: WithoutId<AddOnRequest>) => Promise<Answer<true>>;
  readonly recordDriverNumber: (given: WithoutId<DriverNumberRequest>) => Promise<Answer<true>>;
  readonly accept: (payment: WithoutId<AcceptRequest>) => Promise<Answer<true>>;
}

/** Does an operation; a test has its own. */
export type Caller = <N extends OperationName>(
  operation: N,
  input: InputOf<N>,
) => Promise<Answer<OutputOf<N>>>;

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

const overtaken = (): Fault => ({ kind: 'preconditionFailed', message: say('quote:overtaken') });

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
        ask('rateBookTerms', {}),
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

    /** Shows a newer reading; what it has beyond the events already known is news. */
    async function take(quote: Quote, known: number): Promise<void> {
      const before = shown(get());
      if (before && isSame(before, quote)) {
        if (isAroundMissing(get())) await loadAround(quote.quoteId);
        return;
      }
      const news = before ? [...get().news, ...quote.history.slice(known)] : [];
      set({ quote: { state: 'ready', value: quote }, news });
      await loadAround(quote.quoteId);
    }

    /** Reads the quote again. A change of one's own brings one event that is no news. */
    async function read(own: 0 | 1): Promise<Answer<Quote>> {
      const { id } = get();
      const known = (shown(get())?.history.length ?? 0) + own;
      reading += 1;
      const mine = reading;
      const answer = await ask('getQuote', { id });
      if (!isShown(id) || mine !== reading) return answer;
      if (answer.ok) await take(answer.value, known);
      else if (!shown(get())) set({ quote: loaded(answer) });
      return answer;
    }

    /** Changes the quote only as it is shown: if it is another by now, that is shown instead. */
    async function change(run: (id: string) => Promise<Answer<unknown>>): Promise<Answer<true>> {
      const before = shown(get());
      const now = await read(0);
      if (!now.ok) return now;
      if (!before || !isSame(before, now.value)) return failed(overtaken());
      const answer = await run(before.quoteId);
      if (!answer.ok) return answer;
      await read(1);
      return done(true);
    }

    /** Until a change is read, too: whoever read it meanwhile would take it for somebody else's. */
    async function alone(run: (id: string) => Promise<Answer<unknown>>): Promise<Answer<true>> {
      changing += 1;
      const answer = await change(run);
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
        if (changing === 0) await read(0);
      },
      dismissNews: () => set({ news: [] }),
      override: (wanted) => alone((quoteId) => ask('overrideQuote', { quoteId, ...wanted })),
      addCover: (wanted) => alone((quoteId) => ask('addCover', { quoteId, ...wanted })),
      recordDriverNumber: (given) =>
        alone((quoteId) => ask('recordDriverNumber', { quoteId, ...given })),
      accept: (payment) => alone((quoteId) => ask('acceptQuote', { quoteId, ...payment })),
    };
  });
}

export const useQuote = createQuoteStore(call);
