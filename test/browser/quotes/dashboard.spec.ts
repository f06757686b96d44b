import type { Page } from '@playwright/test';
import { daysLater, irishDay } from '../../../src/shared/domain/date.ts';
import type { Served } from '../../support/host/served.ts';
import { enter } from '../../support/screens/screen.ts';
import { violationsInEveryScheme } from '../axe.ts';
import { expect, test } from '../fixture.ts';

test.use({ hostOf: 'file' });

/** Turns the page to training, whose demonstration quotes the first call makes. */
async function openTraining(page: Page, host: Served): Promise<void> {
  await page.goto(host.link);
  await enter(page, 'training');
  await expect(page.getByRole('heading', { name: 'Expiring next' })).toBeVisible();
}

const bars = (page: Page) => page.getByRole('group', { name: 'Quotes' }).getByRole('link');
/** The filter of the list that was opened. */
const filterOf = (page: Page) =>
  Object.fromEntries(new URLSearchParams(page.url().split('#/quotes?')[1]));

test('a bar is reached by keys and opens its quotes', async ({ page, host }) => {
  await openTraining(page, host);
  const today = irishDay(Date.now());
  await bars(page).last().focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(bars(page).nth(27)).toBeFocused();
  // One stop for Tab: back from within the bars leads out of them.
  await page.keyboard.press('Shift+Tab');
  await expect(bars(page).nth(27)).not.toBeFocused();
  await page.keyboard.press('Tab');
  await expect(bars(page).nth(27)).toBeFocused();
  await page.keyboard.press('Home');
  await expect(bars(page).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.url()).toMatch(/#\/quotes\?/);
  const first = daysLater(today, -29);
  expect(filterOf(page)).toEqual({ createdFrom: first, createdTo: first });
});

test('axe finds nothing, empty and with quotes', async ({ page, host }) => {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  await page.goto(host.link);
  await expect(page.getByRole('heading', { name: 'Welcome to Quotedesk' })).toBeVisible();
  expect(await violationsInEveryScheme(page)).toEqual({});
  await enter(page, 'training');
  await expect(bars(page)).toHaveCount(30);
  expect(await violationsInEveryScheme(page)).toEqual({});
  expect(faults).toEqual([]);
});
