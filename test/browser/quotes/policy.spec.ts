import type { Page } from '@playwright/test';
import { violations } from '../axe.ts';
import { acceptQuote } from '../bridge.ts';
import { command } from '../command.ts';
import { expect, test } from '../fixture.ts';
import { desk, openDeskBeforeEach, opened } from '../quote-page.ts';

openDeskBeforeEach();

const section = (page: Page) => page.getByRole('region', { name: 'Policy', exact: true });
const dialog = (page: Page) => page.getByRole('dialog');
const rows = (page: Page) => section(page).getByRole('row').filter({ hasText: /^\d/ });

/** Sells a quote as another window of the desk would, and answers its policy. */
async function sold(page: Page): Promise<string> {
  const { quoteId } = await opened(page);
  const policyId = await acceptQuote(page, quoteId);
  await page.goto(`/#/quotes/${quoteId}?section=policy`);
  await expect(section(page)).toContainText('New business');
  return policyId;
}

test('a policy is cancelled, reinstated and put back by the keyboard alone, each explained before', async ({
  page,
}) => {
  const policyId = await sold(page);
  await desk(page, 'adjustPolicy', { policyId, excess: 500, reason: 'A lower premium' });
  await expect(rows(page)).toHaveCount(2);
  await expect(section(page)).toContainText('The customer may withdraw until');

  await command(page, 'Cancel the policy');
  await expect(dialog(page)).toContainText('Returned');
  await page.keyboard.press('Control+Enter');
  await expect(dialog(page)).toContainText('Say why first.');
  await dialog(page).getByRole('textbox', { name: 'From' }).fill('31/2/2027');
  await expect(dialog(page)).toContainText('There is no 31 Feb in 2027');
  await dialog(page).getByRole('textbox', { name: 'From' }).fill('');
  await dialog(page).getByLabel('Why it is cancelled').fill('The car was sold');
  expect(await violations(page)).toEqual({});
  await page.keyboard.press('Control+Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(rows(page)).toHaveCount(3);
  await expect(section(page)).toContainText('The car was sold');
  await expect(section(page).getByRole('button', { name: 'Cancel policy' })).toBeHidden();

  await command(page, 'Reinstate the policy');
  await expect(dialog(page)).toContainText('Due');
  await page.keyboard.type('He keeps it');
  await page.keyboard.press('Control+Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(rows(page)).toHaveCount(4);

  await command(page, 'Undo the last change of the policy');
  await expect(dialog(page)).toContainText('Undo: Reinstatement');
  await page.keyboard.type('A slip');
  await page.keyboard.press('Control+Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(rows(page)).toHaveCount(5);
  await expect(section(page)).toContainText('undone by 5');
  // What was done here is no news: only the four that the other window did are.
  await expect(page.getByRole('alert').getByRole('listitem')).toHaveCount(4);
});

test('what a transaction charged is checked line by line, at every width and in the dark', async ({
  page,
}) => {
  const policyId = await sold(page);
  await desk(page, 'adjustPolicy', { policyId, excess: 500, reason: 'A lower premium' });
  await expect(rows(page)).toHaveCount(2);
  const show = section(page).getByRole('button', { name: 'Show: How it was calculated, 2' });
  await show.press('Enter');
  await expect(section(page)).toContainText('The period costs, net');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violations(page)).toEqual({});
  }
  await page.setViewportSize({ width: 900, height: 700 });
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(wide).toBe(false);
});

test('a policy is cancelled with at most 12 keys from the dashboard', async ({ page }) => {
  await sold(page);
  await page.goto('/#/');
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  let keys = 0;
  const press = async (key: string) => {
    keys += 1;
    await page.keyboard.press(key);
  };
  await press('Control+K');
  for (const letter of 'Aoi') await press(letter);
  await expect(page.getByRole('button', { name: /Aoife/ }).first()).toBeVisible();
  await press('Enter');
  await expect(page.getByRole('button', { name: 'Change', exact: true })).toBeVisible();
  await press('Control+Shift+X');
  await expect(dialog(page)).toContainText('Returned');
  for (const letter of 'Sold') await press(letter);
  await press('Control+Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Change', exact: true })).toBeHidden();
  await page.keyboard.press('Alt+3');
  await expect(section(page)).toContainText('Cancellation');
  expect(keys).toBeLessThanOrEqual(12);
});
