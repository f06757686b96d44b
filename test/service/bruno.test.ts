import { globSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { brunoRequests, keptRequests } from '../../scripts/bruno.ts';
import { httpOperations } from '../../src/shared/contract/contract.ts';
import { environment, requests, send, type Variables } from '../support/bruno.ts';
import { startHost, type TestHost } from '../support/host.ts';

let host: TestHost;

beforeAll(async () => {
  host = await startHost();
});

afterAll(() => host.close());

test('the requests are those of the contract: if not, npm run bruno', () => {
  expect(Object.fromEntries(keptRequests())).toEqual(Object.fromEntries(brunoRequests()));
});

test('each operation of the contract has one request, at its place', () => {
  const places = httpOperations.map(({ http }) => http);
  const expected = places.map(({ method, path }) => `${method} {{baseUrl}}${path}`);
  const found = requests().map(
    ({ http }) => `${http.method.toUpperCase()} ${http.url.split('?')[0]}`,
  );
  expect(found.toSorted()).toEqual(expected.toSorted());
  expect(globSync('docs/bruno/**/*.bru')).toHaveLength(places.length + 2);
});

test('the environment names what the operator issues, and no secret is in it', () => {
  const names = environment().map(({ name }) => name);
  expect(names.toSorted()).toEqual(['baseUrl', 'clientId', 'clientSecret', 'scope']);
  const secret = environment().filter((variable) => variable.secret);
  expect(secret).toMatchObject([{ name: 'clientSecret', value: '' }]);
});

test('sent in their order, they live the life of a quote', async () => {
  const { client_id, client_secret, scope } = host.client;
  const variables: Variables = new Map([
    ['baseUrl', host.url],
    ['clientId', client_id],
    ['clientSecret', client_secret],
    ['scope', scope],
  ]);
  for (const request of requests()) {
    const response = await send(request, variables);
    expect(response.status, `${request.meta.name}: ${await response.text()}`).toBe(200);
  }
  const quote = await host.send(`/applied/quote/${variables.get('quoteId')}`);
  expect(quote.body.status).toBe('accepted');
  const history = quote.body.history.map(({ kind }: { kind: string }) => kind);
  expect(history).toHaveLength(8);
  expect(history).toEqual(expect.arrayContaining(['referred', 'referralApproved']));
  expect([history[0], history.at(-1)]).toEqual(['submitted', 'accepted']);
});
