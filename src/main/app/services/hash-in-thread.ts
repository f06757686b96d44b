import type { HashTasks, Salted } from '../../adapters/node/hash-tasks.ts';
import { type WorkerThread, workerThread } from '../../adapters/worker/worker-thread.ts';
import { workerProgram } from './program.ts';

/** Milliseconds: anyone who types a wrong PIN soon types another. */
const IDLE = 60_000;

let thread: WorkerThread<HashTasks> | undefined;

/** Calculates a slow hash in a thread of its own, which starts with the first. */
export async function hashInThread(salted: Salted): Promise<Buffer> {
  thread ??= workerThread<HashTasks, undefined>({
    program: workerProgram('hashing'),
    data: undefined,
    idle: IDLE,
  });
  // Bytes cross threads as a Uint8Array.
  return Buffer.from(await thread.run('slowHash', salted));
}
