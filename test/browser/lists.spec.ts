import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { readSheet } from 'read-excel-file/node';
import { enter, open } from '../support/screen.ts';
import { SCHEMES, violations } from './axe.ts';
import { bridge } from './bridge.ts';
import { expect, test } from './fixture.ts';

test.use({ hostOf: 'file' });

let faults: string[];

/** The training's some 150 quotes, listed. */
test.beforeEach(async ({ page, host }) => {
  faults = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  await open(page, host.link);
  await enter(page, 'training');
  await page.getByRole('link', { name: 'Quotes', exact: true }).click();
  await expect(page.getByRole('row').nth(1)).toContainText('€');
});

test.afterEach(async () => {
  // Also: nothing that the content security policy had to refuse.
  expect(faults).toEqual([]);
});

interface Line {
  readonly quoteId: string;
  readonly customerName: string;
  readonly premium: number;
  readonly status: string;
  readonly cover: string;
}

/** What the service lists, asked as the page asks it. */
async function listed(page: Page, query: object): Promise<{ quotes: Line[]; total: number }> {
  const answer = await bridge(page, 'listQuotes', { limit: 1000, ...query }, 'training');
  return answer.value;
}

const search = (page: Page) => page.getByRole('searchbox');
const results = (page: Page) => page.getByRole('status').filter({ hasText: 'quote' });
const lines = (page: Page) => page.locator('[data-number]');
const place = (page: Page) => decodeURIComponent(new URL(page.url()).hash);
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const shown = (euro: number) =>
  new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' }).format(euro);

test('who arrives types at once; accents do not matter, and matches are seen', async ({ page }) => {
  await expect(search(page)).toBeFocused();
  const { quotes } = await listed(page, {});
  const name = quotes.find(
    ({ customerName }) => plain(customerName) !== customerName.toLowerCase(),
  );
  const wanted = plain(name?.customerName ?? '');
  const { total } = await listed(page, { search: wanted });
  await page.keyboard.type(wanted);
  await expect(results(page)).toHaveText(total === 1 ? '1 quote' : `${total} quotes`);
  await expect(lines(page)).toHaveCount(total);
  await expect(lines(page).first().locator('mark').first()).toBeVisible();
  await expect(lines(page).first()).toContainText(name?.customerName ?? '?');
  expect(place(page)).toContain('search=');

  await page.keyboard.press('Escape');
  await expect(results(page)).toHaveText(`${quotes.length} quotes`);
  await page.keyboard.type('zzzz');
  await expect(page.getByText('No quote matches')).toBeVisible();
  await page.getByRole('button', { name: 'Clear the filters' }).last().click();
  await expect(results(page)).toHaveText(`${quotes.length} quotes`);
});

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
  await page.goBack();
  await expect(search(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(at(1)).toBeFocused();
});

test('filters and order stand in the address: Back takes them back, a link brings them', async ({
  page,
}) => {
  const wanted = await listed(page, { status: 'quoted', cover: 'Comprehensive', sort: 'premium' });
  await page.getByRole('combobox', { name: 'Status' }).selectOption('quoted');
  await page.getByRole('combobox', { name: 'Cover' }).selectOption('Comprehensive');
  await page.getByRole('button', { name: 'Premium' }).click();
  await expect(results(page)).toHaveText(`${wanted.total} quotes`);
  await expect(page.getByRole('columnheader', { name: 'Premium' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await expect(lines(page).first()).toContainText(shown(wanted.quotes[0]?.premium ?? 0));
  const link = page.url();
  expect(place(page)).toBe('#/quotes?status=quoted&cover=Comprehensive&sort=premium');
  await page.getByRole('button', { name: 'Premium' }).click();
  await expect(lines(page).first()).toContainText(shown(wanted.quotes.at(-1)?.premium ?? 0));
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('columnheader', { name: 'Created' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await page.keyboard.press('F9');
  await page.goto(link);
  await expect(results(page)).toHaveText(`${wanted.total} quotes`);
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('quoted');
});

test('what expires is one press away, and a search is kept under a name', async ({ page }) => {
  const today = page.getByRole('button', { name: /^Expire this week/ });
  await expect(today).toContainText(/\d/);
  const number = /\d+/.exec((await today.textContent()) ?? '')?.[0] ?? '?';
  await today.click();
  await expect(today).toHaveAttribute('aria-pressed', 'true');
  await expect(results(page)).toHaveText(new RegExp(`^${number} quote`));
  await page.getByRole('button', { name: 'Save view' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Name for the search')).toBeFocused();
  await page.keyboard.type('My Monday');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Clear the filters' }).click();
  await page.reload();
  const view = page.getByRole('button', { name: 'My Monday', exact: true });
  await view.click();
  await expect(results(page)).toHaveText(new RegExp(`^${number} quote`));
  await page.getByRole('button', { name: 'Save view' }).click();
  await page.getByRole('button', { name: 'Delete My Monday' }).click();
  await page.keyboard.press('Escape');
  await expect(view).toBeHidden();
});

test('a view that another tab kept stays when this one keeps its own', async ({ page }) => {
  await page.getByRole('button', { name: 'Save view' }).click();
  await page.getByLabel('Name for the search').fill('Ours');
  // The data of the training do not change with the settings, so that nothing tells of it.
  await bridge(page, 'saveSettings', { savedViews: [{ name: 'Theirs', query: 'status=quoted' }] });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  for (const name of ['Theirs', 'Ours']) {
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
  }
});

test('what is listed goes into CSV and Excel, with the columns chosen', async ({ page }) => {
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'Vehicle' }).uncheck();
  await page.getByRole('button', { name: 'Move Premium up' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: 'Status' }).selectOption('accepted');
  const { quotes } = await listed(page, { status: 'accepted' });
  await expect(results(page)).toHaveText(`${quotes.length} quotes`);

  const exported = async (format: string) => {
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('menuitem', { name: format }).click();
    const file = await coming;
    expect(file.suggestedFilename()).toMatch(/^quotes-\d{4}-\d{2}-\d{2}\./);
    return readFile(await file.path());
  };
  const titles = 'Customer Registration Premium Cover Status Created Expires'.split(' ');
  const rows: string[][] = parse(await exported('CSV'), { bom: true });
  expect(rows[0]).toEqual(titles);
  expect(rows.slice(1).map(([name, , premium]) => [name, premium])).toEqual(
    quotes.map(({ customerName, premium }) => [customerName, premium.toFixed(2)]),
  );
  const [head, ...cells] = await readSheet(await exported('Excel'));
  expect(head).toEqual(titles);
  expect(cells.map(([name, , premium]) => [name, premium])).toEqual(
    quotes.map(({ customerName, premium }) => [customerName, premium]),
  );
  expect(cells.every((row) => row[5] instanceof Date)).toBe(true);
});

test('thousands of quotes scroll to the end and go into Excel', async ({ page }) => {
  const [one] = (await listed(page, { limit: 1 })).quotes;
  const count = 3000;
  await page.route('**/bridge/training/listQuotes', (route) => {
    const { after, limit, descending = true } = route.request().postDataJSON();
    const from = after === undefined ? 0 : Number(after);
    const until = Math.min(count, from + limit);
    const quotes = Array.from({ length: until - from }, (_, i) => {
      const number = descending ? from + i : count - 1 - from - i;
      return { ...one, quoteId: `Q-${number}`, customerName: `Customer ${number}` };
    });
    const value = {
      quotes,
      total: count,
      ...(until < count ? { next: `${until}` } : {}),
      ...(after === undefined ? {} : { previous: `${from}` }),
    };
    return route.fulfill({ json: { ok: true, value } });
  });
  await page.goto(`/#/quotes?cover=${one?.cover}`);
  await expect(results(page)).toHaveText('3,000 quotes');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await expect(page.locator('[data-number="2999"]')).toContainText('Customer 2999');
  await page.keyboard.press('Home');
  await expect(page.locator('[data-number="0"]')).toContainText('Customer 0');
  await page.getByRole('grid').evaluate((grid) => grid.scrollTo(0, 60_000));
  await expect(page.locator('[data-number="1500"]')).toContainText('Customer 1500');
  // Only what is looked at is there.
  expect(await lines(page).count()).toBeLessThan(100);

  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'Excel' }).click();
  const rows = await readSheet(await readFile(await (await coming).path()));
  expect(rows).toHaveLength(count + 1);
  expect(rows[count]?.[0]).toBe('Customer 2999');
});

test('a customer: found, looked at, and quoted again', async ({ page }) => {
  const [one] = (await listed(page, {})).quotes;
  const name = one?.customerName ?? '?';
  await page.keyboard.press('F4');
  await expect(search(page)).toBeFocused();
  await page.keyboard.type(plain(name));
  await expect(lines(page).first().locator('mark').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
  await expect(page.getByRole('link', { name: one?.quoteId ?? '?' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'New quote for this customer' })).toHaveAttribute(
    'href',
    /^#\/new\/from\/Q-/,
  );
  await page.getByRole('link', { name: 'Show in the list of quotes' }).click();
  await expect(page.getByRole('button', { name: `Remove filter: ${name}` })).toBeVisible();
  await page.getByRole('row').getByRole('link', { name }).first().click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('a small window scrolls sideways, and the names stay in sight', async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 640 });
  const grid = page.getByRole('grid');
  const name = grid.getByRole('gridcell').first();
  await expect(name).toBeVisible();
  const before = await name.boundingBox();
  await grid.evaluate((element) => element.scrollBy(element.scrollWidth, 0));
  expect(await grid.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(50);
  await expect.poll(() => name.boundingBox()).toEqual(before);
});

for (const [name, scheme] of Object.entries(SCHEMES)) {
  test(`axe finds nothing while one searches and chooses columns in ${name}`, async ({ page }) => {
    await page.emulateMedia(scheme);
    await page.reload();
    await expect(search(page)).toBeFocused();
    const clean = async () => expect(await violations(page)).toEqual({});
    await page.keyboard.type('a');
    await expect(page.locator('mark').first()).toBeVisible();
    await clean();
    await page.getByRole('button', { name: 'Columns' }).click();
    await expect(page.getByRole('checkbox', { name: 'Vehicle' })).toBeVisible();
    await clean();
  });
}
