import { parentPort } from 'node:worker_threads';
import { hashTasks } from '../../adapters/node/hash-tasks.ts';
import { serveTasks } from '../../adapters/worker/serve-tasks.ts';

if (!parentPort) throw new Error('This program runs only as a worker thread of a host');
serveTasks(parentPort, hashTasks);
