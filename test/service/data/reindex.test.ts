/** @module-tag thorough */
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { quotedesk } from '../../support/command-line/command.ts';
import { ask } from '../../support/host/ask.ts';
import { startHost, type TestHost } from '../../support/host/host.ts';
import { temporaryFolder } from '../../support/host/prepared-folders.ts';
import { accepted, submitted } from '../../support/quotes/quotes.ts';

let dataFolder: string;
let host: TestHost;
beforeEach(async () => {
  dataFolder = temporaryFolder();
  host = await startHost({ dataFolder });
});
afterEach(() => host.close());

const run = (...words: string[]) => quotedesk([...words, '--data', dataFolder]);

/** An Irish day, so many days from now. */
const day = (more: number) => new Date(Date.now() + more * 86_400_000).toISOString().slice(0, 10);
const days = { from: day(-2), to: day(2) };

/** What the index answers. */
const answers = async () => ({
  quotes: await ask(host.app, 'listQuotes', {}),
  found: await ask(host.app, 'listQuotes', { search: 'briain' }),
  customers: await ask(host.app, 'findCustomers', {}),
  figures: (await ask(host.app, 'dashboard', days)).outcomes,
});

test('a line that is missing is found, and made again next to a running host', async () => {
  const ids = [
    await submitted(host, { surname: 'Ó Briain' }),
    await submitted(host, { surname: 'Ó Briain' }),
    await submitted(host, { surname: 'Byrne' }),
  ];
  await accepted(host, ids[0] ?? '');
  const before = await answers();
  expect(before.found.total).toBe(2);

  const database = new Database(join(dataFolder, 'quotedesk.db'));
  database.prepare('delete from quote_line where id = ?').run(ids[1]);
  database.prepare('update customer set quotes = 9').run();
  database.prepare('update quote_day set quotes = 9').run();
  database.close();
  expect((await ask(host.app, 'listQuotes', {})).quotes).toHaveLength(2);
  const damaged = await run('data-folder', 'verify');
  expect(damaged).toMatchObject({ code: 1 });
  expect(damaged.out).toContain(
    `not as quote ${ids[1]} says. Quit Quotedesk, and run “quotedesk data-folder reindex”.`,
  );

  const again = await run('data-folder', 'reindex');
  expect(again).toMatchObject({ code: 0, err: '' });
  expect(again.out).toBe('Lists, searches, customers and figures were rebuilt from 3 quotes.\n');
  expect(await answers()).toEqual(before);
  expect(await run('data-folder', 'verify')).toMatchObject({ code: 0 });
});

test('a host that found only its lists damaged is writable again after they were made again', async () => {
  const ids = [await submitted(host, {}), await submitted(host, {})];
  expect((await ask(host.app, 'listQuotes', {})).total).toBe(2);
  const restart = async () => {
    await host.close();
    host = await startHost({ dataFolder });
  };
  const database = new Database(join(dataFolder, 'quotedesk.db'));
  database.prepare('update quote_line set premium_cents = 1 where id = ?').run(ids[0]);
  database.close();
  const damage = { kind: 'damaged', message: { code: 'indexDamaged' } };

  // A restart alone only forgets it until the next check.
  for (const isRestarted of [false, true]) {
    if (isRestarted) await restart();
    expect(await host.app.checkData()).toBe(1);
    expect(host.app.dataState.problem()).toMatchObject(damage);
    await expect(submitted(host, {})).rejects.toThrow('unavailable');
  }
  await host.close();
  expect(await run('data-folder', 'reindex')).toMatchObject({ code: 0 });
  host = await startHost({ dataFolder });
  expect(await host.app.checkData()).toBe(0);
  expect(host.app.dataState.problem()).toBeUndefined();
  await submitted(host, {});
  expect((await ask(host.app, 'listQuotes', {})).total).toBe(3);
});
