import { expect, test } from 'vitest';
import { startHost } from '../../support/host/host.ts';
import { AT, GOOD_PRICE } from '../../support/host/requests.ts';
import { openedForAll } from '../../support/opened.ts';

const host = openedForAll(() => startHost());

const NEW = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function idOf({ headers }: { headers: Headers }): string | null {
  return headers.get('x-request-id');
}

test('the id that a client gives comes back on every answer, refusals too', async () => {
  const headers = { 'x-request-id': 'shop-42/7_a.b:c=1' };
  const answers = [
    await host.send(AT.price, { headers, body: GOOD_PRICE }),
    await host.send(AT.products, { headers, token: null }),
    await host.send(AT.token, { headers, token: null, body: {} }),
    await host.send('/nowhere', { headers }),
    await host.send('/health/live', { headers, token: null }),
    await host.send(AT.price, { headers: { ...headers, origin: 'http://evil.example' } }),
    await host.send(AT.price, { headers, method: 'GET' }),
    await host.send(AT.price, { headers, body: '{' }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 401, 400, 404, 200, 403, 405, 415]);
  expect(answers.map(idOf)).toEqual(answers.map(() => headers['x-request-id']));
});

test('without a safe id a request gets a new one', async () => {
  for (const given of ['', 'a b', 'a"b', '<script>', 'é', 'x'.repeat(101)]) {
    const answer = await host.send(AT.products, { headers: { 'x-request-id': given } });
    expect(idOf(answer), given).toMatch(NEW);
  }
  const longest = 'x'.repeat(100);
  const kept = await host.send(AT.products, { headers: { 'x-request-id': longest } });
  expect(idOf(kept)).toBe(longest);
  const ids = [await host.send(AT.products), await host.send(AT.products)].map(idOf);
  expect(new Set(ids).size).toBe(2);
});
