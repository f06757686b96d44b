import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { EXAMPLE_LEVY_TABLE } from '../../../src/shared/contract/operations/levy-table-example.ts';
import { dearer, editionOf } from '../../support/rate-books/book-edition.ts';
import { fits } from '../../support/screens/screen.ts';
import { violationsInEveryScheme } from '../axe.ts';
import {
  cell,
  cellOf,
  checks,
  chooseTable,
  editBook,
  give,
  paste,
  results,
} from '../book-editor.ts';
import { bridge, submitQuote } from '../bridge.ts';
import { expect, test } from '../fixture.ts';
import { openDeskBeforeEach } from '../quote-page.ts';

test.use({ hostOf: 'file' });
openDeskBeforeEach();

/** Looks at a page in every scheme, and whether it fits a small window. */
async function looksWell(page: Page, what: string, width = 640, height = 400): Promise<void> {
  expect.soft(await violationsInEveryScheme(page), what).toEqual({});
  await page.setViewportSize({ width, height });
  await fits(page, what);
  await page.setViewportSize({ width: 1280, height: 800 });
}

test('the checks of a workbook, and drafts of books and levies, are shown well', async ({
  page,
}) => {
  await page.goto('/#/rate-books');
  const edited = readFileSync('test/fixtures/workbooks/edited.xlsx');
  await give(page, 'Import a file', 'edited.xlsx', edited);
  await expect(page.getByRole('dialog').getByText('6 faults')).toBeVisible();
  expect(await violationsInEveryScheme(page)).toEqual({});
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('2 of 8 pass')).toBeVisible();
  await page.setViewportSize({ width: 640, height: 400 });
  await fits(page, 'a rate book');
  await page.setViewportSize({ width: 1280, height: 800 });

  await page.goto('/#/rate-books/levies');
  await give(page, 'Import a file', 'levies.json', JSON.stringify(EXAMPLE_LEVY_TABLE));
  await expect(page.getByRole('dialog')).toContainText('kept as a draft and checked');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Example levies 2028');
  await expect(page.getByRole('group', { name: 'Levies', exact: true })).toBeVisible();
  await looksWell(page, 'a levy table');
});

test('the impact of a book is shown well', async ({ page }) => {
  await submitQuote(page, '191-D-12345');
  const rateBook = editionOf('2099.1', dearer);
  const { hash } = (await bridge(page, 'importRateBook', { rateBook, trust: true })).value;
  await page.goto(`/#/rate-books/compare?view=impact&to=${hash}`);
  const measure = page.getByRole('button', { name: 'Measure' });
  await measure.press('Enter');
  const result = page.getByRole('region', { name: 'Impact' });
  await expect(result).toContainText('Newly declined1');
  await page.getByRole('radio', { name: 'County' }).press('Space');
  await page.getByRole('button', { name: 'County' }).press('Enter');
  await page.setViewportSize({ width: 640, height: 400 });
  await fits(page, 'the impact');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: 'Swap' }).press('Enter');
  await page.getByText('Invented portfolio', { exact: true }).click();
  await page.getByLabel('Size of the portfolio').selectOption('1000');
  await measure.press('Enter');
  await expect(result.getByRole('heading', { name: 'Largest falls' })).toBeVisible();
  expect(await violationsInEveryScheme(page)).toEqual({});
});

test('the editor of a rate book shows edits, faults and rules well', async ({ page }) => {
  await editBook(page);
  // A head stands above its numbers.
  await expect(page.getByRole('columnheader', { name: 'Euro' })).toHaveCSS('text-align', 'right');
  await chooseTable(page, 'Kilometres a year');
  await cell(page, 0, 1).focus();
  await page.keyboard.press('Control+Shift+ArrowDown');
  await paste(page, '2');
  await expect(page.getByTestId('risk-premiums')).toContainText('+€');
  await expect(results(page)).toContainText('Fails by');
  await looksWell(page, 'the editor of a rate book');

  await chooseTable(page, 'Other fees');
  await page.getByRole('button', { name: 'Add row' }).press('Enter');
  await (await cellOf(page, 'Insurer', 'Id')).focus();
  await paste(page, 'admin\tAdministration\tbroker\t12.50\r\n');
  await expect(await cellOf(page, 'admin', 'Whose')).toContainText('Broker');
  await expect(page.getByTestId('risk-premiums')).toContainText('€');
  expect(await violationsInEveryScheme(page)).toEqual({});

  await chooseTable(page, 'Underwriting rules');
  await (await cellOf(page, 'under-seventeen', 'Decision')).focus();
  await page.keyboard.press('F2');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(await cellOf(page, 'under-seventeen', 'Decision')).toContainText('Refer');
  await (await cellOf(page, 'under-seventeen', 'Condition')).focus();
  await page.keyboard.type('too young');
  await page.keyboard.press('Enter');
  await expect(checks(page)).toContainText('Fault');
  expect(await violationsInEveryScheme(page)).toEqual({});

  await chooseTable(page, 'Worked examples');
  await page.setViewportSize({ width: 640, height: 400 });
  await fits(page, 'the worked examples of a rate book');
  await chooseTable(page, 'Named drivers of examples');
  await page.setViewportSize({ width: 900, height: 700 });
  await fits(page, 'the named drivers of examples');
  await page.setViewportSize({ width: 1280, height: 800 });

  await chooseTable(page, 'Own-fault claims, five years');
  await give(page, 'Import CSV', 'wrong.csv', 'Claims,Relativity\r\n0,many\r\n');
  await expect(page.getByRole('alert')).toContainText('Nothing of “wrong.csv” is taken');
  await looksWell(page, 'the faults of a CSV file', 900, 700);
});
