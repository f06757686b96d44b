import { STATUS_CODES } from 'node:http';
import { beforeAll, expect, test } from 'vitest';
import { contract } from '../../../src/shared/contract/contract.ts';
import { type Received, type Sent, startHost } from '../../support/host/host.ts';
import { AT, FULL_XML, GOOD_PRICE } from '../../support/host/requests.ts';
import { openedForAll } from '../../support/opened.ts';

const PROBLEM = { accept: 'application/problem+json' };
const PLAIN = { accept: 'application/json' };
const BOTH = { accept: 'application/json;q=0.5, application/problem+json' };
const XML = { 'content-type': 'application/xml' };
let accepted: string;
let lookupsOnly: string;

const accept = (paymentReference: string): Sent => ({
  body: { quoteId: accepted, paymentMethod: 'card', paymentReference },
});

const host = openedForAll(() => startHost());
const strict = openedForAll(() => startHost({ limit: 'production' }));
beforeAll(async () => {
  accepted = (await host.sendXml(FULL_XML)).body.quoteId;
  await host.send(AT.accept, accept('PAY-1'));
  lookupsOnly = await host.token(await host.issue(['lookup']));
});

/** A request sent once more, with other headers next to its own. */
async function sent(path: string, request: Sent, more: Record<string, string>, to = host) {
  return to.send(path, { ...request, headers: { ...request.headers, ...more } });
}

/** What both forms of one error say is the same. */
function expectProblem(problem: Received, plain: Received): void {
  const { statusCode, message } = plain.body;
  expect(plain.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(problem.headers.get('content-type')).toMatch(/^application\/problem\+json\b/);
  expect(problem.status).toBe(statusCode);
  expect(problem.body).toEqual({
    type: 'about:blank',
    title: STATUS_CODES[statusCode],
    status: statusCode,
    detail: message,
    instance: `#${problem.headers.get('x-request-id')}`,
    ...plain.body,
  });
  for (const { headers } of [problem, plain]) {
    expect(headers.get('vary')).toBe('Accept');
    expect(headers.get('cache-control')).toBe('no-store');
  }
  for (const name of ['www-authenticate', 'allow']) {
    expect(problem.headers.get(name)).toBe(plain.headers.get(name));
  }
}

const GRANT = { grant_type: 'client_credentials' };
const CHILD = { 'in_customer.dateOfBirth': '2015-01-01' };
const declined = { body: { data: { ...GOOD_PRICE.data, ...CHILD } } };
const keyed = { headers: { ...XML, 'idempotency-key': 'used' } };

const REFUSED: [status: number, path: string, request: () => Sent][] = [
  [400, AT.price, () => ({ body: { data: {} } })],
  [400, AT.submit, () => ({ body: '<IrishMotorQuote/>', headers: XML })],
  [400, AT.token, () => ({ body: { grant_type: 'password' }, token: null })],
  [401, AT.products, () => ({ token: null })],
  [401, AT.token, () => ({ body: { ...host.client, ...GRANT, client_secret: 'x' }, token: null })],
  [403, AT.price, () => ({ body: GOOD_PRICE, token: lookupsOnly })],
  [404, AT.vehicle('99-D-999999'), () => ({})],
  [404, '/nowhere', () => ({})],
  [405, AT.price, () => ({ method: 'DELETE' })],
  [409, AT.accept, () => accept('PAY-2')],
  [413, AT.price, () => ({ body: { more: 'x'.repeat(70_000) } })],
  [415, AT.price, () => ({ body: 'x', headers: { 'content-type': 'text/plain' } })],
  [422, AT.price, () => declined],
  [422, AT.submit, () => ({ body: `${FULL_XML} `, ...keyed })],
];

test.each(REFUSED)('%i from %s in either form', async (status, path, request) => {
  await host.sendXml(FULL_XML, keyed);
  const plain = await sent(path, request(), PLAIN);
  expect(plain.status, plain.text).toBe(status);
  expectProblem(await sent(path, request(), PROBLEM), plain);
  expectProblem(await sent(path, request(), BOTH), plain);
});

test('429 in either form', async () => {
  const statuses: number[] = [];
  for (let i = 0; i < 100; i += 1) statuses.push((await strict.send(AT.products)).status);
  expect(new Set(statuses)).toEqual(new Set([200]));
  const plain = await sent(AT.products, {}, PLAIN, strict);
  expect(plain.status).toBe(429);
  const problem = await sent(AT.products, {}, PROBLEM, strict);
  expectProblem(problem, plain);
  expect(Number(problem.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('an error that was kept under a key comes again in the form asked for now', async () => {
  const headers = { 'idempotency-key': 'in-two-forms' };
  const first = await sent(AT.accept, { ...accept('PAY-3'), headers }, PROBLEM);
  const plain = await sent(AT.accept, { ...accept('PAY-3'), headers }, PLAIN);
  const problem = await sent(AT.accept, { ...accept('PAY-3'), headers }, PROBLEM);
  expect(first.status).toBe(409);
  expect(first.headers.get('idempotent-replayed')).toBeNull();
  for (const { headers } of [plain, problem]) {
    expect(headers.get('idempotent-replayed')).toBe('true');
  }
  expectProblem(first, plain);
  expectProblem(problem, plain);
});

test('what went well is JSON, also for who prefers problem details', async () => {
  const { status, headers } = await sent(contract.listProducts.http.path, {}, PROBLEM);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
});

test('an address that can not be read is refused in either form', async () => {
  const plain = await sent('/vehicle-lookup/%zz', {}, PLAIN);
  expect(plain.status).toBe(400);
  expectProblem(await sent('/vehicle-lookup/%zz', {}, PROBLEM), plain);
});
