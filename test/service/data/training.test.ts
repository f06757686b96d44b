import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openApp } from '../../../src/main/app/app.ts';
import { BROKER } from '../../../src/main/core/dispatcher.ts';
import type { Environment } from '../../../src/shared/domain/desk/environment.ts';
import { said } from '../../support/host/ask.ts';
import { appOptions } from '../../support/host/host.ts';
import { trainingDeskBeforeEach } from '../../support/host/training-desk.ts';

const NOW = Date.UTC(2026, 10, 24, 11);
const DAY = 24 * 60 * 60 * 1000;

const desk = trainingDeskBeforeEach();
const { ask, get, submit, list, training, unused } = desk;

/** Every demonstration quote in full, without the numbers that are drawn again. */
async function contents(): Promise<string[]> {
  const lines = await list('training');
  const quotes = await Promise.all(
    lines.map(({ quoteId }) => get('training', 'getQuote', { id: quoteId })),
  );
  return quotes.map(({ quoteId, policyId, ...quote }) =>
    JSON.stringify(quote).replaceAll(policyId ?? quoteId, 'its number'),
  );
}

test('a quote made in one environment is not in the other', async () => {
  const [live, trained] = [await submit('live'), await submit('training')];
  expect((await list('live')).map(({ quoteId }) => quoteId)).toEqual([live]);
  const there = (await list('training')).map(({ quoteId }) => quoteId);
  expect(there).toContain(trained);
  expect(there).not.toContain(live);
  const notFound = { ok: false, fault: { kind: 'notFound' } };
  expect(await ask('live', 'getQuote', { id: trained })).toMatchObject(notFound);
  expect(await ask('training', 'getQuote', { id: live })).toMatchObject(notFound);
});

test('nothing of training is there until it is first used, and callers at once meet one', async () => {
  unused();
  await submit('live');
  expect(existsSync(training())).toBe(false);
  const [one, two] = await Promise.all([list('training'), list('training')]);
  expect(one).toEqual(two);
  expect(readdirSync(training())).toContain('quotedesk.db');
  expect(readdirSync(desk.dataFolder).filter((name) => name.startsWith('training'))).toEqual([
    'training',
  ]);
});

test('what is about the workspace itself is always live, from either environment', async () => {
  const { client_id } = await get('training', 'createClient', { name: 'From training' });
  for (const environment of ['live', 'training'] as const) {
    const { clients } = await get(environment, 'listClients', {});
    expect(clients.map((client) => client.client_id)).toContain(client_id);
    const { dataFolder } = desk;
    expect(await get(environment, 'serviceStatus', {})).toMatchObject({ dataFolder });
  }
});

test('a changed setting of the desk is a change of what training shows, too', async () => {
  const version = async () => (await get('training', 'dataVersion', {})).version;
  const before = await version();
  expect(await version()).toBe(before);
  await get('live', 'saveSettings', { language: 'ga' });
  expect(await version()).not.toBe(before);
});

test('the demonstration has quotes in every state', async () => {
  const quotes = await list('training');
  expect(quotes).toHaveLength(150);
  const of = (status: string) => quotes.filter((quote) => quote.status === status).length;
  for (const status of ['quoted', 'accepted', 'expired']) expect(of(status)).toBeGreaterThan(15);
  const by = (id: string) => quotes.filter(({ scheme }) => scheme?.id === id).length;
  expect(by('standard')).toBeGreaterThan(60);
  for (const scheme of ['fifty-plus', 'young-driver']) expect(by(scheme)).toBeGreaterThan(2);
  const all = await Promise.all(
    quotes.map(({ quoteId }) => get('training', 'getQuote', { id: quoteId })),
  );
  const kinds = new Set(all.flatMap(({ history }) => history.map(({ kind }) => kind)));
  const changed = ['accepted', 'addOn', 'databaseTold', 'driverNumber', 'markedLost', 'overridden'];
  const paid = ['paymentMissed', 'paymentPlanned', 'paymentReceived'];
  const referred = ['referralApproved', 'referralRefused', 'referred'];
  expect([...kinds].sort()).toEqual([...changed, ...paid, ...referred, 'submitted', 'suitability']);
  const open = all.filter(({ status }) => status === 'quoted');
  const until = (days: number) =>
    open.filter(({ expiresAt }) => Date.parse(expiresAt) < NOW + days * DAY).length;
  // It is eleven in the morning: what expires within thirteen hours expires today.
  expect(until(13 / 24)).toBeGreaterThanOrEqual(3);
  expect(until(7)).toBeGreaterThanOrEqual(11);
  expect(all.flatMap(({ warnings }) => warnings)).toEqual([]);
  const names = quotes.map(({ customerName }) => customerName).join();
  for (const letters of [/[áéíóú]/, /[łńżśąę]|ski|ska/, /(as|ius|ienė|aitė)\b/]) {
    expect(names).toMatch(letters);
  }
  expect(await get('training', 'replayQuotes', {})).toMatchObject({
    replayed: 150,
    differing: [],
    chain: { broken: null },
  });
  // By instalments, one policy is behind and another is not.
  const { total: late } = await get('training', 'listOverdue', {});
  const plans = all.filter(({ history }) => history.some(({ kind }) => kind === 'paymentPlanned'));
  expect(late).toBeGreaterThan(0);
  expect(plans.length).toBeGreaterThan(late);
  // Some renewals are due, each with a price.
  const { renewals } = await get('training', 'listRenewals', {});
  expect(renewals.length).toBeGreaterThan(2);
  expect(renewals.every(({ policy }) => policy?.next !== undefined)).toBe(true);
});

test('a reset makes the same again, but for the numbers, and drops what was added', {
  tags: ['thorough'],
}, async () => {
  const before = await contents();
  const added = await submit('training');
  expect(await get('training', 'resetTraining', {})).toEqual({ quotes: 150 });
  expect(await contents()).toEqual(before);
  expect(await ask('training', 'getQuote', { id: added })).toMatchObject({ ok: false });
});

test('a cancelled reset replaces nothing', async () => {
  const id = await submit('training');
  const dispatch = desk.environments.dispatch('live');
  const cancelled = await dispatch(BROKER, 'resetTraining', {}, { isCancelled: () => true });
  expect(cancelled).toMatchObject({ fault: { kind: 'conflict', message: { code: 'cancelled' } } });
  expect(await get('training', 'getQuote', { id })).toMatchObject({ quoteId: id });
});

test('a reset touches nothing of the live environment', async () => {
  const live = await submit('live');
  await get('live', 'resetTraining', {});
  expect((await list('live')).map(({ quoteId }) => quoteId)).toEqual([live]);
});

test('what was done in training is there after a restart', async () => {
  const id = await submit('training');
  await desk.environments.close();
  await desk.open();
  expect(await list('training')).toHaveLength(151);
  expect(await get('training', 'getQuote', { id })).toMatchObject({ status: 'quoted' });
});

test('data that was left half made is made again', { tags: ['thorough'] }, async () => {
  unused();
  for (const name of ['training-new', 'training-old']) {
    mkdirSync(join(desk.dataFolder, name));
    writeFileSync(join(desk.dataFolder, name, 'quotedesk.db'), 'half');
  }
  expect(await list('training')).toHaveLength(150);
  expect(readdirSync(desk.dataFolder).filter((name) => name.startsWith('training'))).toEqual([
    'training',
  ]);
});

test('where training cannot be opened it says so, live goes on, and the next call tries again', {
  tags: ['thorough'],
}, async () => {
  unused();
  writeFileSync(training(), 'a file where the folder should be');
  const refused = await ask('training', 'listQuotes', {});
  expect(refused).toMatchObject({ ok: false, fault: { kind: 'unavailable' } });
  expect(said(refused)).toMatchObject({ fault: { message: expect.stringContaining(training()) } });
  expect(await ask('training', 'resetTraining', {})).toMatchObject({
    fault: { kind: 'unavailable' },
  });
  expect(await list('live')).toEqual([]);
  expect(await get('training', 'serviceStatus', {})).toMatchObject({ host: 'headless' });
  rmSync(training());
  expect(await list('training')).toHaveLength(150);
});

test('what somebody else keeps where training would be stays', async () => {
  unused();
  mkdirSync(training());
  writeFileSync(join(training(), 'course.txt'), 'not ours');
  for (const operation of ['listQuotes', 'resetTraining'] as const) {
    expect(said(await ask('training', operation, {}))).toMatchObject({
      fault: {
        kind: 'unavailable',
        message: expect.stringContaining('holds no data of Quotedesk'),
      },
    });
  }
  expect(readdirSync(training())).toEqual(['course.txt']);
  rmSync(training(), { recursive: true });
});

test('a training database that is none is refused, and a reset repairs it', {
  tags: ['thorough'],
}, async () => {
  unused();
  mkdirSync(training());
  writeFileSync(join(training(), 'quotedesk.db'), 'not a database, and no place for one either');
  const refused = await ask('training', 'listQuotes', {});
  expect(said(refused)).toMatchObject({
    fault: { message: expect.stringContaining('not a Quotedesk') },
  });
  await get('training', 'resetTraining', {});
  expect(await list('training')).toHaveLength(150);
});

test('a command has no training to throw away', async () => {
  const app = await openApp({ ...appOptions(desk.dataFolder), host: 'command' });
  expect(said(await app.dispatch(BROKER, 'resetTraining', {}))).toMatchObject({
    fault: { kind: 'unavailable', message: 'Training is available from the screens only' },
  });
  await app.close();
});

test('a sale in training asks for no firm, because none of its papers are real', async () => {
  const firmOf = async (environment: Environment) => {
    const id = await submit(environment);
    const { checklist } = await get(environment, 'getQuotePage', { id });
    return checklist.find(({ code }) => code === 'firm')?.state;
  };
  expect(await firmOf('training')).toBe('notNeeded');
  expect(await firmOf('live')).toBe('missing');
});
