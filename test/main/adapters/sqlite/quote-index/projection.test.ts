/** @module-tag thorough */
import { join } from 'node:path';
import Database from 'better-sqlite3';
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { type LogFacts, openLog } from '../../../../../src/main/adapters/node/log.ts';
import { openDatabase } from '../../../../../src/main/adapters/sqlite/open.ts';
import { type App, openApp } from '../../../../../src/main/app/app.ts';
import { BROKER } from '../../../../../src/main/core/dispatcher.ts';
import { fieldPaths } from '../../../../../src/shared/domain/quote-fields/quote-fields.ts';
import { ask } from '../../../../support/host/ask.ts';
import { appOptions, startedFolder } from '../../../../support/host/host.ts';
import { accepted, submitted } from '../../../../support/quotes/quotes.ts';
import { throwFault } from '../../../../support/stores/database.ts';

const START = Date.parse('2026-07-01T09:00:00Z');
const HOUR = 60 * 60 * 1000;
const DAYS = { from: '2026-07-01', to: '2026-07-31' };

let folder: string;
let now: number;
beforeEach(async () => {
  folder = await startedFolder(START);
  now = START;
});

const open = (host: 'headless' | 'command' = 'headless') =>
  openApp({ ...appOptions(folder), host, clock: () => now });
const databaseOf = (host: 'headless' | 'command') =>
  openDatabase({ folder, host, since: '2026-07-01T09:00:00Z', onFault: throwFault });

/** What another program finds in the file. */
function inside<T>(look: (database: Database.Database) => T): T {
  const database = new Database(join(folder, 'quotedesk.db'));
  try {
    return look(database);
  } finally {
    database.close();
  }
}
const kept = (query: string) => inside((database) => database.prepare(query).all());
const lines = () => kept('select number, id from quote_line order by number');

/** Everything in the quote index except its words. */
const everything = () => ({
  lines: kept('select * from quote_line order by number'),
  customers: kept('select * from customer order by key'),
  days: kept('select * from quote_day order by day, cover'),
});

/** Takes the quote index back to the beginning of the history. */
const forgetAll = () =>
  inside((database) =>
    database.exec(`delete from quote_line; delete from customer; delete from quote_day;
      delete from quote_search; update quote_index_reached set sequence = 0`),
  );

async function session<T>(work: (app: App) => Promise<T>): Promise<T> {
  const app = await open();
  try {
    return await work(app);
  } finally {
    await app.close();
  }
}

const submit = (app: App, born = '1979-02-03') => submitted({ app }, { born });
const ids = async (app: App) =>
  (await ask(app, 'listQuotes', { limit: 1000 })).quotes.map(({ quoteId }) => quoteId);

test('quotes are kept where the index can not be written, and the next opening catches up', async () => {
  const all = await session(async (app) => {
    const [first, second] = [await submit(app), await submit(app)];
    expect((await ids(app)).toSorted()).toEqual([first, second].toSorted());
    inside((database) =>
      database.exec(`create trigger broken before insert on quote_line
        begin select raise(abort, 'broken'); end`),
    );
    const third = await submit(app);
    expect(await app.dispatch(BROKER, 'listQuotes', {})).toMatchObject({ ok: false });
    return [first, second, third];
  });
  expect(lines()).toHaveLength(2);
  inside((database) => database.exec('drop trigger broken'));
  expect((await session(ids)).toSorted()).toEqual(all.toSorted());
});

test('a failure in the background is logged once, and again after a success', async () => {
  const faults: unknown[] = [];
  const fault = (_: unknown, facts?: LogFacts) => faults.push(facts);
  const log = { ...openLog({ dataFolder: folder, keeps: false, says: false }), fault };
  const FAULT = { operation: 'quoteIndex', environment: undefined };
  const app = await openApp({ ...appOptions(folder), log, clock: () => now });
  const breakIndex = () =>
    inside((database) =>
      database.exec(`create trigger broken before insert on quote_line
        begin select raise(abort, 'broken'); end`),
    );
  const repair = () => inside((database) => database.exec('drop trigger broken'));
  breakIndex();
  await submit(app);
  await expect.poll(() => faults, { timeout: 30_000 }).toEqual([FAULT]);
  await submit(app);
  // The second attempt is over when the next one begins.
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(faults).toEqual([FAULT]);
  repair();
  await submit(app);
  await expect.poll(() => lines().length, { timeout: 30_000 }).toBe(3);
  breakIndex();
  await submit(app);
  await expect.poll(() => faults, { timeout: 30_000 }).toEqual([FAULT, FAULT]);
  await app.close();
});

test('what another process submits, changes and accepts is in the lists at once', async () => {
  await session(async (app) => {
    const own = await submit(app);
    expect(await ids(app)).toEqual([own]);
    const command = await open('command');
    now += HOUR;
    const other = await submit(command, '1985-06-15');
    expect(await ids(app)).toEqual([other, own]);
    const policy = await accepted({ app: command }, own);
    const found = await ask(app, 'listQuotes', { search: policy });
    expect(found.quotes.map(({ quoteId }) => quoteId)).toEqual([own]);
    expect((await ask(app, 'findCustomers', {})).customers).toHaveLength(2);
    const { period } = await ask(app, 'dashboard', DAYS);
    expect(period).toMatchObject({ quotes: 2, acceptances: 1 });
    await command.close();
  });
});

test('the index soon follows by itself after a change, and after an opening', async () => {
  await session(async (app) => {
    await submit(app);
    await expect.poll(() => lines().length, { timeout: 30_000 }).toBe(1);
    await submit(app);
  });
  await session(() => expect.poll(() => lines().length, { timeout: 30_000 }).toBe(2));
});

test('many that catch up at once, over two connections, give each quote one line', async () => {
  const COUNT = 450;
  await session(async (app) => {
    for (let i = 0; i < COUNT; i += 1) await submit(app, `19${50 + (i % 40)}-02-03`);
  });
  forgetAll();
  const [host, command] = [await databaseOf('headless'), await databaseOf('command')];
  const all = [host, command, host, command, command, host];
  await Promise.all(all.map(({ projection }) => projection.catchUp()));
  await Promise.all([host.close(), command.close()]);
  const history = kept(`select sequence as number, quote_id as id from quote_event
    where kind = 'submitted' order by sequence`);
  expect(history).toHaveLength(COUNT);
  expect(lines()).toEqual(history);
  expect(kept('select sum(quotes) as n from customer')).toEqual([{ n: COUNT }]);
  expect(kept('select sum(quotes) as n from quote_day')).toEqual([{ n: COUNT }]);
});

test('an index that begins again keeps no word of what is not in the history', async () => {
  await session(submit);
  const words = () =>
    inside((database) => {
      database.exec(`create virtual table temp.word using fts5vocab(main, quote_search, instance)`);
      return database.prepare('select term, doc from temp.word order by term, doc').all();
    });
  const before = await session(async (app) => {
    await ids(app);
    return words();
  });
  inside((database) =>
    database.exec(`insert into quote_search (rowid, words) values (900, 'nobody');
      update quote_index_reached set sequence = 0`),
  );
  await session(ids);
  expect(words()).toEqual(before);
});

test('however changes and readings follow one another, a recomputation gives the same', async () => {
  const STEPS = ['submit', 'submit', 'override', 'accept', 'read', 'restart'] as const;
  const step = fc.record({
    at: fc.nat(50),
    does: fc.constantFrom(...STEPS),
    value: fc.integer({ min: 400, max: 900 }),
    year: fc.integer({ min: 1960, max: 1963 }),
    hours: fc.integer({ min: 0, max: 30 }),
  });
  const anySteps = fc.array(step, { minLength: 10, maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(anySteps, async (steps) => {
      let app = await open();
      const made: string[] = [];
      for (const { at, does, value, year, hours } of steps) {
        now += hours * HOUR;
        const quoteId = made[at % Math.max(1, made.length)];
        const override = { quoteId, overrideType: 'premium', value, reason: 'x' };
        const payment = {
          quoteId,
          paymentMethod: 'card',
          paymentReference: 'x',
          confirmed: fieldPaths,
          duplicateReason: 'x',
        };
        const change: Record<typeof does, () => Promise<unknown>> = {
          submit: async () => made.push(await submit(app, `${year}-02-03`)),
          // A quote that has expired or is a policy refuses, which does not matter here.
          override: () => app.dispatch(BROKER, 'overrideQuote', override),
          accept: () => app.dispatch(BROKER, 'acceptQuote', payment),
          read: () => ask(app, 'dashboard', DAYS),
          restart: async () => {
            await app.close();
            app = await open();
          },
        };
        await change[does]();
      }
      await ask(app, 'listQuotes', {});
      await app.close();
      const followed = everything();
      forgetAll();
      await session(ids);
      expect(everything()).toEqual(followed);
    }),
    { numRuns: 8 },
  );
}, 300_000);
