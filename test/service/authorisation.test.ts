import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract, type Operation } from '../../src/shared/contract/contract.ts';
import { PERMISSIONS, type Permission } from '../../src/shared/domain/permission.ts';
import { type Sent, startHost, type TestHost } from '../support/host.ts';
import { AT, expectFault, expectStillServing, FULL_XML, GOOD_PRICE } from '../support/requests.ts';

let host: TestHost;
beforeAll(async () => {
  host = await startHost();
});
afterAll(() => host.close());

const XML = { 'content-type': 'application/xml' };
const ENDPOINTS: [string, Permission, Sent, number][] = [
  [AT.price, 'price', { body: GOOD_PRICE }, 200],
  [AT.vehicle('191-D-12345'), 'lookup', {}, 200],
  [AT.address('D02X285'), 'lookup', {}, 200],
  [AT.products, 'quote:read', {}, 200],
  [AT.submit, 'quote:write', { body: FULL_XML, headers: XML }, 200],
  [AT.quote('Q-none'), 'quote:read', {}, 404],
  [
    AT.override,
    'quote:override',
    { body: { quoteId: 'Q-none', overrideType: 'discount', value: 1, reason: 'x' } },
    404,
  ],
  [AT.addOn, 'quote:write', { body: { quoteId: 'Q-none', addonType: 'breakdown' } }, 404],
  [AT.driverNumber, 'quote:write', { body: { quoteId: 'Q-none', driverNumber: '123456789' } }, 404],
  [
    contract.generateDocuments.http.path,
    'document:generate',
    { body: { quoteId: 'Q-none', documentTypes: ['schedule'] } },
    404,
  ],
  [
    AT.accept,
    'quote:accept',
    { body: { quoteId: 'Q-none', paymentMethod: 'card', paymentReference: 'x' } },
    404,
  ],
];

test('every operation that HTTP offers stands in this list, but for the token', () => {
  const operations: Operation[] = Object.values(contract);
  const places = operations.flatMap(({ http }) => (http ? [http] : []));
  const matches = places.filter(({ path }) => {
    const pattern = new RegExp(`^${path.replace(/:\w+/, '[^/]+')}$`);
    return ENDPOINTS.some(([address]) => pattern.test(address));
  });
  const left = places.filter((place) => !matches.includes(place)).map(({ path }) => path);
  expect(left).toEqual([AT.token]);
});

describe.each(ENDPOINTS)('%s', (path, permission, sent, good) => {
  test('without a token: 401, and no error code because nothing was tried', async () => {
    const answer = await host.send(path, { ...sent, token: null });
    expectFault(answer, 401);
    expect(answer.body.message).toContain('Unauthorized');
    expect(answer.headers.get('www-authenticate')).toBe('Bearer realm="quotedesk"');
    await expectStillServing(host);
  });

  test.each(['x', 'a'.repeat(43), 'a b', '..', `${'x'.repeat(2000)}`])(
    'with the token %j: 401 invalid_token',
    async (token) => {
      const answer = await host.send(path, { ...sent, token });
      expectFault(answer, 401);
      expect(answer.body.message).toContain('Unauthorized');
      expect(answer.headers.get('www-authenticate')).toBe(
        'Bearer realm="quotedesk", error="invalid_token"',
      );
      await expectStillServing(host);
    },
  );

  test(`without ${permission} alone: 403 insufficient_scope`, async () => {
    const others = PERMISSIONS.filter((other) => other !== permission);
    const token = await host.token(await host.issue(others));
    const answer = await host.send(path, { ...sent, token });
    expectFault(answer, 403);
    expect(answer.body.message).toContain('Insufficient permissions for the operation');
    expect(answer.body.message).toContain(permission);
    expect(answer.headers.get('www-authenticate')).toBe(
      'Bearer realm="quotedesk", error="insufficient_scope"',
    );
    await expectStillServing(host);
  });

  test(`with ${permission} and nothing else: ${good}`, async () => {
    const token = await host.token(await host.issue([permission]));
    expect((await host.send(path, { ...sent, token })).status).toBe(good);
  });
});

test('a client that was issued with no list has every permission', async () => {
  const token = await host.token(await host.issue());
  for (const [path, , sent, good] of ENDPOINTS) {
    expect((await host.send(path, { ...sent, token })).status, path).toBe(good);
  }
});

test('the permission is asked before the document is looked at', async () => {
  const token = await host.token(await host.issue(['price']));
  expectFault(await host.sendXml('<IrishMotorQuote/>', { token }), 403);
  expectFault(await host.send(AT.vehicle('nonsense'), { token }), 403);
});

test('other schemes tried nothing that this API knows (RFC 6750 3.1)', async () => {
  const secret = Buffer.from(`${host.client.client_id}:${host.client.client_secret}`);
  for (const scheme of [`Basic ${secret.toString('base64')}`, 'Digest x', 'token x']) {
    const headers = { authorization: scheme };
    const answer = await host.send(AT.products, { token: null, headers });
    expectFault(answer, 401);
    expect(answer.headers.get('www-authenticate')).toBe('Bearer realm="quotedesk"');
  }
});

test('a token in the address is none', async () => {
  const token = await host.token();
  const answer = await host.send(`${AT.products}?access_token=${token}`, { token: null });
  expectFault(answer, 401);
});

test('neither secret nor client id is a token', async () => {
  for (const token of [host.client.client_secret, host.client.client_id]) {
    expectFault(await host.send(AT.products, { token }), 401);
  }
});

test('the scheme is read in any case, and with more than one space behind it (RFC 9110 11)', async () => {
  const token = await host.token();
  for (const authorization of [`Bearer   ${token}`, `bearer ${token}`, `BEARER  ${token}`]) {
    const answer = await host.send(AT.products, { token: null, headers: { authorization } });
    expect(answer.status, authorization).toBe(200);
  }
  for (const authorization of [`Bearer${token}`, `Bearer\t${token}`, `Bearer ${token} ${token}`]) {
    const answer = await host.send(AT.products, { token: null, headers: { authorization } });
    expectFault(answer, 401);
  }
});
