import { keepRetention } from '../core/customers/retention.ts';
import type { Conditions } from '../core/dispatcher.ts';
import { pruneQuotes } from '../core/documents/prune.ts';
import type { Composition } from './compose.ts';
import { retentionParts } from './handlers/record-handlers.ts';
import type { Workers } from './worker/workers.ts';

interface PruneParts {
  readonly composition: Pick<Composition, 'services' | 'data'>;
  readonly workers: Workers;
  /** Epoch milliseconds. */
  readonly clock: () => number;
  readonly onError: (error: unknown) => void;
}

/**
 * Drops what no one needs any more: documents that newer ones replace, and records whose time to be
 * kept is over. Nothing where the data may not be changed.
 */
export function pruneData({ composition, workers, clock, onError }: PruneParts) {
  const { services, data } = composition;
  return async (conditions: Pick<Conditions, 'isCancelled'>): Promise<void> => {
    if (data.guard.refusal('changes')) return;
    const now = clock();
    const { documents } = services.documents;
    // The files of a host are the office's, which knows no quotes.
    const among = data.database.office ? await documents.withFiles() : undefined;
    const superseded = await workers.superseded(now, among);
    await pruneQuotes(services.documents, superseded, { ...conditions, now });
    const { file } = data.database;
    const records = retentionParts({ services, workers, file, onError });
    await keepRetention(records, { ...conditions, now });
  };
}
