import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { httpBridge } from '../../../src/main/adapters/http/screens/http-bridge.ts';
import { buildApi, type RequestLine } from '../../../src/main/adapters/http/server/build.ts';
import { type Environments, openEnvironments } from '../../../src/main/app/environments.ts';
import { MINUTE, ownWindow } from '../../../src/main/core/access/sliding-window.ts';
import { httpOperations } from '../../../src/shared/contract/contract.ts';
import { message } from '../../../src/shared/domain/messages/message.ts';
import { appOptions, startHost } from '../../support/host/host.ts';
import { temporaryFolder } from '../../support/host/prepared-folders.ts';
import { lines, sendRaw } from '../../support/host/raw.ts';
import { AT, expectFault, GOOD_PRICE, MINIMAL_XML } from '../../support/host/requests.ts';
import { exampleRequest } from '../../support/openapi/examples.ts';
import { openedForAll } from '../../support/opened.ts';
import { SOUND_DATA } from '../../support/stores/database.ts';

const host = openedForAll(() => startHost());

const TAKING = httpOperations.filter(({ http }) => http.from !== 'token');

test.each(TAKING)('$name names a query parameter that it does not know', async (operation) => {
  const { at, sent } = exampleRequest(operation);
  const more = at.includes('?') ? '&' : '?';
  for (const query of ['cover=TPFT', 'cover=TPFT&cover=TPFT', 'cover']) {
    const answer = await host.send(`${at}${more}${query}`, sent);
    expectFault(answer, 400);
    expect(answer.body).toEqual({
      statusCode: 400,
      message: 'Invalid request: cover is not a parameter of this address',
      errors: [{ path: 'cover', message: 'is not a parameter of this address' }],
    });
  }
  // A query without a parameter says nothing that could be ignored.
  const bare = await host.send(`${at}${more}`, sent);
  expect(JSON.stringify(bare.body)).not.toContain('parameter');
});

test.each(['/vehicle-lookup/191-D-12345', '/applied/options', '/health/live', '/openapi.json'])(
  'of a read, a slash at the end and what is against caches say nothing: %s',
  async (path) => {
    const plain = await host.send(path);
    expect(plain.status).toBe(200);
    for (const at of [`${path}/`, `${path}?_=1796119200`, `${path}/?_=1`]) {
      expect((await host.send(at)).text, at).toBe(plain.text);
      expect((await host.send(at, { method: 'HEAD' })).status, at).toBe(200);
    }
    expectFault(await host.send(`${path}//`), 404);
    // Not of a read, neither is forgiven.
    expectFault(await host.send(`${path}/`, { method: 'POST', body: {} }), 404);
  },
);

test('of a change, neither a slash at the end nor what is against caches is taken', async () => {
  expectFault(await host.send(`${AT.price}/`, { body: GOOD_PRICE }), 404);
  expectFault(await host.send(`${AT.price}?_=1`, { body: GOOD_PRICE }), 400);
});

test('nothing happens of a change whose query is refused, and its key may be used again', async () => {
  const { quoteId } = (await host.sendXml(MINIMAL_XML)).body;
  const headers = { 'idempotency-key': 'query' };
  const body = { quoteId, overrideType: 'discount', value: 10, reason: 'Loyal' };
  expectFault(await host.send(`${AT.override}?dryRun=true`, { body, headers }), 400);
  expect((await host.send(AT.quote(quoteId))).body.history).toHaveLength(1);
  expect((await host.send(AT.override, { body, headers })).status).toBe(200);
});

test('a token is asked for before the query is looked at', async () => {
  expectFault(await host.send(`${AT.price}?cover=TPFT`, { body: GOOD_PRICE, token: null }), 401);
});

test('the token endpoint ignores parameters that it does not know (RFC 6749 3.2)', async () => {
  const body = { grant_type: 'client_credentials', ...host.client };
  const answer = await host.send(`${AT.token}?api-version=1`, { body, token: null });
  expect(answer.status).toBe(200);
});

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

const unused = async (): Promise<never> => {
  throw new Error('Nothing of this test comes here');
};

test('the line of the log has the id that the client was given', async () => {
  const lines: RequestLine[] = [];
  const api = await buildApi({
    dispatch: unused,
    authenticate: unused,
    readQuoteXml: () => ({ ok: true, value: {} }),
    openDocument: async () => ({
      ok: false as const,
      fault: { kind: 'notFound' as const, message: message('documentNotFound') },
    }),
    keptResponses: { find: unused, keep: unused },
    described: {
      version: '0',
      scope: '',
      quoteDocument: {},
      quoteBody: (it) => it,
      quoteXml: '',
      responseExamples: () => ({ answers: {}, errors: { Error: {}, TokenError: {} } }),
    },
    data: SOUND_DATA,
    ready: async () => undefined,
    isOfficeAway: () => false,
    backups: () => ({ lastSuccess: null, isOverdue: false }),
    registers: async () => ({ vehicles: null, addresses: null }),
    clock: () => 0,
    requestsPerMinute: 100,
    takeRequest: ownWindow({ most: 100, span: MINUTE }, Date.now),
    onRequestDone: (line) => lines.push(line),
    onError: () => undefined,
  });
  const url = await api.listen({ host: '127.0.0.1', port: 0 });
  const given = await fetch(`${url}/health/live`, { headers: { 'x-request-id': 'mine-1' } });
  const made = await fetch(`${url}/health/live`);
  await api.close();
  expect(given.headers.get('x-request-id')).toBe('mine-1');
  expect(lines.map(({ requestId }) => requestId)).toEqual([
    'mine-1',
    made.headers.get('x-request-id'),
  ]);
});

describe('addresses', () => {
  let folder: string;

  let environments: Environments;

  let url: string;

  beforeAll(async () => {
    folder = temporaryFolder();
    const screensFolder = join(folder, 'screens');
    mkdirSync(screensFolder);
    const dataFolder = join(folder, 'data');
    environments = await openEnvironments(appOptions(dataFolder));
    const { live, dispatch } = environments;
    await (await live.api()).register(httpBridge, {
      dispatch,
      dataFolder,
      screensFolder,
      printLink: () => {},
      linkCommand: 'quotedesk link create',
    });
    url = await live.listen(0);
  });

  afterAll(() => environments.close());

  test.each(['/', '/launch/x', '/launch/x?y=1'])(
    'the address %s of the screens takes GET alone, and says so',
    async (path) => {
      for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'PROPFIND']) {
        const answer = await fetch(`${url}${path}`, { method });
        expect([method, answer.status]).toEqual([method, 405]);
        expect(answer.headers.get('allow')).toBe('GET, HEAD');
        expect(await answer.json()).toMatchObject({ statusCode: 405 });
      }
      const headers = { 'content-type': 'application/xml' };
      const typed = await fetch(`${url}${path}`, { method: 'POST', headers, body: '<a/>' });
      expect(typed.status).toBe(405);
      expect((await fetch(`${url}/launch/x`, { method: 'HEAD' })).status).toBe(403);
    },
  );

  test('an address that is too long is 414, and headers that are too large stay 431', async () => {
    const own = `Host: 127.0.0.1:${host.port}`;
    const long = lines(`GET /quotes/${'x'.repeat(9000)} HTTP/1.1`, own, 'Connection: close');
    const answer = await sendRaw(host.port, long);
    expect(answer.status).toBe(414);
    expect(JSON.parse(answer.body)).toEqual({
      statusCode: 414,
      message: 'The address is too long: with the headers it may have 8 KiB',
    });
    const large = lines('GET /health/live HTTP/1.1', own, `X: ${'x'.repeat(9000)}`);
    expect((await sendRaw(host.port, large)).status).toBe(431);
  });

  test.each(['/applied/quote/', '/vehicle-lookup/', '/eircode-lookup/'])(
    'there is nothing at %s, whose last part is missing',
    async (path) => {
      const answer = await host.send(path);
      expect(answer).toMatchObject({
        status: 404,
        body: { statusCode: 404, message: 'There is nothing at this address' },
      });
    },
  );
});
