import { parentPort, workerData } from 'node:worker_threads';
import { spellingTasks } from '../../adapters/spelling/spelling-tasks.ts';
import { serveTasks } from '../../adapters/worker/serve-tasks.ts';

if (!parentPort) throw new Error('This program runs only as a worker thread of the desktop host');
serveTasks(parentPort, spellingTasks(workerData));
