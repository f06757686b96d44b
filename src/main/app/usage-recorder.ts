import { type UsageStore, usageCounter } from '../core/api-clients/usage.ts';
import type { DataGuard } from '../core/data-state/data-guard.ts';

/** Milliseconds; a crash loses no more counted requests than those of this time. */
const STORED_EVERY = 30_000;

export interface UsageRecorderParts {
  readonly store: UsageStore;
  readonly data: DataGuard;
  /** Epoch milliseconds. */
  readonly clock: () => number;
  readonly onError: (error: unknown) => void;
}

/**
 * Counts the requests of API clients, and stores the counts from time to time and at the end. While
 * nothing can be written they wait in memory; that is reported when it begins.
 */
export function recordUsage({ store, data, clock, onError }: UsageRecorderParts) {
  const { count, flush, unstored } = usageCounter(store, clock);
  let isFailing = false;
  const flushQuietly = async (): Promise<void> => {
    if (data.refusal('changes')) return;
    try {
      await flush();
      isFailing = false;
    } catch (error) {
      if (!isFailing) onError(error);
      isFailing = true;
    }
  };
  const timer = setInterval(flushQuietly, STORED_EVERY).unref();
  return {
    count,
    flush: flushQuietly,
    unstored,
    close: async (): Promise<void> => {
      clearInterval(timer);
      await flushQuietly();
    },
  };
}
