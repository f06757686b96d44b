/** @module-tag thorough */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import {
  BACK_TO_SCHEMA_14,
  BACK_TO_SCHEMA_17,
  GIVE_BACK_LEVIES,
  takeBackLives,
} from '../../../../support/data/earlier-schemas.ts';
import { ask } from '../../../../support/host/ask.ts';
import { startHost, type TestHost } from '../../../../support/host/host.ts';
import { temporaryFolder } from '../../../../support/host/prepared-folders.ts';
import { accepted, submitted } from '../../../../support/quotes/quotes.ts';

/** Everything that the quote index returns, and each quote with its history. */
async function answers(host: TestHost) {
  const { quotes } = await ask(host.app, 'listQuotes', { limit: 1000 });
  return {
    quotes: await Promise.all(
      quotes.map(({ quoteId }) => ask(host.app, 'getQuote', { id: quoteId })),
    ),
    lists: await ask(host.app, 'listQuotes', { limit: 1000 }),
    found: await ask(host.app, 'listQuotes', { search: 'obriain 12345' }),
    reached: await ask(host.app, 'listQuotes', { search: '+353 (0)87 1234521' }),
    born: await ask(host.app, 'listQuotes', { search: '3 February 1953' }),
    policies: await Promise.all(
      quotes.map(({ policyId }) => ask(host.app, 'listQuotes', { search: policyId ?? 'none' })),
    ),
    customers: await ask(host.app, 'findCustomers', {}),
    dashboard: await ask(host.app, 'dashboard', { from: '2026-07-01', to: '2026-12-31' }),
  };
}

function giveBackLevies(dataFolder: string): void {
  const file = new Database(join(dataFolder, 'quotedesk.db'));
  file.exec(GIVE_BACK_LEVIES);
  file.close();
}

test('a data folder from before the quote index gets the same index from its quotes', async () => {
  const dataFolder = temporaryFolder();
  const clock = { now: Date.parse('2026-07-01T09:00:00Z') };
  let host = await startHost({ dataFolder, clock });
  for (let i = 0; i < 25; i += 1) {
    const id = await submitted(host, { born: `19${50 + (i % 9)}-02-03`, phone: `08712345${i}` });
    clock.now += 40 * 60 * 60 * 1000;
    if (i % 3 === 0) {
      const override = { overrideType: 'premium', value: 500 + i, reason: 'x' } as const;
      await ask(host.app, 'overrideQuote', { quoteId: id, ...override });
    }
    if (i % 2 === 0) await accepted(host, id);
  }
  const before = await answers(host);
  expect(before.lists.quotes).toHaveLength(25);
  expect([before.reached.total, before.born.total]).toEqual([1, 3]);
  expect(before.quotes.flatMap(({ history }) => history).length).toBeGreaterThan(40);
  await host.close();

  const file = new Database(join(dataFolder, 'quotedesk.db'));
  takeBackLives(file);
  file.exec(`${BACK_TO_SCHEMA_14} drop table quote_line; drop table quote_search; drop table customer;
    drop table quote_day; drop table register_reached; drop table api_usage; drop table draft; drop index quote_event_by_basis;
    drop index document_by_code; drop index document_by_sha256;
    alter table document drop column code;
    alter table quote drop column submission;
    delete from kysely_migration where name >= '0005'; pragma user_version = 4;`);
  file.close();
  host = await startHost({ dataFolder, clock });
  giveBackLevies(dataFolder);
  expect(await answers(host)).toEqual(before);
  await host.close();
  rmSync(dataFolder, { recursive: true });
});

test('lines that were kept with other numbers and words are found by the new ones', async () => {
  const dataFolder = temporaryFolder();
  const clock = { now: Date.parse('2026-07-01T09:00:00Z') };
  let host = await startHost({ dataFolder, clock });
  for (let i = 0; i < 3; i += 1) await submitted(host, { born: `195${i}-02-03` });
  await accepted(host, await submitted(host, {}));
  const before = await answers(host);
  expect(before.found.total).toBeGreaterThan(0);
  await host.close();

  const file = new Database(join(dataFolder, 'quotedesk.db'));
  takeBackLives(file);
  file.exec(`${BACK_TO_SCHEMA_14} drop table quote_search; create virtual table quote_search using fts5 (
      words, tokenize = 'ascii', prefix = '1 2 3 4', detail = 'none',
      content = '', contentless_delete = 1
    );
    update quote_line set number = number + 1000; drop index quote_event_by_draft;
    delete from kysely_migration where name >= '0011'; pragma user_version = 10;`);
  file.close();
  host = await startHost({ dataFolder, clock });
  giveBackLevies(dataFolder);
  expect(await answers(host)).toEqual(before);
  await host.close();
  rmSync(dataFolder, { recursive: true });
});

test('customers whose names were one without their vowel signs are two', async () => {
  const dataFolder = temporaryFolder();
  const clock = { now: Date.parse('2026-07-01T09:00:00Z') };
  let host = await startHost({ dataFolder, clock });
  for (const first of ['กิม', 'กุม']) await submitted(host, { first, surname: 'แซ่ลิ้ม' });
  await submitted(host, {});
  const before = await answers(host);
  expect(before.customers.customers).toHaveLength(3);
  expect((await ask(host.app, 'listQuotes', { search: 'กิม' })).total).toBe(1);
  await host.close();

  // As they were kept: without any mark.
  const file = new Database(join(dataFolder, 'quotedesk.db'));
  takeBackLives(file);
  file.exec(`${BACK_TO_SCHEMA_17} delete from quote_search where rowid = 1; delete from quote_search where rowid = 2;
    insert into quote_search (rowid, words) values (1, 'กม'), (2, 'กม');
    delete from customer where key like 'ก%';
    update quote_line set customer_key = 'กม.แซลม.1979-02-03' where number < 3;
    insert into customer select 'กม.แซลม.1979-02-03', 'กุม แซ่ลิ้ม', '1979-02-03', null, null, null,
      newest_at, 2, 0 from customer limit 1;
    delete from kysely_migration where name >= '0017'; pragma user_version = 16;`);
  file.close();
  host = await startHost({ dataFolder, clock });
  expect(await answers(host)).toEqual(before);
  expect((await ask(host.app, 'listQuotes', { search: 'กิม' })).total).toBe(1);
  expect(await host.app.checkData()).toBe(0);
  await host.close();
  rmSync(dataFolder, { recursive: true });
});
