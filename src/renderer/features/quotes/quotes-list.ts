import { create } from 'zustand';
import type { Fault, Result } from '../../../shared/contract/result.ts';
import { call } from '../../data/call.ts';
import { isSameQuery, type QuoteQuery } from '../../data/quote-query.ts';
import { joined, type ListLines, type ListNumbers, linesFrom } from './list-lines.ts';
import { nextStep, PAGE } from './list-step.ts';
import { lineAt, NO_WINDOW, numberOf, opened } from './quote-window.ts';
import { type ListQuotes, readWindow } from './read-window.ts';

export interface QuotesListState extends ListLines, ListNumbers {
  /** What was asked for last; the lines shown may still be the answer to another. */
  readonly sought: QuoteQuery | undefined;
  /** What the lines shown are the answer to. */
  readonly query: QuoteQuery | undefined;
  readonly pending: boolean;
  readonly fault: Fault | undefined;
  /** Lists what a query asks for, from the beginning. */
  readonly open: (query: QuoteQuery) => Promise<void>;
  /** Sees to it that lines are there: from a number on and before another. */
  readonly want: (from: number, until: number) => Promise<void>;
  /** Reads what is shown again, because the data changed; what could not be listed is listed. */
  readonly refresh: () => Promise<void>;
  readonly setActive: (active: number) => void;
}

interface QuotesListParts {
  readonly list: ListQuotes;
}

/**
 * The list of quotes: a window onto it that follows what is looked at. It keeps its lines itself: a
 * cache by query knows no window that is entered from both ends, and no line that stays in its place.
 */
export function createQuotesListStore({ list }: QuotesListParts) {
  /** Counts what was opened or read again: an older answer joins nothing. */
  let sequence = 0;
  let wanted = { from: 0, until: PAGE };
  /** The sequence whose lines are being walked to. */
  let walking: number | undefined;

  return create<QuotesListState>()((set, get) => {
    /** What was answered, unless another list was opened meanwhile. */
    function taken<T>(answer: Result<T>, mine: number): T | undefined {
      if (mine !== sequence) return undefined;
      if (answer.ok) return answer.value;
      set({ fault: answer.fault, pending: false });
      return undefined;
    }

    async function walk(mine: number): Promise<void> {
      for (;;) {
        const { window, length } = get();
        const from = Math.max(0, Math.min(wanted.from, length - 1));
        const until = Math.max(from, Math.min(wanted.until, length));
        const step = nextStep(get(), from, until);
        if (!step || length === 0) return;
        const answer = taken(await list(step.ask), mine);
        if (!answer) return;
        set((state) => ({ ...joined(step.join(answer), answer, state), fault: undefined }));
        // Quotes left the list meanwhile: the next change of the data tells.
        if (answer.quotes.length === 0 && window.pages.length > 0) return;
      }
    }

    return {
      sought: undefined,
      query: undefined,
      window: NO_WINDOW,
      length: 0,
      total: undefined,
      pending: false,
      fault: undefined,
      active: 0,
      moved: 0,
      async open(query) {
        sequence += 1;
        const mine = sequence;
        wanted = { from: 0, until: PAGE };
        set({ sought: query, pending: true });
        const answer = taken(await list({ ...query, limit: PAGE }), mine);
        if (!answer) return;
        const lines = linesFrom(opened(answer, 0), answer, 0);
        set({ ...lines, query, active: 0, moved: 0, pending: false, fault: undefined });
        await get().want(wanted.from, wanted.until);
      },
      async want(from, until) {
        wanted = { from, until };
        const mine = sequence;
        if (walking === mine || get().pending) return;
        walking = mine;
        await walk(mine);
        if (walking === mine) walking = undefined;
      },
      async refresh() {
        const { sought, query } = get();
        if (sought === undefined || get().pending) return;
        // The host was gone when it was asked for.
        if (!isSameQuery(query, sought)) return get().open(sought);
        sequence += 1;
        const mine = sequence;
        const read = taken(await readWindow(list, get()), mine);
        if (!read) return;
        // The keyboard may have gone on meanwhile: it stays at the quote where it is now.
        const { active, window: present } = get();
        const held = lineAt(present, active)?.quoteId;
        const number = held === undefined ? undefined : numberOf(read.window, held);
        const last = Math.max(0, read.length - 1);
        set({ ...read, fault: undefined, active: number ?? Math.min(active, last) });
        await get().want(wanted.from, wanted.until);
      },
      setActive: (active) => set({ active }),
    };
  });
}

export const useQuotesList = createQuotesListStore({ list: (query) => call('listQuotes', query) });
