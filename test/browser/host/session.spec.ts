import { createServer } from 'node:http';
import type { Page } from '@playwright/test';
import { mintLaunchToken } from '../../../src/main/adapters/http/screens/launch-token.ts';
import { BRIDGE_PATH } from '../../../src/shared/contract/bridge.ts';
import type { Served } from '../../support/host/served.ts';
import { open, ready } from '../../support/screens/screen.ts';
import { violations } from '../axe.ts';
import { sessionKey } from '../bridge.ts';
import { expect, test } from '../fixture.ts';

test.use({ hostOf: 'file' });

const cover = (page: Page) => page.getByRole('dialog', { name: 'Not signed in' });

const newLink = ({ url, dataFolder }: Served) => `${url}/launch/${mintLaunchToken(dataFolder)}`;

/** Waits until the page has asked the host, and was answered. */
async function signedIn(page: Page): Promise<void> {
  await ready(page);
  await sessionKey(page);
  await expect(cover(page)).toBeHidden();
}

test('the key is in no address, and stays through a reload and for other tabs', {
  tag: '@quick',
}, async ({ page, context, host }) => {
  await open(page, host.link);
  expect(page.url()).toBe(`${host.url}/`);
  const key = await sessionKey(page);
  await page.reload();
  await signedIn(page);

  const opening = context.waitForEvent('page');
  await page.evaluate(() => window.open('/#/quotes', '_blank', 'noopener'));
  const opened = await opening;
  const typed = await context.newPage();
  await typed.goto(`${host.url}/#/quotes`);
  for (const tab of [opened, typed]) {
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Quotes');
    expect(await sessionKey(tab)).toBe(key);
    await expect(cover(tab)).toBeHidden();
  }
  // Back leads to no link that was used.
  await page.goBack();
  expect(page.url()).not.toContain('launch');
});

test('the cookie that every port of 127.0.0.1 receives is refused without the key', async ({
  page,
  context,
  host,
}) => {
  await open(page, host.link);
  let stolen = '';
  const thief = createServer(({ headers }, answer) => {
    stolen = headers.cookie ?? stolen;
    answer.setHeader('content-type', 'text/html').end('<title>Another program</title>');
  });
  await new Promise<void>((resolve) => thief.listen(0, '127.0.0.1', resolve));
  const address = thief.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const other = await context.newPage();
  await other.goto(`http://127.0.0.1:${port}${BRIDGE_PATH}`);
  expect(stolen).toContain('quotedesk-');
  const path = `${host.url}${BRIDGE_PATH}/live/listQuotes`;
  const headers = { 'content-type': 'application/json', cookie: stolen };
  const replayed = await fetch(path, { method: 'POST', headers, body: '{}' });
  expect(replayed.status).toBe(401);
  // The page of the other program can't call either, nor hear the key.
  const heard = await other.evaluate(async (called) => {
    const tabs = new BroadcastChannel('quotedesk-session-key');
    const said: unknown[] = [];
    tabs.onmessage = ({ data }) => said.push(data);
    tabs.postMessage({ kind: 'question' });
    const init = { method: 'POST', credentials: 'include', body: '{}' } as const;
    const answer = await fetch(called, init).catch(() => 'refused');
    return [answer, said, sessionStorage.length];
  }, path);
  expect(heard).toEqual(['refused', [], 0]);
  thief.close();
});

test('who signs out sees nothing any more, in any tab, until a new link is opened', async ({
  page,
  context,
  host,
}) => {
  await open(page, host.link);
  const other = await context.newPage();
  await other.goto(`${host.url}/#/price`);
  await signedIn(other);
  await other.getByLabel('Date of birth').fill('12/3/85');

  await page.bringToFront();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('textbox', { name: 'Find anything' })).toBeFocused();
  await page.keyboard.type('Sign out');
  await page.keyboard.press('Enter');
  for (const tab of [page, other]) {
    await expect(cover(tab)).toContainText('You have signed out');
    await tab.keyboard.press('Escape');
    await tab.keyboard.press('F3');
    await expect(cover(tab)).toContainText('npm run quotedesk -- link create');
  }
  expect(await violations(page)).toEqual({});

  const third = await context.newPage();
  await open(third, newLink(host));
  for (const tab of [page, other]) await expect(cover(tab)).toBeHidden();
  await expect(other.getByLabel('Date of birth')).toHaveValue('12/3/85');
});

test('a link that is opened in another browser ends the session here', async ({
  page,
  browser,
  host,
}) => {
  await open(page, host.link);
  const elsewhere = await browser.newContext();
  await open(await elsewhere.newPage(), newLink(host));
  await expect(cover(page)).toContainText('a newer link was opened');
  await elsewhere.close();
});
