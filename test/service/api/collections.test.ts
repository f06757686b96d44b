import { globSync, readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { brunoRequests, keptRequests } from '../../../scripts/collections/bruno.ts';
import { POSTMAN_FILE, postmanCollection } from '../../../scripts/collections/postman.ts';
import { collectedOperations } from '../../../scripts/collections/requests.ts';
import { API_GUIDE, apiGuide } from '../../../scripts/collections.ts';
import { httpOperations } from '../../../src/shared/contract/contract.ts';
import { startHost } from '../../support/host/host.ts';
import { environment, requests, send } from '../../support/openapi/bruno.ts';
import { postman, sendItem } from '../../support/openapi/postman.ts';
import { openedForAll } from '../../support/opened.ts';

const clock = { now: Date.now() };
const TODAY = clock.now;

/** Moves the clock of the host and of the collections' scripts. */
const daysFromNow = (days: number) => {
  clock.now = TODAY + days * 86_400_000;
};

const host = openedForAll(() => startHost({ clock }));

const places = collectedOperations.map(({ http }) => `${http.method} {{baseUrl}}${http.path}`);

/** What a person fills in before the first request. */
function filledIn(): Map<string, string> {
  const { client_id, client_secret, scope } = host.client;
  return new Map([
    ['baseUrl', host.url],
    ['clientId', client_id],
    ['clientSecret', client_secret],
    ['scope', scope],
  ]);
}

/** Expects the quote of a collection to be a policy, after each kind of change. */
async function expectLifeLived(quoteId: string | undefined) {
  const { body } = await host.send(`/applied/quote/${quoteId}`, { token: await host.token() });
  expect(body.status).toBe('accepted');
  expect(body.warnings).not.toContainEqual(expect.stringContaining('in the past'));
  const history = body.history.map(({ kind }: { kind: string }) => kind);
  expect(history).toHaveLength(19);
  expect(history).toEqual(expect.arrayContaining(['referred', 'referralApproved']));
  expect([history[0], history.at(-1)]).toEqual(['submitted', 'paymentReceived']);
}

test('the requests and the table of the guide are those of the contract: if not, npm run collections', () => {
  expect(Object.fromEntries(keptRequests())).toEqual(Object.fromEntries(brunoRequests()));
  expect(readFileSync(POSTMAN_FILE, 'utf8')).toBe(postmanCollection());
  expect(readFileSync(API_GUIDE, 'utf8')).toBe(apiGuide());
  for (const { http } of httpOperations)
    expect(apiGuide()).toContain(`${http.method} ${http.path.replaceAll(/:(\w+)/g, '{$1}')}\``);
});

test('each operation of a usual client has one request in each collection, at its place', () => {
  const bruno = requests().map(
    ({ http }) => `${http.method.toUpperCase()} ${http.url.split('?')[0]}`,
  );
  expect(bruno.toSorted()).toEqual(places.toSorted());
  expect(globSync('docs/bruno/**/*.bru')).toHaveLength(places.length + 2);
  const items = postman().item.map(
    ({ request: { method, url } }) => `${method} ${url.raw.split('?')[0]}`,
  );
  expect(items).toEqual(places);
});

test('they name what the operator issues, and no secret is in them', () => {
  const names = ['baseUrl', 'clientId', 'clientSecret', 'scope'];
  expect(
    environment()
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(names);
  const secret = environment().filter((variable) => variable.secret);
  expect(secret).toMatchObject([{ name: 'clientSecret', value: '' }]);
  expect(postman().variable.map(({ key }) => key)).toEqual(names);
  expect(postman().variable.find(({ key }) => key === 'clientSecret')?.value).toBe('');
});

describe.each([0, 20, 400])('sent in their order %i days from now', (days) => {
  beforeEach(() => daysFromNow(days));
  afterEach(() => daysFromNow(0));

  test('by Bruno, they live the life of a quote, and all that they assert holds', async () => {
    const variables = filledIn();
    for (const request of requests()) {
      expect(request.assertions?.[0]).toMatchObject({ name: 'res.status', value: 'eq 200' });
      expect(await send(request, variables, clock.now), request.meta.name).toEqual([]);
    }
    await expectLifeLived(variables.get('quoteId'));
  });

  test('by Postman, they live the life of a quote, and all their tests hold', async () => {
    const variables = filledIn();
    for (const item of postman().item) {
      const tests = await sendItem(item, variables, clock.now);
      expect(tests.size, item.name).toBeGreaterThan(1);
      expect(
        [...tests.values()].filter((end) => end !== 'held'),
        item.name,
      ).toEqual([]);
    }
    await expectLifeLived(variables.get('quoteId'));
  });
});

test('an answer that is none of theirs is named by what they assert', async () => {
  const variables = filledIn().set('clientSecret', 'wrong');
  const [token] = requests();
  const [item] = postman().item;
  if (!token || !item) throw new Error('The token comes first');
  expect(await send(token, variables)).toContain('res.status: eq 200');
  const tests = await sendItem(item, new Map(variables));
  expect(tests.get('The status is 200')).toContain('401');
  expect(tests.get('It has access_token')).not.toBe('held');
});
