import type { DataGuard } from '../core/data-state/data-guard.ts';
import type { Conditions } from '../core/dispatcher.ts';
import { pruneQuotes } from '../core/documents/prune.ts';
import { keepRetention } from '../core/records/retention.ts';
import type { Composition } from './compose.ts';
import { retentionParts } from './handlers/record-handlers.ts';
import type { Replaceable } from './replaceable.ts';
import type { Workers } from './worker/workers.ts';

interface PruneParts {
  readonly current: Pick<Replaceable<Composition>, 'use'>;
  readonly guard: Pick<DataGuard, 'refusal'>;
  readonly workers: Workers;
  /** Epoch milliseconds. */
  readonly clock: () => number;
  readonly onError: (error: unknown) => void;
}

/**
 * Drops what no one needs any more: documents that newer ones replace, and records whose time to be
 * kept is over. Nothing where the data may not be changed.
 */
export function pruneData({ current, guard, workers, clock, onError }: PruneParts) {
  return (conditions: Pick<Conditions, 'isCancelled'>): Promise<void> =>
    current.use(async ({ services, data }) => {
      if (guard.refusal('changes')) return;
      const now = clock();
      const superseded = await workers.superseded(now);
      await pruneQuotes(services.documents, superseded, { ...conditions, now });
      const { file } = data.database;
      const records = retentionParts({ services, workers, file, onError });
      await keepRetention(records, { ...conditions, now });
    });
}
