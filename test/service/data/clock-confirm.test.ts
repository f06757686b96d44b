import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openApp } from '../../../src/main/app/app.ts';
import { EXAMPLE_LEVY_TABLE } from '../../../src/shared/contract/operations/levy-table-example.ts';
import { EXAMPLE_RATE_BOOK } from '../../../src/shared/contract/operations/rate-book-example.ts';
import { ask, refusal } from '../../support/host/ask.ts';
import { appOptions, startHost, type TestClock, type TestHost } from '../../support/host/host.ts';
import { temporaryFolder } from '../../support/host/prepared-folders.ts';
import { AT, expectFault, MINIMAL_XML } from '../../support/host/requests.ts';

const NOW = Date.UTC(2026, 10, 22, 9);
const YEAR = 365 * 24 * 60 * 60 * 1000;
const reason = 'The clock was a year ahead until today';

let folder: string;
let clock: TestClock;
let host: TestHost;
let quoteId: string;

beforeEach(async () => {
  folder = temporaryFolder();
  clock = { now: NOW + YEAR };
  host = await startHost({ dataFolder: folder, clock });
  quoteId = (await host.sendXml(MINIMAL_XML)).body.quoteId;
  clock.now = NOW;
});
afterEach(() => host.close());

const ready = async () => (await host.send('/health/ready', { token: null })).status;
const submit = async () => host.sendXml(MINIMAL_XML, { token: await host.token() });

test('anyone who states that the clock is right works on, and the history keeps the reason', async () => {
  expect(await ready()).toBe(503);
  const before = await ask(host.app, 'getQuote', { id: quoteId });
  const step = await ask(host.app, 'confirmClock', { reason });
  expect(step).toEqual({ quoteId, newest: '2027-11-22T09:00:00Z', now: '2026-11-22T09:00:00Z' });
  expect(await ready()).toBe(200);
  expect((await ask(host.app, 'dataVersion', {})).problem).toBeNull();
  expect((await submit()).status).toBe(200);

  const { history, ...after } = await ask(host.app, 'getQuote', { id: quoteId });
  expect(after).toEqual({ ...before, history: undefined });
  expect(history.at(-1)).toEqual({
    kind: 'clockConfirmed',
    at: '2026-11-22T09:00:00Z',
    by: 'desk',
    detail: { newest: '2027-11-22T09:00:00Z', reason },
  });
  const { replayed, differing, rows, chain } = await ask(host.app, 'replayQuotes', {});
  expect({ replayed, differing, rows, chain }).toEqual({
    replayed: 2,
    differing: [],
    rows: [],
    chain: { events: 3, broken: null },
  });
  expect(await host.app.checkData()).toBe(0);
});

test('it stays so after a restart, and another step back has to be stated again', async () => {
  await ask(host.app, 'confirmClock', { reason });
  await host.close();
  host = await startHost({ dataFolder: folder, clock });
  expect(await ready()).toBe(200);
  clock.now -= YEAR;
  expect(await ready()).toBe(503);
  await ask(host.app, 'confirmClock', { reason });
  expect(await ready()).toBe(200);
});

test('a command states it for a host that runs', async () => {
  const command = await openApp({ ...appOptions(folder), host: 'command', clock: () => clock.now });
  expect(await ready()).toBe(503);
  await ask(command, 'confirmClock', { reason });
  await command.close();
  expect(await ready()).toBe(200);
});

test('only the desk may, with a reason, and only where the clock is behind', async () => {
  expect(await refusal(host.app, 'confirmClock', { reason: '' })).toMatchObject({
    kind: 'invalid',
  });
  const caller = {
    kind: 'client',
    id: 'qd-1',
    permissions: new Set<never>(),
    ownQuotesOnly: false,
  } as const;
  const byClient = await host.app.dispatch(caller, 'confirmClock', { reason });
  expect(byClient).toMatchObject({ ok: false, fault: { kind: 'forbidden' } });
  expect(await ready()).toBe(503);
  clock.now = NOW + YEAR;
  const fault = await refusal(host.app, 'confirmClock', { reason });
  expect(fault).toMatchObject({ kind: 'conflict', message: expect.stringContaining('not behind') });
  expect((await ask(host.app, 'getQuote', { id: quoteId })).history).toHaveLength(1);
});

test('data that is damaged, too, takes no such change', async () => {
  const outside = new Database(join(folder, 'quotedesk.db'));
  outside.exec(`drop trigger quote_event_is_final;
    update quote_event set detail = json_set(detail, '$.premium', 1)`);
  outside.close();
  expectFault(await host.send(AT.quote(quoteId), { token: await host.token() }), 503);
  expect(await refusal(host.app, 'confirmClock', { reason })).toMatchObject({
    kind: 'unavailable',
    problem: 'damaged',
  });
});

test('where there is no quote yet, the history of a rate book or a levy table keeps it', async () => {
  const options = { ...appOptions(temporaryFolder()), clock: () => clock.now };
  const app = await openApp(options);
  clock.now = NOW + YEAR;
  const { hash } = await ask(app, 'importRateBook', { rateBook: EXAMPLE_RATE_BOOK });
  clock.now = NOW;
  expect(await refusal(app, 'approveRateBook', { hash, reason })).toMatchObject({
    problem: 'clockBehind',
  });
  expect(await ask(app, 'confirmClock', { reason })).toMatchObject({ rateBook: hash });
  const { steps } = await ask(app, 'approveRateBook', { hash, reason, ownDraft: true });
  expect(steps.at(-2)).toMatchObject({ step: 'clockConfirmed', reason });
  clock.now = NOW + YEAR;
  const levies = await ask(app, 'importLevyTable', { levyTable: EXAMPLE_LEVY_TABLE });
  clock.now = NOW;
  expect(await ask(app, 'confirmClock', { reason })).toMatchObject({ levyTable: levies.hash });
  expect(await app.checkData()).toBe(0);
  await app.close();
});
