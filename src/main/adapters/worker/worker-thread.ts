import { Worker } from 'node:worker_threads';
import type { Task, TaskAnswer, TaskCall, TaskConditions } from './task.ts';
import { readError } from './task.ts';

/** The thread ended before its work was done: by a crash, or because its owner closed it. */
export class WorkerEnded extends Error {
  override readonly name = 'WorkerEnded';

  /** Whether it ended because its work took more memory than it may. */
  get isOutOfMemory(): boolean {
    const { cause } = this;
    return cause instanceof Error && 'code' in cause && cause.code === 'ERR_WORKER_OUT_OF_MEMORY';
  }
}

/** The input of a task nests too deeply to cross to a thread. */
export class TooDeep extends Error {
  override readonly name = 'TooDeep';
}

/**
 * Megabytes for objects that live briefly. V8 would let it grow to about 100 in each thread, however
 * little lives; long work is as fast with less.
 */
const YOUNG_GENERATION = 24;

export interface WorkerThreadOptions<D> {
  /** The program: a module that serves the tasks. */
  readonly program: URL;
  /** What the program is given at its start. */
  readonly data: D;
  /** Milliseconds without work after which the thread ends; the next work starts another one. */
  readonly idle: number;
  /** Megabytes that its objects may take: with more, the thread ends. By default as many as V8 allows. */
  readonly memory?: number;
}

/** A thread that does tasks outside the main thread. */
export interface WorkerThread<T> {
  /**
   * @throws {WorkerEnded} where the thread ended before
   * @throws {TooDeep} where the input can not cross to it
   * @throws what the task throws, as an Error with its name and code
   */
  readonly run: <N extends keyof T & string>(
    name: N,
    input: T[N] extends Task<infer I, unknown> ? I : never,
    conditions?: TaskConditions,
  ) => Promise<T[N] extends Task<never, infer O> ? O : never>;
  /** Ends the thread at once, with whatever it does. */
  readonly close: () => Promise<void>;
}

/** Work that has no answer yet. */
interface Pending {
  readonly conditions: TaskConditions;
  readonly cancelled: Int32Array;
  readonly resolve: (value: never) => void;
  readonly reject: (error: Error) => void;
}

/**
 * A thread that starts with its first work, and again after a crash. Its program's tasks are of the type `T`,
 * and it is given a `D` at its start.
 */
export function workerThread<T, D>({
  program,
  data,
  idle,
  memory,
}: WorkerThreadOptions<D>): WorkerThread<T> {
  const pending = new Map<number, Pending>();
  let worker: Worker | undefined;
  let isClosed = false;
  let lastId = 0;
  let timer: NodeJS.Timeout | undefined;

  /** A thread without work does not keep the process alive, and ends after a while. */
  function rest(): void {
    if (pending.size > 0) return;
    worker?.unref();
    timer = setTimeout(end, idle).unref();
  }

  /** What comes next gets another thread, also while this one still ends. */
  async function end(): Promise<void> {
    const ending = worker;
    worker = undefined;
    await ending?.terminate();
  }

  function take(answer: TaskAnswer): void {
    const work = pending.get(answer.id);
    if (!work) return;
    const { conditions, cancelled } = work;
    if (answer.kind === 'progress') {
      conditions.onProgress?.(answer.progress);
      if (conditions.isCancelled?.()) Atomics.store(cancelled, 0, 1);
      return;
    }
    pending.delete(answer.id);
    // The program's tasks are typed by the same type.
    if (answer.kind === 'done') work.resolve(answer.value as never);
    else work.reject(readError(answer.error));
    rest();
  }

  function start(): Worker {
    const started = new Worker(program, {
      workerData: data,
      resourceLimits: {
        maxYoungGenerationSizeMb: YOUNG_GENERATION,
        ...(memory === undefined ? {} : { maxOldGenerationSizeMb: memory }),
      },
    });
    let crash: Error | undefined;
    started.on('message', take);
    started.on('error', (error) => {
      crash = error instanceof Error ? error : new Error(String(error));
    });
    started.on('exit', (code) => {
      // One that was ended on purpose left no work, or its owner closes.
      if (worker !== started && !isClosed) return;
      worker = undefined;
      const why = crash
        ? `: ${crash.message}`
        : isClosed
          ? ': it was closed'
          : ` with code ${code}`;
      const ended = new WorkerEnded(`A worker thread ended${why}`, { cause: crash });
      for (const { reject } of pending.values()) reject(ended);
      pending.clear();
    });
    return started;
  }

  return {
    run: (name, input, conditions = {}) =>
      new Promise((resolve, reject) => {
        if (isClosed) return reject(new WorkerEnded('The worker thread is closed'));
        clearTimeout(timer);
        worker ??= start();
        lastId += 1;
        const cancelled = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
        try {
          worker.postMessage({ id: lastId, name, input, cancelled } satisfies TaskCall);
        } catch (error) {
          rest();
          throw error instanceof RangeError ? new TooDeep('too deep', { cause: error }) : error;
        }
        worker.ref();
        pending.set(lastId, { conditions, cancelled, resolve, reject });
      }),
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await end();
    },
  };
}
