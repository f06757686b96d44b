import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { expect } from 'vitest';
import type { RateBook } from '../../src/shared/schemas/rate-books/rate-book.ts';
import { openPage, type Page, type ScreensHost } from './page.ts';

/** The table that the editor of a rate book shows, as a spreadsheet. */
export const grid = () => screen.getByRole('grid');

const rows = () => [...grid().querySelectorAll('tbody tr')];

/** A cell of it by its position, from 0. */
export function cell(row: number, column: number): HTMLElement {
  const found = rows()[row]?.querySelectorAll<HTMLElement>('[role="gridcell"]')[column];
  if (!found) throw new Error(`No cell ${column} in row ${row}`);
  return found;
}

/** A cell by the text of its row and its heading. */
export function cellOf(text: string, heading: string): HTMLElement {
  const heads = [...grid().querySelectorAll('thead th')];
  const at = heads.findIndex(({ textContent }) => textContent === heading);
  const row = rows().find(({ textContent }) => textContent.includes(text));
  const found = row?.querySelectorAll<HTMLElement>('th, td')[at];
  if (!found) throw new Error(`No cell ${heading} of ${text}`);
  return found;
}

/** Waits until a cell, which may be drawn again, shows a text. */
export const shows = (found: () => HTMLElement, text: string) =>
  waitFor(() => expect(found()).toHaveTextContent(text));

/** What the worked examples give by the edited book. */
export const results = () => screen.getByRole('region', { name: 'Worked examples' });

/** What the checks find in it. */
export const checks = () => screen.getByRole('region', { name: 'Checks' });

/** Waits until a part of the editor says something, or says it no more. */
export const says = (part: () => HTMLElement, text: string) =>
  waitFor(() => expect(part()).toHaveTextContent(text));
export const saysNot = (part: () => HTMLElement, text: string) =>
  waitFor(() => expect(part()).not.toHaveTextContent(text));

/** Pastes into what has the focus, as the clipboard of Excel does. */
export function paste(text: string): void {
  const clipboardData = { getData: () => text };
  fireEvent.paste(document.activeElement ?? document.body, { clipboardData });
}

/** Opens the editor of the book in force, which it returns with the page. */
export async function editBook(host?: ScreensHost): Promise<{ page: Page; book: RateBook }> {
  const page = await openPage(host ? { host } : {});
  const { rateBook } = await page.ask('serviceStatus', {});
  const kept = await page.ask('readRateBook', { hash: rateBook?.hash ?? '' });
  page.goTo(`/rate-books/${kept.hash}/edit`);
  await screen.findByRole('region', { name: 'Worked examples' });
  await says(results, 'Passes');
  return { page, book: kept.rateBook };
}

/** Shows another table of the book. */
export async function chooseTable({ choose }: Page, name: string): Promise<void> {
  await choose(screen.getByRole('combobox', { name: 'Table' }), name);
  await waitFor(() => expect(grid()).toHaveAccessibleName(name));
}

/** Writes over the cell that has the focus: its first key opens it, and the rest comes at once. */
export async function write({ fill, press }: Page, text: string): Promise<void> {
  await press(text.slice(0, 1));
  fill(await within(grid()).findByRole('textbox'), text);
  await press('Enter');
}
