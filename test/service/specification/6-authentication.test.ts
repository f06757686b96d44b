import { describe, expect, test } from 'vitest';
import { openedForAll } from '../../support/opened.ts';
import { bodyOf, expectError } from './forms.ts';
import { REQUIRED, xmlOf } from './quote-document.ts';
import { startService } from './service.ts';

const service = openedForAll(() => startService());

const ask = (changed: Record<string, string>) =>
  service.call('/auth/token', {
    token: null,
    form: { ...service.client, grant_type: 'client_credentials', ...changed },
  });

describe('Authentication', () => {
  test('1. OAuth 2.0 client-credentials flow', async () => {
    bodyOf(await ask({}));
    expectError(await ask({ grant_type: 'password' }), 400, /client_credentials/);
    expectError(await ask({ client_secret: 'wrong' }), 401, /\S/);
    expectError(await ask({ client_id: 'nobody' }), 401, /\S/);
  });

  test('1. Client id and secret are issued by the service operator on request', async () => {
    const issued = await service.issue();
    const token = await service.token(issued);
    expect((await service.call('/applied/options', { token })).status).toBe(200);
  });

  test('2. The scope is a fixed string of the form `api://<application_id>/<gateway_name>/.default`, supplied with the credentials', async () => {
    expect(service.client.scope).toMatch(/^api:\/\/[^/]+\/[^/]+\/\.default$/);
    expect((await service.issue()).scope).toBe(service.client.scope);
    expectError(await ask({ scope: 'api://another/quotedesk/.default' }), 400, /scope/);
  });

  test('4. Token lifetime is about 1 hour (expires_in in seconds)', async () => {
    const { expires_in } = bodyOf(await ask({}));
    expect(expires_in).toBeGreaterThan(3540);
    expect(expires_in).toBeLessThanOrEqual(3600);
  });

  test('4. Clients may cache and reuse one token for all requests, and renew it before it expires', async () => {
    const token = await service.token(service.client);
    const renewed = await service.token(service.client);
    expect(renewed).not.toBe(token);
    for (const one of [token, token, renewed, token]) {
      expect((await service.call('/applied/options', { token: one })).status).toBe(200);
    }
  });

  test('5. Every other request carries `Authorization: Bearer <ACCESS_TOKEN>`', async () => {
    const token = await service.token(service.client);
    const inAddress = await service.call(`/applied/options?access_token=${token}`, { token: null });
    expect(inAddress.status).toBe(401);
    const basic = { Authorization: `Basic ${token}` };
    const otherScheme = await fetch(`${service.url}/applied/options`, { headers: basic });
    expect(otherScheme.status).toBe(401);
  });

  test('6. An authenticated caller lacking permission for an operation (for example override) yields 403', async () => {
    const clerk = await service.token(await service.issue('quote:write', 'quote:read'));
    const quote = await service.call('/applied/quote/quote', {
      token: clerk,
      xml: xmlOf(REQUIRED),
    });
    const { quoteId } = bodyOf(quote);
    const json = { quoteId, overrideType: 'discount', value: 10, reason: 'May I?' };
    const refused = await service.call('/applied/quote/override', { token: clerk, json });
    expectError(refused, 403, /Insufficient permissions for the operation/);
    expect((await service.call(`/applied/quote/${quoteId}`, { token: clerk })).status).toBe(200);
  });
});
