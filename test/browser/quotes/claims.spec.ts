import type { Page } from '@playwright/test';
import { violations } from '../axe.ts';
import { acceptQuote } from '../bridge.ts';
import { command } from '../command.ts';
import { expect, test } from '../fixture.ts';
import { desk, openDeskBeforeEach, opened } from '../quote-page.ts';

openDeskBeforeEach();

const section = (page: Page) => page.getByRole('region', { name: 'Accidents and complaints' });
const dialog = (page: Page) => page.getByRole('dialog');

test('an accident and a complaint are recorded and followed by the keyboard alone', async ({
  page,
}) => {
  const { quoteId } = await opened(page);
  const policyId = await acceptQuote(page, quoteId);
  await page.goto(`/#/quotes/${quoteId}?section=claims`);
  await expect(section(page)).toContainText('None is known.');
  const { today } = await desk(page, 'listComplaints', {});
  const [year, month, day] = today.split('-');
  const typedToday = `${day}/${month}/${year}`;

  await command(page, 'Report an accident');
  await page.keyboard.type(typedToday);
  await page.keyboard.press('Control+Enter');
  await expect(dialog(page)).toContainText('Type the day and what was said first.');
  await dialog(page).getByLabel('What was said').fill('Hit from behind at a light');
  await dialog(page).getByLabel('Where').fill('N4 at Lucan');
  expect(await violations(page)).toEqual({});
  await page.keyboard.press('Control+Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(section(page)).toContainText('Hit from behind at a light');

  await section(page).getByRole('button', { name: 'Change accident 1' }).press('Enter');
  await dialog(page).getByLabel('State').selectOption('settled');
  await dialog(page).getByLabel('Paid, in euro').fill('a lot');
  await dialog(page).getByLabel('Claim number of the insurer').fill('CLM/27/004512');
  await page.keyboard.press('Control+Enter');
  await expect(dialog(page)).toContainText('Type an amount in euro');
  await dialog(page).getByLabel('Paid, in euro').fill('1,850.50');
  await page.keyboard.press('Control+Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(section(page)).toContainText('€1,850.50');

  // It is a claim of the period, whether cover had begun or not.
  const { period } = await desk(page, 'getPolicy', { policyId });
  await command(page, 'Cancel the policy');
  const claim = dialog(page).getByRole('checkbox', { name: 'There was a claim in this period' });
  await expect(claim).toBeChecked({ checked: today >= period.from });
  await page.keyboard.press('Escape');

  await command(page, 'Record a complaint');
  await page.keyboard.type('The premium is not what she was told');
  await page.keyboard.press('Control+Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(section(page)).toContainText('Acknowledge complaint by');
  await section(page).getByRole('button', { name: 'Next step of complaint 1' }).press('Enter');
  await page.keyboard.press('Control+Enter');
  await expect(dialog(page)).toContainText('Type what is still missing first.');
  await dialog(page).getByLabel('Who the customer can turn to').fill('Seán Kelly');
  expect(await violations(page)).toEqual({});
  await page.keyboard.press('Control+Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(section(page)).toContainText('Contact: Seán Kelly');

  await command(page, 'Complaints');
  await expect(page.getByRole('row').filter({ hasText: 'Acknowledged' })).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violations(page)).toEqual({});
  }
});
