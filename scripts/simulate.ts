import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { simulate } from '../test/simulation/simulate.ts';

const HELP = `An office and its desks, with everything that a network, a disk, a clock or an office can do wrong, in one
process and in virtual time. At the end all must be in step, and nothing lost. A seed brings the same each time.

  npm run simulate                   10,000 seeds
  npm run simulate -- --seeds 500    so many
  npm run simulate -- --seed 42      this one alone, with all that it finds
`;

/** What a thread lives through: every so many seeds from one on. */
interface Share {
  readonly first: number;
  readonly last: number;
  readonly step: number;
}

/** @returns how many seeds found something */
async function live({ first, last, step }: Share, note: () => void): Promise<number> {
  let failed = 0;
  for (let seed = first; seed <= last; seed += step) {
    const found = await simulate(seed);
    if (found.length > 0) {
      failed += 1;
      console.log([`Seed ${seed}:`, ...found].join('\n  '));
    }
    note();
  }
  return failed;
}

/** Shares the seeds among threads. @returns how many found something */
async function liveInThreads(seeds: number): Promise<number> {
  const threads = Math.min(availableParallelism(), seeds);
  let done = 0;
  const shares = Array.from({ length: threads }, (_, i) => {
    const share: Share = { first: i + 1, last: seeds, step: threads };
    const worker = new Worker(new URL(import.meta.url), { workerData: share });
    return new Promise<number>((resolve, reject) => {
      worker.on('error', reject);
      worker.on('message', (failed: number | undefined) => {
        if (failed !== undefined) return resolve(failed);
        done += 1;
        if (done % 500 === 0) console.error(`${done} of ${seeds}`);
      });
    });
  });
  const failed = await Promise.all(shares);
  return failed.reduce((sum, one) => sum + one, 0);
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    args: process.argv.slice(2).filter((arg) => arg !== '--'),
    options: {
      seeds: { type: 'string', default: '10000' },
      seed: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return console.log(HELP);
  const [seeds, seed] = [Number(values.seeds), Number(values.seed ?? 1)];
  if (!Number.isInteger(seeds) || seeds < 1 || !Number.isInteger(seed)) {
    console.error('--seeds and --seed are whole numbers');
    process.exitCode = 2;
    return;
  }
  const started = performance.now();
  const failed =
    values.seed === undefined
      ? await liveInThreads(seeds)
      : await live({ first: seed, last: seed, step: 1 }, () => {});
  const minutes = ((performance.now() - started) / 60_000).toFixed(1);
  const count = values.seed === undefined ? seeds : 1;
  console.log(`${count} seeds, ${failed} of them found something, ${minutes} minutes`);
  if (failed > 0) process.exitCode = 1;
}

if (isMainThread) await main();
else {
  const failed = await live(workerData, () => parentPort?.postMessage(undefined));
  parentPort?.postMessage(failed);
}
