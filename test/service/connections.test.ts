import { connect, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { startHost, type TestHost } from '../support/host.ts';
import { expectStillServing } from '../support/requests.ts';

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

const openConnections = (host: TestHost) =>
  new Promise<number>((resolve, reject) => {
    host.app.api.server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });

test('whoever was refused as no HTTP takes no connection of others, though it holds on', async () => {
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
