import { readFileSync } from 'node:fs';
import { editionOf } from '../../support/rate-books/book-edition.ts';
import { fits } from '../../support/screens/screen.ts';
import { violationsInEveryScheme } from '../axe.ts';
import { bridge, submitQuote } from '../bridge.ts';
import { confirmDialog } from '../dialog.ts';
import { expect, test } from '../fixture.ts';
import { openDeskBeforeEach } from '../quote-page.ts';

openDeskBeforeEach();

test('an approved book is tried on live quotes, and its report says what it would do', async ({
  page,
}) => {
  const rateBook = editionOf('2099.1', (book) => {
    book.policyFeeCents += 500;
  });
  const { hash } = (await bridge(page, 'importRateBook', { rateBook })).value;
  await bridge(page, 'approveRateBook', { hash, reason: 'Filed' });
  await page.goto(`/#/rate-books/${hash}`);
  await page.getByRole('button', { name: 'Start as challenger' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('No customer sees its premiums');
  await page.keyboard.press('Control+Enter');
  await expect(dialog.getByText('Give the reason.')).toBeVisible();
  await dialog.getByLabel('Reason').fill('A new fee');
  await confirmDialog(page);
  await expect(page.getByText('Started as challenger')).toBeVisible();
  await expect(page.getByText('Challenger', { exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Challenger report' }).press('Enter');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Demonstration private motor 2099.1 as challenger');
  await expect(page.getByText('Nothing to compare yet')).toBeVisible();
  await submitQuote(page, '191-D-12345');
  const dearer = page.getByRole('row', { name: /^is dearer/ });
  await expect(dearer).toHaveText('is dearer100%');
  await expect(page.getByRole('row', { name: /^Comprehensive|^40 to 49/ })).toContainText('+');
  expect(await violationsInEveryScheme(page)).toEqual({});
  await page.setViewportSize({ width: 640, height: 400 });
  await fits(page, 'the report of a challenger');
  await page.setViewportSize({ width: 1280, height: 800 });
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as CSV' }).press('Enter'),
  ]);
  expect(readFileSync(await file.path(), 'utf8').split('\r\n')[1]).toMatch(/^Total,,1,1,1,1,0/);
  await page.getByLabel('Up to').fill('1/1/2001');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Nothing was submitted on these days.')).toBeVisible();

  await page.getByRole('link', { name: 'To the rate book' }).press('Enter');
  await page.getByRole('button', { name: 'End the trial' }).press('Enter');
  await dialog.getByLabel('Reason').fill('Seen enough');
  await confirmDialog(page);
  await expect(page.getByText('Trial as challenger ended')).toBeVisible();
  await expect(page.getByText('Challenger', { exact: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Start as challenger' })).toBeVisible();
});
