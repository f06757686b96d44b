import { QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { operationQuery } from '../../../src/renderer/data/operation-query.ts';
import { queryClient } from '../../../src/renderer/data/query-client.ts';
import type { InputOf, OperationName, OutputOf } from '../../../src/shared/contract/contract.ts';

/** What a hook returns in a page where the given answers are there already. */
export function rendered<T>(hook: () => T): T {
  let value: T | undefined;
  const Probe = () => {
    value = hook();
    return null;
  };
  renderToString(createElement(QueryClientProvider, { client: queryClient }, createElement(Probe)));
  return value as T;
}

/** Puts the answer to an operation into the page. */
export function answered<N extends OperationName>(
  operation: N,
  input: InputOf<N>,
  answer: OutputOf<N>,
): void {
  queryClient.setQueryData<OutputOf<N>>(operationQuery(operation, input).queryKey, answer);
}
