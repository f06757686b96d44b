import { BRIDGE_PATH } from '../../shared/contract/bridge.ts';
import {
  type AnsweredAt,
  type RefusalStore,
  refusalCounter,
} from '../core/api-clients/refusals.ts';
import { type UsageStore, usageCounter } from '../core/api-clients/usage.ts';

/** Milliseconds; a crash loses no more counted requests than those of this time. */
const STORED_EVERY = 30_000;

interface RecorderParts {
  readonly usage: UsageStore;
  readonly refusals: RefusalStore;
  /** Epoch milliseconds. */
  readonly clock: () => number;
  readonly onError: (error: unknown) => void;
}

/** Counts the requests and refusals of the API, and stores the counts from time to time and at the end. */
export function recordUsage({ usage, refusals, clock, onError }: RecorderParts) {
  const used = usageCounter(usage, clock);
  const refused = refusalCounter(refusals, clock);
  const flush = async () => {
    await used.flush();
    await refused.flush();
  };
  const timer = setInterval(() => flush().catch(onError), STORED_EVERY).unref();
  return {
    count: (line: AnsweredAt): void => {
      // The calls of the screens in a browser belong to no client.
      if (!line.route.startsWith(BRIDGE_PATH)) used.count(line);
      refused.count(line);
    },
    flush,
    close: async (): Promise<void> => {
      clearInterval(timer);
      await flush().catch(onError);
    },
  };
}
