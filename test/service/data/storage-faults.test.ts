/** @module-tag thorough */
import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { BROKER } from '../../../src/main/core/dispatcher.ts';
import { ask } from '../../support/host/ask.ts';
import { type Received, startHost, type TestHost } from '../../support/host/host.ts';
import { temporaryFolder } from '../../support/host/prepared-folders.ts';
import { AT, GOOD_PRICE, MINIMAL_XML } from '../../support/host/requests.ts';

let folder: string;
let host: TestHost;
let quoteId: string;
let token: string;

async function open(dataFolder: string): Promise<void> {
  folder = dataFolder;
  host = await startHost({ dataFolder });
  quoteId = (await host.sendXml(MINIMAL_XML)).body.quoteId;
  token = await host.token();
  // The list has the quote: later, it can only show what it has.
  await ask(host.app, 'listQuotes', {});
}

const ready = () => host.send('/health/ready', { token: null });

/** Readiness shares a finding for a second; what it says in the end is what counts. */
const isReady = () => expect.poll(async () => (await ready()).status, { timeout: 10_000 });

function expectRefused({ status, headers, body }: Received, expected: number, said: RegExp): void {
  expect(status, JSON.stringify(body)).toBe(expected);
  expect(body).toEqual({ statusCode: expected, message: expect.stringMatching(said) });
  expect(headers.get('retry-after')).toMatch(/^\d+$/);
}

/** Expects that changes are refused with the cause, and that all else goes on. */
async function expectOnlyChangesRefused(status: number, said: RegExp): Promise<void> {
  await isReady().toBe(status);
  expectRefused(await ready(), status, said);
  expectRefused(await host.sendXml(MINIMAL_XML, { token }), status, said);
  const own = await host.token();
  const priced = await host.send(AT.price, { token: own, body: GOOD_PRICE });
  expect(priced.status).toBe(200);
  expect((await host.send(AT.quote(quoteId), { token: own })).body.quoteId).toBe(quoteId);
  expect((await ask(host.app, 'listQuotes', {})).quotes.length).toBeGreaterThan(0);
  expect((await ask(host.app, 'dataVersion', {})).problem).toBeNull();
  const usage = await ask(host.app, 'apiUsage', {});
  expect(usage.clients[0]?.today.requests).toBeGreaterThan(2);
}

async function expectRecovered(): Promise<void> {
  await isReady().toBe(200);
  expect((await host.sendXml(MINIMAL_XML, { token })).status).toBe(200);
  expect((await host.send(AT.price, { token, body: GOOD_PRICE })).status).toBe(200);
}

describe('a database that another program has locked', () => {
  let other: Database.Database;
  beforeEach(async () => {
    await open(temporaryFolder());
    other = new Database(join(folder, 'quotedesk.db'));
    other.exec('begin immediate');
  });
  afterEach(async () => {
    other.close();
    await host.close();
    rmSync(folder, { recursive: true });
  });

  test('only changes are refused, with the cause, until it is free', async () => {
    await expectOnlyChangesRefused(503, /Another program has locked the database/);
    other.exec('rollback');
    await expectRecovered();
  }, 60_000);

  test('a token that could not be stored ends with its client, and with its secret', async () => {
    const { client } = host;
    const first = await host.token();
    const price = (of: string) => host.send(AT.price, { token: of, body: GOOD_PRICE });
    expect((await price(first)).status).toBe(200);
    other.exec('rollback');
    const change = { client_id: client.client_id };
    expect(await host.app.dispatch(BROKER, 'rotateClient', change)).toMatchObject({ ok: true });
    expect((await price(first)).status).toBe(401);
  }, 60_000);
});

/** A file system of its own, where the system lets us make one. */
function mounted(path: string): boolean {
  mkdirSync(path, { recursive: true });
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  return spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=40m', 'tmpfs', path]).status === 0;
}

const drive = join(temporaryFolder(), 'drive');
const isMounted = mounted(drive);
if (isMounted) spawnSync('umount', [drive]);
rmSync(join(drive, '..'), { recursive: true });

describe.skipIf(!isMounted)('a drive of its own', () => {
  let path: string;
  beforeEach(async () => {
    path = join(temporaryFolder(), 'drive');
    expect(mounted(path)).toBe(true);
    await open(join(path, 'data'));
  });
  afterEach(async () => {
    await host.close();
    spawnSync('umount', ['-l', path]);
    rmSync(join(path, '..'), { recursive: true });
  });

  test('full: only changes are refused, with the cause, until there is room', async () => {
    const filler = join(path, 'filler');
    const handle = openSync(filler, 'w');
    expect(() => {
      for (let i = 0; i < 100; i += 1) writeSync(handle, Buffer.alloc(1024 * 1024));
    }).toThrow('ENOSPC');
    closeSync(handle);
    await isReady().toBe(507);
    // The log of the database has room that was written before.
    let answer = await host.sendXml(MINIMAL_XML, { token });
    for (let i = 0; answer.status === 200 && i < 2000; i += 1) {
      answer = await host.sendXml(MINIMAL_XML, { token });
    }
    await expectOnlyChangesRefused(507, /no room left on the drive/);
    rmSync(filler);
    await expectRecovered();
  }, 60_000);
});
