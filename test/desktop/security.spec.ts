import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { BRIDGE } from '../../src/shared/contract/bridge.ts';
import { serve } from '../support/host/served.ts';
import { type Desk, openDesk } from './desk.ts';
import { needsElectron, ROOT } from './electron.ts';

needsElectron();

let desk: Desk;
test.beforeAll(async () => {
  desk = await openDesk();
  await expect(desk.page.getByRole('heading', { name: 'Welcome to Quotedesk' })).toBeVisible();
});
test.afterAll(async () => {
  await desk?.close();
});

test('the page has nothing of Node, only the bridge', { tag: '@quick' }, async () => {
  const kinds = await desk.page.evaluate(
    (bridge) =>
      ['require', 'process', 'module', 'Buffer', 'global', bridge].map(
        (name) => typeof Reflect.get(window, name),
      ),
    BRIDGE,
  );
  expect(kinds).toEqual([...Array(5).fill('undefined'), 'function']);
});

test('the bridge refuses what it does not know, as data', { tag: '@quick' }, async () => {
  expect(await desk.call('noSuchOperation', {})).toMatchObject({
    ok: false,
    fault: { kind: 'notFound' },
  });
  expect(await desk.call('constructor', {})).toMatchObject({
    ok: false,
    fault: { kind: 'notFound' },
  });
  expect(await desk.call('compareCovers', { inception: 1 })).toMatchObject({
    ok: false,
    fault: { kind: 'invalid' },
  });
});

test('the bridge answers no window but our own', { tag: '@quick' }, async () => {
  const answer = await desk.inMain(
    async ({ BrowserWindow }, { preload, bridge }) => {
      const stranger = new BrowserWindow({ show: false, webPreferences: { preload } });
      await stranger.loadURL('app://quotedesk/');
      const said: unknown = await stranger.webContents.executeJavaScript(
        `window.${bridge}('serviceStatus', {})`,
      );
      stranger.destroy();
      return said;
    },
    { preload: join(ROOT, 'out/preload/index.cjs'), bridge: BRIDGE },
  );
  expect(answer).toMatchObject({ ok: false, fault: { kind: 'forbidden' } });
});

test('the page stays where it is', { tag: '@quick' }, async () => {
  const prevented = await desk.inMain(({ BrowserWindow }) => {
    const contents = BrowserWindow.getAllWindows()[0]?.webContents;
    return new Promise((resolve) => {
      contents?.once('will-frame-navigate', (event) => resolve(event.defaultPrevented));
      void contents?.executeJavaScript(`location.href = 'https://quotedesk.invalid/'; 0`);
    });
  });
  expect(prevented).toBe(true);
  expect(await desk.page.evaluate(() => window.open('https://quotedesk.invalid/'))).toBeNull();
  expect(desk.page.url()).toMatch(/^app:\/\/quotedesk\//);
});

test('the page goes to no empty address, from inside or outside', { tag: '@quick' }, async () => {
  const { page, inMain } = desk;
  await page.evaluate(() => Reflect.set(window, 'isTheSamePage', true));
  for (const address of ['about:blank', 'about:blank#there', 'about:srcdoc']) {
    // A navigation that is not refused takes the page's own state away.
    await page.evaluate((to) => location.assign(to), address);
    expect(await page.evaluate(() => Reflect.get(window, 'isTheSamePage')), address).toBe(true);
    expect(await page.evaluate((to) => window.open(to), address), address).toBeNull();
  }
  expect(page.url()).toBe('app://quotedesk/');

  await inMain(async ({ BrowserWindow }) => {
    const contents = BrowserWindow.getAllWindows()[0]?.webContents;
    await contents?.loadURL('about:blank').catch(() => undefined);
  });
  await expect(page.getByRole('heading', { name: 'Welcome to Quotedesk' })).toBeVisible();
  expect(page.url()).toBe('app://quotedesk/');
});

test('the scheme serves the screens and nothing next to them', { tag: '@quick' }, async () => {
  const statuses = await desk.page.evaluate(() => {
    const paths = ['', 'index.html', '%2e%2e%2fmain%2findex.js', '..%2f..%2fpackage.json', 'no.js'];
    return Promise.all(paths.map(async (path) => (await fetch(`/${path}`)).status));
  });
  expect(statuses).toEqual([200, 200, 404, 404, 404]);
});

test('the policy names a fresh nonce each time, and no mark of the build is left', {
  tag: '@quick',
}, async () => {
  const seen = await desk.page.evaluate(async () => {
    const one = await fetch('/');
    const policy = one.headers.get('content-security-policy') ?? '';
    return [policy, await one.text(), (await fetch('/')).headers.get('content-security-policy')];
  });
  const [policy = '', html = '', next] = seen.map(String);
  const nonce = /style-src 'self' 'nonce-([\w-]{24})'/.exec(policy)?.[1];
  expect(nonce).toBeDefined();
  expect(html).toContain(`nonce="${nonce}"`);
  expect(html).not.toContain('QUOTEDESK_NONCE');
  expect(next).not.toBe(policy);
});

test('the browser host sends the same headers with its page, but for the nonce', async () => {
  const ofDesk = await desk.page.evaluate(async () =>
    Object.fromEntries((await fetch('/')).headers),
  );
  const host = await serve();
  try {
    const page = await fetch(host.url);
    const withoutNonce = (policy = '') => policy.replaceAll(/'nonce-[^']+'/g, "'nonce'");
    for (const [name, value] of Object.entries(ofDesk)) {
      expect(withoutNonce(page.headers.get(name) ?? ''), name).toBe(withoutNonce(value));
    }
    expect(ofDesk['content-security-policy']).toContain("default-src 'none'");
  } finally {
    await host.stop();
  }
});

test('a script that is not a file of ours does not run', { tag: '@quick' }, async () => {
  const ran = await desk.page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.ran = true';
    document.head.append(script);
    return Reflect.has(window, 'ran');
  });
  expect(ran).toBe(false);
});

test('every permission is refused', { tag: '@quick' }, async () => {
  const texts = await desk.page.evaluate(async () => [
    await Notification.requestPermission(),
    await navigator.mediaDevices.getUserMedia({ audio: true }).then(
      () => 'granted',
      (error: Error) => error.name,
    ),
    await navigator.mediaDevices.getDisplayMedia({ video: true }).then(
      () => 'granted',
      (error: Error) => error.name,
    ),
  ]);
  expect(texts[0]).toBe('denied');
  expect(texts.slice(1)).not.toContain('granted');
});
