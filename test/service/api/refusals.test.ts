import { afterEach, beforeEach, expect, test } from 'vitest';
import { ask } from '../../support/host/ask.ts';
import { startHost, type TestClock, type TestHost } from '../../support/host/host.ts';
import { temporaryFolder } from '../../support/host/prepared-folders.ts';
import { AT, GOOD_PRICE } from '../../support/host/requests.ts';

let dataFolder: string;
let clock: TestClock;
let host: TestHost;
beforeEach(async () => {
  dataFolder = temporaryFolder();
  clock = { now: Date.parse('2026-11-21T09:40:00Z') };
  host = await startHost({ dataFolder, clock });
});
afterEach(() => host.close());

/** What is listed, once as many requests are: each is counted after it was answered. */
async function listed(requests: number) {
  const list = async () => (await ask(host.app, 'listRefusals', {})).refusals;
  const sum = async () => (await list()).reduce((total, each) => total + each.requests, 0);
  await expect.poll(sum).toBe(requests);
  return list();
}

test('lists who was refused where, by the hour, and nothing that anybody sent', async () => {
  const client = await host.issue(['lookup']);
  const token = await host.token(client);
  const { client_id } = client;
  for (const id of ['Q-1', 'Q-2', 'a-name-that-somebody-typed']) {
    await host.send(AT.quote(id), { token });
  }
  await host.send(AT.quote('Q-1'), { token: null });
  await host.send(AT.address('nonsense'), { token });
  const refused = {
    hour: '2026-11-21T09:00:00Z',
    client_id,
    route: '/applied/quote/:id',
    status: 403,
  };
  const lastAt = '2026-11-21T09:40:00Z';
  const anonymous = { ...refused, client_id: null, status: 401, requests: 1, lastAt };
  expect(await listed(4)).toEqual([{ ...refused, requests: 3, lastAt }, anonymous]);

  clock.now = Date.parse('2026-11-21T09:59:59Z');
  await host.send(AT.quote('Q-1'), { token });
  const later = { ...refused, requests: 4, lastAt: '2026-11-21T09:59:59Z' };
  expect(await listed(5)).toEqual([later, anonymous]);
  clock.now += 1000;
  await host.send(AT.quote('Q-1'), { token });
  expect((await listed(6))[0]).toMatchObject({ hour: '2026-11-21T10:00:00Z', requests: 1 });

  await host.close();
  host = await startHost({ dataFolder, clock });
  expect(await listed(6)).toHaveLength(3);
});

test('a flood of refusals is one line', async () => {
  const body = { grant_type: 'client_credentials', ...host.client, client_secret: 'wrong' };
  for (let i = 0; i < 15; i += 1) await host.send(AT.token, { token: null, body });
  for (let i = 0; i < 400; i += 1) await host.send(AT.price, { token: 'none', body: GOOD_PRICE });
  const lines = (await listed(415)).map(({ route, status, requests }) => [route, status, requests]);
  expect(lines.sort()).toEqual([
    ['/auth/token', 401, 10],
    ['/auth/token', 429, 5],
    ['/priceQuote', 401, 300],
    ['/priceQuote', 429, 100],
  ]);
});

test('what is older than 30 days is dropped', async () => {
  await host.send(AT.products, { token: null });
  await listed(1);
  clock.now += 31 * 24 * 60 * 60 * 1000;
  await host.send(AT.price, { token: null, body: GOOD_PRICE });
  await expect
    .poll(async () => (await ask(host.app, 'listRefusals', {})).refusals.map(({ route }) => route))
    .toEqual(['/priceQuote']);
});
