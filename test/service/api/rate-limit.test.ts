import { expect, test } from 'vitest';
import { STRANGERS } from '../../../src/main/adapters/http/rate-limit.ts';
import { type Sent, startHost, type TestClock } from '../../support/host/host.ts';
import { AT, expectFault, GOOD_PRICE } from '../../support/host/requests.ts';
import { openedForAll } from '../../support/opened.ts';

const clock: TestClock = { now: Date.UTC(2026, 10, 21, 9, 30) };
const host = openedForAll(() => startHost({ limit: 'production', clock }));

/** Different addresses, because the limit is one for all of them. */
const REQUESTS: [string, Sent][] = [
  [AT.products, {}],
  [AT.vehicle('191-D-12345'), {}],
  [AT.price, { body: GOOD_PRICE }],
  [AT.quote('Q-none'), {}],
];

test('the 101st request of a client in a minute is 429; another client is not touched', async () => {
  const client = await host.issue();
  const tokens = [await host.token(client), await host.token(client)];
  for (let i = 0; i < 100; i += 1) {
    const [path, sent] = REQUESTS[i % REQUESTS.length] ?? [AT.products, {}];
    // A second token of the same client is no second allowance.
    const token = tokens[i % 2] ?? '';
    const { status, headers } = await host.send(path, { ...sent, token });
    expect([200, 404], `request ${i + 1}`).toContain(status);
    expect(headers.get('ratelimit-limit')).toBe('100');
    expect(headers.get('ratelimit-remaining')).toBe(String(99 - i));
  }
  for (const [path, sent] of REQUESTS) {
    const answer = await host.send(path, { ...sent, token: tokens[0] ?? '' });
    expectFault(answer, 429);
    expect(answer.body).toEqual({ statusCode: 429, message: 'Rate limit exceeded' });
    const wait = Number(answer.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
  }
  const other = await host.token(await host.issue());
  expect((await host.send(AT.products, { token: other })).status).toBe(200);
});

test('health is not counted', async () => {
  for (let i = 0; i < 110; i += 1) {
    expect((await host.send('/health/live', { token: null })).status).toBe(200);
  }
});

test('a wait as long as Retry-After says is long enough', async () => {
  const token = await host.token(await host.issue());
  for (let i = 0; i < 100; i += 1) {
    await host.send(AT.products, { token });
    clock.now += 137;
  }
  const refused = await host.send(AT.products, { token });
  expectFault(refused, 429);
  expect(refused.headers.get('retry-after')).toBe(refused.headers.get('ratelimit-reset'));
  clock.now += Number(refused.headers.get('retry-after')) * 1000;
  expect((await host.send(AT.products, { token })).status).toBe(200);
});

test('anyone who has no token shares a limit that is no one else’s', async () => {
  clock.now += 60_000;
  const token = await host.token(await host.issue());
  const strange = [null, 'x', 'a'.repeat(43)];
  for (let i = 0; i < STRANGERS.token; i += 1) {
    const { status } = await host.send(AT.products, { token: strange[i % strange.length] ?? null });
    expect(status).toBe(401);
  }
  const refused = await host.send(AT.products, { token: null });
  expectFault(refused, 429);
  expect(refused.headers.get('retry-after')).toBe('60');
  for (const path of [AT.products, AT.vehicle('191-D-12345')]) {
    const answer = await host.send(path, { token });
    expect(answer.status).toBe(200);
  }
  expect((await host.send('/health/live', { token: null })).status).toBe(200);
  expect(await host.token()).toMatch(/\S/);
  clock.now += 60_000;
  expect((await host.send(AT.products, { token: null })).status).toBe(401);
});
