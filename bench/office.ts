import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { contentHash } from '../src/main/adapters/node/hash.ts';
import { officeLog } from '../src/main/adapters/postgres/office-log.ts';
import { officePool } from '../src/main/adapters/postgres/office-pool.ts';
import { migrateOffice } from '../src/main/adapters/postgres/schema.ts';
import { exchangeStore } from '../src/main/adapters/sqlite/exchange/exchange-store.ts';
import { joinOffice } from '../src/main/adapters/sqlite/exchange/join.ts';
import { openDatabase } from '../src/main/adapters/sqlite/open.ts';
import { quoteStore } from '../src/main/adapters/sqlite/quotes/quote-store.ts';
import { exchange } from '../src/main/core/office/exchange.ts';
import type { SentEvent } from '../src/main/core/office/log.ts';
import { sent } from '../test/simulation/log-contract.ts';
import { postgres } from '../test/support/postgres.ts';
import { keepReferenced, storedQuote, submission } from '../test/support/stores/stored-quote.ts';
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

/** The submission of a quote for a car of its own. */
function ofOwnCar(number: number) {
  const { sections } = storedQuote('');
  const vehicle = { ...sections.vehicle, registrationNumber: `191-D-${number}` };
  return submission(`Q-${number}`, {}, { sections: { ...sections, vehicle } });
}

async function openDesk(folder: string) {
  const onFault = (error: unknown) => {
    throw error;
  };
  const since = new Date().toISOString();
  const database = await openDatabase({ folder, host: 'command', since, onFault, unsynced: true });
  return { database, store: exchangeStore(database, contentHash, (mark) => mark) };
}

let cars = 0;

/** Submissions of a host of an office per second, by some callers: each is kept here and taken by the office. */
function submitted(quotes: ReturnType<typeof quoteStore>, callers: number) {
  return async (): Promise<number> => {
    const waiting = Array.from({ length: TIMES }, () => {
      cars += 1;
      return ofOwnCar(1_000_000 + cars);
    }).values();
    const begin = process.hrtime.bigint();
    const call = async () => {
      for (const one of waiting) await quotes.add([one]);
    };
    await Promise.all(Array.from({ length: callers }, call));
    return perSecond(TIMES, begin);
  };
}

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
    await keepReferenced(one.database);
    const quotes = quoteStore(one.database, contentHash);
    for (let i = 0; i < AWAY; i += 100) {
      const some = Array.from({ length: Math.min(100, AWAY - i) }, (_, n) => ofOwnCar(i + n));
      await Promise.all(some.map((one) => quotes.add([one])));
    }
    await exchange(one.store, log);
    await one.database.close();
    const other = await openDesk(join(folder, 'other'));
    const before = process.memoryUsage.rss() / 1e6;
    const begin = process.hrtime.bigint();
    await exchange(other.store, log);
    const rate = perSecond(AWAY, begin);
    const after = process.memoryUsage.rss() / 1e6;
    await other.database.close();
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
    const folder = mkdtempSync(join(tmpdir(), 'quotedesk-bench-'));
    const host = await openDesk(folder);
    await keepReferenced(host.database);
    // The events above are of no desk, and their hashes are none.
    const ofHost = officePool(await server.database());
    await migrateOffice(ofHost);
    const options = {
      hash: contentHash,
      log: officeLog(ofHost),
      responses: { find: async () => undefined },
      carSubject: (mark: string) => mark,
    };
    const quotes = quoteStore(await joinOffice(host.database, options), contentHash);
    const contestants = {
      ours: () => appended(pool, 1),
      together: () => appended(pool, TOGETHER),
      one: submitted(quotes, 1),
      ten: submitted(quotes, 10),
      peer: () => inserted(pool),
    };
    const { ours, together, one, ten, peer } = await medians(contestants, ROUNDS);
    await host.database.close();
    await ofHost.end();
    rmSync(folder, { recursive: true });
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
