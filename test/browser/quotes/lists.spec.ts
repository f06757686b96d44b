import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { violationsInEveryScheme } from '../axe.ts';
import { bridge } from '../bridge.ts';
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
  await page.setViewportSize({ width: 520, height: 640 });
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

const bar = (page: Page) => page.getByRole('region', { name: 'Selected rows' });
const rowAt = (page: Page, number: number) => page.locator(`[data-number="${number}"]`);
const selected = (page: Page) => page.getByRole('row', { selected: true });

test('rows are selected by mouse and keyboard, and the list is found as it was left', async ({
  page,
}) => {
  await expect(page.getByRole('grid')).toHaveAttribute('aria-multiselectable', 'true');
  await rowAt(page, 1).getByRole('checkbox').click();
  await expect(rowAt(page, 1)).toHaveAttribute('aria-selected', 'true');
  await expect(rowAt(page, 1)).toBeFocused();
  await rowAt(page, 4).click({ modifiers: ['Shift'] });
  await expect(bar(page)).toContainText('4 selected');
  await rowAt(page, 2).click({ modifiers: ['Shift'] });
  await expect(bar(page)).toContainText('2 selected');
  await rowAt(page, 6).click({ modifiers: ['Control'] });
  await expect(bar(page)).toContainText('3 selected');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(bar(page)).toContainText('4 selected');
  await page.keyboard.press('Shift+ArrowUp');
  await page.keyboard.press('Space');
  await expect(selected(page)).toHaveCount(2);
  expect(await violationsInEveryScheme(page)).toEqual({});

  await page.getByRole('grid').evaluate((grid) => grid.scrollTo(0, 1000));
  await expect(rowAt(page, 26)).toBeInViewport();
  await rowAt(page, 26).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(bar(page)).toContainText('2 selected');
  await expect.poll(() => page.getByRole('grid').evaluate((grid) => grid.scrollTop)).toBe(1000);

  await rowAt(page, 26).focus();
  await page.keyboard.press('Control+a');
  const { total } = await listed(page, {});
  await expect(bar(page)).toContainText(`All that were found are selected: ${total}`);
  await page.keyboard.press('Space');
  await expect(bar(page)).toContainText(`${total - 1}`);
  await page.keyboard.press('Escape');
  await expect(bar(page)).toBeHidden();
  await expect(rowAt(page, 26)).toBeFocused();
});

test('quotes are lost together: each that was refused is named, and the rest is undone', async ({
  page,
}) => {
  await page.getByRole('combobox', { name: 'Status' }).selectOption('quoted');
  await expect.poll(() => place(page)).toContain('status=quoted');
  const open = { status: 'quoted', outcome: 'open' };
  const { quotes } = await listed(page, { status: 'quoted' });
  const before = (await listed(page, open)).total;
  const refused = quotes[1]?.quoteId ?? '';
  await page.route('**/bridge/training/markLost', async (route) => {
    if (route.request().postDataJSON().quoteId !== refused) return route.continue();
    const fault = { kind: 'conflict', message: 'Somebody else has it open' };
    await route.fulfill({ json: { ok: false, fault } });
  });
  await expect(rowAt(page, 0)).toContainText(quotes[0]?.customerName ?? '?');
  await search(page).press('ArrowDown');
  await page.keyboard.press('Space');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('l');
  await expect(page.getByRole('dialog', { name: 'Mark 3 quotes as lost' })).toBeVisible();
  await page.keyboard.press('1');
  await expect(page.getByText('2 quotes marked as lost: Price')).toBeVisible();
  await expect(page.getByText('1 could not be done:')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: refused })).toBeVisible();
  // It can be tried again.
  await expect(bar(page)).toContainText('1 selected');
  expect((await listed(page, open)).total).toBe(before - 2);
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(page.getByText('2 quotes are no longer marked as lost')).toBeVisible();
  expect((await listed(page, open)).total).toBe(before);
});

test('one message goes to several customers, and shows none of them to another', async ({
  page,
}) => {
  const { quotes } = await listed(page, {});
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('e');
  const dialog = page.getByRole('dialog', { name: 'E-mail to 2 customers' });
  await dialog.getByRole('textbox', { name: 'Subject' }).fill('Office hours');
  await dialog.getByRole('textbox', { name: 'Message' }).fill('We are closed on Friday.');
  const coming = page.waitForEvent('download');
  await page.keyboard.press('Control+Enter');
  const message = await readFile(await (await coming).path(), 'utf8');
  const [head = ''] = message.split('\r\n\r\n');
  expect(head).not.toMatch(/^(To|Cc):/m);
  for (const line of quotes.slice(0, 2)) {
    expect(head.slice(head.indexOf('Bcc:'))).toContain(line.email);
  }
});

test('columns are sized and moved by mouse and keyboard, and stay so', async ({ page }) => {
  const { value: settings } = await bridge(page, 'getSettings', {});
  const head = (name: string) => page.getByRole('columnheader', { name });
  const widthOf = async (name: string) => (await head(name).boundingBox())?.width ?? 0;
  const before = await widthOf('Registration');
  const box = await head('Registration').boundingBox();
  const [x, y] = [(box?.x ?? 0) + before - 3, (box?.y ?? 0) + 10];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 64, y, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => widthOf('Registration')).toBeGreaterThan(before + 60);
  await page.getByRole('button', { name: 'Columns' }).press('Enter');
  await page.getByRole('button', { name: 'Make Registration narrower' }).press('Enter');
  await expect.poll(() => widthOf('Registration')).toBeLessThan(before + 64);
  await page.keyboard.press('Escape');
  const narrower = await widthOf('Registration');
  await head('Status').dragTo(head('Registration'));
  const names = page.getByRole('columnheader');
  await expect(names.nth(2)).toHaveText('Status');
  await page.reload();
  await expect(names.nth(2)).toHaveText('Status');
  expect(await widthOf('Registration')).toBe(narrower);
  await page.getByRole('button', { name: 'Columns' }).press('Enter');
  await page.getByRole('button', { name: 'Default columns' }).press('Enter');
  await expect.poll(() => widthOf('Registration')).toBe(before);
  await bridge(page, 'saveSettings', settings);
});
