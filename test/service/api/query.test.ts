import { expect, test } from 'vitest';
import { httpOperations } from '../../../src/shared/contract/contract.ts';
import { startHost } from '../../support/host/host.ts';
import { AT, expectFault, GOOD_PRICE, MINIMAL_XML } from '../../support/host/requests.ts';
import { exampleRequest } from '../../support/openapi/examples.ts';
import { openedForAll } from '../../support/opened.ts';

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
