import { getPriority } from 'node:os';
import { parentPort, resourceLimits, workerData } from 'node:worker_threads';
import { serveTasks } from '../../../src/main/adapters/worker/serve-tasks.ts';
import { standBack } from '../../../src/main/adapters/worker/stand-back.ts';
import type { Task } from '../../../src/main/adapters/worker/task.ts';
import { DamagedData } from '../../../src/main/core/data-state/damaged-data.ts';
import { message } from '../../../src/shared/domain/messages/message.ts';

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
  /** Takes memory until there is no more. */
  readonly fill: Task<undefined, never>;
  readonly damage: Task<string, never>;
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
  fill: async () => {
    const { maxOldGenerationSizeMb = Number.POSITIVE_INFINITY } = resourceLimits;
    if (maxOldGenerationSizeMb > 100) throw new Error('the thread has no limit');
    for (const kept: unknown[] = []; ; ) kept.push(new Array(10_000).fill(kept));
  },
  damage: async (hash) => {
    throw new DamagedData(message('rateBookDamaged', { hash }));
  },
  standBack: async () => {
    standBack('low');
    return getPriority();
  },
};

if (parentPort) serveTasks(parentPort, tasks);
