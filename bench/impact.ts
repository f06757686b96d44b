import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { readBook, readLevies } from '../scripts/demonstration/read-book.ts';
import type { WorkerThread } from '../src/main/adapters/worker/worker-thread.ts';
import type { WorkerTasks } from '../src/main/app/worker/tasks.ts';
import type { WorkerData } from '../src/main/app/worker/worker-data.ts';
import { measureInShares, openThread } from '../src/main/app/worker/workers.ts';
import { leviesOn } from '../src/main/core/rating/levies.ts';
import type { BenchResult } from './result.ts';
import { medians } from './rounds.ts';
import { sized } from './size.ts';

const ROUNDS = 3;
const RISKS = sized(1_000_000, 2_000);
const FEW = Math.min(10_000, RISKS);

/** Both books are the same: what is measured is the work, which does not depend on the difference. */
function work(size: number) {
  const book = readBook();
  const source = {
    portfolio: { size },
    levies: leviesOn(readLevies(), '2026-06-01'),
    scheme: book.name,
  };
  return { now: Date.now(), order: { from: book, to: book, source } };
}

function startThreads(count: number): WorkerThread<WorkerTasks>[] {
  // A portfolio needs no data folder.
  const data: WorkerData = {
    dataFolder: '',
    resourcesFolder: join(import.meta.dirname, '../resources'),
    specimen: true,
    unsynced: true,
    version: '',
  };
  return Array.from({ length: count }, () => openThread({ data }));
}

/** Risks per second of some threads. */
function speed(threads: readonly WorkerThread<WorkerTasks>[], size: number) {
  return async () => {
    const begin = process.hrtime.bigint();
    await measureInShares(threads, work(size), {});
    return size / (Number(process.hrtime.bigint() - begin) / 1e9);
  };
}

/** The most memory of the process, in MB, while some risks are measured. */
async function memory(threads: readonly WorkerThread<WorkerTasks>[], size: number) {
  let most = 0;
  await measureInShares(threads, work(size), {
    onProgress: () => {
      most = Math.max(most, process.memoryUsage.rss() / 1e6);
    },
  });
  return most;
}

/**
 * What two rate books make of a large portfolio: on every core against one thread, and the memory of
 * all risks against that of a few. The threads are warm: each has measured before.
 */
export async function run(): Promise<BenchResult[]> {
  const cores = availableParallelism();
  const [alone, all] = [startThreads(1), startThreads(cores)];
  try {
    for (const threads of [alone, all]) await measureInShares(threads, work(2 * FEW), {});
    const few = await memory(all, FEW);
    const many = await memory(all, RISKS);
    const found = await medians(
      { 'one thread': speed(alone, RISKS), 'all cores': speed(all, RISKS) },
      ROUNDS,
    );
    const name = `impact: ${RISKS} risks`;
    return [
      {
        name: `${name} on ${cores} threads / on one`,
        ours: found['all cores'],
        peer: found['one thread'],
        ratio: found['all cores'] / found['one thread'],
        goal: 'ratio >= 1.7',
        unit: 'risks/s',
      },
      {
        name: `${name}: memory / that of ${FEW}`,
        ours: many,
        peer: few,
        ratio: many / few,
        goal: 'ratio <= 1.2',
        unit: 'MB',
      },
    ];
  } finally {
    await Promise.all([...alone, ...all].map((thread) => thread.close()));
  }
}
