import {
  type InfiniteData,
  type InfiniteQueryObserverResult,
  infiniteQueryOptions,
  keepPreviousData,
  useInfiniteQuery,
} from '@tanstack/react-query';
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { create } from 'zustand';
import type { Fault } from '../../../shared/result/result.ts';
import type { QuoteLine, QuoteListQuery } from '../../../shared/schemas/quotes/quote-list.ts';
import { MINUTE } from '../../data/every.ts';
import { answerOf, useLastFault } from '../../data/operation-query.ts';
import { queryClient } from '../../data/query-client.ts';
import { countOf } from '../../data/quote-count.ts';
import { orderOf, type QuoteQuery, writeQuery } from '../../data/quote-query.ts';
import type { Count } from '../../i18n/money.ts';

/** Lines of the first page, and of a longer one further on. Two pages are kept. */
const PAGE = 200;
const LONGER = 500;
const PAGES_KEPT = 2;

/** Milliseconds: who comes back from a quote within this time finds the list where it was. */
const KEPT_FOR = 60 * MINUTE;

/** Where a page is read: below a line number or above it, from a cursor or from that end of the list. */
interface PagePlace {
  readonly side: 'below' | 'above';
  readonly number: number;
  readonly cursor?: string;
  readonly limit: number;
}

/** Lines of one answer. Their numbers stay the same however many lines are found above them. */
interface Page {
  readonly query: QuoteQuery;
  readonly first: number;
  readonly lines: readonly QuoteLine[];
  /** Absent at the beginning of the list. */
  readonly previous?: string | undefined;
  /** Absent at the end of the list. */
  readonly next?: string | undefined;
  /** How many lines the list has by the service. */
  readonly total: Count;
}
type Pages = InfiniteData<Page, unknown>;

const START: PagePlace = { side: 'below', number: 0, limit: PAGE };

/** What is looked at: lines from a number on and before another. */
interface Range {
  readonly from: number;
  readonly until: number;
}

const endOf = ({ first, lines }: Page) => first + lines.length;
const keyOf = (query: QuoteQuery) => ['listQuotes', query, 'pages'] as const;
const limited = (lines: number) => Math.min(LONGER, Math.max(PAGE, lines));

function inputOf(query: QuoteQuery, { side, cursor, limit }: PagePlace): QuoteListQuery {
  if (cursor !== undefined) {
    return { ...query, limit, [side === 'below' ? 'after' : 'before']: cursor };
  }
  if (side === 'below') return { ...query, limit };
  // The last lines are the first ones of the opposite order.
  const { sort, descending } = orderOf(query);
  return { ...query, sort, descending: !descending, limit };
}

async function readPage(query: QuoteQuery, place: PagePlace, signal?: AbortSignal): Promise<Page> {
  const reading = { queryKey: keyOf(query), ...(signal && { signal }) };
  const list = await answerOf('listQuotes', inputOf(query, place), reading);
  const isReversed = place.side === 'above' && place.cursor === undefined;
  const lines = isReversed ? list.quotes.toReversed() : list.quotes;
  return {
    query,
    first: place.side === 'below' ? place.number : place.number - lines.length,
    lines,
    previous: isReversed ? list.next : list.previous,
    next: isReversed ? undefined : list.next,
    total: countOf(list),
  };
}

/** The list as TanStack Query reads it: onwards from both ends, and two pages of it are kept. */
export function quotePages(query: QuoteQuery) {
  return infiniteQueryOptions({
    queryKey: keyOf(query),
    queryFn: ({ pageParam, signal }) => readPage(query, pageParam, signal),
    initialPageParam: START,
    getNextPageParam: (last): PagePlace | undefined =>
      last.next === undefined
        ? undefined
        : { side: 'below', number: endOf(last), cursor: last.next, limit: LONGER },
    getPreviousPageParam: ({ first, previous }): PagePlace | undefined =>
      previous === undefined
        ? undefined
        : { side: 'above', number: first, cursor: previous, limit: LONGER },
    maxPages: PAGES_KEPT,
    gcTime: KEPT_FOR,
    placeholderData: keepPreviousData,
    // A quote expires without any change of the data.
    refetchInterval: MINUTE,
    refetchOnWindowFocus: true,
  });
}

/** Where the keyboard is in a list, and how its lines are numbered for who looks at it. */
export interface ListPlace {
  /** The query of the list, as an address has it. */
  readonly of: string;
  /** How many lines the list is long, as far as that is known. */
  readonly length: number;
  /** By how many numbers the lines moved, because there are more above than were known. */
  readonly moved: number;
  /** The line that the keyboard is at, and its quote where that was read. */
  readonly active: number;
  readonly quoteId?: string | undefined;
  /** How far it was scrolled when another screen was shown, in pixels. */
  readonly top: number;
}

export const NO_PLACE: ListPlace = { of: '', length: 0, moved: 0, active: 0, top: 0 };

const useListPlace = create<ListPlace>()(() => NO_PLACE);

/** A line by the number that is shown, where it is kept. */
export function lineAt({ pages }: Pages, moved: number, number: number): QuoteLine | undefined {
  const page = pages.find((each) => number - moved < endOf(each));
  return page?.lines[number - moved - page.first];
}

/** By how many numbers lines move so that the first kept one is right: 0 at the beginning, else with room above. */
function movedFor({ first, previous }: Page, moved: number): number {
  if (previous === undefined) return -first;
  return first + moved > 0 ? moved : PAGE - first;
}

/** Whether all lines that were kept left the list, while others are in it. */
const isLost = (pages: readonly Page[]) =>
  pages.every(({ lines, total }) => lines.length === 0 && total.count > 0);

/** The place in a list after it was read: the keyboard stays at its quote, wherever that went. */
export function placed({ pages }: Pages, before: ListPlace): ListPlace {
  const [top, bottom] = [pages[0], pages.at(-1)];
  if (!top || !bottom || isLost(pages)) return before;
  const of = writeQuery(top.query);
  const was = before.of === of ? before : { ...NO_PLACE, of };
  const moved = movedFor(top, was.moved);
  const by = moved - was.moved;
  const end = endOf(bottom) + moved;
  const least = bottom.total.isLeast ? was.length + by : 0;
  const length = bottom.next === undefined ? end : Math.max(bottom.total.count, least, end + 1);
  const lines = pages.flatMap((page) => page.lines);
  const at = lines.findIndex(({ quoteId }) => quoteId === was.quoteId);
  const first = top.first + moved;
  const active = at === -1 ? Math.max(0, Math.min(was.active + by, length - 1)) : first + at;
  const quoteId = lines[active - first]?.quoteId ?? was.quoteId;
  const isSame =
    was === before &&
    before.length === length &&
    before.moved === moved &&
    before.active === active &&
    before.quoteId === quoteId;
  return isSame ? before : { of, length, moved, active, quoteId, top: was.top };
}

type Step = 'previous' | 'next' | PagePlace | undefined;

/** The shortest way from what is kept, or from either end, to lines that are looked at and not there. */
function stepTo({ pages }: Pages, { length, moved }: ListPlace, wanted: Range): Step {
  const [top, bottom] = [pages[0], pages.at(-1)];
  const from = Math.max(0, Math.min(wanted.from, length - 1));
  const until = Math.max(from, Math.min(wanted.until, length));
  if (!top || !bottom || length === 0) return undefined;
  if (isLost(pages)) {
    return { side: 'above', number: bottom.total.count - moved, limit: PAGE };
  }
  const [first, end] = [top.first + moved, endOf(bottom) + moved];
  if (from >= first && until <= end) return undefined;
  const ways: { readonly distance: number; readonly step: Step }[] = [];
  if (top.previous !== undefined && from < first) {
    ways.push({ distance: first - from, step: 'previous' });
  }
  if (bottom.next !== undefined && until > end) {
    ways.push({ distance: until - end, step: 'next' });
  }
  const start: PagePlace = { side: 'below', number: -moved, limit: limited(until) };
  const last: PagePlace = { side: 'above', number: length - moved, limit: limited(length - from) };
  ways.push({ distance: until, step: start }, { distance: length - from, step: last });
  return ways.reduce((best, way) => (way.distance < best.distance ? way : best)).step;
}

type Reading = Pick<
  InfiniteQueryObserverResult<Pages, Fault>,
  'data' | 'fetchNextPage' | 'fetchPreviousPage'
>;

/** Reads the next page towards what is looked at. @returns whether anything was missing. Throws a fault. */
export async function approach(reading: Reading, place: ListPlace, wanted: Range) {
  const query = reading.data?.pages[0]?.query;
  const step = reading.data && stepTo(reading.data, place, wanted);
  if (step === undefined || query === undefined) return false;
  if (step === 'next') await reading.fetchNextPage();
  else if (step === 'previous') await reading.fetchPreviousPage();
  else {
    // What is kept stays shown until the page elsewhere is there.
    const page = await readPage(query, step);
    const { queryKey } = quotePages(query);
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, { pages: [page], pageParams: [step] });
  }
  return true;
}

export interface QuotesList {
  /** What the lines shown are the answer to; they may still be those of an earlier query. */
  readonly query: QuoteQuery | undefined;
  readonly isPending: boolean;
  readonly fault: Fault | undefined;
  /** How many lines there are by the service. */
  readonly total: Count | undefined;
  readonly place: ListPlace;
  readonly rowAt: (number: number) => QuoteLine | undefined;
  readonly setActive: (number: number) => void;
  /** Keeps how far it is scrolled for who comes back. */
  readonly setTop: (top: number) => void;
  /** Makes sure that lines are read: from a number on and before another. */
  readonly look: (from: number, until: number) => void;
  readonly refetch: () => void;
}

/** The list of quotes as a screen shows it: what is looked at is read, from a list of any length. */
export function useQuotesList(query: QuoteQuery): QuotesList {
  const reading = useInfiniteQuery(quotePages(query));
  const { data, isFetching, isPlaceholderData, refetch } = reading;
  const fault = useLastFault(reading.error, reading.isPending);
  const kept = useListPlace();
  const place = data ? placed(data, kept) : kept;
  const wanted = useRef<Range>({ from: 0, until: PAGE });
  const isJumping = useRef(false);
  const step = async () => {
    if (isFetching || isPlaceholderData || reading.isError || isJumping.current) return;
    isJumping.current = true;
    // The reading of the list itself then shows the fault.
    await approach(reading, place, wanted.current).catch(() => refetch());
    isJumping.current = false;
  };
  const newest = useRef(step);
  useLayoutEffect(() => {
    newest.current = step;
    useListPlace.setState(place, true);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was read last may not be all that is looked at
  useEffect(() => void newest.current(), [data, isFetching]);

  const { moved } = place;
  const [top, bottom] = [data?.pages[0], data?.pages.at(-1)];
  return {
    query: top?.query,
    isPending: reading.isPending || isPlaceholderData,
    fault,
    total: bottom?.total,
    place,
    rowAt: useCallback((number) => data && lineAt(data, moved, number), [data, moved]),
    setActive: useCallback(
      (active) => {
        const quoteId = data && lineAt(data, moved, active)?.quoteId;
        useListPlace.setState({ active, quoteId });
      },
      [data, moved],
    ),
    setTop: useCallback((top) => useListPlace.setState({ top }), []),
    look: useCallback((from, until) => {
      wanted.current = { from, until };
      void newest.current();
    }, []),
    refetch: useCallback(() => void refetch(), [refetch]),
  };
}
