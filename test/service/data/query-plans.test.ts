/** @module-tag thorough */
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, test, vi } from 'vitest';
import { FIRST_START, fill } from '../../../scripts/data-folder/fill.ts';
import { MINIMAL } from '../../../scripts/data-folder/risks.ts';
import type { InputOf } from '../../../src/shared/contract/contract.ts';
import { ask } from '../../support/host/ask.ts';
import { startHost, type TestClock, type TestHost } from '../../support/host/host.ts';
import { temporaryFolder } from '../../support/host/prepared-folders.ts';

/**
 * What may be read from end to end: parts of a statement that are bounded, and what stays small, as the
 * events of rate books and of users, those that an office refused, drafts, answers, which are kept for a
 * day, and, once a day, consents and notes on customers.
 */
const SMALL = [
  /^SCAN (one|hit|found|json_each|\(subquery-\d+\)|CONSTANT ROW)/,
  /^SCAN (quote_day|quote_outcome|quote_index_reached|sqlite_schema|draft|kept_answer)$/,
  // The transactions of 60 days, found by their index, and the numbers that one event names.
  /^SCAN (step$|number VIRTUAL TABLE)/,
  /^SCAN quote_event USING INDEX quote_event_(of_(rate_book|user|customer|complaint)|refused)$/,
];
/** In the order of an index, and up to a limit. */
const IN_ORDER =
  /^SCAN \w+ USING COVERING INDEX|^SCAN (quote|imported_customer)_search VIRTUAL TABLE/;

/** All events of one chain, of which a desk that works for itself has one. */
const CHAIN = /^SEARCH \w+ USING (COVERING )?INDEX quote_event_by_origin \(origin=\?\)$/;
const ENDS_AT_ONCE = /\blimit 1$|\(select max\(seq\) from/;

/** Nothing stands for each parameter. */
function givenFor(sql: string): unknown[] {
  const names = [...sql.matchAll(/@(\w+)/g)].map(([, name]) => [name, null]);
  return names.length > 0 ? [Object.fromEntries(names)] : [...sql.matchAll(/\?/g)].map(() => null);
}

/** The scans of a statement that grow with the history; one without a condition ends by its limit. */
function growingScans(database: Database.Database, sql: string): string[] {
  if (!/^\s*(select|with|insert|update|delete)\b/i.test(sql) || !/\bwhere\b/i.test(sql)) return [];
  return database
    .prepare<unknown[], { detail: string }>(`explain query plan ${sql}`)
    .all(...givenFor(sql))
    .map(({ detail }) => detail)
    .filter(
      (detail) =>
        detail.startsWith('SCAN') || (CHAIN.test(detail) && !ENDS_AT_ONCE.test(sql.trim())),
    )
    .filter((detail) => ![...SMALL, IN_ORDER].some((allowed) => allowed.test(detail)))
    .map((detail) => `${detail} in: ${sql.replaceAll(/\s+/g, ' ')}`);
}

async function readEverything({ app }: TestHost, id: string): Promise<void> {
  await ask(app, 'getQuotePage', { id });
  await ask(app, 'getQuoteHistory', { id });
  await ask(app, 'getNotes', { quoteId: id });
  await ask(app, 'getQuote', { id });
  await ask(app, 'previewQuote', { document: MINIMAL });
  for (const sort of [
    'created',
    'customer',
    'premium',
    'expires',
    'registration',
    'status',
  ] as const)
    await ask(app, 'listQuotes', { sort });
  await ask(app, 'listQuotes', { search: 'murphy', status: 'quoted', createdFrom: '2026-11-01' });
  for (const filter of [
    { scheme: 'standard' },
    { source: 'desk' },
    { assignee: 'somebody' },
    { outcome: 'refused' },
    { lostReason: 'price' },
    { referral: 'referred' },
    { acceptedFrom: '2026-10-01' },
    { acceptedTo: '2026-11-30' },
  ] satisfies InputOf<'listQuotes'>[])
    await ask(app, 'listQuotes', filter);
  await ask(app, 'listReferrals', {});
  await ask(app, 'listFollowUps', {});
  const { customers } = await ask(app, 'findCustomers', { search: 'o' });
  for (const { key } of customers) {
    await ask(app, 'getCustomer', { key });
    await ask(app, 'getCustomerNotes', { key });
  }
  await ask(app, 'dashboard', { from: '2026-10-01', to: '2026-11-30' });
}

test('no statement of the running application searches a growing table from end to end', async () => {
  const dataFolder = temporaryFolder();
  // An upgrade may read everything: the folder has its tables before the statements are watched.
  await (await startHost({ dataFolder })).close();
  const file = join(dataFolder, 'quotedesk.db');
  const prepare = vi.spyOn(Database.prototype, 'prepare');
  const clock: TestClock = { now: FIRST_START };
  const host = await startHost({ dataFolder, clock });
  let texts: Set<string>;
  try {
    const client = await host.issue();
    const token = await host.token(client);
    const send: TestHost['send'] = (path, sent) => host.send(path, { token, ...sent });
    const { quoteIds } = await fill({ ...host, client, send }, clock);
    for (const id of quoteIds) await readEverything(host, id);
    // The addresses have a database of their own.
    const isOurs = (_: unknown, i: number) =>
      (prepare.mock.contexts[i] as Database.Database).name === file;
    texts = new Set(prepare.mock.calls.filter(isOurs).map(([sql]) => sql));
  } finally {
    prepare.mockRestore();
    await host.close();
  }
  const database = new Database(file, { readonly: true });
  const found = [...texts].flatMap((sql) => growingScans(database, sql));
  database.close();
  expect(texts.size).toBeGreaterThan(50);
  expect(found).toEqual([]);
});
