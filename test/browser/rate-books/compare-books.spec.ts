import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { RateBook } from '../../../src/shared/schemas/rate-books/rate-book.ts';
import { editionOf } from '../../support/rate-books/book-edition.ts';
import { fits } from '../../support/screens/screen.ts';
import { violationsInEveryScheme } from '../axe.ts';
import { bridge, submitQuote } from '../bridge.ts';
import { command } from '../command.ts';
import { expect, test } from '../fixture.ts';
import { openDeskBeforeEach } from '../quote-page.ts';

openDeskBeforeEach();

/** What the next edition of the demonstration book does: five euro more of fee, and the young pay more. */
function dearer(book: RateBook): void {
  book.policyFeeCents += 500;
  for (const factor of book.factors) {
    const [youngest] = factor.kind === 'line' && factor.id === 'driver-age' ? factor.points : [];
    if (youngest) youngest.relativity = 2.1;
  }
  book.underwriting.push({
    ...{ id: 'under-45', decision: 'decline', input: 'driverAge', below: 45, reason: 'Too young' },
  });
}

/** Keeps the next edition as a draft. @returns its hash */
async function imported(page: Page): Promise<string> {
  const rateBook = editionOf('2099.1', dearer);
  const { ok, value } = await bridge(page, 'importRateBook', { rateBook, trust: true });
  expect(ok).toBe(true);
  return value.hash;
}

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const result = (page: Page) => page.getByRole('region', { name: 'Impact' });

test('what differs, what it does to kept quotes, and which base fits', async ({ page }) => {
  await submitQuote(page, '191-D-12345');
  const draft = await imported(page);
  await command(page, 'Compare rate books');
  // The one in force and the draft of its scheme, and the address says so.
  await expect(page.getByLabel('To', { exact: true })).toHaveValue(draft);
  await expect.poll(() => page.url()).toContain(`to=${draft}`);
  const changes = page.getByRole('region', { name: 'Table of what differs' });
  await expect(changes.getByRole('row', { name: /^17 / })).toContainText('×2.0000×2.1000+5%');
  await expect(changes.getByRole('row', { name: /^Value changed €25/ })).toContainText('+20%');
  await expect(changes.getByRole('row', { name: /^Too young/ })).toContainText('added');
  await page.getByLabel('Only relativities').press('Space');
  await expect(page.getByText('1 change', { exact: true })).toBeVisible();
  await expect(changes.getByRole('row')).toHaveCount(3);

  await tab(page, 'What differs').press('ArrowRight');
  await page.getByRole('button', { name: 'Measure' }).press('Enter');
  await expect(result(page)).toContainText('Newly declined1');
  await expect(result(page).getByRole('row', { name: /Too young/ })).toContainText('Declined1');
  await page.getByRole('radio', { name: 'County' }).press('Space');
  const county = page.getByRole('button', { name: 'County' });
  await county.press('Enter');
  await expect(page.getByRole('columnheader', { name: 'County' })).toHaveAttribute(
    ...(['aria-sort', 'ascending'] as const),
  );
  await page.setViewportSize({ width: 640, height: 400 });
  await fits(page, 'the impact');
  await page.setViewportSize({ width: 1280, height: 800 });

  // The other way round the quote is declined no longer, and the address has both books still.
  await page.getByRole('button', { name: 'Swap' }).press('Enter');
  await expect(result(page)).not.toContainText('Newly declined');
  await page.getByText('Invented portfolio', { exact: true }).click();
  await page.getByLabel('Size of the portfolio').selectOption('1000');
  await page.getByRole('button', { name: 'Measure' }).press('Enter');
  await expect(result(page)).toContainText('Risks1,000');
  await expect(result(page).getByRole('heading', { name: 'Largest falls' })).toBeVisible();
  expect(await violationsInEveryScheme(page)).toEqual({});
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as CSV' }).press('Enter'),
  ]);
  const [head = '', total = ''] = readFileSync(await file.path(), 'utf8').split('\r\n');
  expect(head).toMatch(/^\uFEFFBy,Name,Risks,/);
  expect(total).toMatch(/^Total,,1000,/);
});

test('long work is cancelled while the desk is used, and what is wrong is said where it is', async ({
  page,
}) => {
  await imported(page);
  await page.goto('/#/rate-books/compare?view=impact');
  await page.getByRole('button', { name: 'Measure' }).press('Enter');
  await expect(page.getByText('No quotes are kept yet')).toBeVisible();
  await page.getByText('Invented portfolio', { exact: true }).click();
  await page.getByLabel('Size of the portfolio').selectOption('1000000');
  await page.getByRole('button', { name: 'Measure' }).press('Enter');
  const progress = page.getByRole('progressbar', { name: 'Measuring the impact' });
  await expect(progress).toBeVisible();
  // It goes on while another screen is shown.
  await page.keyboard.press('F8');
  await expect(page.getByRole('heading', { name: 'Welcome to Quotedesk' })).toBeVisible();
  await page.goBack();
  await expect(progress).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(page.getByRole('alert')).toContainText('It was cancelled');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await tab(page, 'Calibrate').press('Enter');
  const average = page.getByLabel('Wanted average premium');
  await average.press('Enter');
  await expect(average).toHaveAccessibleDescription(/Write an amount in euro/);
  await page.getByLabel('Size of the portfolio').selectOption('1000');
  await average.fill('1');
  await average.press('Enter');
  await expect(average).toHaveAccessibleDescription(/Must be from/);
  await average.fill('720');
  await average.press('Enter');
  await expect(page.getByText(/to €720\.0\d; wanted was €720\.00/)).toBeVisible();
  await page.getByRole('button', { name: /Copy the base premium of Compr/ }).press('Enter');
  expect(await violationsInEveryScheme(page)).toEqual({});

  await page.goto('/#/rate-books/compare?to=00000000');
  await expect(page.getByRole('alert')).toContainText('00000000');
  await expect(page.getByLabel('To', { exact: true })).toContainText('not kept here');
});
