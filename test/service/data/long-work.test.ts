import { existsSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openApp } from '../../../src/main/app/app.ts';
import { BROKER } from '../../../src/main/core/dispatcher.ts';
import { contract } from '../../../src/shared/contract/contract.ts';
import { HEAD_FILE } from '../../../src/shared/schemas/quotes/history.ts';
import { ask } from '../../support/host/ask.ts';
import { appOptions, startHost, type TestHost } from '../../support/host/host.ts';
import { temporaryFolder } from '../../support/host/prepared-folders.ts';
import { GOOD_PRICE } from '../../support/host/requests.ts';
import { accepted, submitted } from '../../support/quotes/quotes.ts';

const QUOTES = 60;

let dataFolder: string;
let host: TestHost;
let id: string;

beforeAll(async () => {
  dataFolder = temporaryFolder();
  host = await startHost({ dataFolder });
  for (let i = 0; i < QUOTES; i += 1) {
    id = await submitted(host, { born: `19${String(40 + i).padStart(2, '0')}-02-03` });
  }
  await accepted(host, id);
  // The first head of the history follows within a second.
  await vi.waitFor(() => expect(existsSync(join(dataFolder, HEAD_FILE))).toBe(true), 30_000);
});
afterAll(() => host.close());

/** Prices over HTTP, one after the other, until some work is done. */
async function pricesDuring(work: Promise<unknown>): Promise<number> {
  const token = await host.token();
  let isDone = false;
  const ended = work.finally(() => {
    isDone = true;
  });
  let answered = 0;
  // A client may call 100 times a minute, however long the work takes.
  while (!isDone && answered < 50) {
    const { status } = await host.send(contract.priceQuote.http.path, { token, body: GOOD_PRICE });
    expect(status).toBe(200);
    if (!isDone) answered += 1;
  }
  await ended;
  return answered;
}

test('prices are answered while every quote is calculated again', async () => {
  const replay = ask(host.app, 'replayQuotes', {});
  expect(await pricesDuring(replay)).toBeGreaterThan(0);
  expect(await replay).toMatchObject({
    replayed: QUOTES,
    differing: [],
    // Of the policy, too: its driver number, its suitability and its acceptance.
    chain: { events: QUOTES + 3, broken: null },
    head: { state: 'whole' },
  });
});

test('prices are answered while all documents of a quote are made', async () => {
  const documents = ask(host.app, 'generateDocuments', { quoteId: id, documentTypes: ['all'] });
  expect(await pricesDuring(documents)).toBeGreaterThan(0);
  expect((await documents).documents.length).toBeGreaterThan(1);
});

test('a thread prints the same bytes as a command, which prints where it is', async () => {
  const read = async (app: TestHost['app']) =>
    ask(app, 'readDocument', { quoteId: id, type: 'schedule' });
  const printed = await read(host.app);
  const database = new Database(join(dataFolder, 'quotedesk.db'));
  database.exec('delete from document');
  database.close();
  const command = await openApp({ ...appOptions(dataFolder), host: 'command' });
  expect(await read(command)).toEqual(printed);
  await command.close();
});

test('a replay of one quote that is not there says so', async () => {
  const answer = await host.app.dispatch(BROKER, 'replayQuotes', { id: 'Q-NONE' });
  expect(answer).toMatchObject({ fault: { kind: 'notFound' } });
});

test('an application that closes during a replay says that it ended', async () => {
  const other = await openApp({ ...appOptions(dataFolder), host: 'command' });
  const replay = other.dispatch(BROKER, 'replayQuotes', {});
  await other.close();
  expect(await replay).toMatchObject({
    fault: { kind: 'unavailable', message: { code: 'workEnded' } },
  });
});
