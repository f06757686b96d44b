import type { Page } from '@playwright/test';
import { fits, open, showsQuote } from '../../support/screens/screen.ts';
import { violations } from '../axe.ts';
import { submitQuote } from '../bridge.ts';
import { command } from '../command.ts';
import { expect, test } from '../fixture.ts';

const NOTE = 'Our reinsurer does not allow it';

/** Types into the field of a dialog where the keyboard is, which must be the one with a label. */
async function type(page: Page, label: string, text: string): Promise<void> {
  await expect(page.getByRole('dialog').getByLabel(label)).toBeFocused();
  await page.keyboard.insertText(text);
}

test('by keyboard: refer, queue, approve, change, approval lost, refuse, letter', async ({
  page,
  host,
}) => {
  await open(page, host.link);
  const dialog = page.getByRole('dialog');
  const main = page.getByRole('main');
  const heading = page.getByRole('heading', { level: 1 });
  const badge = page.getByTestId('waiting');

  await command(page, 'Referrals');
  await expect(heading).toHaveText('Referrals');
  await expect(main).toContainText('No quote waits for an underwriter.');
  await expect(badge).toBeHidden();

  const quoteId = await submitQuote(page, '191-D-12345');
  await page.goto(`/#/quotes/${quoteId}`);
  await expect(page.getByRole('toolbar')).toBeVisible();
  await command(page, 'Refer to underwriter');
  await type(page, 'Why an underwriter must look at it', 'A trailer is used');
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toBeHidden();
  await expect(main).toContainText('Referred by the desk');
  await expect(badge).toContainText('1 quote waits for an underwriter');

  await command(page, 'Referrals');
  const row = page.getByRole('row').filter({ hasText: '191-D-12345' });
  await expect(row).toContainText('Today');
  await expect(row).toContainText('A trailer is used');
  await expect(row).toContainText('This desk');
  expect(await violations(page)).toEqual({});
  await fits(page, 'the queue');
  await row.getByRole('link').focus();
  await page.keyboard.press('Enter');
  await showsQuote(page, quoteId);
  await expect(page.getByRole('toolbar')).toBeVisible();

  await command(page, 'Approve the referred quote');
  await expect(dialog.getByLabel('Note for the record')).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toContainText('A note for the record is needed.');
  await type(page, 'Note for the record', 'The trailer is small');
  await page.keyboard.press('Tab');
  await type(page, 'Terms', 'The trailer weighs less than 750 kg');
  await page.keyboard.press('Tab');
  await type(page, 'Your name', 'Aoife Byrne');
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toBeHidden();
  await expect(main).toContainText('Approved by Aoife Byrne (the desk)');
  await expect(main).toContainText('Terms: The trailer weighs less than 750 kg');
  await expect(badge).toBeHidden();

  await page.keyboard.press('Control+E');
  await dialog.getByLabel('Discount in percent').fill('5');
  await dialog.getByLabel('Reason').fill('Loyal');
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toBeHidden();
  await expect(main).toContainText('The approval was lost: the desk changed the terms');
  await expect(badge).toBeVisible();

  await command(page, 'Refuse the referred quote');
  await expect(dialog.getByLabel('Reasons for the customer')).toHaveValue('A trailer is used');
  await expect(dialog.getByLabel('Reasons for the customer')).toBeFocused();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
  await type(page, 'Reasons for the customer', 'It is used abroad');
  await page.keyboard.press('Tab');
  await type(page, 'Note for the record', NOTE);
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toBeHidden();
  await expect(main).toContainText('Refused by the desk');
  await expect(page.getByRole('button', { name: 'Go on cover' })).toBeHidden();
  expect(await violations(page)).toEqual({});

  await page.getByRole('button', { name: 'Refusal letter' }).first().press('Enter');
  const letter = main.getByRole('button', { name: 'Refusal letter', pressed: true });
  await expect(letter).toBeFocused();
  await expect(main.locator('canvas').first()).toBeVisible();

  await page.goto('/#/quotes?referral=refused');
  await expect(page.getByRole('grid')).toContainText('191-D-12345');
  await page.getByRole('combobox', { name: 'Referral' }).selectOption('Approved');
  await expect(main).toContainText('No quote matches.');
});
