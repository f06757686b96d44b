import { queryOptions } from '@tanstack/react-query';
import type { InputOf, OperationName, OutputOf } from '../../shared/contract/contract.ts';
import { call } from './call.ts';
import { BY_VISIT, isChanged, useDataVersion } from './data-version.ts';
import { queryClient } from './query-client.ts';

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
