import { expect, onTestFinished, test } from 'vitest';
import { startHost } from '../../support/host/host.ts';
import { GUARDED } from '../../support/host/requests.ts';
import { openedForAll } from '../../support/opened.ts';

const AT = '/.well-known/oauth-authorization-server';

const host = openedForAll(() => startHost());

test('a client learns from the metadata how it gets a token (RFC 8414)', async () => {
  const { status, headers, body } = await host.send(AT, { token: null });
  expect(status).toBe(200);
  expect(headers.get('content-type')).toMatch(/^application\/json/);
  for (const [name, value] of GUARDED) expect(headers.get(name), name).toBe(value);
  expect(body).toEqual({
    // The same to the letter as where it was asked. RFC 8414 3.3.
    issuer: host.url,
    token_endpoint: `${host.url}/auth/token`,
    grant_types_supported: ['client_credentials'],
    token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
    scopes_supported: [host.client.scope],
    response_types_supported: [],
    service_documentation: `${host.url}/docs`,
  });
});

test('each way that it names leads to a token', async () => {
  const { body: server } = await host.send(AT, { token: null });
  const { client_id, client_secret } = host.client;
  const [grant_type] = server.grant_types_supported;
  const [scope] = server.scopes_supported;
  const pair = Buffer.from(`${client_id}:${client_secret}`).toString('base64');
  const ways: Record<string, { headers: Record<string, string>; fields: object }> = {
    client_secret_basic: { headers: { authorization: `Basic ${pair}` }, fields: {} },
    client_secret_post: { headers: {}, fields: { client_id, client_secret } },
  };
  for (const method of server.token_endpoint_auth_methods_supported) {
    const { headers = {}, fields } = ways[method] ?? {};
    const body = new URLSearchParams({ grant_type, scope, ...fields });
    const answer = await fetch(server.token_endpoint, { method: 'POST', body, headers });
    expect(answer.status, method).toBe(200);
    expect(await answer.json()).toMatchObject({ token_type: 'Bearer' });
  }
});

test('behind a proxy the issuer is the address by which others know the host', async () => {
  const url = 'https://api.example:8443';
  const site = { address: '127.0.0.1', url, proxies: ['127.0.0.1'] };
  const other = await startHost({ site, port: 0 });
  onTestFinished(() => other.close());
  const api = await other.app.api();
  const answer = await api.inject({ url: AT, headers: { host: 'api.example:8443' } });
  expect(answer.json()).toMatchObject({ issuer: url, token_endpoint: `${url}/auth/token` });
});
