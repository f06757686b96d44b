import { availableParallelism } from 'node:os';
import type { WorkerThread } from '../../adapters/worker/worker-thread.ts';
import type { Conditions, Progress } from '../../core/dispatcher.ts';
import type { Measurement } from '../../core/impact/measurement.ts';
import type { ImpactShare } from './measure-share.ts';
import type { WorkerTasks } from './tasks.ts';

/** The most threads that measure. */
const MOST = 16;

/** How many threads measure: one for each core. */
export function measuringThreads(): number {
  return Math.max(1, Math.min(MOST, availableParallelism()));
}

/**
 * Measures an order in threads, each a share of its own. Where one ends early, the others are cancelled.
 * @throws what a thread throws
 */
export async function measureInShares(
  threads: readonly WorkerThread<WorkerTasks>[],
  work: Omit<ImpactShare, 'share'>,
  { onProgress, isCancelled }: Pick<Conditions, 'onProgress' | 'isCancelled'>,
): Promise<readonly Measurement[]> {
  const done = threads.map(() => 0);
  let hasFailed = false;
  const measured = threads.map((thread, at) =>
    thread
      .run(
        'measure',
        { ...work, share: { at, of: threads.length } },
        {
          onProgress: (progress: Progress) => {
            done[at] = progress.done;
            onProgress?.({ done: done.reduce((sum, one) => sum + one), of: progress.of });
          },
          isCancelled: () => hasFailed || isCancelled?.() === true,
        },
      )
      .catch((error: unknown) => {
        hasFailed = true;
        throw error;
      }),
  );
  await Promise.allSettled(measured);
  return Promise.all(measured);
}
