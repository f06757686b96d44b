import type { Page } from '@playwright/test';
import { violationsInEveryScheme } from '../axe.ts';
import { acceptQuote } from '../bridge.ts';
import { expect, test } from '../fixture.ts';
import { coverFor, desk, openDeskBeforeEach } from '../quote-page.ts';

openDeskBeforeEach();

const dialog = (page: Page) => page.getByRole('dialog');
const row = (page: Page, mark: string) => page.getByRole('row').filter({ hasText: mark });

/** Sells a policy that ends so many days from now. */
async function sold(page: Page, mark: string, days: number): Promise<string> {
  const today = new Date().toISOString().slice(0, 10);
  const document = coverFor(days, today, mark);
  const { quoteId } = await desk(page, 'submitQuote', { source: 'json', document });
  return acceptQuote(page, quoteId, `for ${mark}`);
}

test('renewals are offered together and taken up with a few keys', async ({ page }) => {
  await sold(page, '191-D-1001', 20);
  await sold(page, '191-D-1002', 45);
  await sold(page, '191-D-1003', 75);
  let keys = 0;
  const press = async (key: string) => {
    keys += 1;
    await page.keyboard.press(key);
  };
  await page.goto('/#/');
  await expect(page.getByRole('heading', { name: 'Renewals' })).toBeVisible();

  await press('F7');
  await expect(page.getByRole('heading', { name: 'Renewals', level: 1 })).toBeVisible();
  await expect(page.getByText('Within 20 working days')).toBeVisible();
  await expect(page.getByText('Within 60 working days')).toBeVisible();
  await page.getByLabel('Choose all 3 that can be offered').press('Space');
  expect(await violationsInEveryScheme(page)).toEqual({});
  await page.getByRole('button', { name: 'Offer 3' }).press('Enter');
  await expect(page.getByText('3 renewals were offered.')).toBeVisible();
  await expect(row(page, '191-D-1001')).toContainText('Offered');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as CSV' }).press('Enter');
  expect((await download).suggestedFilename()).toMatch(/^Renewals-.*\.csv$/);

  // From the dashboard, with all renewals offered.
  await page.goto('/#/');
  await expect(page.getByRole('heading', { name: 'Renewals' })).toBeVisible();
  keys = 0;
  await press('F7');
  await expect(row(page, '191-D-1001')).toContainText('Offered');
  const isThere = () =>
    page.evaluate(() => document.activeElement?.getAttribute('aria-label')?.startsWith('Renew:'));
  while (!(await isThere()) && keys < 30) await press('Tab');
  await press('Enter');
  await expect(dialog(page)).toContainText('Due');
  await press('Control+Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('row', { name: /^2 Renewal/ })).toBeVisible();
  expect(keys).toBeLessThanOrEqual(8);
  // A key that comes while a dialog closes may go elsewhere.
  await expect(async () => {
    await page.keyboard.press('F7');
    await expect(row(page, '191-D-1001')).toContainText('Renewed', { timeout: 3000 });
  }).toPass();
});
