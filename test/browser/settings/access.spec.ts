import type { Locator, Page } from '@playwright/test';
import type { Served } from '../../support/host/served.ts';
import { open } from '../../support/screens/screen.ts';
import { violationsInEveryScheme } from '../axe.ts';
import { bridge } from '../bridge.ts';
import { expect, test } from '../fixture.ts';

test.beforeEach(async ({ page, host }) => {
  await open(page, host.link);
  await page.getByRole('link', { name: 'API access' }).click();
  await expect(page.getByRole('table').first()).toContainText('First client');
});
function askToken(host: Served, secret: string): Promise<Response> {
  return fetch(`${host.url}/auth/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: host.client.id,
      client_secret: secret,
      scope: host.client.scope,
    }),
  });
}

/** The row of a client, or of requests without one. */
const rowOf = (page: Page, name: string): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });

test('a new secret gets a token, and the old one and its tokens end', async ({ page, host }) => {
  const { access_token } = await (await askToken(host, host.client.secret)).json();
  await page.getByRole('button', { name: 'New secret for First client' }).press('Enter');
  const dialog = page.getByRole('dialog');
  // Enter by itself changes nothing: the focus begins on the safe side.
  await expect(dialog.getByRole('button', { name: 'Keep' })).toBeFocused();
  expect((await askToken(host, host.client.secret)).status).toBe(200);
  await dialog.getByRole('button', { name: 'Make a new secret' }).press('Enter');
  await expect(dialog).toContainText('The secret is shown only now');
  const secret = /client_secret([A-Za-z0-9_-]{43})/.exec((await dialog.textContent()) ?? '')?.[1];
  expect(secret).toBeDefined();
  expect(secret).not.toBe(host.client.secret);

  expect((await askToken(host, secret ?? '')).status).toBe(200);
  expect((await askToken(host, host.client.secret)).status).toBe(401);
  const headers = { authorization: `Bearer ${access_token}` };
  expect((await fetch(`${host.url}/applied/options`, { headers })).status).toBe(401);

  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'I have stored the secret' }).click();
  await expect(dialog).toBeHidden();
  expect(await page.content()).not.toContain(secret);
});

test('what a client does, and what is refused, is shown while it happens', async ({
  page,
  host,
}) => {
  const row = rowOf(page, 'First client');
  await expect(row).toContainText('Never');
  const { access_token } = await (await askToken(host, host.client.secret)).json();
  const headers = { authorization: `Bearer ${access_token}` };
  for (const eircode of ['D02X285', 'A65F4E2', 'X99XXXX']) {
    await fetch(`${host.url}/eircode-lookup/${eircode}`, { headers });
  }
  await fetch(`${host.url}/applied/options`);
  await expect(row.getByRole('cell').nth(1)).toHaveText('3');
  await expect(row.getByRole('cell').nth(2)).toHaveText('3');
  await expect(row).toContainText('1 for other reasons');
  await expect(rowOf(page, 'Without a valid token')).toContainText('1 without a valid token');
});

test('what the screens themselves are refused is no request of the API', async ({ page, host }) => {
  expect(await bridge(page, 'getQuote', { id: 'Q-0000-0000-0000' })).toMatchObject({ ok: false });
  await fetch(`${host.url}/applied/options`);
  const row = rowOf(page, 'Without a valid token');
  await expect(row).toContainText('1 without a valid token');
  await expect(row).not.toContainText('other reasons');
});

test('who was refused where is listed', async ({ page, host }) => {
  await expect(page.getByText('Nothing was refused in the last 30 days.')).toBeVisible();
  for (let i = 0; i < 2; i += 1) await fetch(`${host.url}/applied/options`);
  const table = page.getByRole('region', { name: 'Table of refusals' });
  const row = table.getByRole('row').filter({ hasText: '/applied/options' });
  await expect(row.getByRole('cell')).toContainText([
    /:/,
    'Without a valid token',
    '/applied/options',
    '401',
    '2',
  ]);
});

test('a client for its own quotes alone is issued and shown as such', async ({ page }) => {
  await page.getByRole('button', { name: 'Create client' }).click();
  const dialog = page.getByRole('dialog');
  // In the order of the dialog.
  const granted = ['price', 'lookup', 'quote:read', 'quote:write'];
  const ticked = dialog.getByRole('checkbox', { checked: true });
  await expect(ticked).toHaveCount(granted.length);
  for (const [i, permission] of granted.entries()) {
    await expect(ticked.nth(i)).toHaveAttribute('value', permission);
  }
  await dialog.getByLabel('Name').fill('Partner');
  await dialog.getByLabel('Its own quotes only').check();
  await dialog.getByRole('button', { name: 'Create client' }).click();
  await dialog.getByRole('button', { name: 'I have stored the secret' }).click();
  await expect(rowOf(page, 'Partner')).toContainText('its own quotes only');
  await expect(rowOf(page, 'First client')).not.toContainText('its own quotes only');
});

test('a revoked client is shown as such, and can do no more', async ({ page, host }) => {
  await page.getByRole('button', { name: 'Revoke First client' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke client' }).click();
  await expect(rowOf(page, 'First client')).toContainText('Revoked 2');
  await expect(rowOf(page, 'First client').getByRole('button')).toHaveCount(0);
  expect((await askToken(host, host.client.secret)).status).toBe(401);
});

test('the documentation is a link, and each program can be copied', async ({
  page,
  context,
  host,
}) => {
  await expect(page.getByRole('link', { name: `${host.url}/docs` })).toHaveAttribute(
    'href',
    `${host.url}/docs`,
  );
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  for (const [language, part] of Object.entries({
    curl: '#!/bin/sh',
    JavaScript: 'await fetch(',
    'C#': 'new HttpClient',
    Python: 'urlopen(',
  })) {
    await page.getByRole('tab', { name: language, exact: true }).click();
    await page.getByRole('button', { name: `Copy ${language} program` }).click();
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    for (const each of [part, host.url, host.client.scope]) {
      await expect.poll(copied).toContain(each);
    }
  }
});

test('axe finds nothing in the dialogs and the table', async ({ page, host }) => {
  const clean = async () => expect(await violationsInEveryScheme(page)).toEqual({});
  await fetch(`${host.url}/applied/options`);
  await expect(rowOf(page, 'Without a valid token')).toBeVisible();
  await clean();
  await page.getByRole('button', { name: 'New secret for First client' }).click();
  await expect(page.getByRole('button', { name: 'Keep' })).toBeFocused();
  await clean();
  await page.getByRole('button', { name: 'Make a new secret' }).click();
  await expect(page.getByText('The secret is shown only now')).toBeVisible();
  await clean();
});
