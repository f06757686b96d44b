import type { Page } from '@playwright/test';
import type { RateBook } from '../../src/shared/schemas/rate-books/rate-book.ts';
import { bridge } from './bridge.ts';
import { expect } from './fixture.ts';

/** The table that the editor of a rate book shows, as a spreadsheet. */
export const grid = (page: Page) => page.getByRole('grid');

/** A cell of it by its position, from 0. */
export const cell = (page: Page, row: number, column: number) =>
  grid(page).locator('tbody tr').nth(row).getByRole('gridcell').nth(column);

/** What the worked examples give by the edited book. */
export const results = (page: Page) => page.getByRole('region', { name: 'Worked examples' });

/** What the checks find in it. */
export const checks = (page: Page) => page.getByRole('region', { name: 'Checks' });

/** Pastes into what has the focus, as the clipboard of Excel does. */
export async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, text);
}

/** Gives a file to the button that asks for one. */
export async function give(
  page: Page,
  asks: string,
  name: string,
  content: string | Buffer,
): Promise<void> {
  const chosen = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: asks }).press('Enter');
  await (await chosen).setFiles({ name, mimeType: '', buffer: Buffer.from(content) });
}

/** Opens the editor of the book in force, which it returns. @param page signed in */
export async function editBook(page: Page): Promise<RateBook> {
  const { value: status } = await bridge(page, 'serviceStatus', {});
  const { hash } = status.rateBook;
  const { value: kept } = await bridge(page, 'readRateBook', { hash });
  await page.goto(`/#/rate-books/${hash}/edit`);
  await expect(results(page)).toContainText('Passes');
  return kept.rateBook;
}

/** Shows another table of the book. */
export async function chooseTable(page: Page, name: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Table' }).selectOption(name);
  await expect(grid(page)).toHaveAccessibleName(name);
}

/** A cell of a table by the text of its row and its heading. */
export async function cellOf(page: Page, row: string | RegExp, heading: string) {
  const head = grid(page).getByRole('columnheader', { name: heading, exact: true });
  const at = await head.evaluate((one) => (one as HTMLTableCellElement).cellIndex);
  const found = grid(page).locator('tbody tr').filter({ hasText: row }).first();
  return found.locator('th, td').nth(at);
}
