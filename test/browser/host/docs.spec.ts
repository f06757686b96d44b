import type { Page } from '@playwright/test';
import { expect, test } from '../fixture.ts';

test.use({ hostOf: 'file' });

/** Everything that a page asks for and complains about, also what its policy refused. */
function watched(page: Page): { requests: string[]; faults: string[] } {
  const requests: string[] = [];
  const faults: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') faults.push(message.text());
  });
  return { requests, faults };
}

const OPERATIONS = '.opblock';

test('the page lists every operation and asks no other host for anything', {
  tag: '@quick',
}, async ({ page, host }) => {
  const { requests, faults } = watched(page);
  const response = await page.goto('/docs');
  expect(response?.headers()['content-security-policy']).toMatch(/script-src 'self';/);
  await expect(page).toHaveTitle('Quotedesk');
  const { paths } = await (await fetch(`${host.url}/openapi.json`)).json();
  const operations = Object.values<object>(paths).flatMap((item) => Object.keys(item));
  await expect(page.locator(OPERATIONS)).toHaveCount(operations.length);
  const shown = () =>
    page
      .locator(`${OPERATIONS} [data-path]`)
      .evaluateAll((all) =>
        all.filter((one) => one.checkVisibility()).map((one) => one.getAttribute('data-path')),
      );
  await expect.poll(shown).toEqual(expect.arrayContaining(Object.keys(paths)));
  const outside = requests.filter((url) => !url.startsWith(`${host.url}/`));
  // Pictures within the stylesheet are no requests to anybody.
  expect(outside.filter((url) => !url.startsWith('data:image/'))).toEqual([]);
  expect(requests.length).toBeGreaterThan(4);
  expect(faults).toEqual([]);
});

test('a client gets a token there and tries an operation out', async ({ page, host }) => {
  const { requests, faults } = watched(page);
  await page.goto('/docs');
  await page.getByRole('button', { name: 'Authorize', exact: true }).click();
  const dialog = page.locator('.dialog-ux');
  await dialog.getByLabel('client_id:').fill(host.client.id);
  await dialog.getByLabel('client_secret:').fill(host.client.secret);
  await dialog.getByText('select all').first().click();
  await dialog.getByRole('button', { name: 'Apply given OAuth2 credentials' }).click();
  await expect(dialog.getByRole('button', { name: 'Remove authorization' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close', exact: true }).first().click();

  const operation = page.locator('[id$="-priceQuote"]');
  await operation.locator('.opblock-summary-control').click();
  await operation.getByRole('button', { name: 'Try it out' }).click();
  await operation.getByRole('button', { name: 'Execute' }).click();
  const answer = operation.locator('.live-responses-table');
  await expect(answer.locator('.response-col_status').last()).toContainText('200');
  await expect(answer).toContainText('rater.Comp.PremAfterPolFee');
  expect(requests).toContain(`${host.url}/auth/token`);
  expect(requests).toContain(`${host.url}/priceQuote`);
  expect(faults).toEqual([]);
});

test('the submission of a quote can be tried with its XML as it stands', async ({ page }) => {
  await page.goto('/docs');
  const operation = page.locator('[id$="-submitQuote"]');
  await operation.locator('.opblock-summary-control').click();
  const body = operation.locator('.opblock-section-request-body');
  await body.getByLabel('Request content type').selectOption('application/xml');
  await expect(body).toContainText('<IrishMotorQuote');
  await operation.getByRole('button', { name: 'Try it out' }).click();
  await expect(body.getByRole('textbox')).toHaveValue(/^<\?xml.*<IrishMotorQuote/s);
});
