/** @module-tag thorough */
import { afterEach, expect, test } from 'vitest';
import { secrets } from '../../../src/main/adapters/node/secrets.ts';
import { FAILURES_OF_ALL, FAILURES_OF_ONE } from '../../../src/main/core/api-clients/tokens.ts';
import {
  type Credentials,
  startHost,
  type TestClock,
  type TestHost,
} from '../../support/host/host.ts';
import { sendRaw } from '../../support/host/raw.ts';
import { AT } from '../../support/host/requests.ts';

let host: TestHost;
afterEach(() => host.close());

const guess = (client: Credentials) => {
  const body = { grant_type: 'client_credentials', ...client, client_secret: secrets.random() };
  return host.send(AT.token, { token: null, body });
};

/** The statuses of guesses with as many ids, a few at a time so that each finds room in the queue. */
async function guesses(clients: readonly Credentials[]): Promise<number[]> {
  const statuses: number[] = [];
  for (let from = 0; from < clients.length; from += 6) {
    const some = await Promise.all(clients.slice(from, from + 6).map(guess));
    statuses.push(...some.map(({ status }) => status));
  }
  return statuses;
}

const count = (statuses: readonly number[], status: number) =>
  statuses.filter((one) => one === status).length;

test('guesses with many ids are stopped before they are hashed; right secrets still pass', async () => {
  const clock: TestClock = { now: Date.UTC(2026, 10, 21, 9, 30) };
  host = await startHost({ clock });
  const honest = await host.issue();
  const strangers = Array.from({ length: FAILURES_OF_ALL + 12 }, (_, i) => ({
    client_id: `qd-stranger-${i}`,
    client_secret: '',
    scope: host.client.scope,
  }));
  const statuses = await guesses(strangers);
  expect(count(statuses, 401)).toBe(FAILURES_OF_ALL);
  expect(count(statuses, 429)).toBe(12);
  expect(await host.token(honest)).toMatch(/\S/);
  clock.now += 60_000;
  expect((await guess(honest)).status).toBe(401);
});

test('an unknown id is stopped as a known one is', async () => {
  host = await startHost();
  const unknown = { ...host.client, client_id: 'qd-no one' };
  for (const client of [host.client, unknown]) {
    const statuses = await guesses(Array(FAILURES_OF_ONE + 2).fill(client));
    expect(count(statuses, 401)).toBe(FAILURES_OF_ONE);
    expect(count(statuses, 429)).toBe(2);
  }
});

test('a chosen secret that proved right once is not locked out by guesses either', async () => {
  host = await startHost({ firstClient: { id: 'broker-1', secret: 'chosen by somebody' } });
  expect(await host.token()).toMatch(/\S/);
  await guesses(Array(FAILURES_OF_ONE + 2).fill(host.client));
  expect((await guess(host.client)).status).toBe(429);
  expect(await host.token()).toMatch(/\S/);
});

test('hundreds of pipelined token requests hold no client up', async () => {
  host = await startHost({ secrets: 'production' });
  const honest = await host.issue();
  const body = JSON.stringify({
    grant_type: 'client_credentials',
    ...host.client,
    client_secret: 'wrong',
  });
  const request = (connection: string) =>
    [
      `POST ${AT.token} HTTP/1.1`,
      `Host: 127.0.0.1:${host.port}`,
      'Content-Type: application/json',
      `Content-Length: ${body.length}`,
      `Connection: ${connection}`,
      '',
      body,
    ].join('\r\n');
  const flood = sendRaw(host.port, request('keep-alive').repeat(399) + request('close'));
  expect(await host.token(honest)).toMatch(/\S/);
  const { body: answers } = await flood;
  const hashed = answers.split('HTTP/1.1 401').length - 1;
  const refused = answers.split('HTTP/1.1 429').length - 1;
  expect(hashed).toBeLessThanOrEqual(FAILURES_OF_ONE);
  // The first answer's head is not among them.
  expect(hashed + refused).toBe(399);
});

test('a client that asks for a token with each request gets 100 in a minute', async () => {
  const clock: TestClock = { now: Date.UTC(2026, 10, 21, 9, 30) };
  host = await startHost({ clock, limit: 'production' });
  for (let i = 0; i < 100; i += 1) await host.token();
  await expect(host.token()).rejects.toThrow('Rate limit exceeded');
  clock.now += 60_000;
  expect(await host.token()).toMatch(/\S/);
});
