/** @module-tag thorough */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FILE } from '../../../src/main/adapters/sqlite/files/file-names.ts';
import { type App, openApp } from '../../../src/main/app/app.ts';
import { ask, refusal } from '../../support/host/ask.ts';
import { appOptions } from '../../support/host/host.ts';
import { temporaryFolder } from '../../support/host/prepared-folders.ts';
import { SAMPLE_DOCUMENT } from '../../support/quotes/any-document.ts';
import { ofItsOwnCar } from '../../support/quotes/own-car.ts';
import { approvedBook } from '../../support/rate-books/approved-book.ts';

let dataFolder: string;
let app: App;
let hash: string;
let now: number;
/** A command answers and leaves the challenger's turn to the next host. */
const open = () =>
  openApp({ ...appOptions(dataFolder), host: 'command', clock: () => (now += 1000) });

beforeEach(async () => {
  now = Date.UTC(2026, 10, 22, 9);
  dataFolder = temporaryFolder();
  app = await open();
  hash = await approvedBook(app, 'challenger', (book) => {
    book.policyFeeCents += 1000;
  });
  await ask(app, 'startChallenger', { hash, reason: 'Its effect is to be seen' });
});
afterEach(async () => {
  await app.close();
  rmSync(dataFolder, { recursive: true });
});

const submit = async () => {
  const document = ofItsOwnCar(SAMPLE_DOCUMENT);
  return (await ask(app, 'submitQuote', { source: 'json', document })).quoteId;
};
const change = (sql: string, ...values: string[]) => {
  const database = new Database(join(dataFolder, FILE));
  expect(database.prepare(sql).run(...values).changes).toBe(1);
  database.close();
};

test('a quote that can not be read is counted, and is not among the risks', async () => {
  const [whole, damaged] = [await submit(), await submit()];
  await ask(app, 'listQuotes', {});
  change(`update quote set sections = '{' where id = ?`, damaged);
  const first = await ask(app, 'readChallengerReport', { hash });
  expect([first.skipped, first.total.risks]).toEqual([1, 1]);
  expect(first.dearer.map(({ risk }) => risk)).toEqual([whole]);
  // It keeps a row of its own, and is not tried again with each report.
  expect(await ask(app, 'readChallengerReport', { hash })).toEqual(first);
  const later = await submit();
  const { skipped, dearer } = await ask(app, 'readChallengerReport', { hash });
  expect([skipped, dearer.map(({ risk }) => risk).sort()]).toEqual([1, [later, whole].sort()]);
});

test('a quote that is damaged before the lists have it stops neither them nor a report', async () => {
  const [whole, damaged] = [await submit(), await submit()];
  await app.close();
  const database = new Database(join(dataFolder, FILE));
  database.exec(`delete from quote_line; delete from customer; delete from quote_day;
    delete from quote_outcome; update register_reached set sequence = 0`);
  database.close();
  change(`update quote set sections = '{}' where id = ?`, damaged);
  app = await open();
  const report = await ask(app, 'readChallengerReport', { hash });
  expect([report.skipped, report.total.risks]).toEqual([1, 1]);
  const { quotes } = await ask(app, 'listQuotes', {});
  expect(quotes.map(({ quoteId }) => quoteId)).toEqual([whole]);
  // The list lacks one, and that is said.
  const quoteDamaged = { code: 'quoteDamaged', values: { id: damaged } };
  expect(app.dataState.problem()).toMatchObject({ kind: 'damaged', message: quoteDamaged });
  expect(await app.checkData()).toBeGreaterThan(0);
});

test('a challenger whose book is gone fails no submission, and its report says why', async () => {
  await submit();
  change('delete from rate_book_draft where hash = ?', hash);
  expect(await submit()).toMatch(/^Q-/);
  expect(await refusal(app, 'readChallengerReport', { hash })).toMatchObject({ kind: 'notFound' });
});

test('a challenger whose book is damaged fails no submission, and its report says why', async () => {
  change(`update rate_book_draft set content = '{}' where hash = ?`, hash);
  expect(await submit()).toMatch(/^Q-/);
  expect(await refusal(app, 'readChallengerReport', { hash })).toMatchObject({
    kind: 'unavailable',
  });
});
