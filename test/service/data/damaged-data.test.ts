/** @module-tag thorough */

import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openApp } from '../../../src/main/app/app.ts';
import { rebuildIndex } from '../../../src/main/app/rebuild-index.ts';
import { BROKER } from '../../../src/main/core/dispatcher.ts';
import { ask, refusal } from '../../support/host/ask.ts';
import { appOptions, startHost, type TestHost } from '../../support/host/host.ts';
import { temporaryFolder } from '../../support/host/prepared-folders.ts';
import { AT, expectFault, FULL_XML, GOOD_PRICE } from '../../support/host/requests.ts';

let dataFolder: string;
let host: TestHost;
beforeEach(async () => {
  dataFolder = temporaryFolder();
  host = await startHost({ dataFolder });
});
afterEach(() => host.close());

/** Changes the database behind the application's back. */
function outside(statement: string, ...values: unknown[]): void {
  const database = new Database(join(dataFolder, 'quotedesk.db'));
  database.pragma('foreign_keys = off');
  database.prepare(statement).run(...values);
  database.close();
}

/** Changes every event, which takes a trigger away for a moment. */
function changeEvents(to: string): void {
  const database = new Database(join(dataFolder, 'quotedesk.db'));
  const trigger = database
    .prepare<[], string>("select sql from sqlite_schema where name = 'quote_event_is_final'")
    .pluck();
  const sql = trigger.get() ?? '';
  database.exec(`drop trigger quote_event_is_final; update quote_event set ${to}; ${sql}`);
  database.close();
}

async function restart(): Promise<void> {
  await host.close();
  host = await startHost({ dataFolder });
}

const submit = async () => (await host.sendXml(FULL_XML)).body.quoteId as string;
const replay = () => ask(host.app, 'replayQuotes', {});
const problem = () => host.app.dataState.problem()?.message;

/** A multiplier of the rate book that prices the sample, and another one. */
const CHANGED_BOOK = `update rate_book set content = replace(content, '"relativity":1.', '"relativity":0.')`;

test('a rate book with one changed number does not price: the one that ships does', async () => {
  const quoteId = await submit();
  const before = await ask(host.app, 'getQuote', { id: quoteId });
  outside(CHANGED_BOOK);
  await restart();
  expect(host.app.problem).toMatch(/^Rate book [0-9a-f]{64} is damaged/);
  expect(problem()).toMatchObject({ code: 'rateBookReplaced' });
  expect(await ask(host.app, 'getQuote', { id: quoteId })).toEqual(before);
  expect(await replay()).toMatchObject({ replayed: 1, differing: [] });
});

test('one that ships no longer prices nothing, and no other takes its place', async () => {
  const quoteId = await submit();
  await host.close();
  const resourcesFolder = temporaryFolder();
  cpSync(appOptions(dataFolder).resourcesFolder, resourcesFolder, { recursive: true });
  const books = join(resourcesFolder, 'rate-books');
  outside(CHANGED_BOOK);
  const [name = ''] = readdirSync(books).sort();
  const book = JSON.parse(readFileSync(join(books, name), 'utf8'));
  writeFileSync(join(books, name), JSON.stringify({ ...book, version: 'another' }));
  const app = await openApp({ ...appOptions(dataFolder), resourcesFolder });
  expect(app.problem).toMatch(/is damaged.*Nothing can be priced without it/);
  expect(await refusal(app, 'priceQuote', GOOD_PRICE)).toMatchObject({ kind: 'unavailable' });
  const [one] = (await ask(app, 'replayQuotes', {})).differing;
  expect(one).toMatchObject({ quoteId, replayed: 0 });
  await app.close();
  host = await startHost({ dataFolder });
});

test('new levies change new quotes, and none from before', async () => {
  const quoteId = await submit();
  await host.close();
  const resourcesFolder = temporaryFolder();
  cpSync(appOptions(dataFolder).resourcesFolder, resourcesFolder, { recursive: true });
  const file = join(resourcesFolder, 'levies.json');
  const table = JSON.parse(readFileSync(file, 'utf8'));
  const [levy] = table.levies;
  levy.rates = levy.rates.map((one: { rate: number }) => ({ ...one, rate: one.rate + 0.01 }));
  writeFileSync(file, JSON.stringify(table));
  const app = await openApp({ ...appOptions(dataFolder), resourcesFolder });
  const { document } = await ask(app, 'draftFromQuote', { quoteId });
  const { premium } = await ask(app, 'submitQuote', { source: 'json', document });
  const before = await ask(app, 'getQuote', { id: quoteId });
  expect(premium).toBeGreaterThan(before.premium);
  expect(await ask(app, 'replayQuotes', {})).toMatchObject({ replayed: 2, differing: [] });
  const changed = await ask(app, 'addCover', { quoteId, addonType: 'keycare' });
  expect(changed.explanation.levies.map(({ rate }) => rate)).toEqual(
    before.explanation.levies.map(({ rate }) => rate),
  );
  await app.close();
  host = await startHost({ dataFolder });
});

const columns = [
  ['status', `status = 'accepted'`],
  ['createdAt', 'created_at = created_at + 1'],
  ['expiresAt', 'expires_at = expires_at + 86400000'],
  ['registrationNumber', `registration_number = '191-D-1'`],
] as const;

test('a changed column next to the history is named, and made again from it', async () => {
  const quoteIds: string[] = [];
  for (const [name, to] of columns) {
    const quoteId = await submit();
    const shown = await ask(host.app, 'getQuote', { id: quoteId });
    outside(`update quote set ${to} where id = ?`, quoteId);
    expect(await ask(host.app, 'getQuote', { id: quoteId }), name).toEqual(shown);
    quoteIds.push(quoteId);
  }
  await submit();
  const { differing } = await replay();
  expect(differing).toHaveLength(columns.length);
  expect(differing).toMatchObject(
    columns.map(([name], at) => ({ quoteId: quoteIds[at], columns: [name] })),
  );
  await rebuildIndex({ dataFolder, keyHolders: [] });
  expect(await replay()).toMatchObject({ differing: [], rows: [] });
});

test.each([
  ['premium', `detail = json_set(detail, '$.premium', 1)`],
  ['author', `by = 'qd-other'`],
  ['answer', `answers = '{}'`],
  ['explanation', `explanation = x'7b7d'`],
])('a quote with a changed %s is not shown, and replay names it', async (_, to) => {
  const quoteId = await submit();
  changeEvents(to);
  expectFault(await host.send(AT.quote(quoteId)), 503);
  expect(problem()).toMatchObject({ code: 'quoteDamaged', values: { id: quoteId } });
  expect((await replay()).rows).toEqual([{ quoteId, problem: 'unreadable' }]);
});

test('replay finds a quote that was removed, one that no one submitted, and one without sense', async () => {
  const [removed, broken] = [await submit(), await submit()];
  outside('delete from quote where id = ?', removed);
  outside('update quote set submission = 98 where id = ?', broken);
  outside(`insert into quote select 'Q-NOBODY', 99, status, created_at, expires_at,
    registration_number, null from quote`);
  const { rows } = await replay();
  expect(rows).toEqual([
    { quoteId: removed, problem: 'missing' },
    { quoteId: broken, problem: 'unreadable' },
    { quoteId: broken, problem: 'withoutHistory' },
    { quoteId: 'Q-NOBODY', problem: 'withoutHistory' },
  ]);
  expect(await host.app.checkData()).toBeGreaterThan(0);
});

test('a document with a changed byte is never handed out', async () => {
  const quoteId = await submit();
  const asked = { quoteId, documentTypes: ['schedule' as const] };
  const [made] = (await ask(host.app, 'generateDocuments', asked)).documents;
  const path = made?.url.replace(host.url, '') ?? '';
  expect((await host.send(path)).status).toBe(200);
  outside(
    `update document set bytes = cast(substr(bytes, 1, 999) || x'00' || substr(bytes, 1001) as blob)`,
  );
  expectFault(await host.send(path), 503);
  expect(problem()).toMatchObject({ code: 'documentDamaged' });
  const read = await refusal(host.app, 'readDocument', { quoteId, type: 'schedule' });
  expect(read).toMatchObject({ kind: 'unavailable' });
});

test('what looked damaged once is used again where a check of everything finds nothing', async () => {
  const quoteId = await submit();
  await ask(host.app, 'listQuotes', {});
  changeEvents('at = at - 1');
  expectFault(await host.send(AT.quote(quoteId)), 503);
  expectFault(await host.sendXml(FULL_XML), 503);
  expect(await host.app.checkData()).toBeGreaterThan(0);
  expect(problem()).toMatchObject({ code: 'quoteDamaged' });
  // As after a drive that could not read for a while.
  changeEvents('at = at + 1');
  expectFault(await host.sendXml(FULL_XML), 503);
  expect(await host.app.checkData()).toBe(0);
  expect(problem()).toBeUndefined();
  expect((await host.sendXml(FULL_XML)).status).toBe(200);
});

test('what a start finds damaged stays so until the next start', async () => {
  await submit();
  await ask(host.app, 'listQuotes', {});
  outside(CHANGED_BOOK);
  await restart();
  await host.app.checkData();
  expect(problem()).toMatchObject({ code: 'rateBookReplaced' });
});

test('a check ends when the application closes', async () => {
  for (let i = 0; i < 3; i += 1) await submit();
  const checking = host.app.checkData();
  await restart();
  expect(await checking).toBe(0);
  expect((await host.app.dispatch(BROKER, 'listQuotes', {})).ok).toBe(true);
});
