import { afterAll, beforeAll, expect, test } from 'vitest';
import { startHost, type TestHost } from '../../support/host/host.ts';
import { lines, sendRaw } from '../../support/host/raw.ts';
import { expectFault, GUARDED } from '../../support/host/requests.ts';
import { type Served, serve } from '../../support/host/served.ts';

let built: Served;
let bare: TestHost;

beforeAll(async () => {
  [built, bare] = await Promise.all([serve(), startHost()]);
});

afterAll(() => Promise.all([built.stop(), bare.close()]));

const POLICY =
  /^default-src 'none'; script-src 'self'; style-src 'self'; [^;]*; connect-src 'self'/;

test('the page needs no token, and every file that it names is there', async () => {
  for (const path of ['/docs', '/docs/']) {
    const page = await fetch(`${built.url}${path}`);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.headers.get('content-security-policy')).toMatch(POLICY);
    expect(page.headers.get('content-security-policy')).not.toContain('unsafe');
    for (const [name, value] of GUARDED) expect(page.headers.get(name), name).toBe(value);
    const html = await page.text();
    expect(html).not.toMatch(/<script(?! src="\/docs\/)|<style|\son\w+=|https?:/);
    const files = [...html.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, file]) => file);
    expect(files.length).toBeGreaterThan(4);
    for (const file of files) {
      const answer = await fetch(`${built.url}${file}`);
      expect(answer.status, file).toBe(200);
      for (const [name, value] of GUARDED) expect(answer.headers.get(name), name).toBe(value);
      await answer.arrayBuffer();
    }
  }
});

test('the guard stands before it as before everything', async () => {
  const port = Number(new URL(built.url).port);
  for (const path of ['/docs', '/docs/start.js']) {
    const renamed = lines(`GET ${path} HTTP/1.1`, 'Host: evil.example', 'Connection: close');
    expect((await sendRaw(port, renamed)).status).toBe(421);
    for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'http://evil.example' }]) {
      expect((await fetch(`${built.url}${path}`, { headers })).status).toBe(403);
    }
    const own = { 'sec-fetch-site': 'same-origin', origin: built.url };
    expect((await fetch(`${built.url}${path}`, { headers: own })).status).toBe(200);
  }
});

test('other methods and other files get the errors of the API', async () => {
  const post = await fetch(`${built.url}/docs`, { method: 'POST' });
  expect(post.status).toBe(405);
  expect(post.headers.get('allow')).toBe('GET, HEAD');
  for (const path of ['/docs/none.js', '/docs/..%2fheadless.js', '/docs/index.html']) {
    const answer = await fetch(`${built.url}${path}`);
    expect(answer.status, path).toBe(404);
    expect(await answer.json()).toMatchObject({ statusCode: 404 });
  }
});

test('a host without the built page says so, and where the description is', async () => {
  const answer = await bare.send('/docs', { token: null });
  expectFault(answer, 404);
  expect(answer.body.message).toContain('/openapi.json');
  expectFault(await bare.send('/docs/start.js', { token: null }), 404);
});
