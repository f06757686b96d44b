/** @module-tag thorough */
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openApp } from '../../../src/main/app/app.ts';
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
  ['premium', 'premium_cents = premium_cents - 1'],
  ['receivedOn', `received_on = '2020-01-01'`],
  ['sections', `sections = json_set(sections, '$.customer.surname', 'No one')`],
  ['sections', `sections = '{}'`],
  ['explanation', `explanation = json_set(explanation, '$.rounding', 'None')`],
  ['warnings', `warnings = '["All is well"]'`],
  ['submission', 'submission = submission + 1'],
  ['levies', `levies_hash = 'another'`],
] as const;

test('a quote with one changed column is not shown, and replay names it', async () => {
  const changed: [id: string, name: string, to: string][] = [];
  for (const [name, to] of columns) changed.push([await submit(), name, to]);
  await submit();
  expect(await replay()).toMatchObject({ differing: [], rows: [] });
  for (const [quoteId, , to] of changed) {
    outside(`update quote set ${to} where id = ?`, quoteId);
    expectFault(await host.send(AT.quote(quoteId)), 503);
  }
  expect(problem()).toMatchObject({ code: 'quoteDamaged', values: { id: changed[0]?.[0] } });
  const { differing } = await replay();
  expect(differing.map(({ quoteId }) => quoteId)).toEqual(changed.map(([quoteId]) => quoteId));
  for (const [at, [, name]] of changed.entries())
    expect(differing[at]?.columns, name).toContain(name);
});

test('replay finds a quote that was removed, one that no one submitted, and one without sense', async () => {
  const [removed, broken] = [await submit(), await submit()];
  outside('delete from quote where id = ?', removed);
  outside(`update quote set explanation = '{' where id = ?`, broken);
  outside(`insert into quote select 'Q-NOBODY', status, created_at, expires_at, premium_cents,
    rate_book_hash, received_on, sections, explanation, warnings, 99, levies_hash, null from quote`);
  const { rows } = await replay();
  expect(rows).toEqual([
    { quoteId: removed, problem: 'missing' },
    { quoteId: broken, problem: 'unreadable' },
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
  outside('update quote set premium_cents = premium_cents - 1');
  expectFault(await host.send(AT.quote(quoteId)), 503);
  expectFault(await host.sendXml(FULL_XML), 503);
  expect(await host.app.checkData()).toBeGreaterThan(0);
  expect(problem()).toMatchObject({ code: 'quoteDamaged' });
  // As after a drive that could not read for a while.
  outside('update quote set premium_cents = premium_cents + 1');
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
