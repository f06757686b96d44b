import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { secrets } from '../../../src/main/adapters/node/secrets.ts';
import { openApp } from '../../../src/main/app/app.ts';
import { FAILURES_OF_ALL, FAILURES_OF_ONE } from '../../../src/main/core/access/tokens.ts';
import { BROKER } from '../../../src/main/core/dispatcher.ts';
import { faultSentence } from '../../../src/shared/result/sentences.ts';
import {
  appOptions,
  type Credentials,
  type Sent,
  startHost,
  type TestClock,
  type TestHost,
} from '../../support/host/host.ts';
import { temporaryFolder } from '../../support/host/prepared-folders.ts';
import { sendRaw } from '../../support/host/raw.ts';
import { AT, GOOD_PRICE, MINIMAL_XML } from '../../support/host/requests.ts';

let host: TestHost;

afterEach(() => host.close());

describe('token life', () => {
  const START = Date.UTC(2026, 10, 21, 9, 30);

  const price = (sent: Sent) => host.send(AT.price, { body: GOOD_PRICE, ...sent });

  const wrong = (client: Credentials) =>
    host.send(AT.token, {
      token: null,
      body: { grant_type: 'client_credentials', ...client, client_secret: 'wrong' },
    });

  test('a token lives for its 3599 seconds and not a second more', async () => {
    const clock = { now: START };
    host = await startHost({ clock });
    const token = await host.token();
    clock.now += 3_598_999;
    expect((await price({ token })).status).toBe(200);
    clock.now += 1;
    const late = await price({ token });
    expect(late.status).toBe(401);
    expect(late.headers.get('www-authenticate')).toBe(
      'Bearer realm="quotedesk", error="invalid_token"',
    );
    expect((await price({ token: await host.token() })).status).toBe(200);
  });

  test('a revoked client loses its tokens at once, and gets no new one', async () => {
    host = await startHost();
    const client = await host.issue();
    const token = await host.token(client);
    expect((await price({ token })).status).toBe(200);
    await host.app.dispatch(BROKER, 'revokeClient', { client_id: client.client_id });
    expect((await price({ token })).status).toBe(401);
    await expect(host.token(client)).rejects.toThrow('invalid_client');
    expect((await price({})).status).toBe(200);
  });

  test('so it does when a command next to the running host revokes it', async () => {
    host = await startHost();
    const client = await host.issue();
    const token = await host.token(client);
    expect((await price({ token })).status).toBe(200);
    const command = await openApp({ ...appOptions(host.dataFolder), host: 'command' });
    try {
      expect(await command.issueFirstClient()).toBeUndefined();
      const answer = await command.dispatch(BROKER, 'revokeClient', {
        client_id: client.client_id,
      });
      expect(answer.ok).toBe(true);
      expect((await price({ token })).status).toBe(401);
    } finally {
      await command.close();
    }
    expect((await price({})).status).toBe(200);
  });

  test('a client that a command issues may come at once', async () => {
    host = await startHost();
    const command = await openApp({ ...appOptions(host.dataFolder), host: 'command' });
    const issued = await command.dispatch(BROKER, 'createClient', { name: 'Command' });
    await command.close();
    if (!issued.ok) throw new Error(faultSentence(issued.fault));
    expect((await price({ token: await host.token(issued.value as Credentials) })).status).toBe(
      200,
    );
  });

  test('tries without end are stopped with 429, and no one else with them', async () => {
    host = await startHost();
    const victim = await host.issue();
    const other = await host.issue();
    const statuses: number[] = [];
    for (let i = 0; i < 10; i += 1) statuses.push((await wrong(victim)).status);
    expect(statuses).toEqual(Array(10).fill(401));
    const stopped = await wrong(victim);
    expect(stopped.status).toBe(429);
    expect(stopped.body).toMatchObject({ statusCode: 429, message: 'Rate limit exceeded' });
    expect(Number(stopped.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(stopped.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    expect(stopped.headers.get('pragma')).toBe('no-cache');
    // No one can lock a client out by guessing, and another client's tries are its own.
    expect(await host.token(victim)).toMatch(/\S/);
    expect(await host.token(other)).toMatch(/\S/);
    expect((await wrong(other)).status).toBe(401);
  });

  test('the first client has the credentials that were chosen for it', async () => {
    const chosen = { id: 'broker-1', secret: 'a secret: with + and % and é' };
    host = await startHost({ firstClient: chosen });
    expect(host.client).toMatchObject({ client_id: chosen.id, client_secret: chosen.secret });
    expect(await host.token()).toMatch(/\S/);
  });

  test('a secret that was chosen has 8 characters or more, where a client is first issued', async () => {
    const dataFolder = temporaryFolder();
    const start = (secret: string) =>
      startHost({ dataFolder, firstClient: { id: 'broker-1', secret } });
    await expect(start('é'.repeat(7))).rejects.toThrow(
      'QUOTEDESK_CLIENT_SECRET must have 8 characters or more',
    );
    host = await start('é'.repeat(8));
    expect(await host.token()).toMatch(/\S/);
    await host.close();
    // An installation that has its client starts, whatever the variable says now.
    host = await start('short');
    await host.close();
  });

  test('without the data, no credentials are called wrong', async () => {
    const dataFolder = temporaryFolder();
    host = await startHost({ dataFolder });
    const { client } = host;
    // A folder without a quote counts as new.
    await host.sendXml(MINIMAL_XML);
    await host.close();
    rmSync(join(dataFolder, 'quotedesk.db'));
    host = await startHost({ dataFolder });
    const answer = await wrong(client);
    expect(answer.status).toBe(503);
    expect(answer.body).toMatchObject({ statusCode: 503, error: 'temporarily_unavailable' });
    expect(answer.headers.has('www-authenticate')).toBe(false);
  });

  test('the scope has the form that the specification gives', async () => {
    host = await startHost();
    expect(host.client.scope).toMatch(/^api:\/\/[0-9a-f-]{36}\/quotedesk\/\.default$/);
  });
});

describe('token flood', { tags: ['thorough'] }, () => {
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
});
