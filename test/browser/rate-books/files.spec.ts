import { readFileSync } from 'node:fs';
import type { Download, Page } from '@playwright/test';
import { editionOf } from '../../support/rate-books/book-edition.ts';
import { cell, chooseTable, editBook, give, grid } from '../book-editor.ts';
import { bridge } from '../bridge.ts';
import { expect, test } from '../fixture.ts';
import { openDeskBeforeEach } from '../quote-page.ts';

test.use({ hostOf: 'file' });
openDeskBeforeEach();

/** Presses a button that saves a file. */
async function save(page: Page, name: string): Promise<Download> {
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name }).press('Enter');
  return saved;
}

const textOf = async (file: Download) => readFileSync(await file.path(), 'utf8');

test('a table goes into a spreadsheet as CSV and comes back, its faults said by row', async ({
  page,
}) => {
  const book = await editBook(page);
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
  const file = await save(page, 'Export CSV');
  expect(file.suggestedFilename()).toMatch(/own-fault-claims-five-years\.csv$/);
  const text = await textOf(file);
  expect(text).toContain('0,1.01,');

  // One cell that does not fit, and nothing is taken.
  await give(page, 'Import CSV', 'wrong.csv', text.replace('0,1.01,', '0,many,'));
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Nothing of “wrong.csv” is taken');
  await expect(alert).toContainText('Row 2 of the file, Relativity: “many”. This is not a number');
  await expect(cell(page, 0, 1)).toContainText('1.01');
  await alert.getByRole('button', { name: 'Close' }).press('Enter');
  await expect(alert).toBeHidden();
  await expect(page.getByRole('button', { name: 'Import CSV' })).toBeFocused();

  // A row more, another value: one step, and one step back.
  const more = `${text.replace('0,1.01,', '0,0.99,')}99,9.5,\r\n`;
  await give(page, 'Import CSV', 'right.csv', more);
  await expect(rows).toHaveCount(claims.bands.length + 1);
  await expect(cell(page, 0, 1)).toContainText('0.99');
  await expect(page.getByText(`${claims.bands.length + 1} rows of “right.csv”`)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(rows).toHaveCount(claims.bands.length);
  await expect(cell(page, 0, 1)).toContainText('1.01');
});

test('reports, tables and checked workbooks are saved as files', async ({ page }) => {
  const rateBook = editionOf('2099.1', (book) => {
    book.policyFeeCents += 500;
  });
  const { hash } = (await bridge(page, 'importRateBook', { rateBook, trust: true })).value;

  await page.goto('/#/rate-books/compare?view=impact');
  await page.getByText('Invented portfolio', { exact: true }).click();
  await page.getByLabel('Size of the portfolio').selectOption('1000');
  await page.getByRole('button', { name: 'Measure' }).press('Enter');
  const result = page.getByRole('region', { name: 'Impact' });
  await expect(result).toContainText('Risks1,000');
  const impact = await textOf(await save(page, 'Save as CSV'));
  const [head = '', total = ''] = impact.split('\r\n');
  expect(head).toMatch(/^\uFEFFBy,Name,Risks,/);
  expect(total).toMatch(/^Total,,1000,/);

  await page.goto(`/#/rate-books/${hash}`);
  await page.getByRole('tab', { name: 'Fuel' }).press('Enter');
  await expect(page.getByRole('tabpanel').getByRole('group', { name: 'Fuel' })).toBeVisible();
  const table = await save(page, 'Save this table as CSV');
  expect(table.suggestedFilename()).toBe('demonstration-private-motor-2099-1-fuel.csv');

  await page.goto('/#/rate-books');
  const faulty = readFileSync('test/fixtures/workbooks/faulty.xlsx');
  await give(page, 'Import a file', 'faulty.xlsx', faulty);
  const workbook = await save(page, 'Save the workbook with the findings');
  expect(workbook.suggestedFilename()).toBe('faulty.xlsx');
});
