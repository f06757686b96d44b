import { QueryClient } from '@tanstack/react-query';
import type { Fault } from '../../shared/result/result.ts';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: Fault;
  }
}

/** The host is on this computer: no network is no reason to wait, and the broker asks again. */
const ON_THIS_COMPUTER = { networkMode: 'always', retry: false } as const;

/** Milliseconds: parts of a screen that open together share one answer. */
export const ANSWER_SHARED = 1000;

/** The cache of what was answered. */
export const queryClient = new QueryClient({
  defaultOptions: {
    // What is shown is refreshed by the version of the data, not by the focus of a window.
    queries: {
      ...ON_THIS_COMPUTER,
      staleTime: ANSWER_SHARED,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    },
    mutations: ON_THIS_COMPUTER,
  },
});
