import type { Pool } from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import { officeLog } from '../../../../src/main/adapters/postgres/office-log.ts';
import { officePool } from '../../../../src/main/adapters/postgres/office-pool.ts';
import { migrateOffice } from '../../../../src/main/adapters/postgres/schema.ts';
import { sharedWindow } from '../../../../src/main/adapters/postgres/shared-window.ts';
import { MINUTE } from '../../../../src/main/core/access/sliding-window.ts';
import {
  BEGINNING,
  type JudgedEvent,
  type OfficeLog,
  type Place,
} from '../../../../src/main/core/office/log.ts';
import { change, keepsItsPromises, sent } from '../../../simulation/log-contract.ts';
import { postgres } from '../../../support/postgres.ts';

const server = await postgres();
const pools: Pool[] = [];

/** Another process of an office: connections of its own. */
function connect(connectionString: string): Pool {
  const pool = officePool(connectionString);
  pools.push(pool);
  return pool;
}

async function newOffice(): Promise<string> {
  const url = (await server?.database()) ?? '';
  await migrateOffice(connect(url));
  return url;
}

afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.end()));
  await server?.stop();
});

/** Reads on from a place until there is nothing more. */
async function readOn(log: OfficeLog, from: Place, found: JudgedEvent[]): Promise<Place> {
  let last = from;
  for (;;) {
    const page = await log.page(last, 50);
    if (page === 'otherHistory') throw new Error('The log has another history');
    found.push(...page);
    const next = page.at(-1)?.place;
    if (!next) return last;
    last = next;
  }
}

describe.skipIf(!server)('the log in PostgreSQL', () => {
  keepsItsPromises(async () => officeLog(connect(await newOffice())));

  test('the schema is made once, whichever process comes first', async () => {
    const url = (await server?.database()) ?? '';
    await Promise.all([1, 2, 3].map(() => migrateOffice(connect(url))));
    expect(await officeLog(connect(url)).last()).toEqual(BEGINNING);
  });

  test('of many that accept one quote at once, one is taken', async () => {
    const url = await newOffice();
    const logs = Array.from({ length: 4 }, () => officeLog(connect(url)));
    for (let race = 1; race <= 25; race += 1) {
      await logs[0]?.append([sent('quotes', race)]);
      const accepts = logs.map((log, i) => {
        const accepted = change(`desk ${i}`, race, `quotes-${race}`, `quotes ${race}`);
        return log.append([accepted]);
      });
      const verdicts = (await Promise.all(accepts)).flat();
      expect(
        verdicts.filter((verdict) => verdict === 'taken'),
        `race ${race}`,
      ).toHaveLength(1);
      expect(verdicts).toHaveLength(logs.length);
    }
  });

  test('who reads while others write passes over nothing, and reads nothing twice', async () => {
    const url = await newOffice();
    const [WRITERS, EACH] = [4, 40];
    let isDone = false;
    const writing = Promise.all(
      Array.from({ length: WRITERS }, async (_, i) => {
        const log = officeLog(connect(url));
        for (let seq = 1; seq <= EACH; seq += 1) await log.append([sent(`desk ${i}`, seq)]);
      }),
    ).then(() => {
      isDone = true;
    });
    const readers = Array.from({ length: 2 }, async () => {
      const log = officeLog(connect(url));
      const found: JudgedEvent[] = [];
      let last = BEGINNING;
      while (!isDone) last = await readOn(log, last, found);
      await readOn(log, last, found);
      return found;
    });
    await writing;
    const [one, other] = await Promise.all(readers);
    expect(one).toHaveLength(WRITERS * EACH);
    expect(one?.map(({ place }) => place.position)).toEqual(
      Array.from({ length: WRITERS * EACH }, (_, i) => i + 1),
    );
    expect(new Set(one?.map(({ event }) => event.hash)).size).toBe(WRITERS * EACH);
    expect(other).toEqual(one);
  });

  test('what was answered is there after PostgreSQL was killed', { timeout: 120_000 }, async () => {
    const url = await newOffice();
    const pool = connect(url);
    const log = officeLog(pool);
    const answered: string[] = [];
    let seq = 0;
    for (let kill = 1; kill <= 3; kill += 1) {
      const crash = new Promise((resolve) => setTimeout(resolve, 60)).then(server?.crash);
      let isUp = true;
      while (isUp) {
        const next = sent('desk', seq + 1);
        try {
          await log.append([next]);
          answered.push(next.event.hash);
          seq += 1;
        } catch {
          isUp = false;
        }
      }
      await crash;
      // What had no answer may be there or not: it comes again.
      expect(await log.append([sent('desk', seq + 1)])).toEqual(['taken']);
      seq += 1;
      answered.push(`desk ${seq}`);
    }
    const found: JudgedEvent[] = [];
    await readOn(log, BEGINNING, found);
    expect(found.map(({ event }) => event.hash)).toEqual(answered);
  });
});

describe.skipIf(!server)('a window in which processes count together', () => {
  test('allows exactly as many as it may, however many ask at once, for each key', async () => {
    const url = await newOffice();
    const windows = [1, 2, 3].map(() =>
      sharedWindow(connect(url), 'requests', { most: 100, span: MINUTE }),
    );
    const asked = await Promise.all(
      Array.from({ length: 150 }, (_, i) => windows[i % windows.length]?.('client')),
    );
    expect(asked.filter((taken) => taken?.isAllowed)).toHaveLength(100);
    const refused = await windows[0]?.('client');
    expect(refused).toMatchObject({ isAllowed: false, remaining: 0 });
    expect(refused?.seconds).toBeGreaterThan(30);
    expect(await windows[1]?.('other')).toEqual({ isAllowed: true, remaining: 99, seconds: 60 });
  });

  test('counts no more what is longer ago than its span', async () => {
    const pool = connect(await newOffice());
    const window = sharedWindow(pool, 'requests', { most: 2, span: MINUTE });
    for (const isAllowed of [true, true, false]) {
      expect(await window('client')).toMatchObject({ isAllowed });
    }
    await pool.query('update shared_window set moments[1] = moments[1] - 60000');
    expect(await window('client')).toMatchObject({ isAllowed: true, remaining: 0 });
    expect(await window('client')).toMatchObject({ isAllowed: false });
  });
});
