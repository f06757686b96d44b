import type { Page } from '@playwright/test';
import type { Served } from '../../support/host/served.ts';
import { open } from '../../support/screens/screen.ts';
import { violationsInEveryScheme } from '../axe.ts';
import { expect, test } from '../fixture.ts';

test.use({ hostOf: 'file' });

async function fill(page: Page, inception: string, birth: string): Promise<void> {
  await page.getByLabel('Start of cover').fill(inception);
  await page.getByLabel('Date of birth').fill(birth);
}

function askToken(host: Served, id: string, secret: string): Promise<Response> {
  return fetch(`${host.url}/auth/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: id,
      client_secret: secret,
      scope: host.client.scope,
    }),
  });
}

async function apiPrice(host: Served, birth: string, cover: string): Promise<number> {
  const { id, secret } = host.client;
  const token = await askToken(host, id, secret);
  const { access_token } = await token.json();
  const answer = await fetch(`${host.url}/priceQuote`, {
    method: 'POST',
    headers: { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      data: {
        'in_policy.dateInception': '2026-12-01T00:00:00',
        'in_customer.dateOfBirth': birth,
        'in_dts.raterCover': cover,
      },
    }),
  });
  return (await answer.json())['rater.Comp.PremAfterPolFee'];
}

const shown = (euro: number) =>
  new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' }).format(euro);

/** Opens the screens at the quick price, as a broker on the telephone does. */
async function openPrice(page: Page, host: Served): Promise<void> {
  await open(page, host.link);
  await expect(page.getByRole('heading', { name: 'Welcome to Quotedesk' })).toBeVisible();
  await page.keyboard.press('F9');
  await expect(page.getByRole('heading', { name: 'Quick price' })).toBeVisible();
}

test('a broker sees the price that the API answers, for all three covers', {
  tag: '@quick',
}, async ({ page, host }) => {
  await openPrice(page, host);
  await fill(page, '1 Dec 2026', '12/03/1985');
  const covers = {
    Comprehensive: 'Comprehensive',
    TPFT: 'ThirdPartyFireAndTheft',
    ThirdParty: 'ThirdParty',
  };
  for (const [cover, rater] of Object.entries(covers)) {
    const euro = await apiPrice(host, '1985-03-12', rater);
    expect(euro).toBeGreaterThan(0);
    await expect(page.getByTestId(`premium-${cover}`)).toContainText(shown(euro));
  }
  await page.getByRole('button', { name: 'Show premium breakdown' }).click();
  const breakdown = page.getByRole('region', { name: 'Every row of the premium' });
  await expect(breakdown).toContainText('No-claims discount');
  await expect(breakdown).toContainText('Stamp duty');
});

test('a client is issued at the screen, its secret shown once, and it gets a token', {
  tag: '@quick',
}, async ({ page, host }) => {
  await open(page, host.link);
  await page.getByRole('link', { name: 'API access' }).click();
  await expect(page.getByRole('heading', { name: 'API access' })).toBeVisible();
  await expect(page.getByText(host.url, { exact: false }).first()).toBeVisible();
  await expect(page.getByRole('table').first()).toContainText('First client');

  await page.getByRole('button', { name: 'Create client' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Comparison site');
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toContainText('The secret is shown only now');
  const shown = (await dialog.textContent()) ?? '';
  const id = /qd-[a-z0-9]{12}/.exec(shown)?.[0] ?? '';
  const secret = /client_secret([A-Za-z0-9_-]{43})/.exec(shown)?.[1] ?? '';
  expect((await askToken(host, id, secret)).status).toBe(200);
  await dialog.getByRole('button', { name: 'I have stored the secret' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('table').first()).toContainText('Comparison site');
  expect(await page.content()).not.toContain(secret);
});

test('the screens stay closed without the link, which works once', { tag: '@quick' }, async ({
  page,
  browser,
  host,
}) => {
  await open(page, host.link);
  await expect(page.getByRole('heading', { name: 'Welcome to Quotedesk' })).toBeVisible();
  const other = await browser.newContext();
  const stranger = await other.newPage();
  const again = await stranger.goto(host.link);
  expect(again?.status()).toBe(403);
  await expect(stranger.getByText('npm run quotedesk -- link create')).toBeVisible();
  const call = await stranger.request.post(`${host.url}/bridge/live/listClients`, { data: {} });
  expect(call.status()).toBe(401);
  await other.close();
});

test('axe finds nothing in a quick price and its breakdown', async ({ page, host }) => {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  await openPrice(page, host);
  await fill(page, '1 Dec 2026', '12/03/1985');
  await expect(page.getByTestId('premium-Comprehensive')).toContainText('€');
  await page.getByRole('button', { name: 'Show premium breakdown' }).click();
  expect(await violationsInEveryScheme(page)).toEqual({});
  // Also: nothing that the content security policy had to refuse.
  expect(faults).toEqual([]);
});
