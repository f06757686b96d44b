import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { type Random, seeded } from '../../../src/shared/data/random.ts';
import { startHeadless } from '../../support/host/headless.ts';
import { Breach } from '../breach.ts';
import { askDatabase, KEY_ENVIRONMENT } from '../database.ts';
import { brokenInvariant } from '../invariants.ts';
import { nextHosts } from '../next-host.ts';
import { fillPrepared } from '../prepared.ts';
import { answered, type Desk } from '../program.ts';
import { type LoadClient, loadClient } from './load-client.ts';

/** The clients, by what the names of their customers begin with. */
const CLIENTS = ['Load', 'Byrne', 'Doyle', 'Quinn'] as const;
/** A host is killed within so many milliseconds of load. */
const LOAD = 1_000;
/** One of so many kills hits a host that is about to start. */
const STARTS = 5;

/** What the kills hit, and how much was kept. */
export interface Kills {
  readonly kills: number;
  /** Of them, during a start. */
  readonly inStarts: number;
  /** Quotes that a host acknowledged: all of them are there, once. */
  readonly acknowledged: number;
  /** Submissions without an answer at a kill whose quote was kept. */
  readonly kept: number;
  /** Submissions without an answer at a kill whose retry made the quote. */
  readonly repeated: number;
}

export interface KillOptions {
  readonly count: number;
  readonly seed: number;
  /** Takes how many kills there were, and what the last one left; no host runs. */
  readonly afterKill?: (kills: number, dataFolder: string) => void;
}

async function issueClients(dataFolder: string): Promise<LoadClient[]> {
  const clients: LoadClient[] = [];
  await nextHosts.spawned.use(dataFolder, async (desk) => {
    for (const name of CLIENTS)
      clients.push(loadClient(name, await answered(desk, 'createClient', { name })));
  });
  return clients;
}

/** Kills a host at any moment of a start that would take so long. */
async function killStart(dataFolder: string, milliseconds: number): Promise<void> {
  const host = startHeadless({ dataFolder, env: KEY_ENVIRONMENT });
  await setTimeout(milliseconds);
  await host.end('SIGKILL');
}

/**
 * Kills a host under load. Before, it is asked for all that was sent to the one before.
 * @returns the milliseconds of its start
 */
async function killLoaded(dataFolder: string, clients: readonly LoadClient[], random: Random) {
  const began = performance.now();
  let start = 0;
  let load: Promise<unknown> = Promise.resolve();
  await nextHosts.spawned.use(dataFolder, async (desk) => {
    start = performance.now() - began;
    await Promise.all(clients.map((client) => client.retry(desk)));
    load = Promise.all(clients.map((client) => client.submit(desk)));
    await Promise.race([load.then(() => setTimeout(LOAD)), setTimeout(random() * LOAD)]);
  });
  await load;
  return start;
}

/** Everything that was acknowledged is there, and nothing else but the prepared quote. */
async function expectEverything(desk: Desk, clients: readonly LoadClient[]): Promise<number> {
  await Promise.all(clients.map((client) => client.retry(desk)));
  const all = clients.flatMap(({ acknowledged }) => [...acknowledged]);
  for (const [id, { text }] of all) {
    const { premium } = await answered(desk, 'getQuote', { id });
    if (premium !== JSON.parse(text).premium) throw new Breach('lost', `${id} has another premium`);
  }
  return all.length;
}

function expectNothingElse(dataFolder: string, acknowledged: number): void {
  const quotes = askDatabase(dataFolder, (database) =>
    database.prepare<[], number>('select count(*) from quote').pluck().get(),
  );
  const expected = acknowledged + 1;
  if (quotes !== expected) throw new Breach('twice', `${quotes} quotes instead of ${expected}`);
}

/**
 * Kills the host at random moments while several clients submit, again and again on one data folder that grows.
 * After each kill the next host starts and has all that was acknowledged, once; after the last one the
 * whole history is replayed. After a breach the folder stays, and the message names it.
 * @throws {Breach}
 */
export async function killUnderLoad({ count, seed, afterKill }: KillOptions): Promise<Kills> {
  const random = seeded(seed);
  const dataFolder = join(realpathSync(mkdtempSync(join(tmpdir(), 'quotedesk-kills-'))), 'data');
  await fillPrepared(dataFolder);
  const clients = await issueClients(dataFolder);
  const said = { kills: 0, inStarts: 0, acknowledged: 0 };
  try {
    let start = 0;
    while (said.kills < count) {
      if (start > 0 && random() * STARTS < 1) {
        await killStart(dataFolder, random() * start);
        said.inStarts += 1;
      } else start = await killLoaded(dataFolder, clients, random);
      said.kills += 1;
      afterKill?.(said.kills, dataFolder);
    }
    const check = async (desk: Desk) => {
      said.acknowledged = await expectEverything(desk, clients);
    };
    const breach = await brokenInvariant(dataFolder, { next: nextHosts.spawned, check });
    if (breach) throw breach;
    expectNothingElse(dataFolder, said.acknowledged);
  } catch (error) {
    if (!(error instanceof Breach)) throw error;
    throw new Breach(error.kind, `after kill ${said.kills}, in ${dataFolder}: ${error.message}`);
  }
  rmSync(join(dataFolder, '..'), { recursive: true, force: true });
  const sum = (of: keyof LoadClient['unanswered']) =>
    clients.reduce((total, { unanswered }) => total + unanswered[of], 0);
  return { ...said, kept: sum('kept'), repeated: sum('repeated') };
}
