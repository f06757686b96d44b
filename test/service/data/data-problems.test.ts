import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { BROKER } from '../../../src/main/core/dispatcher.ts';
import type { DataProblemKind } from '../../../src/shared/domain/data-problem.ts';
import { HEAD_FILE } from '../../../src/shared/schemas/quotes/history.ts';
import { ask, refusal } from '../../support/host/ask.ts';
import { startHost, type TestClock, type TestHost } from '../../support/host/host.ts';
import { temporaryFolder } from '../../support/host/prepared-folders.ts';
import { AT, GOOD_PRICE, MINIMAL_XML } from '../../support/host/requests.ts';

const NOW = Date.UTC(2026, 10, 22, 9);
const DAY = 24 * 60 * 60 * 1000;
const DATABASE = 'quotedesk.db';

let folder: string;
let clock: TestClock;
let host: TestHost | undefined;
let client: TestHost['client'];
let quoteId: string;

const at = (name: string) => join(folder, name);
const start = async () => {
  host = await startHost({ dataFolder: folder, clock });
  return host;
};
const stop = async () => {
  await host?.close();
  host = undefined;
};

beforeEach(async () => {
  folder = temporaryFolder();
  clock = { now: NOW };
  const first = await start();
  ({ client } = first);
  quoteId = (await first.sendXml(MINIMAL_XML)).body.quoteId;
});

afterEach(() => stop());

/** Expects the reason of one problem wherever somebody looks for it, and that no change is taken. */
async function expectReadOnly(on: TestHost, kind: DataProblemKind, said: RegExp): Promise<void> {
  const ready = await on.send('/health/ready', { token: null });
  expect(ready).toMatchObject({ status: 503, body: { statusCode: 503, problem: kind } });
  expect(ready.body.message).toMatch(said);
  expect(ready.headers.get('retry-after')).toMatch(/^\d+$/);
  expect((await on.send('/health/live', { token: null })).status).toBe(200);
  expect((await ask(on.app, 'dataVersion', {})).problem?.kind).toBe(kind);
  const draft = { id: crypto.randomUUID(), title: '', content: {} };
  for (const [operation, input] of [
    ['saveDraft', draft],
    ['saveSettings', {}],
    ['createClient', { name: 'One more' }],
  ] as const) {
    const fault = await refusal(on.app, operation, input);
    expect(fault).toMatchObject({ kind: 'unavailable', problem: kind });
    expect(fault.message).toMatch(said);
  }
}

/** Expects that no one with a token changes anything, and that all else goes on. */
async function expectReading(on: TestHost, kind: DataProblemKind): Promise<void> {
  const token = await on.token(client);
  expect((await on.sendXml(MINIMAL_XML, { token })).body).toMatchObject({
    statusCode: 503,
    problem: kind,
  });
  expect((await on.send(AT.quote(quoteId), { token })).body.quoteId).toBe(quoteId);
  const priced = await on.send(AT.price, { token, body: GOOD_PRICE });
  // A clock in 1970 has the inception of today too far ahead: that is said of the request, not of the data.
  expect(priced.status).toBe(clock.now < NOW - 400 * DAY ? 400 : 200);
  const listed = (await ask(on.app, 'listQuotes', {})).quotes;
  expect(listed.map((quote) => quote.quoteId)).toContain(quoteId);
  expect((await ask(on.app, 'apiUsage', {})).clients).toHaveLength(1);
}

/** Expects that nothing looks like a folder without quotes, and that pricing goes on. */
async function expectNothingToRead(on: TestHost, kind: DataProblemKind): Promise<void> {
  expect(on.issued).toBeUndefined();
  const { client_id, client_secret, scope } = client;
  const form = { grant_type: 'client_credentials', client_id, client_secret, scope };
  const issued = await on.send(AT.token, { token: null, body: form });
  expect(issued.body).toMatchObject({ statusCode: 503, error: 'temporarily_unavailable' });
  const asked = await on.send(AT.quote(quoteId), { token: 'any' });
  expect(asked.body).toMatchObject({ statusCode: 503, problem: kind });
  expect((await on.send(AT.quote(quoteId), { token: null })).status).toBe(401);
  const link = `/documents/D-1/schedule.pdf?e=1&s=x`;
  expect((await on.send(link, { token: null })).status).toBe(503);
  for (const operation of ['listQuotes', 'listClients', 'listDrafts', 'replayQuotes'] as const) {
    expect(await refusal(on.app, operation, {})).toMatchObject({ problem: kind });
  }
  const vehicle = await ask(on.app, 'lookUpVehicle', { vrm: '191-D-12345' });
  expect(vehicle.make).toBe('BMW');
  expect(await on.app.dispatch(BROKER, 'priceQuote', GOOD_PRICE)).toMatchObject({ ok: true });
  expect((await ask(on.app, 'getSettings', {})).port).toBeNull();
  expect((await ask(on.app, 'serviceStatus', {})).data.problem?.kind).toBe(kind);
}

describe('a host that finds its data in a bad state', () => {
  beforeEach(stop);

  test.each([
    ['the head of the history', []],
    ['a copy from before an upgrade', [HEAD_FILE]],
  ])('missing: %s says that there was data', async (_, others) => {
    const original = readFileSync(at(DATABASE));
    for (const name of [DATABASE, ...others]) rmSync(at(name));
    if (others.length > 0) {
      mkdirSync(at('backups'));
      writeFileSync(at('backups/before-upgrade-from-3.db'), original);
    }
    const on = await start();
    await expectReadOnly(on, 'missing', /is missing, but .+ says that there was data/);
    await expectNothingToRead(on, 'missing');
    await stop();
    expect(existsSync(at(DATABASE))).toBe(false);
    writeFileSync(at(DATABASE), original);
    expect((await (await start()).send('/health/ready', { token: null })).status).toBe(200);
  });

  test('missing: its log is there', async () => {
    rmSync(at(DATABASE));
    rmSync(at(HEAD_FILE));
    writeFileSync(at(`${DATABASE}-wal`), 'a log');
    await expectReadOnly(await start(), 'missing', /quotedesk\.db-wal says/);
    await stop();
    expect(readdirSync(folder)).not.toContain(DATABASE);
    expect(readFileSync(at(`${DATABASE}-wal`), 'utf8')).toBe('a log');
  });

  test.each([
    ['its beginning is something else', () => writeFileSync(at(DATABASE), 'x'.repeat(8192))],
    ['it was cut short', () => truncateSync(at(DATABASE), 8192)],
    ['it was cut to less than a page', () => truncateSync(at(DATABASE), 99)],
    ['it is empty', () => truncateSync(at(DATABASE))],
  ])('damaged: %s', async (_, damage) => {
    damage();
    const before = readFileSync(at(DATABASE));
    const kind = before.length === 0 ? 'missing' : 'damaged';
    const on = await start();
    await expectReadOnly(on, kind, /put the (right )?database or a copy of it back/);
    await expectNothingToRead(on, kind);
    await stop();
    expect(readFileSync(at(DATABASE)).equals(before)).toBe(true);
  });

  test('damaged: a page that the start needs', async () => {
    const database = new Database(at(DATABASE));
    const [{ rootpage }] = database
      .prepare("select rootpage from sqlite_schema where name = 'rate_book'")
      .all() as [{ rootpage: number }];
    const size = Number(database.pragma('page_size', { simple: true }));
    database.close();
    const content = readFileSync(at(DATABASE));
    writeFileSync(at(DATABASE), content.fill('x', (rootpage - 1) * size, rootpage * size));
    const on = await start();
    await expectReadOnly(on, 'damaged', /damage in rate_book/);
    await expectNothingToRead(on, 'damaged');
  });

  test('older copy: its history was longer once', async () => {
    copyFileSync(at(DATABASE), at('copy'));
    await (await start()).sendXml(MINIMAL_XML, { token: (await host?.token(client)) ?? null });
    await stop();
    const head = readFileSync(at(HEAD_FILE), 'utf8');
    renameSync(at('copy'), at(DATABASE));
    const on = await start();
    await expectReadOnly(on, 'olderCopy', /ends before event 2/);
    await expectReading(on, 'olderCopy');
    expect((await ask(on.app, 'serviceStatus', {})).data.problem?.kind).toBe('olderCopy');
    await stop();
    expect(readFileSync(at(HEAD_FILE), 'utf8')).toBe(head);
    // Anyone who wants the copy says so, and works on.
    rmSync(at(HEAD_FILE));
    expect((await (await start()).send('/health/ready', { token: null })).status).toBe(200);
  });

  test.each([
    ['by a day', NOW - DAY],
    ['to 1970', 0],
  ])('clock behind: set back %s, until it is right again', async (_, then) => {
    clock.now = then;
    const on = await start();
    await expectReadOnly(
      on,
      'clockBehind',
      /the newest event of the history is from 2026-11-22T09/,
    );
    await expectReading(on, 'clockBehind');
    expect((await ask(on.app, 'serviceStatus', {})).data.problem?.kind).toBe('clockBehind');
    clock.now = NOW + 1000;
    expect((await on.sendXml(MINIMAL_XML, { token: await on.token(client) })).status).toBe(200);
    expect((await on.send('/health/ready', { token: null })).status).toBe(200);
    expect((await ask(on.app, 'dataVersion', {})).problem).toBeNull();
  });
});

describe('a host whose data changes under it', () => {
  const running = () => {
    if (!host) throw new Error('No host runs');
    return host;
  };

  test('a clock that is set back while it runs; a small correction is none', async () => {
    clock.now = NOW - 9 * 60 * 1000;
    expect((await running().sendXml(MINIMAL_XML)).status).toBe(200);
    clock.now -= 11 * 60 * 1000;
    await expectReadOnly(running(), 'clockBehind', /Correct the clock/);
    await expectReading(running(), 'clockBehind');
  });

  test('deleted: no change goes into a file that is gone', async () => {
    rmSync(at(DATABASE));
    await expectReadOnly(running(), 'deleted', /was deleted or moved/);
    await expectReading(running(), 'deleted');
    await expect.poll(() => existsSync(at('backups/deleted-or-replaced.db'))).toBe(true);
    await stop();
    expect(existsSync(at(DATABASE))).toBe(false);
    // What was open is saved, and put back it is the whole of the data.
    renameSync(at('backups/deleted-or-replaced.db'), at(DATABASE));
    const again = await start();
    expect((await again.send('/health/ready', { token: null })).status).toBe(200);
    const found = await again.send(AT.quote(quoteId), { token: await again.token(client) });
    expect(found.status).toBe(200);
  });

  test('deleted: its log alone', async () => {
    rmSync(at(`${DATABASE}-wal`));
    await expectReadOnly(running(), 'deleted', /was deleted or moved/);
  });

  test('the whole folder moved away, and back', async () => {
    renameSync(folder, `${folder}-moved`);
    await expectReadOnly(running(), 'deleted', /was deleted or moved/);
    await expectReading(running(), 'deleted');
    renameSync(`${folder}-moved`, folder);
    expect((await running().sendXml(MINIMAL_XML)).status).toBe(200);
  });

  test('replaced: another file has its name', async () => {
    copyFileSync(at(DATABASE), at('copy'));
    renameSync(at('copy'), at(DATABASE));
    const before = readFileSync(at(DATABASE));
    await expectReadOnly(running(), 'replaced', /was replaced while/);
    await expectReading(running(), 'replaced');
    await stop();
    expect(readFileSync(at(DATABASE)).equals(before)).toBe(true);
    // The log of the other file must not be carried into this one.
    expect(statSync(at(`${DATABASE}-wal`), { throwIfNoEntry: false })?.size ?? 0).toBe(0);
  });

  test('damaged: a page that can not be read any more', async () => {
    await stop();
    const on = await start();
    const { length } = readFileSync(at(DATABASE));
    writeFileSync(at(DATABASE), Buffer.alloc(length, 'x'));
    const token = await on.token(client).catch(() => undefined);
    expect(token).toBeUndefined();
    await expectReadOnly(on, 'damaged', /SQLite cannot read all of it/);
  });
});
