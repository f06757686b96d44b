/** @module-tag thorough */
import { connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { MOST_CONNECTIONS } from '../../../src/main/adapters/http/connections.ts';
import { STRANGERS } from '../../../src/main/adapters/http/rate-limit.ts';
import { startHost, type TestHost } from '../../support/host/host.ts';
import { lines } from '../../support/host/raw.ts';
import { expectStillServing } from '../../support/host/requests.ts';

/** A client that never ends its own side, whatever it is told. */
async function holding(host: TestHost, sent: string | Buffer): Promise<Socket> {
  const socket = connect({ host: '127.0.0.1', port: host.port, allowHalfOpen: true });
  await new Promise((resolve) => socket.once('connect', resolve));
  await new Promise((resolve) => socket.write(sent, resolve));
  return socket;
}

/** Everything that comes until the other side has nothing more to say. */
async function heard(socket: Socket): Promise<string> {
  const parts: Buffer[] = [];
  socket.on('data', (part: Buffer) => parts.push(part));
  socket.on('error', () => undefined);
  await new Promise<void>((resolve) => {
    socket.once('end', resolve);
    socket.once('close', () => resolve());
  });
  return Buffer.concat(parts).toString();
}

const openConnections = async (host: TestHost) => {
  const { server } = await host.app.api();
  return new Promise<number>((resolve, reject) => {
    server.getConnections((error: Error | null, count: number) =>
      error ? reject(error) : resolve(count),
    );
  });
};

test('anyone who was refused as no HTTP takes no connection of others, though it holds on', async () => {
  const host = await startHost();
  const socket = await holding(host, 'GARBAGE\r\n\r\n');
  expect(await heard(socket)).toContain('HTTP/1.1 400');
  await expect.poll(() => openConnections(host), { timeout: 10_000 }).toBe(0);
  socket.destroy();
  await expectStillServing(host);
  await host.close();
});

test('a host that ends does not wait for a request that never comes whole', async () => {
  const host = await startHost();
  const socket = await holding(host, 'POST /auth/token HTTP/1.1\r\nContent-Length: 9\r\n');
  await expect.poll(() => openConnections(host)).toBe(1);
  const [text] = await Promise.all([heard(socket), host.close()]);
  socket.destroy();
  // Not the 408 of a host that waited until its time was over.
  expect(text).toBe('');
});

/** What an honest program asks on a connection of its own. */
async function askOnce(host: TestHost): Promise<string> {
  const text = lines(
    'GET /health/live HTTP/1.1',
    `Host: 127.0.0.1:${host.port}`,
    'Connection: close',
  );
  return heard(await holding(host, text));
}

test('connections that asked once and hold on keep no one out', async () => {
  const host = await startHost();
  const once = lines('GET /health/live HTTP/1.1', `Host: 127.0.0.1:${host.port}`);
  const held: Socket[] = [];
  for (let i = 0; i < MOST_CONNECTIONS + 20; i += 1) {
    const socket = await holding(host, once);
    socket.on('error', () => undefined);
    // Until it is answered it is being served.
    await new Promise((resolve) => socket.once('data', resolve));
    held.push(socket);
  }
  for (let i = 0; i < 20; i += 1) expect(await askOnce(host)).toContain('HTTP/1.1 200');
  // The oldest went first.
  expect(held[0]?.destroyed || held[0]?.readableEnded || held[0]?.closed).toBe(true);
  for (const socket of held) socket.destroy();
  await expectStillServing(host);
  await host.close();
});

test('a thousand silent connections keep no one out', async () => {
  const host = await startHost();
  const silent: Socket[] = [];
  for (let i = 0; i < 1000; i += 1) {
    const socket = connect({ host: '127.0.0.1', port: host.port });
    socket.on('error', () => undefined);
    silent.push(socket);
    if (i % 50 === 0) expect(await askOnce(host)).toContain('HTTP/1.1 200');
  }
  await expect.poll(() => openConnections(host)).toBe(MOST_CONNECTIONS);
  for (let i = 0; i < 20; i += 1) expect(await askOnce(host)).toContain('HTTP/1.1 200');
  expect(await openConnections(host)).toBeLessThanOrEqual(MOST_CONNECTIONS);
  for (const socket of silent) socket.destroy();
  await host.close();
});

/** Asks for the description of the API, which is large, often, and reads nothing. */
async function neverReading(host: TestHost, often: number): Promise<Socket> {
  const one = lines('GET /openapi.json HTTP/1.1', `Host: 127.0.0.1:${host.port}`);
  const socket = await holding(host, one.repeat(often));
  socket.on('error', () => undefined);
  return socket.pause();
}

test('anyone who does not read what was asked for loses the connection, and no one else', async () => {
  const clock = { now: Date.parse('2027-03-01T09:00:00Z') };
  const host = await startHost({ clock });
  const socket = await neverReading(host, 40);
  const honest = await holding(host, lines('GET /health/live HTTP/1.1', 'Host: x'));
  await expect.poll(() => openConnections(host)).toBe(2);
  clock.now += 20_000;
  // A look at all connections comes each second.
  await setTimeout(1500);
  expect(await openConnections(host)).toBe(2);
  clock.now += 40_000;
  await expect.poll(() => openConnections(host), { timeout: 10_000 }).toBe(1);
  for (const one of [socket, honest]) one.destroy();
  await expectStillServing(host);
  await host.close();
});

test('answers that no one reads wait in bounds: the connection with most of them goes', async () => {
  const host = await startHost();
  const sockets = [await neverReading(host, 10), await neverReading(host, 280)];
  await expect.poll(() => openConnections(host), { timeout: 10_000 }).toBe(1);
  for (const one of sockets) one.destroy();
  await expectStillServing(host);
  await host.close();
});

test.each([
  ['/health/live', STRANGERS.health],
  ['/health/ready', STRANGERS.health],
  ['/openapi.json', STRANGERS.description],
  ['/docs', STRANGERS.screens],
] as const)('who asks for %s without a token has a limit', async (path, most) => {
  const host = await startHost({ clock: { now: Date.parse('2027-03-01T09:00:00Z') } });
  const statuses = new Set<number>();
  for (let i = 0; i < most; i += 1) statuses.add((await host.send(path, { token: null })).status);
  expect(statuses).not.toContain(429);
  const refused = await host.send(path, { token: null });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  // A client with a token is no stranger.
  await expectStillServing(host);
  await host.close();
});

test('half a request keeps its connection no longer than silence does', async () => {
  const host = await startHost();
  const half = lines('POST /auth/token HTTP/1.1', `Host: 127.0.0.1:${host.port}`).slice(0, -2);
  const body = 'Content-Type: application/json\r\nContent-Length: 9\r\n\r\n{';
  const starting: Socket[] = [];
  for (let i = 0; i < MOST_CONNECTIONS + 5; i += 1) {
    starting.push(await holding(host, `${half}${i % 2 === 0 ? body : ''}`));
  }
  expect(await askOnce(host)).toContain('HTTP/1.1 200');
  for (const socket of starting) socket.destroy();
  await host.close();
});
