import { type UsageStore, usageCounter } from '../core/api-clients/usage.ts';

/** Milliseconds; a crash loses no more counted requests than those of this time. */
const STORED_EVERY = 30_000;

/** Counts the requests of API clients, and stores the counts from time to time and at the end. */
export function recordUsage(
  store: UsageStore,
  clock: () => number,
  onError: (error: unknown) => void,
) {
  const { count, flush } = usageCounter(store, clock);
  const timer = setInterval(() => flush().catch(onError), STORED_EVERY).unref();
  return {
    count,
    flush,
    close: async (): Promise<void> => {
      clearInterval(timer);
      await flush().catch(onError);
    },
  };
}
