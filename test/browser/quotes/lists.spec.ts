import type { Page } from '@playwright/test';
import { violationsInEveryScheme } from '../axe.ts';
import { expect, test } from '../fixture.ts';
import { hold } from '../hold.ts';
import { lines, listed, openQuotesBeforeEach } from '../quotes-list.ts';

test.use({ hostOf: 'file' });

openQuotesBeforeEach();

const search = (page: Page) => page.getByRole('searchbox');
const place = (page: Page) => decodeURIComponent(new URL(page.url()).hash);

test('the whole list by the keyboard, and the quote that was meant is opened', async ({ page }) => {
  const { quotes } = await listed(page, {});
  const last = quotes.length - 1;
  const at = (number: number) => page.locator(`[data-number="${number}"]`);
  await page.keyboard.press('ArrowDown');
  await expect(at(0)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(at(1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(at(last)).toBeFocused();
  await expect(at(last)).toContainText(quotes[last]?.customerName ?? '?');
  await expect(at(last)).toBeInViewport();
  await page.keyboard.press('PageUp');
  await expect(at(last)).not.toBeFocused();
  await page.keyboard.press('Home');
  await expect(at(0)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(search(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', `${quotes.length + 1}`);
  await expect(at(1)).toHaveAttribute('aria-rowindex', '3');
  await page.keyboard.press('Enter');
  await expect.poll(() => place(page)).toBe(`#/quotes/${quotes[1]?.quoteId}`);
  // Anyone who goes back before that page has come stays where the keyboard was.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(search(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(at(1)).toBeFocused();
});

test('who goes on before another screen has come keeps the focus', async ({ page }) => {
  const quoteComes = await hold(page, '**/quote-screen*.js');
  const customersCome = await hold(page, '**/customers-screen*.js');
  await page.reload();
  await expect(lines(page).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(lines(page).first()).toBeHidden();
  await page.goBack();
  await expect(search(page)).toBeFocused();
  quoteComes();

  await expect(lines(page).first()).toBeVisible();
  await page.locator('a[data-name="customers"]').press('Enter');
  await expect(lines(page).first()).toBeHidden();
  await page.keyboard.press('Shift+Tab');
  const chosen = page.locator('a:focus');
  const name = await chosen.getAttribute('href');
  customersCome();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Customers');
  // What takes the focus does so with the heading, and one frame later all that follows is done.
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(chosen).toHaveAttribute('href', name ?? '');
});

test('a small window scrolls sideways, and the names stay in sight', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 640 });
  const grid = page.getByRole('grid');
  const name = grid.getByRole('gridcell').first();
  await expect(name).toBeVisible();
  const before = await name.boundingBox();
  await grid.evaluate((element) => element.scrollBy(element.scrollWidth, 0));
  expect(await grid.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(50);
  await expect.poll(() => name.boundingBox()).toEqual(before);
});

test('axe finds nothing while one searches', async ({ page }) => {
  await page.keyboard.type('a');
  await expect(page.locator('mark').first()).toBeVisible();
  expect(await violationsInEveryScheme(page)).toEqual({});
});
