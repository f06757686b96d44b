import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSession } from '../../../../scripts/dev/open-session.ts';
import { httpBridge } from '../../../../src/main/adapters/http/screens/http-bridge.ts';
import { mintLaunchToken } from '../../../../src/main/adapters/http/screens/launch-token.ts';
import { type Environments, openEnvironments } from '../../../../src/main/app/environments.ts';
import { BRIDGE_PATH } from '../../../../src/shared/contract/bridge.ts';
import { MOST_FILE_BYTES } from '../../../../src/shared/schemas/data/verification.ts';
import { appOptions } from '../../../support/host/host.ts';
import { temporaryFolder } from '../../../support/host/prepared-folders.ts';
import { SAMPLE_DOCUMENT } from '../../../support/quotes/any-document.ts';

const folder = temporaryFolder();
let environments: Environments;
let url: string;

beforeAll(async () => {
  const screensFolder = join(folder, 'screens');
  mkdirSync(join(screensFolder, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  writeFileSync(
    join(screensFolder, 'index.html'),
    '<meta nonce="QUOTEDESK_NONCE"><script nonce="QUOTEDESK_NONCE" src="./assets/a.js"></script>',
  );
  writeFileSync(join(screensFolder, 'assets/a.js'), 'export {};');
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

afterAll(() => environments?.close());

const get = (path: string, cookie = '') =>
  fetch(`${url}${path}`, { redirect: 'manual', headers: { cookie } });

function call(operation: string, body: string, headers: Record<string, string> = {}) {
  return callIn('live', operation, body, headers);
}

function callIn(
  environment: string,
  operation: string,
  body: string,
  headers: Record<string, string>,
) {
  return fetch(`${url}${BRIDGE_PATH}/${environment}/${operation}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
}

const newLink = () => `${url}/launch/${mintLaunchToken(join(folder, 'data'))}`;
const launch = () => openSession(newLink());

test('with its cookie, a call returns what the dispatcher does', async () => {
  const session = await launch();
  const done = await call('serviceStatus', '{}', session);
  expect(done.status).toBe(200);
  expect(await done.json()).toMatchObject({ ok: true, value: { host: 'headless' } });

  const unknown = await call('noSuchOperation', '{}', session);
  expect(unknown.status).toBe(404);
  expect(await unknown.json()).toMatchObject({ ok: false, fault: { kind: 'notFound' } });

  const invalid = await call('compareCovers', '{}', session);
  expect(invalid.status).toBe(400);
  expect(await invalid.json()).toMatchObject({ ok: false, fault: { kind: 'invalid' } });
});

test('a call is about the environment that it names, and an unknown environment is refused', async () => {
  const session = await launch();
  const quotes = async (environment: string) => {
    const answer = await callIn(environment, 'listQuotes', '{"limit":1000}', session);
    return (await answer.json()).value.quotes.length;
  };
  expect(await quotes('live')).toBe(0);
  expect(await quotes('training')).toBeGreaterThan(0);
  expect(await quotes('live')).toBe(0);
  for (const environment of ['Live', 'test', 'toString', '%20']) {
    const answer = await callIn(environment, 'listQuotes', '{}', session);
    expect(answer.status, environment).toBe(400);
    expect(await answer.json()).toMatchObject({ ok: false, fault: { kind: 'invalid' } });
  }
  expect((await fetch(`${url}${BRIDGE_PATH}/listQuotes`, { method: 'POST' })).status).toBe(404);
  expect((await callIn('training', 'listQuotes', '{}', {})).status).toBe(401);
});

test('a change is for the version that it names, and refused for any other', async () => {
  const session = await launch();
  const submitted = await call(
    'submitDraft',
    JSON.stringify({ document: SAMPLE_DOCUMENT }),
    session,
  );
  const { quoteId } = (await submitted.json()).value;
  const discount = (tag: string) =>
    call(
      'overrideQuote',
      JSON.stringify({ quoteId, overrideType: 'discount', value: 5, reason: 'A loyal customer' }),
      { ...session, 'if-match': tag },
    );
  const version = `"${quoteId}.1"`;
  const changed = await discount(version);
  expect(await changed.json()).toMatchObject({ ok: true, value: { history: { length: 2 } } });
  const late = await discount(version);
  expect(late.status).toBe(412);
  expect(await late.json()).toMatchObject({ ok: false, fault: { kind: 'preconditionFailed' } });
  const malformed = await discount(`${quoteId}.2`);
  expect(malformed.status).toBe(400);
  expect(await malformed.json()).toMatchObject({ ok: false, fault: { kind: 'invalid' } });
});

test('without it, or with another, or with a bearer token, there is no session', async () => {
  const name = (await launch()).cookie.split('=')[0];
  for (const headers of [{}, { cookie: `${name}=guess` }, { authorization: 'Bearer guess' }]) {
    const answer = await call('serviceStatus', '{}', headers);
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ ok: false, fault: { kind: 'unauthenticated' } });
  }
});

test('the cookie gives no access to the API', async () => {
  const session = await launch();
  expect((await get('/applied/options', session.cookie)).status).toBe(401);
});

test.each([
  ['text/plain', '{}', 415, 'unsupportedMedia'],
  ['application/xml', '<a/>', 415, 'unsupportedMedia'],
  ['application/json', '{', 400, 'invalid'],
  ['application/json', '{"__proto__":{}}', 400, 'invalid'],
  ['application/json', `"${'x'.repeat(140_000)}"`, 413, 'tooLarge'],
])('a body of %s beginning %.5s is %i', async (type, body, status, kind) => {
  const answer = await call('serviceStatus', body, {
    'content-type': type,
    ...(await launch()),
  });
  expect(answer.status).toBe(status);
  expect(await answer.json()).toMatchObject({ ok: false, fault: { kind } });
});

test('a file may be larger than other input, up to a limit', async () => {
  const session = await launch();
  const verify = (bytes: number) =>
    call('verifyDocument', JSON.stringify({ contentBase64: 'A'.repeat(bytes) }), session);
  const taken = await verify(MOST_FILE_BYTES);
  expect(taken.status).toBe(200);
  expect(await taken.json()).toMatchObject({ ok: true, value: { verdict: 'unknown' } });
  const refused = await verify(2 * MOST_FILE_BYTES);
  expect(refused.status).toBe(413);
  expect(await refused.json()).toMatchObject({ ok: false, fault: { kind: 'tooLarge' } });
});

test('the page comes to everybody, each time with its own nonce', async () => {
  const [one, two] = [await get('/'), await get('/')];
  const policy = one.headers.get('content-security-policy') ?? '';
  const nonce = /style-src 'self' 'nonce-([\w-]{24})'/.exec(policy)?.[1];
  const html = await one.text();
  expect(html.split(`nonce="${nonce}"`)).toHaveLength(3);
  expect(html).not.toContain('QUOTEDESK_NONCE');
  expect(two.headers.get('content-security-policy')).not.toBe(policy);
  expect(one.headers.get('cache-control')).toBe('no-store');
});

test('the files of the screens are served, and nothing else is', async () => {
  const script = await get('/assets/a.js');
  expect(script.status).toBe(200);
  expect(script.headers.get('content-type')).toContain('javascript');
  expect(script.headers.get('x-content-type-options')).toBe('nosniff');
  const none = ['/index.html', '/assets', '/assets/', '/no.js', '/assets/no.js'];
  for (const path of [...none, '/..%2fsecret.txt', '/assets/..%2findex.html']) {
    const answer = await get(path);
    expect(answer.status, path).toBe(404);
    expect(await answer.json(), path).toMatchObject({ statusCode: 404 });
  }
});

test('a draft as large as a draft may be fits into a call', async () => {
  const session = await launch();
  const id = '5f0c9a52-7f0e-4c7b-9a52-2f1d3c4b5a69';
  const content = { a: 'é'.repeat(32_000) };
  const saved = await call('saveDraft', JSON.stringify({ id, title: '', content }), session);
  expect(saved.status).toBe(200);
  const got = await (await call('getDraft', JSON.stringify({ id }), session)).json();
  expect(got).toMatchObject({ ok: true, value: { content } });
});

test('a page of another site is refused, as the fault of a result, with a cookie and without', async () => {
  const session = await launch();
  for (const headers of [{}, session]) {
    const answer = await call('dataVersion', '{}', { origin: 'https://evil.example', ...headers });
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ ok: false, fault: { kind: 'forbidden' } });
  }
});
