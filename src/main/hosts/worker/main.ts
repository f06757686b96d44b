import { parentPort, workerData } from 'node:worker_threads';
import { serveTasks } from '../../adapters/worker/serve-tasks.ts';
import { workerTasks } from '../../app/worker/tasks.ts';

if (!parentPort) throw new Error('This program runs only as a worker thread of a host');
serveTasks(parentPort, workerTasks(workerData));
