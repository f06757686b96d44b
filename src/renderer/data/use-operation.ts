import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { InputOf, OperationName, OutputOf } from '../../shared/contract/contract.ts';
import type { Fault } from '../../shared/contract/result.ts';
import { operationQuery } from './operation-query.ts';
import { ANSWER_SHARED } from './query-client.ts';

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
 * The fault that a screen says. While the host is gone, or no one is signed in, a bar or a
 * cover says so, and what is shown stays.
 * @param isShown whether there is an answer to what is asked now
 */
export function faultToSay(fault: Fault | undefined, isShown: boolean): Fault | undefined {
  // Nothing is seen below the cover of a locked desk, and nothing should be read out there.
  if (fault?.kind === 'locked') return undefined;
  const isSaid = ['unavailable', 'unauthenticated'].includes(fault?.kind ?? '');
  return isShown && isSaid ? undefined : fault;
}
