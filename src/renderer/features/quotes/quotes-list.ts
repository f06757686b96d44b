import { create } from 'zustand';
import type { Fault, Result } from '../../../shared/contract/result.ts';
import type { QuoteList, QuoteListQuery } from '../../../shared/schemas/quote-list.ts';
import { call } from '../../data/call.ts';
import { orderOf, type QuoteQuery, writeQuery } from '../../data/quote-query.ts';
import {
  above,
  below,
  endOf,
  lineAt,
  NO_WINDOW,
  nextOf,
  numberOf,
  opened,
  previousOf,
  type QuoteWindow,
  turned,
} from './quote-window.ts';

/** The usual page, and the longest that the service gives. */
const PAGE = 200;
const LONGEST = 1000;

export interface QuotesListState {
  /** What was asked for last; the lines shown may still be the answer to another. */
  readonly sought: QuoteQuery | undefined;
  /** What the lines shown are the answer to. */
  readonly query: QuoteQuery | undefined;
  readonly window: QuoteWindow;
  /** How many lines the list is long, as far as that is known. */
  readonly length: number;
  /** How many there are by the service; `isLeast`: there are at least so many. */
  readonly total: { readonly count: number; readonly isLeast: boolean } | undefined;
  readonly pending: boolean;
  readonly fault: Fault | undefined;
  /** The line that the keyboard is at. */
  readonly active: number;
  /** By how many numbers the lines moved since the beginning, because the true ones were found. */
  readonly moved: number;
  /** Lists what a query asks for, from the beginning. */
  readonly open: (query: QuoteQuery) => Promise<void>;
  /** Sees to it that lines are there: from a number on and before another. */
  readonly want: (from: number, until: number) => Promise<void>;
  /** Reads what is shown again, because the data changed; what could not be listed is listed. */
  readonly refresh: () => Promise<void>;
  readonly setActive: (active: number) => void;
}

interface QuotesListParts {
  readonly list: (query: QuoteListQuery) => Promise<Result<QuoteList>>;
}

type Lines = Pick<QuotesListState, 'window' | 'length' | 'total'>;
type Numbers = Pick<QuotesListState, 'length' | 'active' | 'moved'>;

/** How long a list is after an answer: to its end where that is kept, else at least its total. */
function lengthOf(window: QuoteWindow, { total, totalIsLeast }: QuoteList, known: number): number {
  const end = endOf(window);
  if (nextOf(window) === undefined) return end;
  return totalIsLeast ? Math.max(total, known, end + 1) : Math.max(total, end + 1);
}

/** Where a window begins: at the list's beginning where that is kept, else with room above it. */
function firstOf(window: QuoteWindow): number {
  if (previousOf(window) === undefined) return 0;
  return window.first > 0 ? window.first : PAGE;
}

function linesFrom(window: QuoteWindow, list: QuoteList, known: number): Lines {
  const { total: count, totalIsLeast: isLeast = false } = list;
  return { window, length: lengthOf(window, list, known), total: { count, isLeast } };
}

/** Lines joined to what is there, all numbered anew where the window shows the true numbers. */
function joined(window: QuoteWindow, list: QuoteList, { length, active, moved }: Numbers) {
  const by = firstOf(window) - window.first;
  const right = { ...window, first: window.first + by };
  return { ...linesFrom(right, list, length + by), active: active + by, moved: moved + by };
}

/** A way to lines that are not there yet: what to ask, and how the answer joins the window. */
interface Step {
  readonly distance: number;
  readonly ask: QuoteListQuery;
  readonly join: (list: QuoteList) => QuoteWindow;
}

const some = (lines: number) => Math.min(LONGEST, Math.max(PAGE, lines));

/** The shortest way from what is kept, or from either end, towards lines that are not. */
function nextStep(
  { window, length, query = {} }: Pick<QuotesListState, 'window' | 'length' | 'query'>,
  from: number,
  until: number,
): Step | undefined {
  const [first, end] = [window.first, endOf(window)];
  if (from >= first && until <= end) return undefined;
  const [next, previous] = [nextOf(window), previousOf(window)];
  const { sort, descending } = orderOf(query);
  const steps: Step[] = [
    {
      distance: until,
      ask: { ...query, limit: some(until) },
      join: (list) => opened(list, 0),
    },
    {
      distance: length - from,
      ask: { ...query, sort, descending: !descending, limit: some(length - from) },
      join: (list) => opened(turned(list), length - list.quotes.length),
    },
  ];
  if (next !== undefined && until > end) {
    const ask = { ...query, after: next, limit: some(until - end) };
    steps.unshift({ distance: until - end, ask, join: (list) => below(window, list) });
  }
  if (previous !== undefined && from < first) {
    const ask = { ...query, before: previous, limit: some(first - from) };
    steps.unshift({ distance: first - from, ask, join: (list) => above(window, list) });
  }
  return steps.reduce((best, step) => (step.distance < best.distance ? step : best));
}

/** The list of quotes: a window onto it that follows what is looked at. */
export function createQuotesListStore({ list }: QuotesListParts) {
  /** Counts what was opened or read again: an older answer joins nothing. */
  let sequence = 0;
  let wanted = { from: 0, until: PAGE };
  /** The sequence whose lines are being walked to. */
  let walking: number | undefined;

  return create<QuotesListState>()((set, get) => {
    /** What was answered, unless another list was opened meanwhile. */
    function taken(answer: Result<QuoteList>, mine: number): QuoteList | undefined {
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

    /** Reads a window that does not stand at the beginning again, up from its last line. */
    async function reread(window: QuoteWindow, mine: number): Promise<Lines | undefined> {
      const { query = {}, length } = get();
      const size = some(endOf(window) - window.first - 1);
      const last = nextOf(window);
      const { sort, descending } = orderOf(query);
      if (last === undefined) {
        const answer = taken(
          await list({ ...query, sort, descending: !descending, limit: size }),
          mine,
        );
        if (!answer) return undefined;
        const end = opened(turned(answer), length - answer.quotes.length);
        return linesFrom({ ...end, first: firstOf(end) }, answer, length);
      }
      const upper = taken(await list({ ...query, before: last, limit: size }), mine);
      const behind = upper?.next ?? last;
      const lower = upper && taken(await list({ ...query, after: behind, limit: PAGE }), mine);
      if (!upper || !lower) return undefined;
      const all = below(opened(upper, endOf(window) - 1 - upper.quotes.length), lower);
      return linesFrom({ ...all, first: firstOf(all) }, lower, length);
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
        const { sought, query, window } = get();
        if (sought === undefined || get().pending) return;
        // The host was gone when it was asked for.
        if (!isSameQuery(query, sought)) return get().open(sought);
        sequence += 1;
        const mine = sequence;
        const limit = some(endOf(window));
        const isAtStart = window.first === 0;
        const answer = isAtStart ? taken(await list({ ...query, limit }), mine) : undefined;
        const lines = answer ? linesFrom(opened(answer, 0), answer, 0) : undefined;
        const read = isAtStart ? lines : await reread(window, mine);
        if (!read || mine !== sequence) return;
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

/** Whether two queries list the same in the same order. */
export function isSameQuery(one: QuoteQuery | undefined, other: QuoteQuery): boolean {
  return one !== undefined && writeQuery(one) === writeQuery(other);
}

export const useQuotesList = createQuotesListStore({ list: (query) => call('listQuotes', query) });
