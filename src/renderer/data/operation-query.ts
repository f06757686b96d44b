import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { InputOf, OperationName, OutputOf } from '../../shared/contract/contract.ts';
import type { Fault } from '../../shared/result/result.ts';
import { call } from './call.ts';
import { BY_VISIT, isChanged, useDataVersion } from './data-version.ts';
import { ANSWER_SHARED, queryClient } from './query-client.ts';

/** What a query of an operation is found by; what is read of it in another way adds a word. */
type OperationKey = readonly [operation: OperationName, input: object, way?: string];

interface Reading {
  readonly queryKey: OperationKey;
  readonly signal?: AbortSignal;
}

/** What an operation answers, for the function of a query. A fault is thrown as it is. */
export async function answerOf<N extends OperationName>(
  operation: N,
  input: InputOf<N>,
  { queryKey, signal }: Reading,
): Promise<OutputOf<N>> {
  const before = useDataVersion.getState();
  const answer = await call(operation, input);
  // A first reading that is on its way is not begun again when the data changes: it is repeated.
  const { version, drafts } = useDataVersion.getState();
  const isOther = isChanged(before.version, version) || isChanged(before.drafts, drafts);
  const isOld = isOther && !signal?.aborted;
  if (isOld) setTimeout(() => void queryClient.invalidateQueries({ queryKey }));
  if (answer.ok) return answer.value;
  throw answer.fault;
}

/** An operation with its input as TanStack Query asks and caches it. */
export function operationQuery<N extends OperationName>(operation: N, input: InputOf<N>) {
  const queryKey: OperationKey = [operation, input];
  return queryOptions<OutputOf<N>>({
    queryKey,
    ...(BY_VISIT.has(operation) && { staleTime: 0 }),
    queryFn: ({ signal }) => answerOf(operation, input, { queryKey, signal }),
  });
}

/** Has an operation answered before the screen that shows it is drawn. Never throws. */
export function ask<N extends OperationName>(operation: N, input: InputOf<N>): Promise<void> {
  return queryClient.prefetchQuery(operationQuery(operation, input));
}

/** Reads again what an operation answered, wherever it is shown; resolves when it is there. */
export function refresh(...operation: [OperationName, input?: object]): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: operation });
}

/**
 * Shows a newer answer than the one that is shown, and reads it again with all that follows from it;
 * resolves when that is there, too. An answer that is on its way is older, and dropped.
 */
export async function show<N extends OperationName>(
  operation: N,
  input: InputOf<N>,
  newer: (shown: OutputOf<N>) => OutputOf<N>,
): Promise<void> {
  const { queryKey } = operationQuery(operation, input);
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData<OutputOf<N>>(queryKey, (shown) => shown && newer(shown));
  await queryClient.invalidateQueries({ queryKey });
}

/** What an operation answered: never both nothing and a fault. */
export interface Answer<T> {
  /** The newest value; it stays while it is read again, and where that fails; what is gone shows no more. */
  readonly value: T | undefined;
  /** Why the last reading failed; it stays until the next one has an answer. */
  readonly fault: Fault | undefined;
  /** Whether the value is from an earlier visit, and is being read again. */
  readonly isEarlier: boolean;
  readonly refetch: () => void;
}

interface OperationOptions {
  /** Whether to ask at all; by default yes. Else there is no value, nor one that was read before: a role may be gone. */
  readonly enabled?: boolean;
  /** Whether the value of another input stays until the one of this input is there. */
  readonly keepsPrevious?: boolean;
  /** Milliseconds; asks so often, too, and when the page is seen again: for what follows the clock. */
  readonly every?: number;
}

/** TanStack forgets a fault when it asks again; a notice with its Retry button must not flicker. */
export function useLastFault(error: Fault | null, isPending: boolean): Fault | undefined {
  const [last, setLast] = useState<Fault | null>(null);
  if (!isPending && error !== last) setLast(error);
  return (isPending ? last : error) ?? undefined;
}

/**
 * Asks an operation when a screen opens, and again whenever the data change or the host is back. The
 * same operation with the same input is one answer, wherever it is shown.
 */
export function useOperation<N extends OperationName>(
  operation: N,
  input: InputOf<N>,
  { enabled = true, keepsPrevious = false, every }: OperationOptions = {},
): Answer<OutputOf<N>> {
  const [opened] = useState(Date.now);
  const { data, error, isPending, isFetching, dataUpdatedAt, isFetchedAfterMount, refetch } =
    useQuery({
      ...operationQuery(operation, input),
      enabled,
      ...(keepsPrevious && { placeholderData: keepPreviousData }),
      ...(every !== undefined && { refetchInterval: every, refetchOnWindowFocus: true }),
    });
  const fault = useLastFault(error, isPending);
  const again = () => void refetch();
  if (!enabled) return { value: undefined, fault: undefined, isEarlier: false, refetch: again };
  const value = error?.kind === 'notFound' ? undefined : data;
  const isEarlier = isFetching && !isFetchedAfterMount && dataUpdatedAt + ANSWER_SHARED < opened;
  return { value, fault, isEarlier, refetch: again };
}

/**
 * The fault that a screen shows. While the host is gone, or no one is signed in, a bar or a
 * cover says so, and what is shown stays.
 * @param isShown whether there is an answer to what is asked now
 */
export function faultToSay(fault: Fault | undefined, isShown: boolean): Fault | undefined {
  // Nothing is seen below the cover of a locked desk, and nothing should be read out there.
  if (fault?.kind === 'locked') return undefined;
  const isShownElsewhere = ['unavailable', 'unauthenticated'].includes(fault?.kind ?? '');
  return isShown && isShownElsewhere ? undefined : fault;
}
