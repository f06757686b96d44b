import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { fits } from '../../support/screens/screen.ts';
import { violationsInEveryScheme } from '../axe.ts';
import { cell, chooseTable, editBook, grid } from '../book-editor.ts';
import { expect, test } from '../fixture.ts';

test.use({ hostOf: 'file' });

/** Offers a file to “Import CSV”. */
async function importCsv(page: Page, name: string, text: string): Promise<void> {
  const chosen = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Import CSV' }).focus();
  await page.keyboard.press('Enter');
  await (await chosen).setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
}

test('a table goes into a spreadsheet as CSV and comes back, its faults said by row', async ({
  page,
  host,
}) => {
  test.slow();
  const book = await editBook(page, host.link);
  await chooseTable(page, 'Own-fault claims, five years');
  const claims = book.factors.find(({ id }) => id === 'claims');
  if (claims?.kind !== 'bands') throw new Error('No bands of claims');
  const rows = grid(page).locator('tbody tr');
  await expect(rows).toHaveCount(claims.bands.length);

  // What is saved is the draft as it is now.
  await cell(page, 0, 1).focus();
  await page.keyboard.type('1.01');
  await page.keyboard.press('Enter');
  await expect(cell(page, 0, 1)).toContainText('1.01');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).focus();
  await page.keyboard.press('Enter');
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/own-fault-claims-five-years\.csv$/);
  const text = readFileSync(await file.path(), 'utf8');
  expect(text).toContain('0,1.01,');

  // One cell that does not fit, and nothing is taken.
  await importCsv(page, 'wrong.csv', text.replace('0,1.01,', '0,many,'));
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Nothing of “wrong.csv” is taken');
  await expect(alert).toContainText('Row 2 of the file, Relativity: “many”. This is no number');
  await expect(cell(page, 0, 1)).toContainText('1.01');
  expect(await violationsInEveryScheme(page)).toEqual({});
  await page.setViewportSize({ width: 900, height: 700 });
  await fits(page, 'the faults of a CSV file');
  await alert.getByRole('button', { name: 'Close' }).focus();
  await page.keyboard.press('Enter');
  await expect(alert).toBeHidden();
  await expect(page.getByRole('button', { name: 'Import CSV' })).toBeFocused();

  // A row more, another value: one step, and one step back.
  await importCsv(page, 'right.csv', `${text.replace('0,1.01,', '0,0.99,')}99,9.5,\r\n`);
  await expect(rows).toHaveCount(claims.bands.length + 1);
  await expect(cell(page, 0, 1)).toContainText('0.99');
  await expect(page.getByText(`${claims.bands.length + 1} rows of “right.csv”`)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).focus();
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(claims.bands.length);
  await expect(cell(page, 0, 1)).toContainText('1.01');
});
