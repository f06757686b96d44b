import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  httpOperations,
  type OperationName,
  PLACEHOLDERS,
} from '../../../src/shared/contract/contract.ts';
import { memoize } from '../../../src/shared/data/memoize.ts';
import { isPermission, PERMISSIONS } from '../../../src/shared/domain/permission.ts';
import { ask } from '../../support/host/ask.ts';
import { startHost } from '../../support/host/host.ts';
import { AT, expectFault, expectStillServing, FULL_XML } from '../../support/host/requests.ts';
import { exampleRequest } from '../../support/openapi/examples.ts';
import { openedForAll } from '../../support/opened.ts';

/** Each test has seconds of its own: those without a valid token share a limit of each minute. */
const clock = { now: Date.now() };
beforeEach(() => {
  clock.now += 3000;
});
const host = openedForAll(() => startHost({ clock }));

/** A token with permissions and no others, space-separated: those of one kind share a client. */
const tokenWith = memoize(async (permissions: string) =>
  host.token(await host.issue(permissions.split(' ').filter(isPermission))),
);

const ENDPOINTS = httpOperations.flatMap((operation) => {
  const { name, requires } = operation;
  return isPermission(requires) ? [{ name, requires, ...exampleRequest(operation) }] : [];
});

test('every operation that HTTP offers asks for a permission, but for the token', () => {
  const asking = ENDPOINTS.map(({ name }) => name);
  const left = httpOperations.map(({ name }) => name).filter((name) => !asking.includes(name));
  expect(left).toEqual(['issueToken']);
  expect(asking).toContain('acceptQuote');
});

describe.each(ENDPOINTS)('$at', ({ at: path, requires: permission, sent, status: good }) => {
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
    const token = await tokenWith(others.join(' '));
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
    const token = await tokenWith(permission);
    expect((await host.send(path, { ...sent, token })).status).toBe(good);
  });
});

/** The operations about one quote, by a caller of their own choice about a quote of their own choice. */
const ABOUT_A_QUOTE = httpOperations.filter(({ http }) =>
  Object.values(http.example).includes(PLACEHOLDERS.quoteId),
);

/** Asks the example of an operation about a quote that there is. */
function askAbout(operation: (typeof ABOUT_A_QUOTE)[number], quoteId: string, token: string) {
  const real = Object.entries(operation.http.example).map(([name, value]) => [
    name,
    value === PLACEHOLDERS.quoteId ? quoteId : value,
  ]);
  const http = { ...operation.http, example: Object.fromEntries(real) };
  const { at, sent } = exampleRequest({ ...operation, http });
  return host.send(at, { ...sent, token });
}

/** What must have happened to a quote before an operation can succeed, by the path that does it. */
const NEEDED: Partial<
  Record<OperationName, { readonly path: string; readonly [name: string]: unknown }>
> = {
  removeCover: { path: AT.addOn, addonType: 'breakdown' },
  withdrawOverride: { path: AT.override, overrideType: 'discount', value: 5, reason: 'Agreed' },
  decideReferral: { path: AT.refer, reason: 'Kept abroad' },
  markNotLost: { path: AT.lost, reason: 'price' },
};

describe('a client that was issued for its own quotes alone', () => {
  let own: string;
  let other: string;
  beforeAll(async () => {
    own = await host.token(await host.issue(undefined, { ownQuotesOnly: true }));
    other = await host.token(await host.issue());
  });

  test.each(ABOUT_A_QUOTE)('$name: other quotes are not there', async (operation) => {
    const { quoteId: mine } = (await host.sendXml(FULL_XML, { token: own })).body;
    const { quoteId: theirs } = (await host.sendXml(FULL_XML, { token: other })).body;
    const { path, ...needed } = NEEDED[operation.name] ?? {};
    if (path !== undefined) {
      await host.send(path, { body: { quoteId: mine, ...needed }, token: own });
      await host.send(path, { body: { quoteId: theirs, ...needed }, token: other });
    }
    const historyOf = async () =>
      (await host.send(AT.quote(theirs), { token: other })).body.history.length;
    const before = await historyOf();
    const hidden = await askAbout(operation, theirs, own);
    expectFault(hidden, 404);
    expect(hidden.body.message).toBe(`Quote ${theirs} not found`);
    expect(await historyOf()).toBe(before);
    expect((await askAbout(operation, mine, own)).status).toBe(200);
    // Anyone who was issued without the mark reaches all quotes, as before.
    expect((await askAbout(operation, theirs, await host.token())).status).toBe(200);
  });

  test('a quote that the desk made from its own is not shown, and does not change its version', async () => {
    const { quoteId } = (await host.sendXml(FULL_XML, { token: own })).body;
    const { headers } = await host.send(AT.quote(quoteId), { token: own });
    const copy = await ask(host.app, 'draftFromQuote', { quoteId });
    const next = await ask(host.app, 'submitDraft', { ...copy, basedOn: quoteId });

    const toAll = await host.send(AT.quote(quoteId));
    expect(toAll.body.followedBy).toEqual([next.quoteId]);
    const toOwner = await host.send(AT.quote(quoteId), { token: own });
    expect(toOwner.text).not.toContain(next.quoteId);
    const version = headers.get('etag') ?? '';
    expect(toOwner.headers.get('etag')).toBe(version);
    const body = { quoteId, addonType: 'legal' };
    const changed = await host.send(AT.addOn, {
      token: own,
      headers: { 'if-match': version },
      body,
    });
    expect(changed.status).toBe(200);
    expect(changed.text).not.toContain(next.quoteId);
  });

  test('there is more than one such operation, and the mark outlives a new secret', async () => {
    expect(ABOUT_A_QUOTE.length).toBeGreaterThan(5);
    const issued = await host.issue(undefined, { ownQuotesOnly: true });
    const { client_id } = issued;
    const rotated = await ask(host.app, 'rotateClient', { client_id });
    expect(rotated.ownQuotesOnly).toBe(true);
    const { quoteId } = (await host.sendXml(FULL_XML)).body;
    const token = await host.token(rotated);
    expectFault(await host.send(AT.quote(quoteId), { token }), 404);
  });
});

test('a client that was issued with no list has every permission but those of rate books', async () => {
  const token = await host.token(await host.issue());
  for (const { at, sent, requires, status } of ENDPOINTS) {
    const expected = requires.startsWith('ratebook:') ? 403 : status;
    expect((await host.send(at, { ...sent, token })).status, at).toBe(expected);
  }
});

test('the permission is asked before the document is looked at', async () => {
  const token = await host.token(await host.issue(['price']));
  expectFault(await host.sendXml('<IrishMotorQuote/>', { token }), 403);
  expectFault(await host.send(AT.vehicle('nonsense'), { token }), 403);
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
