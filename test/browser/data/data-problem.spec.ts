import { renameSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { fits, open } from '../../support/screens/screen.ts';
import { violations, violationsInEveryScheme } from '../axe.ts';
import { bridge, submitQuote } from '../bridge.ts';
import { expect, test } from '../fixture.ts';
import { euro } from '../quote-form.ts';

test('data that can only be read is said on every screen, with the way out, until it is whole', async ({
  page,
  host,
}) => {
  await open(page, host.link);
  const bar = page.getByRole('alert').filter({ hasText: 'The database was deleted or moved.' });
  await expect(bar).toBeHidden();
  const file = join(host.dataFolder, 'quotedesk.db');
  renameSync(file, `${file}.moved`);
  await expect(bar).toContainText('Nothing can be changed now');
  await expect(bar).toContainText('Put the same file back, and Quotedesk goes on');

  for (const link of await page.locator('a[data-name]').all()) {
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(bar).toBeVisible();
  }
  expect(await violationsInEveryScheme(page)).toEqual({});
  await page.setViewportSize({ width: 360, height: 640 });
  await fits(page, 'the bar');
  await expect(bar).toBeInViewport();
  await page.setViewportSize({ width: 1280, height: 800 });

  // A change is refused with the same words.
  await page.locator('a[data-name="access"]').click();
  await page.getByRole('button', { name: 'New secret for First client' }).press('Enter');
  await page.getByRole('button', { name: 'Make a new secret' }).press('Enter');
  await expect(page.getByRole('dialog')).toContainText('Put the same file back');
  await page.keyboard.press('Escape');

  renameSync(`${file}.moved`, file);
  await expect(bar).toBeHidden();
  await page.keyboard.press('Control+,');
  await page.getByText('Gaeilge').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Socruithe');
});

test('what a replay finds damaged is named: the quote, its fields, and what was expected', async ({
  page,
  host,
}) => {
  await open(page, host.link);
  const quoteId = await submitQuote(page, '191-D-12345');
  const { value } = await bridge(page, 'getQuote', { id: quoteId });
  const expected = euro.format(value.premium);
  const outside = new Database(join(host.dataFolder, 'quotedesk.db'));
  outside.exec('update quote set premium_cents = 12345, created_at = created_at + 1');
  outside.close();
  await page.goto(`${host.url}/#/quotes/${quoteId}`);

  const bar = page.getByRole('alert').filter({ hasText: 'The data is damaged.' });
  await bar.getByRole('button', { name: 'Show what is wrong' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'What is wrong with the data' });
  await expect(dialog.getByRole('status')).toHaveText('1 finding:');
  const finding = dialog.getByRole('listitem');
  await expect(finding).toContainText(quoteId);
  await expect(finding).toContainText('it was not made when its history says');
  await expect(finding).toContainText(`its premium is €123.45, expected was ${expected}`);
  expect(await violations(page)).toEqual({});
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});
