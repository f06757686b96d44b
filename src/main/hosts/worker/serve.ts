import { parentPort, workerData } from 'node:worker_threads';
import { serveTasks } from '../../adapters/worker/serve-tasks.ts';
import { workerTasks } from '../../app/worker/tasks.ts';

/** Does the tasks of the host that started this thread. */
export function serve(): void {
  if (!parentPort) throw new Error('This program runs only as a worker thread of a host');
  serveTasks(parentPort, workerTasks(workerData));
}
