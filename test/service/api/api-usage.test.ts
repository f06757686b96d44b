import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { BROKER } from '../../../src/main/core/dispatcher.ts';
import { ask } from '../../support/host/ask.ts';
import { startHost, type TestClock, type TestHost } from '../../support/host/host.ts';
import { temporaryFolder } from '../../support/host/prepared-folders.ts';
import { AT, GOOD_PRICE } from '../../support/host/requests.ts';

let dataFolder: string;
let clock: TestClock;
let host: TestHost;
beforeEach(async () => {
  dataFolder = temporaryFolder();
  clock = { now: Date.parse('2026-07-10T12:00:00Z') };
  host = await startHost({ dataFolder, clock, limit: 'production' });
});
afterEach(() => host.close());

const DAY = 24 * 60 * 60 * 1000;
const NONE = {
  requests: 0,
  unauthenticated: 0,
  forbidden: 0,
  rateLimited: 0,
  otherRefusals: 0,
  failures: 0,
};

/** The usage of a client: a request is counted after it was answered, so it may take a moment. */
async function usageOf(client_id: string, requests: number) {
  const look = async () => {
    const { clients } = await ask(host.app, 'apiUsage', {});
    return clients.find((it) => it.client_id === client_id);
  };
  await expect.poll(async () => (await look())?.lastSevenDays.requests).toBe(requests);
  return look();
}

describe('usage', () => {
  test('counts requests and refusals of each client, by Irish days', async () => {
    const lookup = await host.issue(['lookup']);
    const token = await host.token(lookup);
    expect(await usageOf(lookup.client_id, 0)).toMatchObject({ today: NONE, lastUsedAt: null });
    for (const path of ['D02X285', 'D02X285', 'A65F4E2', 'X99XXXX', 'nonsense']) {
      await host.send(AT.address(path), { token });
    }
    await host.send(AT.price, { body: GOOD_PRICE, token });
    const counts = { ...NONE, requests: 6, otherRefusals: 2, forbidden: 1 };
    expect(await usageOf(lookup.client_id, 6)).toEqual({
      client_id: lookup.client_id,
      name: expect.stringContaining('A client of a test'),
      today: counts,
      lastSevenDays: counts,
      lastUsedAt: '2026-07-10T12:00:00Z',
    });

    // In summer the next Irish day begins at 23:00 UTC; the token is a new one by then.
    clock.now = Date.parse('2026-07-10T23:30:00Z');
    const next = await host.token(lookup);
    await host.send(AT.address('D02X285'), { token: next });
    expect(await usageOf(lookup.client_id, 7)).toMatchObject({
      today: { ...NONE, requests: 1 },
      lastSevenDays: { ...counts, requests: 7 },
      lastUsedAt: '2026-07-10T23:30:00Z',
    });
    clock.now = Date.parse('2026-07-10T12:00:00Z') + 7 * DAY;
    expect(await usageOf(lookup.client_id, 1)).toMatchObject({
      today: NONE,
      lastSevenDays: { ...NONE, requests: 1 },
    });
  });

  test('counts what the limit refused', async () => {
    const token = await host.token();
    const statuses: number[] = [];
    for (let i = 0; i < 103; i += 1) {
      statuses.push((await host.send(AT.products, { token })).status);
    }
    const refused = statuses.filter((status) => status === 429).length;
    expect(refused).toBeGreaterThan(0);
    expect(await usageOf(host.client.client_id, 103)).toMatchObject({
      today: { ...NONE, requests: 103, rateLimited: refused },
    });
  });

  test('of no one, only refusals are counted', async () => {
    await host.send('/health/live', { token: null });
    await host.send(AT.products, { token: 'none' });
    await host.send(AT.products, { token: null });
    await expect
      .poll(async () => (await ask(host.app, 'apiUsage', {})).unknown.today)
      .toEqual({ ...NONE, requests: 2, unauthenticated: 2 });
  });

  test('outlives a restart, also without being looked at before', async () => {
    const token = await host.token();
    for (let i = 0; i < 3; i += 1) await host.send(AT.products, { token });
    const { client_id } = host.client;
    await host.close();
    host = await startHost({ dataFolder, clock });
    expect(await usageOf(client_id, 3)).toMatchObject({ today: { requests: 3 } });
  });
});

describe('a rotated client', () => {
  test('has a new secret under its old id, and its tokens end', async () => {
    const client = await host.issue(['lookup']);
    const token = await host.token(client);
    const rotated = await ask(host.app, 'rotateClient', { client_id: client.client_id });
    expect(rotated).toEqual({ ...client, client_secret: rotated.client_secret });
    expect(rotated.client_secret).not.toBe(client.client_secret);
    expect((await host.send(AT.address('D02X285'), { token })).status).toBe(401);
    await expect(host.token(client)).rejects.toThrow('401');
    const fresh = await host.token(rotated);
    expect((await host.send(AT.address('D02X285'), { token: fresh })).status).toBe(200);
    expect((await host.send(AT.price, { body: GOOD_PRICE, token: fresh })).status).toBe(403);
  });

  test('must be there, and not be revoked', async () => {
    const rotate = (client_id: string) => host.app.dispatch(BROKER, 'rotateClient', { client_id });
    expect(await rotate('qd-none')).toMatchObject({ fault: { kind: 'notFound' } });
    const { client_id } = await host.issue();
    await ask(host.app, 'revokeClient', { client_id });
    expect(await rotate(client_id)).toMatchObject({ fault: { kind: 'conflict' } });
  });
});
