import { getPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { serveTasks } from '../../../src/main/adapters/worker/serve-tasks.ts';
import { standBack } from '../../../src/main/adapters/worker/stand-back.ts';
import type { Task } from '../../../src/main/adapters/worker/task.ts';

/** What the test's worker thread does. */
export interface TestTasks {
  /** What the thread was given at its start. */
  readonly given: Task<undefined, unknown>;
  readonly bytes: Task<number, Uint8Array>;
  readonly fail: Task<string, never>;
  /** Holds the thread until the test writes 1 into the gate. */
  readonly hold: Task<Int32Array, string>;
  /** Counts until it is cancelled. */
  readonly count: Task<undefined, number>;
  readonly crash: Task<undefined, never>;
  /** Stands back. @returns the priority of the thread after that */
  readonly standBack: Task<undefined, number>;
}

const tasks: TestTasks = {
  given: async () => workerData,
  bytes: async (size) => Buffer.alloc(size, 7),
  fail: async (code) => {
    throw Object.assign(new RangeError('too far'), { code });
  },
  hold: async (gate) => {
    Atomics.wait(gate, 0, 0);
    return 'held';
  },
  count: async (_, { onProgress, isCancelled }) => {
    let done = 0;
    while (!isCancelled?.()) {
      done += 1;
      onProgress?.({ done, of: Number.MAX_SAFE_INTEGER });
      // Without a pause the messages to the test would pile up.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1);
    }
    return done;
  },
  crash: async () => process.exit(3),
  standBack: async () => {
    standBack('low');
    return getPriority();
  },
};

if (parentPort) serveTasks(parentPort, tasks);
