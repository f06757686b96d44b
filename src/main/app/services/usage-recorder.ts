import { BRIDGE_PATH } from '../../../shared/contract/bridge.ts';
import { type AnsweredAt, type RefusalStore, refusalCounter } from '../../core/access/refusals.ts';
import { type UsageStore, usageCounter } from '../../core/access/usage.ts';
import type { DataGuard } from '../../core/data-state/data-guard.ts';

/** Milliseconds; a crash loses no more counted requests than those of this time. */
const STORED_EVERY = 30_000;

export interface RecorderParts {
  readonly usage: Pick<UsageStore, 'add'>;
  readonly refusals: Pick<RefusalStore, 'add'>;
  readonly data: DataGuard;
  /** Epoch milliseconds. */
  readonly clock: () => number;
  readonly onError: (error: unknown) => void;
}

/**
 * Counts the requests and refusals of the API, and stores the counts from time to time and at the
 * end. While nothing can be written they wait in memory; that is reported when it begins.
 */
export function recordUsage({ usage, refusals, data, clock, onError }: RecorderParts) {
  const used = usageCounter(usage, clock);
  const refused = refusalCounter(refusals, clock);
  let isFailing = false;
  const flushQuietly = async (): Promise<void> => {
    if (data.refusal('changes')) return;
    try {
      await used.flush();
      await refused.flush();
      isFailing = false;
    } catch (error) {
      if (!isFailing) onError(error);
      isFailing = true;
    }
  };
  const timer = setInterval(flushQuietly, STORED_EVERY).unref();
  return {
    count: (line: AnsweredAt): void => {
      // The calls of the screens in a browser belong to no client.
      if (!line.route.startsWith(BRIDGE_PATH)) used.count(line);
      refused.count(line);
    },
    flush: flushQuietly,
    unstored: used.unstored,
    close: async (): Promise<void> => {
      clearInterval(timer);
      await flushQuietly();
    },
  };
}
