import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { type Received, type Sent, startHost } from '../../support/host/host.ts';
import { lines, sendRaw, statusAs } from '../../support/host/raw.ts';
import {
  AT,
  expectFault,
  expectStillServing,
  FULL_XML,
  GOOD_PRICE,
  GUARDED,
} from '../../support/host/requests.ts';
import { openedForAll } from '../../support/opened.ts';

const host = openedForAll(() => startHost());

const get = (path: string, ...headers: string[]) =>
  sendRaw(host.port, lines(`GET ${path} HTTP/1.1`, ...headers, 'Connection: close'));

describe('only our own address (DNS rebinding)', () => {
  const foreign = [
    'evil.example',
    'localhost',
    '127.0.0.1',
    '127.0.0.1:1',
    '[::1]',
    '0.0.0.0',
    '',
    'evil.example@127.0.0.1',
  ];
  test.each(foreign)('Host: %s', async (name) => {
    for (const text of [name, `${name}:${host.port}`]) {
      if (text === `127.0.0.1:${host.port}`) continue;
      const answer = await get('/health/live', `Host: ${text}`);
      expect(answer.status, text).toBe(421);
      expect(JSON.parse(answer.body)).toEqual({
        statusCode: 421,
        message: `This host answers at http://127.0.0.1:${host.port} only`,
      });
    }
    await expectStillServing(host);
  });

  test('two hosts, even of the same name', async () => {
    const own = `Host: 127.0.0.1:${host.port}`;
    for (const other of [own, 'host: evil.example']) {
      expect((await get('/health/live', own, other)).status).toBe(421);
      expect((await get('/health/live', other, own)).status).toBe(421);
    }
    await expectStillServing(host);
  });

  test('an absolute address as the target', async () => {
    const own = `127.0.0.1:${host.port}`;
    for (const target of [`http://${own}/health/live`, 'http://evil.example/health/live']) {
      expect((await get(target, `Host: ${own}`)).status).toBe(421);
    }
    await expectStillServing(host);
  });

  test('it listens on loopback and says so by number', async () => {
    expect(host.url).toBe(`http://127.0.0.1:${host.port}`);
    expect((await host.app.api()).server.address()).toMatchObject({ address: '127.0.0.1' });
  });
});

const sendAs = (headers: Record<string, string>) => statusAs(`${host.url}/health/live`, headers);

describe('no foreign pages', () => {
  test.each([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://localhost:8517' },
    { origin: 'http://127.0.0.1' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ])('%j is 403', async (headers) => {
    expect(await sendAs(headers)).toBe(403);
    await expectStillServing(host);
  });

  test('our own page, a typed address and a program are welcome', async () => {
    expect(await sendAs({ origin: host.url, 'sec-fetch-site': 'same-origin' })).toBe(200);
    expect(await sendAs({ 'sec-fetch-site': 'none' })).toBe(200);
    expect(await sendAs({})).toBe(200);
  });

  test('a preflight is answered by no CORS header', async () => {
    const answer = await get(
      AT.price,
      `Host: 127.0.0.1:${host.port}`,
      'Origin: https://evil.example',
      'Access-Control-Request-Method: POST',
    );
    expect(answer.status).toBe(403);
    expect(answer.head.toLowerCase()).not.toContain('access-control');
  });
});

test('a request with two Authorization headers is refused: no one knows which one counts', async () => {
  const bearer = `Authorization: Bearer ${await host.token()}`;
  for (const path of [AT.products, AT.token]) {
    const answer = await get(path, `Host: 127.0.0.1:${host.port}`, bearer, bearer);
    expect(answer.status, path).toBe(400);
    expect(JSON.parse(answer.body).message).toContain('Authorization');
  }
  await expectStillServing(host);
});

describe('every answer', () => {
  const answers: [string, string, Sent, number][] = [
    ['health', '/health/live', { token: null }, 200],
    ['readiness', '/health/ready', { token: null }, 200],
    ['a price', AT.price, { body: GOOD_PRICE }, 200],
    ['a quote', AT.submit, { body: FULL_XML, headers: { 'content-type': 'text/xml' } }, 200],
    ['an invalid request', AT.price, { body: {} }, 400],
    ['a token refused', AT.token, { body: {}, token: null }, 400],
    ['no token', AT.products, { token: null }, 401],
    ['not found', AT.quote('none'), {}, 404],
    ['nothing there', '/nowhere', {}, 404],
    ['a wrong method', AT.price, { method: 'PUT' }, 405],
    ['too much', AT.price, { body: { x: 'x'.repeat(70_000) } }, 413],
    ['a wrong type', AT.price, { body: 'x', headers: { 'content-type': 'text/plain' } }, 415],
  ];

  test.each(answers)('carries the headers of security: %s', async (_, path, sent, status) => {
    const answer: Received = await host.send(path, sent);
    expect(answer.status, answer.text).toBe(status);
    for (const [name, value] of GUARDED) expect(answer.headers.get(name)).toBe(value);
    for (const name of answer.headers.keys()) {
      expect(name).not.toMatch(/^access-control|^server$|^x-powered-by/);
    }
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
    if (status >= 400) expectFault(answer, status);
    expect(answer.text).not.toMatch(/FST_|fastify|sqlite|node_modules|select |\.ts:/i);
    await expectStillServing(host);
  });
});

describe('a body of the wrong kind', () => {
  test.each(['text/plain', 'text/html', 'application/octet-stream', 'multipart/form-data', 'x'])(
    '%s is 415',
    async (type) => {
      for (const [path, taken] of [
        [AT.price, 'application/json'],
        [AT.submit, 'application/json or application/xml'],
        [AT.token, 'application/json or application/x-www-form-urlencoded'],
      ] as const) {
        const answer = await host.send(path, { body: 'x', headers: { 'content-type': type } });
        expectFault(answer, 415);
        expect(answer.body.message).toBe(`Content-Type is not supported here: send ${taken}`);
      }
      await expectStillServing(host);
    },
  );

  test('XML or a form for a price, a form for a quote', async () => {
    for (const type of ['application/xml', 'text/xml', 'application/x-www-form-urlencoded']) {
      const headers = { 'content-type': type };
      expectFault(await host.send(AT.price, { body: 'x=1', headers }), 415);
    }
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    expectFault(await host.send(AT.submit, { body: 'x=1', headers }), 415);
    await expectStillServing(host);
  });

  test.each(['gzip', 'br', 'identity, gzip', 'aws-chunked'])('packed by %s', async (encoding) => {
    for (const path of [AT.price, AT.submit, AT.override, AT.accept, AT.token]) {
      const headers = { 'content-type': 'application/json', 'content-encoding': encoding };
      const answer = await host.send(path, { body: gzipSync('{}'), headers });
      expectFault(answer, 415);
      expect(answer.body.message).toBe(
        `Content-Encoding ${encoding} is not supported: send the body unencoded`,
      );
    }
    await expectStillServing(host);
  });

  test('as it is, and said so', async () => {
    const headers = { 'content-encoding': 'Identity' };
    expect((await host.send(AT.price, { body: GOOD_PRICE, headers })).status).toBe(200);
    const xml = await host.sendXml(FULL_XML, { headers });
    expect(xml.status).toBe(200);
  });

  test('none stated', async () => {
    const token = await host.token();
    const request = lines(
      `POST ${AT.price} HTTP/1.1`,
      `Host: 127.0.0.1:${host.port}`,
      `Authorization: Bearer ${token}`,
      'Content-Length: 2',
      'Connection: close',
    );
    const answer = await sendRaw(host.port, `${request}{}`);
    expect(answer.status).toBe(415);
    expect(answer.body).toContain('Content-Type is missing: send application/json');
    await expectStillServing(host);
  });

  test('broken or empty JSON', async () => {
    const headers = { 'content-type': 'application/json' };
    for (const body of ['{', '{"data":', '', 'undefined', "{'data':1}"]) {
      expectFault(await host.send(AT.price, { body, headers }), 400);
    }
    await expectStillServing(host);
  });
});
