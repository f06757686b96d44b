import { readFileSync } from 'node:fs';
import { request } from 'node:https';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addressCheck, type Site } from '../../../src/main/adapters/http/server/site.ts';
import { openMetrics } from '../../../src/main/adapters/metrics/metrics.ts';
import { openOperations } from '../../../src/main/hosts/headless/operations.ts';
import { readOptions } from '../../../src/main/hosts/headless/options.ts';
import { startHost, type TestHost } from '../../support/host/host.ts';
import { freePort } from '../../support/postgres.ts';

const TLS = join(import.meta.dirname, '../../fixtures/tls');
const tls = { cert: join(TLS, 'certificate.pem'), key: join(TLS, 'key.pem') };
const ca = readFileSync(tls.cert);

interface Asked {
  readonly port: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly servername?: string;
}

/** What a site answers to whoever trusts its certificate. */
function ask(path: string, { port, headers, servername = 'office.example' }: Asked) {
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path, ca, servername, agent: false as const };
    const asked = request({ ...options, ...(headers ? { headers } : {}) }, (response) => {
      let text = '';
      response.on('data', (chunk) => {
        text += String(chunk);
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    });
    asked.on('error', reject).end();
  });
}

describe('a site with its own certificate', () => {
  const url = 'https://office.example';
  let host: TestHost;
  let port = 0;
  beforeAll(async () => {
    host = await startHost({ site: { address: '127.0.0.1', url, tls, proxies: [] } });
    const address = (await host.app.api()).server.address();
    port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  });
  afterAll(() => host.close());

  test('answers under its name alone', async () => {
    const headers = { host: 'office.example' };
    expect(await ask('/health/live', { port, headers })).toMatchObject({ status: 200 });
    const other = await ask('/health/live', { port, headers: { host: 'other.example' } });
    expect(other.status).toBe(421);
    expect(other.text).toContain(url);
    const foreign = { ...headers, origin: 'https://other.example' };
    expect((await ask('/health/live', { port, headers: foreign })).status).toBe(403);
    const own = { ...headers, origin: url };
    expect((await ask('/health/live', { port, headers: own })).status).toBe(200);
  });

  test('answers nobody without TLS, and goes on', async () => {
    const plain = await fetch(`http://127.0.0.1:${port}/health/live`).catch((error) => error);
    expect(plain).toBeInstanceOf(Error);
    const silent = connect(port, '127.0.0.1');
    silent.write('no handshake');
    expect((await ask('/health/live', { port, headers: { host: 'office.example' } })).status).toBe(
      200,
    );
    silent.destroy();
  });

  test('names itself in the links to documents', () => {
    expect(host.app.documentsUrl()).toBe(url);
  });
});

test('a site behind a proxy answers that proxy alone', async () => {
  const url = 'https://office.example';
  const open = (proxies: readonly string[]) =>
    startHost({ site: { address: '127.0.0.1', url, proxies } });
  const statusAt = async (host: TestHost) => {
    const address = (await host.app.api()).server.address();
    const port = typeof address === 'object' ? address?.port : 0;
    return new Promise<string>((resolve) => {
      const socket = connect(port ?? 0, '127.0.0.1');
      let text = '';
      socket.on('data', (chunk) => {
        text += String(chunk);
      });
      socket.on('error', () => {});
      socket.on('close', () => resolve(text.split('\r\n')[0] ?? ''));
      socket.end('GET /health/live HTTP/1.1\r\nHost: office.example\r\nConnection: close\r\n\r\n');
    });
  };
  const ours = await open(['127.0.0.0/8']);
  expect(await statusAt(ours)).toBe('HTTP/1.1 200 OK');
  await ours.close();
  const others = await open(['10.1.2.3']);
  expect(await statusAt(others)).toBe('');
  await others.close();
});

test('a certificate that is none is named', async () => {
  const none = { cert: tls.key, key: tls.key };
  const site: Site = {
    address: '127.0.0.1',
    url: 'https://office.example',
    tls: none,
    proxies: [],
  };
  await expect(startHost({ site })).rejects.toThrow(tls.key);
});

test('an address is found in networks of both families', () => {
  const isOne = addressCheck(['10.0.0.0/8', '2001:db8::/32', '192.0.2.7']);
  const addresses = ['10.9.9.9', '::ffff:10.0.0.1', '2001:db8::1', '192.0.2.7'];
  expect(addresses.map(isOne)).toEqual([true, true, true, true]);
  expect(['11.0.0.1', '2001:db9::1', '192.0.2.8', '', undefined].map(isOne)).not.toContain(true);
  expect(() => addressCheck(['proxy.example'])).toThrow(/no IP address/);
});

describe('the options of a host', () => {
  const database = ['--database', 'postgres://db.example/office'];
  const listen = ['--listen', '0.0.0.0', '--url', 'https://office.example'];
  const read = (...args: string[]) => readOptions({}, args);

  test.each([
    [['--listen', '0.0.0.0'], '--url'],
    [['--listen', '0.0.0.0', '--url', 'http://office.example', ...database], 'https://'],
    [['--listen', '0.0.0.0', '--url', 'https://office.example/api', ...database], 'without a path'],
    [[...listen, ...database], 'by TLS alone'],
    [[...listen, '--tls-cert', 'c.pem', ...database], 'together'],
    [
      [...listen, '--tls-cert', 'c', '--tls-key', 'k', '--proxy', '10.0.0.1', ...database],
      'one of them',
    ],
    [[...listen, '--tls-cert', 'c.pem', '--tls-key', 'k.pem'], '--database'],
    [[...listen, '--proxy', 'proxy.example', ...database], 'no IP address'],
    [['--url', 'https://office.example'], 'go with --listen'],
    [['--metrics', '9464'], '--metrics'],
    [['--port', '70000'], '--port'],
  ])('%j say what is wrong', (args, said) => {
    expect(() => read(...args)).toThrow(said);
  });

  test('name where it answers beyond this computer; by default it does not', () => {
    expect(read(...listen, '--proxy', '10.0.0.0/8', ...database).site).toEqual({
      address: '0.0.0.0',
      url: 'https://office.example',
      proxies: ['10.0.0.0/8'],
    } satisfies Site);
    expect(read('--listen', '127.0.0.1').site).toBeUndefined();
    expect(read().site).toBeUndefined();
    expect(read('--metrics', '127.0.0.1:9464').metrics).toEqual({ host: '127.0.0.1', port: 9464 });
  });
});

test('probes and Prometheus ask at a place of their own, and learn that a host is about to end', async () => {
  const host = await startHost();
  const metrics = openMetrics();
  metrics.count({ method: 'POST', route: '/priceQuote', status: 200, milliseconds: 3 });
  metrics.follow({
    isAway: () => false,
    behind: async () => 7,
    refused: () => 2,
    connections: () => ({ open: 3, waiting: 1 }),
  });
  let isEnding = false;
  const place = { host: '127.0.0.1', port: await freePort() };
  const parts = { api: await host.app.api(), host: () => `127.0.0.1:${host.port}`, metrics };
  const close = await openOperations(place, { ...parts, isEnding: () => isEnding });
  const get = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${place.port}${path}`);
    return { status: answer.status, text: await answer.text() };
  };
  try {
    const { text } = await get('/metrics');
    expect(text).toContain('quotedesk_office_events_behind 7');
    expect(text).toContain('quotedesk_office_connections_waiting 1');
    expect(text).toMatch(
      /duration_seconds_count\{method="POST",route="\/priceQuote",status="200"\} 1/,
    );
    expect((await get('/health/ready')).status).toBe(200);
    expect((await get('/applied/quote/quote')).status).toBe(404);
    isEnding = true;
    expect((await get('/health/ready')).status).toBe(503);
    expect((await get('/health/live')).status).toBe(200);
  } finally {
    close();
    await host.close();
  }
});
