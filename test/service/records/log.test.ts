import { execFile } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import Database from 'better-sqlite3';
import { beforeEach, expect, test } from 'vitest';
import { version } from '../../../package.json' with { type: 'json' };
import { openLog } from '../../../src/main/adapters/node/log.ts';
import { openApp } from '../../../src/main/app/app.ts';
import { openEnvironments } from '../../../src/main/app/environments.ts';
import { BROKER } from '../../../src/main/core/dispatcher.ts';
import { said } from '../../support/host/ask.ts';
import { appOptions, startHost } from '../../support/host/host.ts';
import { temporaryFolder } from '../../support/host/prepared-folders.ts';
import { AT, expectFault, FULL_XML } from '../../support/host/requests.ts';
import { serve } from '../../support/host/served.ts';

let dataFolder: string;
beforeEach(() => {
  dataFolder = temporaryFolder();
});

const path = () => join(dataFolder, 'logs/quotedesk.log');
const text = () => readFileSync(path(), 'utf8');
const lines = (): Record<string, unknown>[] =>
  text()
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
const events = () => lines().map(({ msg }) => msg);

/** From now on the database refuses new quotes and drafts, and quotes what they hold as the reason. */
function breakDatabase(folder = dataFolder): void {
  const outside = new Database(join(folder, 'quotedesk.db'));
  outside.exec(`create trigger quote_leak before insert on quote
    begin select raise(abort, new.registration_number); end`);
  outside.exec(`create trigger draft_leak before insert on draft
    begin select raise(abort, new.title); end`);
  outside.close();
}

const DRAFT = { id: '11111111-2222-4333-8444-555555555555', title: 'Aoife', content: {} };
const QUOTE = {
  Policy: { InceptionDate: '2026-12-01T00:00:00Z', CoverType: 'TPFT' },
  Customer: { FirstName: 'Seán', Surname: 'Murphy', DateOfBirth: '1985-06-15' },
  Vehicle: { RegistrationNumber: '191-D-12345', Make: 'BMW', Model: '5 Series' },
};
const INTERNAL = { ok: false, fault: { kind: 'internal' } };

test('a host says that it starts, listens and stops, and nothing of requests', async () => {
  const host = await serve({ dataFolder });
  expect((await fetch(`${host.url}/health/live`)).status).toBe(200);
  expect(await host.stop()).toBe(0);
  expect(lines()).toMatchObject([
    { level: 'info', msg: 'started', version, host: 'headless', node: process.versions.node },
    { level: 'info', msg: 'listening', port: Number(new URL(host.url).port) },
    { level: 'info', msg: 'stopped' },
  ]);
  expect(lines()[0]?.time).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  expect(statSync(path()).mode & 0o777).toBe(0o600);
  expect(statSync(join(dataFolder, 'logs')).mode & 0o777).toBe(0o700);
});

test('a fault over HTTP is found by the id of its request, and names no one', async () => {
  const log = openLog({ dataFolder, keeps: true, says: false });
  const host = await startHost({ dataFolder, log });
  breakDatabase();
  const answer = await host.sendXml(FULL_XML, { headers: { 'x-request-id': 'mine-1' } });
  expectFault(answer, 500);
  await host.close();
  expect(lines().at(-1)).toEqual({
    level: 'error',
    time: expect.any(String),
    msg: 'failed',
    operation: 'submitQuote',
    requestId: 'mine-1',
    error: 'SqliteError',
    // That trigger's message was the whole document.
    code: 'SQLITE_CONSTRAINT_TRIGGER',
    at: expect.arrayContaining([expect.stringMatching(/^quote-store\.ts:\d+:\d+$/)]),
  });
  const typed = [...FULL_XML.matchAll(/>([^<\s][^<]{3,})</g)].map(([, value]) => value ?? '');
  expect(typed).toContain('aoife.nidhomhnaill@example.com');
  for (const value of typed) expect(text()).not.toContain(value);
  expect(text()).not.toContain(host.client.client_secret);
  expect(text()).not.toContain(dataFolder);
});

test('what is found damaged is in the log once, however often it is met', async () => {
  const log = openLog({ dataFolder, keeps: true, says: false });
  const host = await startHost({ dataFolder, log });
  const { quoteId } = (await host.sendXml(FULL_XML)).body;
  const outside = new Database(join(dataFolder, 'quotedesk.db'));
  outside.exec(`drop trigger quote_event_is_final;
    update quote_event set detail = json_set(detail, '$.premium', 1)`);
  outside.close();
  for (let i = 0; i < 2; i += 1) {
    await host.app.dispatch(BROKER, 'getQuote', { id: quoteId });
    expectFault(await host.send(AT.quote(quoteId)), 503);
  }
  const damaged = lines().filter(({ msg }) => msg === 'damaged');
  expect(damaged).toMatchObject([{ level: 'error', damage: expect.stringContaining(quoteId) }]);
  expect(lines().filter(({ msg }) => msg === 'data read-only')).toHaveLength(1);
  await host.close();
});

test('both environments write one log, which the screens read', {
  tags: ['thorough'],
}, async () => {
  const environments = await openEnvironments(appOptions(dataFolder));
  await environments.dispatch('training')(BROKER, 'dataVersion', {});
  breakDatabase();
  breakDatabase(join(dataFolder, 'training'));
  expect(await environments.dispatch('live')(BROKER, 'saveDraft', DRAFT)).toMatchObject(INTERNAL);
  expect(await environments.dispatch('training')(BROKER, 'saveDraft', DRAFT)).toMatchObject(
    INTERNAL,
  );
  const failed = { msg: 'failed', operation: 'saveDraft', error: 'SqliteError' };
  expect(lines()).toMatchObject([
    { msg: 'started' },
    failed,
    { ...failed, environment: 'training' },
  ]);
  expect(lines()[1]).not.toHaveProperty('environment');
  expect(text()).not.toContain('Aoife');
  for (const environment of ['live', 'training'] as const) {
    expect(await environments.dispatch(environment)(BROKER, 'readLog', {})).toEqual({
      ok: true,
      value: { file: path(), lines: text().trimEnd().split('\n') },
    });
  }
  await environments.close();
  expect(existsSync(join(dataFolder, 'training/logs'))).toBe(false);
});

test('a host that cannot listen or open says why', async () => {
  const other = await startHost();
  const environments = await openEnvironments(appOptions(dataFolder));
  await expect(environments.live.listen(other.port)).rejects.toThrow('is taken');
  await expect(openEnvironments(appOptions(dataFolder))).rejects.toThrow('in use');
  await environments.close();
  await other.close();
  expect(lines()).toMatchObject([
    { msg: 'started' },
    { level: 'warn', msg: 'not listening', port: other.port, code: 'EADDRINUSE' },
    { level: 'error', msg: 'failed', operation: 'start', error: 'dataInUse' },
    { msg: 'stopped' },
  ]);
});

test('what fails in the background is in the log, and names no one', async () => {
  const environments = await openEnvironments(appOptions(dataFolder));
  const outside = new Database(join(dataFolder, 'quotedesk.db'));
  outside.exec(`create trigger line_leak before insert on quote_line
    begin select raise(abort, new.customer_name); end`);
  outside.close();
  mkdirSync(join(dataFolder, 'chain-head.json'));
  const quote = { source: 'json', document: QUOTE };
  const answer = await environments.dispatch('live')(BROKER, 'submitQuote', quote);
  expect(answer).toMatchObject({ ok: true });
  await expect.poll(() => lines().length, { timeout: 10_000 }).toBe(3);
  await environments.close();
  expect(text()).not.toContain('Murphy');
  const failed = { level: 'error', msg: 'failed' };
  expect(lines()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ ...failed, operation: 'chainHead', code: 'EISDIR' }),
      expect.objectContaining({ ...failed, operation: 'quoteIndex', error: 'SqliteError' }),
    ]),
  );
});

test('a history that does not fit is said', async () => {
  await (await openEnvironments(appOptions(dataFolder))).close();
  writeFileSync(join(dataFolder, 'chain-head.json'), '{"sequence":7,"hash":"00"}');
  await (await openEnvironments(appOptions(dataFolder))).close();
  expect(lines()).toContainEqual(
    expect.objectContaining({ level: 'warn', msg: 'data read-only', problem: 'olderCopy' }),
  );
});

const MAIN = join(import.meta.dirname, '../../../src/main');
const run = (program: string) =>
  promisify(execFile)(process.execPath, ['--input-type=module', '-e', program]);

test('requests go to standard error with the rest, and never into the file', async () => {
  const options = JSON.stringify({ dataFolder, keeps: true, says: true });
  const { stderr } = await run(`const { openLog } = await import('${MAIN}/adapters/node/log.ts');
    const log = openLog(${options});
    log.request({ requestId: 'mine-1' });
    log.note('stopped', {});`);
  const texts = stderr.trimEnd().split('\n');
  expect(texts.map((line) => JSON.parse(line).msg)).toEqual(['request', 'stopped']);
  expect(events()).toEqual(['stopped']);
});

test('what ends the process is its last line', async () => {
  const ended = run(`const { openEnvironments } = await import('${MAIN}/app/environments.ts');
    await openEnvironments(${JSON.stringify(appOptions(dataFolder))});
    setTimeout(() => { throw new RangeError('Aoife'); });`);
  await expect(ended).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('Aoife') });
  expect(lines().at(-1)).toMatchObject({ operation: 'crash', error: 'RangeError' });
  expect(text()).not.toContain('Aoife');
});

test('where no log can be written, the desk works, and says that there is none to read', async () => {
  writeFileSync(join(dataFolder, 'logs'), 'a file in the place of the folder');
  const environments = await openEnvironments(appOptions(dataFolder));
  const dispatch = environments.dispatch('live');
  expect(await dispatch(BROKER, 'saveDraft', DRAFT)).toMatchObject({ ok: true });
  expect(said(await dispatch(BROKER, 'readLog', {}))).toMatchObject({
    ok: false,
    fault: { kind: 'unavailable', message: `The log ${path()} cannot be read` },
  });
  await environments.close();
});

test('of a long log the newest lines are read', async () => {
  const log = openLog({ dataFolder, keeps: true, says: false });
  for (let port = 1; port <= 300; port += 1) log.note('listening', { port });
  const environments = await openEnvironments(appOptions(dataFolder));
  const answer = await environments.dispatch('live')(BROKER, 'readLog', {});
  await environments.close();
  expect(answer).toMatchObject({ ok: true, value: { lines: { length: 200 } } });
  expect(events()).toHaveLength(302);
});

test('a command writes no log', async () => {
  await (await openApp({ ...appOptions(dataFolder), host: 'command' })).close();
  expect(existsSync(join(dataFolder, 'logs'))).toBe(false);
});

// Windows has no such modes.
test.skipIf(process.platform === 'win32')(
  'files that others could read are made private, and the log says so',
  async () => {
    const first = await startHost({ dataFolder });
    await first.close();
    const database = join(dataFolder, 'quotedesk.db');
    const foreign = join(dataFolder, 'notes.txt');
    writeFileSync(foreign, 'not of Quotedesk');
    for (const file of [database, foreign]) chmodSync(file, 0o644);
    const modeOf = (file: string) => statSync(file).mode & 0o777;
    const options = { ...appOptions(dataFolder), host: 'headless' } as const;
    await (await openEnvironments(options)).close();
    expect(modeOf(database)).toBe(0o600);
    expect(modeOf(foreign)).toBe(0o644);
    expect(lines()[0]).toMatchObject({
      level: 'warn',
      msg: 'made private',
      files: ['quotedesk.db'],
    });
    await (await openEnvironments(options)).close();
    expect(events().filter((event) => event === 'made private')).toHaveLength(1);
  },
);
