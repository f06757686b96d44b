import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  useInfiniteQuery,
} from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { create } from 'zustand';
import type { CustomerLine, CustomerList } from '../../../shared/schemas/people/customer.ts';
import { MINUTE } from '../../data/every.ts';
import { answerOf, useLastFault } from '../../data/operation-query.ts';
import { countOf } from '../../data/quote-count.ts';

/** Lines of the first page, and of each further one. */
const PAGE = 200;
const LONGER = 1000;

/** Milliseconds: who comes back from a customer within this time finds the list where it was. */
const KEPT_FOR = 60 * MINUTE;

interface Page extends CustomerList {
  readonly search: string;
}

/** The list of customers as TanStack Query reads it: longer by a page whenever its end is looked at. */
export function customerPages(search: string) {
  const queryKey = ['findCustomers', { search }, 'pages'] as const;
  return infiniteQueryOptions({
    queryKey,
    async queryFn({ pageParam: after, signal }): Promise<Page> {
      const page = after === '' ? { limit: PAGE } : { limit: LONGER, after };
      const input = { ...(search && { search }), ...page };
      return { ...(await answerOf('findCustomers', input, { queryKey, signal })), search };
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    gcTime: KEPT_FOR,
    placeholderData: keepPreviousData,
  });
}

type Pages = InfiniteData<Page, unknown>;

export const linesOf = (pages: Pages | undefined): readonly CustomerLine[] =>
  pages?.pages.flatMap(({ customers }) => customers) ?? [];

/** Where the keyboard is in a list. */
interface ListPlace {
  readonly of: string | undefined;
  readonly active: number;
  readonly key?: string | undefined;
}

const useListPlace = create<ListPlace>()(() => ({ of: undefined, active: 0 }));

/** The place in a list after it was read: the keyboard stays at its customer. */
export function placed(pages: Pages, before: ListPlace): ListPlace {
  const of = pages.pages[0]?.search;
  const was = before.of === of ? before : { of, active: 0 };
  const lines = linesOf(pages);
  const at = lines.findIndex(({ key }) => key === was.key);
  const active = at === -1 ? Math.max(0, Math.min(was.active, lines.length - 1)) : at;
  const key = lines[active]?.key;
  const isSame = was === before && before.active === active && before.key === key;
  return isSame ? before : { of, active, key };
}

/** Whom a search finds, from the one who asked last. */
export function useCustomersList(search: string) {
  const reading = useInfiniteQuery(customerPages(search));
  const { data, isFetching, isPlaceholderData, hasNextPage, fetchNextPage, refetch } = reading;
  const fault = useLastFault(reading.error, reading.isPending);
  const kept = useListPlace();
  const place = data ? placed(data, kept) : kept;
  useLayoutEffect(() => useListPlace.setState(place, true));
  const lines = useMemo(() => linesOf(data), [data]);
  const newest = data?.pages.at(-1);
  const wanted = useRef(0);
  const grow = () => {
    const isIdle = !isFetching && !isPlaceholderData && !reading.isError;
    if (isIdle && hasNextPage && wanted.current >= lines.length) void fetchNextPage();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was read last may not be all that is looked at
  useEffect(grow, [data, isFetching]);
  return {
    /** What the lines shown are the answer to. */
    search: data?.pages[0]?.search,
    isPending: reading.isPending || isPlaceholderData,
    fault,
    lines,
    total: newest && countOf(newest),
    hasMore: hasNextPage,
    active: place.active,
    setActive: (active: number) => useListPlace.setState({ active, key: lines[active]?.key }),
    look(_: number, until: number) {
      wanted.current = until;
      grow();
    },
    refetch: () => void refetch(),
  };
}
