import { describe, expect, onTestFinished, test } from 'vitest';
import { type Received, startHost } from '../../support/host/host.ts';
import { AT, expectStillServing, GOOD_PRICE } from '../../support/host/requests.ts';
import { openedForAll } from '../../support/opened.ts';

const host = openedForAll(() => startHost());

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const four = () => ({ grant_type: 'client_credentials', ...pick() });
const pick = () => {
  const { client_id, client_secret, scope } = host.client;
  return { client_id, client_secret, scope };
};
const ask = (body: unknown, headers: Record<string, string> = {}) =>
  host.send(AT.token, { token: null, body, headers });
const askForm = (fields: Record<string, string> | string[][], headers = {}) =>
  ask(String(new URLSearchParams(fields)), { ...FORM, ...headers });
const basic = (id: string, secret: string) => ({
  authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`,
});
/** Credentials in Basic as some client sends them, next to the rest of the request. */
const askBasic = (authorization: string) => {
  const { scope } = host.client;
  return ask({ grant_type: 'client_credentials', scope }, { authorization });
};

function expectToken({ status, body, headers }: Received) {
  expect(status, JSON.stringify(body)).toBe(200);
  expect(body).toEqual({
    access_token: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/),
    token_type: 'Bearer',
    expires_in: 3599,
  });
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('pragma')).toBe('no-cache');
}

/** RFC 6749 5.2 next to the specification's own error shape. */
async function expectRefused({ status, body, headers }: Received, code: number, error: string) {
  expect(status, JSON.stringify(body)).toBe(code);
  expect(body).toEqual({
    statusCode: code,
    message: expect.stringMatching(/\S/),
    error,
    error_description: body.message,
  });
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('pragma')).toBe('no-cache');
  await expectStillServing(host);
}

describe('a token is issued', () => {
  test('for a form', async () => expectToken(await askForm(four())));
  test('for JSON', async () => expectToken(await ask(four())));

  test('for HTTP Basic next to a form', async () => {
    const { client_id, client_secret, scope } = host.client;
    const fields = { grant_type: 'client_credentials', scope };
    expectToken(await askForm(fields, basic(client_id, client_secret)));
  });

  test('for HTTP Basic behind two spaces (RFC 9110 11.4)', async () => {
    const { client_id, client_secret, scope } = host.client;
    const { authorization } = basic(client_id, client_secret);
    const fields = { grant_type: 'client_credentials', scope };
    expectToken(await askForm(fields, { authorization: authorization.replace(' ', '  ') }));
  });

  test.each(['Basic', 'basic'])('for HTTP %s next to JSON', async (scheme) => {
    const { client_id, client_secret } = host.client;
    const { authorization } = basic(client_id, client_secret);
    expectToken(await askBasic(authorization.replace('Basic', scheme)));
  });

  test('for HTTP Basic whose secret is form-encoded (RFC 6749 2.3.1)', async () => {
    const chosen = { id: 'broker-1', secret: 'a secret: with + and % and é' };
    const other = await startHost({ firstClient: chosen });
    onTestFinished(() => other.close());
    const { scope } = other.client;
    const body = { grant_type: 'client_credentials', scope };
    const encoded = String(new URLSearchParams({ '': chosen.secret })).slice(1);
    // Of two colons, the first one separates. RFC 7617 2.
    for (const secret of [encoded, encoded.replace('%3A', ':')]) {
      const headers = basic(chosen.id, secret);
      expectToken(await other.send(AT.token, { token: null, body, headers }));
    }
  });

  test('a new one each time, and each of them works', async () => {
    const tokens = [await host.token(), await host.token()];
    expect(new Set(tokens).size).toBe(2);
    for (const token of tokens) {
      expect((await host.send(AT.price, { token, body: GOOD_PRICE })).status).toBe(200);
    }
  });

  test('also where fields that no one knows are next to the four', async () =>
    expectToken(await ask({ ...four(), resource: 'x', kind: 'oauth' })));

  test('also where one of these came twice', async () =>
    expectToken(await askForm([...Object.entries(four()), ['resource', 'x'], ['resource', 'y']])));
});

describe('the specification: all four are sent', () => {
  const names = ['client_id', 'client_secret', 'scope', 'grant_type'] as const;

  test.each(names)('with an empty %s, which counts as none (RFC 6749 3.2)', async (name) =>
    expectRefused(await askForm({ ...four(), [name]: '' }), 400, 'invalid_request'),
  );

  test.each(names)('with %s that is no text', async (name) => {
    for (const value of [1, true, null, {}, ['x']]) {
      const answer = await ask({ ...four(), [name]: value });
      await expectRefused(answer, 400, 'invalid_request');
    }
  });

  test.each(names)('with %s twice', async (name) => {
    const fields = [...Object.entries(four()), [name, four()[name]]];
    for (const type of [FORM['content-type'], `${FORM['content-type'].toUpperCase()}; x=y`]) {
      const answer = await askForm(fields, { 'content-type': type });
      await expectRefused(answer, 400, 'invalid_request');
      expect(answer.body.message).toBe(`Invalid token request: ${name} was sent more than once`);
    }
    const list = await ask({ ...four(), [name]: [four()[name], four()[name]] });
    expect(list.body.message).toBe(`Invalid request: ${name} must be a string`);
  });
});

describe('RFC 6749 5.2', () => {
  test.each(['password', 'authorization_code', 'Client_Credentials'])('grant %s', async (grant) =>
    expectRefused(await ask({ ...four(), grant_type: grant }), 400, 'unsupported_grant_type'),
  );

  test('another scope', async () =>
    expectRefused(await ask({ ...four(), scope: 'api://x/y/.default' }), 400, 'invalid_scope'));

  test('an unknown client and a wrong secret look alike, whichever way they came', async () => {
    const unknown = { ...four(), client_id: 'qd-no one' };
    const wrong = { ...four(), client_secret: 'wrong' };
    const answers = [await ask(unknown), await ask(wrong), await askForm(unknown)];
    for (const answer of answers) await expectRefused(answer, 401, 'invalid_client');
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    const asks = answers.map(({ headers }) => headers.get('www-authenticate'));
    expect(asks).toEqual(answers.map(() => 'Basic realm="quotedesk"'));
    const page = { 'sec-fetch-site': 'same-origin' };
    expect((await ask(wrong, page)).headers.has('www-authenticate')).toBe(false);
  });

  test('who tried with Basic is told of Basic', async () => {
    const { authorization } = basic('qd-stranger', 'wrong');
    const { scope } = host.client;
    const body = { grant_type: 'client_credentials', scope };
    // Also the script of a page.
    for (const from of [{}, { 'sec-fetch-site': 'same-origin' }]) {
      const answer = await ask(body, { authorization, ...from });
      await expectRefused(answer, 401, 'invalid_client');
      expect(answer.headers.get('www-authenticate')).toBe('Basic realm="quotedesk"');
    }
  });

  test.each([
    ['a plus sign', 'a+b/c=='],
    ['a percent sign', '100%'],
    ['a percent sign before what looks like a number', '5%41'],
  ])('right credentials that were not form-encoded, with %s: it says so', async (_, secret) => {
    const other = await startHost({ firstClient: { id: 'broker-1', secret: `${secret}-long` } });
    onTestFinished(() => other.close());
    const body = { grant_type: 'client_credentials', scope: other.client.scope };
    const refused = async (id: string) => {
      const headers = basic(id, `${secret}-long`);
      const answer = await other.send(AT.token, { token: null, body, headers });
      await expectRefused(answer, 401, 'invalid_client');
      expect(answer.headers.get('www-authenticate')).toBe('Basic realm="quotedesk"');
      // What an error_description may hold. RFC 6749 5.2.
      expect(answer.body.error_description).toMatch(/^[\x20-\x21\x23-\x5b\x5d-\x7e]+$/);
      expect(answer.body.error_description).toContain('form-encoded');
      expect(answer.text).not.toContain(secret);
      return answer.text;
    };
    // It tells nobody whether there is such a client.
    expect(await refused('broker-1')).toBe(await refused('qd-stranger'));
  });

  test('wrong credentials that were form-encoded are wrong, and nothing else is said', async () => {
    for (const secret of ['wrong', 'a%2Bb%25%3A', "it's~(!)*.-_"]) {
      const answer = await askBasic(basic('qd-stranger', secret).authorization);
      await expectRefused(answer, 401, 'invalid_client');
      expect(answer.body.message).toBe('The client or its secret is not valid');
    }
  });

  test('no other refusal asks for credentials', async () => {
    const answer = await ask({ ...four(), grant_type: 'password' });
    expect(answer.headers.has('www-authenticate')).toBe(false);
  });

  test('credentials in two ways at once', async () => {
    const { client_id, client_secret } = host.client;
    const answer = await ask(four(), basic(client_id, client_secret));
    await expectRefused(answer, 400, 'invalid_request');
    expect(answer.body.message).toBe('Credentials were sent in two ways at once');
  });

  test.each([
    ['no base64', 'Basic %%%'],
    ['nothing behind it', 'Basic '],
    ['an id alone', `Basic ${Buffer.from('qd-stranger').toString('base64')}`],
    ['more before it', `x ${basic('qd-stranger', 'wrong').authorization}`],
    ['more behind it', `${basic('qd-stranger', 'wrong').authorization} x`],
    ['another scheme', 'Bearer abc'],
  ])('malformed Basic: %s', async (_, authorization) => {
    const answer = await askBasic(authorization);
    await expectRefused(answer, 400, 'invalid_request');
    const text = 'The Authorization header of a token request must be HTTP Basic';
    expect(answer.body.message).toBe(text);
  });
});

describe('bodies that are no token request', () => {
  const JSON_TYPE = { 'content-type': 'application/json' };
  test.each([
    ['broken JSON', '{"client_id":', JSON_TYPE, 400],
    ['no body', '', JSON_TYPE, 400],
    ['a list', '[]', JSON_TYPE, 400],
    ['null', 'null', JSON_TYPE, 400],
    ['a text', '"client_id"', JSON_TYPE, 400],
    ['a fault of our own', '{"kind":"oauth"}', JSON_TYPE, 400],
    ['a prototype', '{"__proto__":{"client_id":"x"}}', JSON_TYPE, 400],
    ['plain text', 'client_id=x', { 'content-type': 'text/plain' }, 415],
    ['XML', '<x/>', { 'content-type': 'application/xml' }, 415],
    ['too much', `{"x":"${'x'.repeat(70_000)}"}`, JSON_TYPE, 413],
  ])('%s', async (_, body, headers, status) =>
    expectRefused(await ask(body, headers), status, 'invalid_request'),
  );

  test('neither a body nor its type', async () => {
    const answer = await host.send(AT.token, { method: 'POST', token: null });
    await expectRefused(answer, 400, 'invalid_request');
  });

  test('a compressed one', async () => {
    const answer = await ask(four(), { 'content-encoding': 'gzip' });
    await expectRefused(answer, 415, 'invalid_request');
  });

  test('an empty form and an endless field', async () => {
    await expectRefused(await ask('', FORM), 400, 'invalid_request');
    const answer = await ask({ ...four(), client_id: 'x'.repeat(5000) });
    await expectRefused(answer, 400, 'invalid_request');
  });
});
