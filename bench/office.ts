import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentHash } from '../src/main/adapters/node/hash.ts';
import { officeLog } from '../src/main/adapters/postgres/office-log.ts';
import { officePool, type Pool } from '../src/main/adapters/postgres/office-pool.ts';
import { migrateOffice } from '../src/main/adapters/postgres/schema.ts';
import { exchangeStore } from '../src/main/adapters/sqlite/exchange/exchange-store.ts';
import { quoteStore } from '../src/main/adapters/sqlite/quotes/quote-store.ts';
import { exchange } from '../src/main/core/office/exchange.ts';
import type { SentEvent } from '../src/main/core/office/log.ts';
import { sent } from '../test/simulation/log-contract.ts';
import { postgres } from '../test/support/postgres.ts';
import { keepReferenced } from '../test/support/stores/stored-quote.ts';
import { ofOwnCar, openDesk, openHost, submitQuotes } from './office/office-host.ts';
import type { BenchResult } from './result.ts';
import { medians } from './rounds.ts';
import { sized } from './size.ts';

const ROUNDS = 5;
const TIMES = sized(500, 5);
const TOGETHER = 100;
const AWAY = sized(100_000, 50);

/** What an event of a submission takes, in characters and bytes. */
const DETAIL = ' '.repeat(490);
const ANSWERS = ' '.repeat(780);
const EXPLANATION = new Uint8Array(570);

let chains = 0;

/** The events of a new chain, as large as those of submissions. */
function newChain(count: number): readonly SentEvent[] {
  chains += 1;
  return Array.from({ length: count }, (_, i) => {
    const one = sent(`chain ${chains}`, i + 1);
    const body = { detail: DETAIL, answers: ANSWERS, explanation: EXPLANATION };
    return { ...one, event: { ...one.event, ...body } };
  });
}

const perSecond = (count: number, begin: bigint) =>
  (count * 1e9) / Number(process.hrtime.bigint() - begin);

async function appended(pool: Pool, together: number): Promise<number> {
  const log = officeLog(pool);
  const events = newChain(TIMES);
  const begin = process.hrtime.bigint();
  for (let i = 0; i < TIMES; i += together) await log.append(events.slice(i, i + together));
  return perSecond(TIMES, begin);
}

/** Inserted rows of the same size per second, one statement and one commit each. */
async function inserted(pool: Pool): Promise<number> {
  const begin = process.hrtime.bigint();
  for (let i = 0; i < TIMES; i += 1) {
    await pool.query({
      name: 'insert',
      text: 'insert into bare (detail, answers, explanation) values ($1, $2, $3)',
      values: [DETAIL, ANSWERS, EXPLANATION],
    });
  }
  return perSecond(TIMES, begin);
}

/** Submissions of hosts of one office per second, each a process with ten callers. */
async function byProcesses(url: string, processes: number): Promise<number> {
  const program = join(import.meta.dirname, 'office/host-process.ts');
  const hosts = Array.from({ length: processes }, (_, i) => {
    const name = `${processes}${'ABCD'[i]}${Date.now()}`;
    return fork(program, [url, name, String(TIMES)], { stdio: 'inherit' });
  });
  const said = (what: string) =>
    Promise.all(
      hosts.map(async (host) => {
        const [message] = await once(host, 'message');
        if (message !== what) throw new Error(`A host says ${message}, and not ${what}`);
      }),
    );
  await said('ready');
  const begin = process.hrtime.bigint();
  const done = said('done');
  for (const host of hosts) host.send('go');
  await done;
  const rate = perSecond(processes * TIMES, begin);
  await Promise.all(hosts.map((host) => host.exitCode ?? once(host, 'exit')));
  return rate;
}

/** Milliseconds in which 99 of 100 quotes are read at one host that were just submitted at another. */
async function readElsewhere(url: string): Promise<number> {
  const [one, other] = [await openHost(url), await openHost(url)];
  const taken: number[] = [];
  for (let i = 0; i < TIMES; i += 1) {
    const quote = ofOwnCar(`R-${i}`);
    await one.quotes.add([quote]);
    const begin = performance.now();
    const found = await other.quotes.find(quote.quoteId);
    taken.push(performance.now() - begin);
    if (!found) throw new Error(`${quote.quoteId} is not there`);
  }
  await one.close();
  await other.close();
  return taken.sort((a, b) => a - b)[Math.floor(TIMES * 0.99)] ?? 0;
}

const storeOf = (database: Awaited<ReturnType<typeof openDesk>>) =>
  exchangeStore(database, contentHash, (mark) => mark);

/** What taking many events did: events a second, and the memory before and after it in MB. */
interface CaughtUp {
  readonly rate: number;
  readonly before: number;
  readonly after: number;
}

/** Quotes that one desk made, taken by another one that was away. */
async function caughtUp(pool: Pool): Promise<CaughtUp> {
  const folder = mkdtempSync(join(tmpdir(), 'quotedesk-bench-'));
  try {
    const log = officeLog(pool);
    const one = await openDesk(join(folder, 'one'));
    await keepReferenced(one);
    const quotes = quoteStore(one, contentHash);
    for (let i = 0; i < AWAY; i += 100) {
      const some = Array.from({ length: Math.min(100, AWAY - i) }, (_, n) =>
        ofOwnCar(`C-${i + n}`),
      );
      await Promise.all(some.map((one) => quotes.add([one])));
    }
    await exchange(storeOf(one), log);
    await one.close();
    const other = await openDesk(join(folder, 'other'));
    const before = process.memoryUsage.rss() / 1e6;
    const begin = process.hrtime.bigint();
    await exchange(storeOf(other), log);
    const rate = perSecond(AWAY, begin);
    const after = process.memoryUsage.rss() / 1e6;
    await other.close();
    return { rate, before, after };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The log of an office in PostgreSQL, against bare inserts by the same driver, and a desk that was away. */
export async function run(): Promise<BenchResult[]> {
  const server = await postgres();
  if (!server) throw new Error('There is no PostgreSQL here');
  const pool = officePool(await server.database());
  try {
    await migrateOffice(pool);
    await pool.query('create table bare (detail text, answers text, explanation bytea)');
    // The events above are of no desk, and their hashes are none.
    const url = await server.database();
    const ofHosts = officePool(url);
    await migrateOffice(ofHosts);
    await ofHosts.end();
    const host = await openHost(url);
    const alone = (callers: number) => async () => {
      const begin = process.hrtime.bigint();
      await submitQuotes(host, { name: 'A', count: TIMES, callers });
      return perSecond(TIMES, begin);
    };
    const contestants = {
      ours: () => appended(pool, 1),
      together: () => appended(pool, TOGETHER),
      one: alone(1),
      ten: alone(10),
      peer: () => inserted(pool),
    };
    const { ours, together, one, ten, peer } = await medians(contestants, ROUNDS);
    await host.close();
    const processes = await medians(
      {
        one: () => byProcesses(url, 1),
        two: () => byProcesses(url, 2),
        four: () => byProcesses(url, 4),
      },
      Math.min(ROUNDS, 3),
    );
    const elsewhere = await readElsewhere(url);
    const away = officePool(await server.database());
    await migrateOffice(away);
    const { rate, before, after } = await caughtUp(away).finally(() => away.end());
    return [
      {
        name: 'office: events appended one by one / bare inserts by the same driver',
        ours,
        peer,
        ratio: ours / peer,
        goal: 'ratio >= 0.25',
        unit: 'per s',
      },
      {
        name: `office: the same by ${TOGETHER} / one by one`,
        ours: together,
        peer: ours,
        ratio: together / ours,
        goal: 'none',
        unit: 'per s',
      },
      {
        name: 'office: quotes submitted through one host, ten at a time / bare inserts one by one',
        ours: ten,
        peer,
        ratio: ten / peer,
        goal: 'ratio >= 0.25',
        unit: 'per s',
      },
      {
        name: 'office: the same one at a time / bare inserts one by one',
        ours: one,
        peer,
        ratio: one / peer,
        goal: 'none',
        unit: 'per s',
      },
      {
        name: 'office: submissions through two processes / through one',
        ours: processes.two,
        peer: processes.one,
        ratio: processes.two / processes.one,
        goal: 'ratio >= 1.6',
        unit: 'per s',
      },
      {
        name: 'office: submissions through four processes / through one',
        ours: processes.four,
        peer: processes.one,
        ratio: processes.four / processes.one,
        goal: 'none',
        unit: 'per s',
      },
      {
        name: 'office: a quote read at another host than it was submitted at, p99 / 20 ms',
        ours: elsewhere,
        peer: 20,
        ratio: elsewhere / 20,
        goal: 'ratio <= 1',
        unit: 'ms',
      },
      {
        name: `office: ${AWAY} events taken by a desk that was away / 5,000 a second`,
        ours: rate,
        peer: 5000,
        ratio: rate / 5000,
        goal: 'ratio >= 1',
        unit: 'per s',
      },
      {
        name: 'office: memory after that / before it',
        ours: after,
        peer: before,
        ratio: after / before,
        goal: 'ratio <= 1.5',
        unit: 'MB',
      },
    ];
  } finally {
    await pool.end();
    await server.stop();
  }
}
