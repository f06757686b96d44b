import type { Locator, Page } from '@playwright/test';
import { BRIDGE_PATH } from '../../../src/shared/contract/bridge.ts';
import type { OperationName } from '../../../src/shared/contract/contract.ts';
import { open } from '../../support/screens/screen.ts';
import { submitQuote } from '../bridge.ts';
import { expect, test } from '../fixture.ts';

let id: string;

test.beforeEach(async ({ page, host }) => {
  await page.clock.install();
  await open(page, host.link);
  id = await submitQuote(page, '191-D-12345');
});

// The page goes on asking, and an answer that is on its way would fail with the closed page.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'wait' }));

/** From now on the host answers as one whose clock is past every quote's validity. */
async function expire(page: Page, operation: OperationName): Promise<void> {
  await page.route(`**${BRIDGE_PATH}/live/${operation}`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('"status":"quoted"', '"status":"expired"');
    await route.fulfill({ response, body });
  });
}

/** Lets minutes pass until a text is seen; what was asked before the first may be answered in it. */
async function minutesUntil(page: Page, text: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.runFor('01:10');
    await expect(text).toBeVisible({ timeout: 2000 });
  }).toPass();
}

test('a quote that is looked at expires, and counts its days, without a reload', async ({
  page,
}) => {
  await page.goto(`/#/quotes/${id}`);
  const sold = page.getByRole('region', { name: 'What is sold' });
  const left = sold.getByText(/\d+ days left$/);
  const days = Number(/(\d+) days left/.exec((await left.textContent()) ?? '')?.[1]);
  // What the passed time has the page ask is answered before the quote expires.
  const asked = page.waitForResponse('**/live/getQuotePage');
  await page.clock.fastForward('24:00:00');
  await asked;
  await expect(left).toHaveText(new RegExp(`, ${days - 1} days left$`));
  await expire(page, 'getQuotePage');
  await minutesUntil(page, sold.getByText(/^Was valid until/));
});

test('a quote in the list expires without a reload', async ({ page }) => {
  await page.goto('/#/quotes');
  const row = page.getByRole('row', { name: /Áine Ní Bhriain/ });
  await expect(row).toContainText('Quoted');
  // The page has heard of the new quote by then, so that only the clock is left to tell it more.
  for (let beats = 0; beats < 2; beats += 1) await page.waitForResponse('**/dataVersion');
  await expire(page, 'listQuotes');
  await minutesUntil(page, row.getByText('Expired'));
});

test('a quick price knows what day it is, and begins the day after', async ({ page }) => {
  await page.keyboard.press('F9');
  const start = page.getByLabel('Start of cover');
  await expect(page.getByText(/, tomorrow$/)).toBeVisible();
  const before = await start.inputValue();
  await page.clock.fastForward('24:00:00');
  await expect(start).not.toHaveValue(before);
  await expect(page.getByText(/, tomorrow$/)).toBeVisible();
});
