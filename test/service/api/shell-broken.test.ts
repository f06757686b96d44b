import { METHODS } from 'node:http';
import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { startHost } from '../../support/host/host.ts';
import { lines, type RawAnswer, sendRaw } from '../../support/host/raw.ts';
import { AT, expectFault, expectStillServing, GUARDED } from '../../support/host/requests.ts';
import { openedForAll } from '../../support/opened.ts';

const host = openedForAll(() => startHost());

const own = () => `Host: 127.0.0.1:${host.port}`;
const LAST = 'Connection: close';

/** The one error shape with every header, and a host that goes on. */
async function expectAnswered({ status, head, body }: RawAnswer, wanted: number): Promise<void> {
  expect(status, body).toBe(wanted);
  expect(JSON.parse(body)).toEqual({
    statusCode: wanted,
    message: expect.stringMatching(/\S/),
  });
  const headers = head.toLowerCase().split('\r\n');
  for (const [name, value] of GUARDED) {
    expect(headers).toContain(`${name}: ${value.toLowerCase()}`);
  }
  expect(body).not.toMatch(/FST_|HPE_|fastify|node_modules|\bat .+:\d+:\d+/i);
  await expectStillServing(host);
}

describe('what is not HTTP', () => {
  test.each([
    ['a word', 'GARBAGE\r\n\r\n'],
    ['a greeting of TLS', Buffer.from('16030100a5010000a10303', 'hex')],
    ['a header without a colon', 'GET / HTTP/1.1\r\nHost\r\n\r\n'],
    ['an unknown version', 'GET / HTTP/9.1\r\nHost: x\r\n\r\n'],
    ['a space in the address', lines('GET /health /live HTTP/1.1', 'Host: x', LAST)],
    ['a length that is none', lines('POST /priceQuote HTTP/1.1', 'Host: x', 'Content-Length: -1')],
    [
      'a length and chunks at once',
      lines(
        'POST /priceQuote HTTP/1.1',
        'Host: x',
        'Content-Length: 3',
        'Transfer-Encoding: chunked',
      ),
    ],
  ])('%s', async (_, bytes) => expectAnswered(await sendRaw(host.port, bytes), 400));

  test('no host at all', async () => {
    const request = lines('GET /health/live HTTP/1.1', LAST);
    await expectAnswered(await sendRaw(host.port, request), 421);
  });

  test('headers without end', async () => {
    const request = lines('GET /health/live HTTP/1.1', own(), `X: ${'x'.repeat(9000)}`, LAST);
    await expectAnswered(await sendRaw(host.port, request), 431);
  });
});

describe('addresses', () => {
  test.each(['/vehicle-lookup/%zz', '/%', '/applied/quote/%ff'])(
    'that decode to nothing: %s',
    async (path) => {
      const answer = await sendRaw(host.port, lines(`GET ${path} HTTP/1.1`, own(), LAST));
      await expectAnswered(answer, 400);
    },
  );

  test.each([
    '/',
    '/nowhere',
    '/applied',
    '/applied/quote',
    '/PRICEQUOTE',
    '//priceQuote',
    '/../etc/passwd',
    '/.env',
  ])('that lead nowhere: %s', async (path) => {
    const answer = await sendRaw(host.port, lines(`GET ${path} HTTP/1.1`, own(), LAST));
    await expectAnswered(answer, 404);
  });
});

describe('methods', () => {
  const takes: [string, string][] = [
    [AT.token, 'POST'],
    [AT.price, 'POST'],
    [AT.vehicle('191-D-12345'), 'GET, HEAD'],
    [AT.address('D02X285'), 'GET, HEAD'],
    [AT.products, 'GET, HEAD'],
    [AT.submit, 'POST'],
    [AT.quote('Q-none'), 'GET, HEAD'],
    [AT.override, 'POST'],
    [AT.addOn, 'POST'],
    [AT.accept, 'POST'],
    ['/health/live', 'GET, HEAD'],
    ['/health/ready', 'GET, HEAD'],
  ];

  test.each(takes)('%s takes %s and says so to any other', async (path, allow) => {
    // CONNECT asks for a tunnel, to which Node itself says no by hanging up.
    const others = METHODS.filter((name) => name !== 'CONNECT' && !allow.includes(name));
    expect(others.length).toBeGreaterThan(30);
    for (const method of others) {
      const answer = await sendRaw(host.port, lines(`${method} ${path} HTTP/1.1`, own(), LAST));
      expect(answer.status, method).toBe(405);
      expect(answer.head.toLowerCase()).toContain(`\r\nallow: ${allow.toLowerCase()}\r\n`);
    }
    const answer = await sendRaw(host.port, lines(`DELETE ${path} HTTP/1.1`, own(), LAST));
    await expectAnswered(answer, 405);
  });

  test('HEAD answers as GET does, without the body', async () => {
    const answer = await host.send(AT.products, { method: 'HEAD' });
    expect(answer.status).toBe(200);
    expect(answer.text).toBe('');
    expectFault(await host.send(AT.quote('Q-none')), 404);
    expect((await host.send(AT.quote('Q-none'), { method: 'HEAD' })).status).toBe(404);
  });

  test('a tunnel is refused', async () => {
    const { port } = host;
    const answer = await sendRaw(port, lines(`CONNECT 127.0.0.1:${port} HTTP/1.1`, own()));
    expect(answer.head).not.toContain(' 200 ');
    await expectStillServing(host);
  });
});

test('an expectation that no one knows is passed over (RFC 9110 10.1.1)', async () => {
  const request = lines('POST /priceQuote HTTP/1.1', own(), 'Expect: tea', LAST);
  await expectAnswered(await sendRaw(host.port, request), 401);
});

test('a body shorter than announced, and a client that hangs up, harm no one', async () => {
  for (const text of ['POST /auth/token HTTP/1.1\r\n', 'GET /hea']) {
    const socket = connect(host.port, '127.0.0.1');
    await new Promise<void>((done) => socket.once('connect', () => done()));
    await new Promise<void>((done) => socket.write(text, () => done()));
    socket.destroy();
  }
  await expectStillServing(host);
});
