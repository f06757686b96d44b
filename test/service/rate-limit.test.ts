import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Sent, startHost, type TestHost } from '../support/host.ts';
import { AT, expectFault, GOOD_PRICE } from '../support/requests.ts';

let host: TestHost;
beforeAll(async () => {
  host = await startHost({ limit: 'production' });
});
afterAll(() => host.close());

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
