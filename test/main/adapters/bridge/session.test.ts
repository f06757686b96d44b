import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cookieOf, openSession, postLaunchToken } from '../../../../scripts/dev/open-session.ts';
import { httpBridge } from '../../../../src/main/adapters/http/screens/http-bridge.ts';
import { mintLaunchToken } from '../../../../src/main/adapters/http/screens/launch-token.ts';
import { SESSION_HOURS } from '../../../../src/main/adapters/http/screens/session.ts';
import { type Environments, openEnvironments } from '../../../../src/main/app/environments.ts';
import {
  BRIDGE_PATH,
  LINK_PATH,
  launchHash,
  SESSION_KEY_HEADER,
  SESSION_PATH,
} from '../../../../src/shared/contract/bridge.ts';
import { appOptions, startedFolder } from '../../../support/host/host.ts';

const HOUR = 3_600_000;

let folder: string;
let environments: Environments;
let url: string;
let now: number;
/** The links that anyone who runs the host sees. */
let printed: string[];

beforeEach(async () => {
  now = Date.parse('2026-11-20T08:30:00Z');
  folder = await startedFolder(now);
  const clock = () => now;
  const screensFolder = join(folder, 'screens');
  mkdirSync(screensFolder);
  writeFileSync(join(screensFolder, 'index.html'), '<title>Quotedesk</title>');
  environments = await openEnvironments({ ...appOptions(folder), clock });
  const { live, dispatch } = environments;
  printed = [];
  const printLink = (link: string) => printed.push(link);
  const linkCommand = 'quotedesk link create';
  const options = { dispatch, dataFolder: folder, screensFolder, printLink, linkCommand, clock };
  await (await live.api()).register(httpBridge, options);
  url = await live.listen(0);
});

afterEach(() => environments.close());

const newToken = () => mintLaunchToken(folder);
const newLink = () => `${url}/launch/${newToken()}`;

const call = (headers: Record<string, string>, operation = 'listClients') =>
  fetch(`${url}${BRIDGE_PATH}/live/${operation}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: '{}',
  });

const signOut = (headers: Record<string, string>) =>
  fetch(`${url}${SESSION_PATH}`, { method: 'DELETE', headers });

/** Why a call finds no open session; fails where it finds one. */
async function reasonOf(headers: Record<string, string>): Promise<unknown> {
  const answer = await call(headers);
  expect(answer.status).toBe(401);
  const { ok, fault } = await answer.json();
  expect([ok, fault.kind]).toEqual([false, 'unauthenticated']);
  return fault.message.code;
}

test('a launch link leads to the page, which opens the session with it, once', async () => {
  const token = newToken();
  const link = `${url}/launch/${token}`;
  // A link preview uses nothing up.
  for (const method of ['HEAD', 'GET', 'GET']) {
    const answer = await fetch(link, { method, redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/${launchHash(token)}`]);
    expect(answer.headers.get('set-cookie')).toBeNull();
  }
  const opened = await postLaunchToken(link);
  expect(opened.status).toBe(200);
  expect(opened.headers.get('cache-control')).toBe('no-store');
  const attributes = (opened.headers.get('set-cookie') ?? '').split('; ').slice(1).sort();
  expect(attributes).toEqual(['HttpOnly', `Path=${BRIDGE_PATH}`, 'SameSite=Strict']);
  const { value } = await opened.json();
  const session = { cookie: cookieOf(opened), [SESSION_KEY_HEADER]: value.key };
  expect((await call(session)).status).toBe(200);

  const again = await fetch(link);
  expect(again.status).toBe(403);
  expect(again.headers.get('content-type')).toContain('text/html');
  expect(again.headers.get('set-cookie')).toBeNull();
  expect(await again.text()).toContain('quotedesk link create');
  const posted = await postLaunchToken(link);
  expect(posted.status).toBe(401);
  expect(posted.headers.get('set-cookie')).toBeNull();
  expect(await posted.json()).toMatchObject({ fault: { message: { code: 'launchLinkUsed' } } });
});

test.each(['{}', '{"token":1}', '{"token":null}', '[]', 'null', '"a"', '{"token":""}'])(
  'the body %s opens no session',
  async (body) => {
    newToken();
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${url}${SESSION_PATH}`, { method: 'POST', headers, body });
    expect(answer.status).toBe(401);
    expect(answer.headers.get('set-cookie')).toBeNull();
  },
);

test('a page of another site opens and ends no session', async () => {
  const origin = 'http://127.0.0.1:9';
  const body = JSON.stringify({ token: newToken() });
  const headers = { 'content-type': 'application/json', origin };
  const posted = await fetch(`${url}${SESSION_PATH}`, { method: 'POST', headers, body });
  expect(posted.status).toBe(403);
  const session = await openSession(newLink());
  expect((await signOut({ ...session, origin })).status).toBe(403);
  expect((await call(session)).status).toBe(200);
});

test('a cookie that another program of this machine received opens nothing', async () => {
  const session = await openSession(newLink());
  // Browsers send a cookie of 127.0.0.1 to each of its ports.
  let stolen = '';
  const thief = createServer(({ headers }, answer) => {
    stolen = headers.cookie ?? '';
    answer.end();
  });
  await new Promise<void>((resolve) => thief.listen(0, '127.0.0.1', resolve));
  const address = thief.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  await fetch(`http://127.0.0.1:${port}${BRIDGE_PATH}`, { headers: { cookie: session.cookie } });
  thief.close();
  expect(stolen).toBe(session.cookie);

  for (const guess of [undefined, '', 'guess', stolen.split('=')[1] ?? '']) {
    const headers = {
      cookie: stolen,
      ...(guess === undefined ? {} : { [SESSION_KEY_HEADER]: guess }),
    };
    expect(await reasonOf(headers)).toBe('notSignedIn');
    expect((await call(headers, 'createClient')).status).toBe(401);
    expect((await signOut(headers)).status).toBe(401);
  }
  // Nor does the key without its cookie.
  expect(await reasonOf({ [SESSION_KEY_HEADER]: session[SESSION_KEY_HEADER] })).toBe('notSignedIn');
  expect((await call(session)).status).toBe(200);
});

test('a session lasts a working day, however much it is used', async () => {
  const session = await openSession(newLink());
  for (let hour = 1; hour < SESSION_HOURS; hour += 1) {
    now += HOUR;
    expect((await call(session)).status).toBe(200);
  }
  now += HOUR - 1;
  expect((await call(session)).status).toBe(200);
  now += 1;
  expect(await reasonOf(session)).toBe('sessionExpired');
  expect((await call(await openSession(newLink()))).status).toBe(200);
});

test('signing out ends the session and takes the cookie back', async () => {
  const session = await openSession(newLink());
  const answer = await signOut(session);
  expect(answer.status).toBe(200);
  const [cookie = '', ...attributes] = (answer.headers.get('set-cookie') ?? '').split('; ');
  expect(cookie.split('=')).toEqual([session.cookie.split('=')[0], '']);
  expect(attributes).toContain(`Path=${BRIDGE_PATH}`);
  expect(attributes).toContain('Expires=Thu, 01 Jan 1970 00:00:00 GMT');
  expect(await reasonOf(session)).toBe('sessionSignedOut');
  expect((await signOut(session)).status).toBe(401);
});

test('after signing out, a new link opens a session and replaces none', async () => {
  const before = await openSession(newLink());
  await signOut(before);
  const after = await openSession(newLink());
  expect((await call(after)).status).toBe(200);
  expect(await reasonOf(before)).toBe('notSignedIn');
});

test('the cookies of two hosts on one machine have two names', async () => {
  const { cookie } = await openSession(newLink());
  expect(cookie).toMatch(new RegExp(`^quotedesk-${new URL(url).port}=[\\w-]{43}$`));
});

test('a new link ends the session before it, only once it is opened', async () => {
  const before = await openSession(newLink());
  const link = newLink();
  await fetch(link, { redirect: 'manual' });
  expect((await call(before)).status).toBe(200);
  const after = await openSession(link);
  expect(await reasonOf(before)).toBe('sessionReplaced');
  expect(await reasonOf({ ...after, cookie: before.cookie })).toBe('notSignedIn');
  expect((await call(after)).status).toBe(200);
});

test('a link that is asked for is printed where the host runs, and nowhere else', async () => {
  const askForLink = (headers = {}) => fetch(`${url}${LINK_PATH}`, { method: 'POST', headers });
  const answer = await askForLink();
  expect([answer.status, await answer.json()]).toEqual([200, { ok: true, value: {} }]);
  expect(answer.headers.get('set-cookie')).toBeNull();
  const [link = ''] = printed;
  const session = await openSession(link);
  expect((await call(session)).status).toBe(200);

  // Once in ten seconds, and a link that waits stays good: no one can take it away by asking.
  const waiting = newLink();
  await askForLink();
  expect(printed).toEqual([link]);
  now += 10_000;
  for (const _ of [1, 2]) await askForLink();
  expect(printed).toEqual([link, waiting]);
  expect((await call(session)).status).toBe(200);
  // A page of another site has nothing printed.
  now += 10_000;
  expect((await askForLink({ origin: 'http://127.0.0.1:9' })).status).toBe(403);
  expect(printed).toHaveLength(2);
});
