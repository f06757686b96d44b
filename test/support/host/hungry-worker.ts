import { parentPort, resourceLimits, workerData } from 'node:worker_threads';
import { serveTasks } from '../../../src/main/adapters/worker/serve-tasks.ts';
import { workerTasks } from '../../../src/main/app/worker/tasks.ts';
import type { WorkerStart } from '../../../src/main/app/worker/worker-data.ts';

/** A rate book that fills the memory of the thread that reads it. */
export const ENDLESS = { name: 'endless' };

/** Takes memory until there is no more; where nothing limits it, the test would take all that there is. */
function fillMemory(): never {
  const { maxOldGenerationSizeMb = Number.POSITIVE_INFINITY } = resourceLimits;
  if (maxOldGenerationSizeMb > 1000) throw new Error('the thread has no limit');
  for (const kept: unknown[] = []; ; ) kept.push(new Array(10_000).fill(kept));
}

if (parentPort) {
  // The host wrote it by the same type.
  const { data } = workerData as WorkerStart;
  const tasks = workerTasks(data);
  serveTasks(parentPort, {
    ...tasks,
    readBook: async (value: unknown) =>
      JSON.stringify(value) === JSON.stringify(ENDLESS) ? fillMemory() : tasks.readBook(value, {}),
  });
}
