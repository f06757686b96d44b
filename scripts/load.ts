import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Ready, Sample } from '../bench/load/host.ts';
import { honestProgram } from '../bench/load/program.ts';
import { strangers } from '../bench/load/strangers.ts';
import { perMinute } from '../bench/load/trend.ts';
import { percentile } from '../bench/rounds.ts';
import { seeded } from '../src/shared/data/random.ts';

const HELP = `A mixed load on a host of its own: honest programs next to strangers who guess secrets, send
rubbish and hold a thousand silent connections. Says how memory, handles and files go.

  npm run load -- --minutes 10     ten minutes, unless another number is given
`;

const CLIENTS = 30;
/** Milliseconds between two things that one program does: below its 100 requests a minute. */
const EVERY = 800;
const STRANGERS = 3;
const STRANGERS_EVERY = 60;
const SAMPLES_EVERY = 5_000;
/** The share of the time that does not count, because memory first has to fill. */
const WARM_UP = 0.3;
const MEGABYTE = 1024 * 1024;

/** In bytes; the first is the sum of the three after it. */
const BYTES = ['rss', 'mapped', 'malloc', 'v8', 'heap', 'held', 'threads', 'external'] as const;
const SHOWN = [...BYTES, 'handles', 'files'] as const satisfies (keyof Sample)[];
const isBytes = (name: keyof Sample) => BYTES.some((one) => one === name);
const inUnit = (name: keyof Sample, value: number) => (isBytes(name) ? value / MEGABYTE : value);

interface Taken extends Sample {
  readonly minute: number;
}

async function repeat(step: () => Promise<unknown>, every: number, end: number): Promise<void> {
  while (Date.now() < end) {
    await step();
    await pause(every);
  }
}

function report(samples: readonly Taken[], statuses: ReadonlyMap<number, number>, times: number[]) {
  const last = samples.at(-1)?.minute ?? 0;
  const warm = samples.filter(({ minute }) => minute >= last * WARM_UP);
  for (const name of SHOWN) {
    const values = warm.map((sample) => inUnit(name, sample[name]));
    const slope = perMinute(
      warm.map((each, i) => ({ minute: each.minute, value: values[i] ?? 0 })),
    );
    const [low, high] = [Math.min(...values), Math.max(...values)];
    const unit = isBytes(name) ? 'MB' : '';
    console.log(
      `${name.padEnd(9)} ${low.toFixed(1)} to ${high.toFixed(1)} ${unit}, ${slope.toFixed(2)} ${unit} a minute`,
    );
  }
  const told = [...statuses]
    .sort(([a], [b]) => a - b)
    .map(([status, count]) => `${status}: ${count}`);
  console.log(`honest requests by status (0: no answer)  ${told.join(', ')}`);
  const [half, most] = [0.5, 0.99].map((share) => percentile(times, share).toFixed(0));
  console.log(`honest requests in milliseconds           half ${half}, 99 % ${most}`);
}

async function load(minutes: number): Promise<void> {
  const host = join(import.meta.dirname, '../bench/load/host.ts');
  const child = fork(host, [String(CLIENTS + 1)], { execArgv: ['--expose-gc'] });
  const [ready] = (await once(child, 'message')) as [Ready];
  const { url, clients } = ready;
  const [guessed, ...own] = clients;
  if (!guessed) throw new Error('the host issued no client');
  const statuses = new Map<number, number>();
  const times: number[] = [];
  const note = (status: number, milliseconds: number) => {
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    times.push(milliseconds);
  };
  const began = Date.now();
  const end = began + minutes * 60_000;
  const programs = own.map((client, i) => honestProgram({ url, random: seeded(i), note }, client));
  await Promise.all(programs.map(({ signIn }) => signIn()));
  const { client_id, scope } = guessed;
  const crowd = strangers({ url, random: seeded(-1), scope, client_id });
  const samples: Taken[] = [];
  const take = async () => {
    child.send('sample');
    const [sample] = (await once(child, 'message')) as [Sample];
    samples.push({ ...sample, minute: (Date.now() - began) / 60_000 });
    const shown = SHOWN.map((name) => `${name} ${inUnit(name, sample[name]).toFixed(1)}`);
    console.error(`${(samples.at(-1)?.minute ?? 0).toFixed(1)} min  ${shown.join('  ')}`);
  };
  await Promise.all([
    ...programs.map(({ step }) => repeat(step, EVERY, end)),
    ...Array.from({ length: STRANGERS }, () => repeat(crowd.step, STRANGERS_EVERY, end)),
    repeat(take, SAMPLES_EVERY, end),
  ]);
  crowd.stop();
  const exited = once(child, 'exit');
  child.disconnect();
  await exited;
  report(samples, statuses, times);
}

const { values } = parseArgs({
  args: process.argv.slice(2).filter((arg) => arg !== '--'),
  options: {
    minutes: { type: 'string', default: '10' },
    help: { type: 'boolean', short: 'h', default: false },
  },
});
if (values.help) console.log(HELP);
else await load(Number(values.minutes));
