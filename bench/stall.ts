import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { seeded } from '../src/shared/data/random.ts';
import type { BenchResult } from './result.ts';
import { percentile } from './rounds.ts';
import { sized } from './size.ts';
import { anyDocument, fill } from './stall/fill.ts';
import { type Host, openHost } from './stall/host.ts';
import { HOSTILE, LOADS, prepareLoads } from './stall/loads.ts';

const { STALL_LOADS = Object.keys(LOADS).join() } = process.env;
const QUOTES = sized(50_000, 50);
/** The loads, by their names: all of them, or some. */
const CHOSEN = new Set(STALL_LOADS.split(','));
const SECONDS = sized(20, 0.2);
/** Milliseconds from one request of a kind to the next, however long that one takes. */
const PACE = 20;
const SHARE = 0.99;
/** Milliseconds in which a price is answered while somebody hands over books to hold the host up. */
const WITHIN = 50;

type Probe = () => Promise<unknown>;

/**
 * Milliseconds of each answer, from the moment when its request was due: one that the host or this
 * process delays is measured with its delay.
 */
async function measured(probe: Probe): Promise<number[]> {
  const begin = performance.now();
  const answers = Array.from({ length: (SECONDS * 1000) / PACE }, async (_, i) => {
    const due = begin + i * PACE;
    await setTimeout(i * PACE);
    await probe();
    return performance.now() - due;
  });
  return Promise.all(answers);
}

/** Milliseconds of each answer, by the name of its probe. */
type Samples = Readonly<Record<string, readonly number[]>>;

/** All probes at the same time. */
async function asked(probes: Readonly<Record<string, Probe>>): Promise<Samples> {
  const found = Object.entries(probes).map(
    async ([name, probe]) => [name, await measured(probe)] as const,
  );
  return Object.fromEntries(await Promise.all(found));
}

/** The 99th percentile of one probe in rounds, in milliseconds. */
function slowest(probe: string, rounds: readonly Samples[]): number {
  return percentile(
    rounds.flatMap((round) => round[probe] ?? []),
    SHARE,
  );
}

function probesOf(host: Host): Readonly<Record<string, Probe>> {
  const random = seeded(QUOTES);
  return {
    price: () => host.price(),
    preview: () => host.call('previewQuote', { document: anyDocument(random) }),
  };
}

/** Puts a load on a host while something is measured. @throws where the load ends before that */
async function under<T>(load: string, host: Host, work: () => Promise<T>): Promise<T> {
  const { failed, stop } = host.load(load);
  try {
    return await Promise.race([work(), failed]);
  } finally {
    await stop();
  }
}

/** The 99th percentile of a price and of a preview while a host does long work, compared with the quiet host. */
export async function run(): Promise<BenchResult[]> {
  const folder = mkdtempSync(join(tmpdir(), 'quotedesk-bench-'));
  let host: Host | undefined;
  try {
    await fill(folder, QUOTES);
    await prepareLoads(folder);
    host = await openHost(folder);
    const probes = probesOf(host);
    await asked(probes);
    // All quiet rounds are the peer of each load: one of them alone differs as much as a load.
    const quiet: Samples[] = [];
    const busy: (readonly [string, Samples])[] = [];
    for (const name of Object.keys(LOADS).filter((name) => CHOSEN.has(name))) {
      quiet.push(await asked(probes));
      const round = await under(name, host, () => asked(probes));
      busy.push([name, round]);
      // A run takes minutes: what is known stays known where a later load fails.
      const times = Object.keys(probes).map((probe) => {
        const [ours, peer] = [slowest(probe, [round]), slowest(probe, quiet.slice(-1))];
        return `${probe} ${ours.toFixed(1)} ms, just before ${peer.toFixed(1)} ms`;
      });
      console.error(`  ${name}: ${times.join('; ')}`);
    }
    return busy.flatMap(([name, round]) =>
      Object.keys(probes).map((probe) => {
        const isTimed = name === HOSTILE;
        const [ours, peer] = [slowest(probe, [round]), isTimed ? WITHIN : slowest(probe, quiet)];
        return {
          name: `stall: 99 % of ${probe} during ${name} / ${isTimed ? 'a time' : 'on the quiet host'}`,
          ours,
          peer,
          ratio: ours / peer,
          goal: isTimed ? 'ratio <= 1' : 'ratio <= 2',
          unit: 'ms',
        };
      }),
    );
  } finally {
    await host?.close();
    rmSync(folder, { recursive: true });
  }
}
