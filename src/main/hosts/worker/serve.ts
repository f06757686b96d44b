import { parentPort, workerData } from 'node:worker_threads';
import { serveTasks } from '../../adapters/worker/serve-tasks.ts';
import { standBack } from '../../adapters/worker/stand-back.ts';
import { workerTasks } from '../../app/worker/tasks.ts';
import type { WorkerStart } from '../../app/worker/worker-data.ts';

/** Does the tasks of the host that started this thread. */
export function serve(): void {
  if (!parentPort) throw new Error('This program runs only as a worker thread of a host');
  // The host wrote it by the same type.
  const { data, standsBack } = workerData as WorkerStart;
  if (standsBack) standBack(standsBack);
  serveTasks(parentPort, workerTasks(data));
}
