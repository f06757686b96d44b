import { workerProgram } from '../worker/program.ts';
import { type WorkerThread, workerThread } from '../worker/worker-thread.ts';
import { type HashTasks, hashTasks, type Salted } from './hash-tasks.ts';

const AT_MOST = 2;

/** How many may wait for their turn: less than a second's work. */
const MOST_WAITING = 8;

/** Milliseconds: whoever types a wrong PIN soon types another. */
const IDLE = 60_000;

let running = 0;
const waiting: (() => void)[] = [];
let thread: WorkerThread<HashTasks> | undefined;

/** A hash that is calculated in a thread of its own. */
export async function hashInThread(salted: Salted): Promise<Buffer> {
  thread ??= workerThread<HashTasks>({
    program: workerProgram('hashing'),
    data: undefined,
    idle: IDLE,
  });
  // Bytes cross threads as a Uint8Array.
  return Buffer.from(await thread.run('slowHash', salted));
}

/**
 * To see whether a cost is allowed, Electron's BoringSSL calculates a key, on the thread that asks: there
 * the windows would wait for 0.1 s.
 */
const calculate = process.versions.electron === undefined ? hashTasks.slowHash : hashInThread;

/** Many attempts at once must not take the whole thread pool: at most two run at a time. */
export async function slowHash(secret: string, salt: Buffer): Promise<Buffer> {
  if (running >= AT_MOST) await new Promise<void>((resolve) => waiting.push(resolve));
  running += 1;
  try {
    return await calculate({ secret, salt });
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}

/** Whether no more hashes may wait for their turn. */
export function isQueueFull(): boolean {
  return waiting.length >= MOST_WAITING;
}
