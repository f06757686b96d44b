import { EXAMPLE_LEVY_TABLE } from '../../../src/shared/contract/levy-table-example.ts';
import { fits, open } from '../../support/screens/screen.ts';
import { violationsInEveryScheme } from '../axe.ts';
import { confirmDialog } from '../dialog.ts';
import { expect, test } from '../fixture.ts';

test.use({ hostOf: 'file' });

test('a levy table is imported, approved, announced, moved and withdrawn by keyboard', async ({
  page,
  host,
}) => {
  await open(page, host.link);
  await page.goto('/#/rate-books');
  await page.getByRole('link', { name: 'Levies' }).press('Enter');
  await expect(page.getByRole('link', { name: 'Levies that come with Quotedesk' })).toBeVisible();
  expect(await violationsInEveryScheme(page)).toEqual({});

  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Import a file' }).press('Enter');
  const buffer = Buffer.from(JSON.stringify(EXAMPLE_LEVY_TABLE));
  await (await chooser).setFiles({ name: 'levies.json', mimeType: 'application/json', buffer });
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('kept as a draft and checked');
  await page.keyboard.press('Control+Enter');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Example levies 2028');
  await expect(page.getByRole('group', { name: 'Levies', exact: true })).toContainText(
    'another Member State',
  );
  expect(await violationsInEveryScheme(page)).toEqual({});

  await page.getByRole('button', { name: 'Approve' }).press('Enter');
  await dialog.getByLabel('Reason').fill('Held against the law');
  await confirmDialog(page);
  await page.getByRole('button', { name: 'Activate' }).press('Enter');
  await dialog.getByLabel('From a date and time on').check();
  await dialog.getByRole('textbox', { name: 'Date' }).fill('1/1/2098');
  await confirmDialog(page);
  await expect(page.getByText('Scheduled', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Move the activation' }).press('Enter');
  await dialog.getByRole('textbox', { name: 'Date' }).fill('1/2/2098');
  await page.keyboard.press('Control+Enter');
  await expect(dialog.getByRole('alert')).toContainText('Give the reason');
  await dialog.getByLabel('Reason').fill('The order takes effect later');
  await confirmDialog(page);
  await expect(page.getByText('The order takes effect later')).toBeVisible();
  await page.setViewportSize({ width: 640, height: 400 });
  await fits(page, 'a levy table');

  await page.getByRole('button', { name: 'Withdraw' }).press('Enter');
  await dialog.getByLabel('Reason').fill('Another one follows');
  await confirmDialog(page);
  await expect(page.getByText('Withdrawn', { exact: true }).first()).toBeVisible();
});
