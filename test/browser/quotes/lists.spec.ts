import type { Page } from '@playwright/test';
import { violationsInEveryScheme } from '../axe.ts';
import { bridge } from '../bridge.ts';
import { expect, test } from '../fixture.ts';
import { hold } from '../hold.ts';
import { lines, listed, openQuotesBeforeEach, results } from '../quotes-list.ts';

test.use({ hostOf: 'file' });

openQuotesBeforeEach();

const search = (page: Page) => page.getByRole('searchbox');
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

test('a date of birth, the end of a phone number and a policy are found, and seen', async ({
  page,
}) => {
  const Customer = { FirstName: 'Nuala', Surname: 'Tobin', DateOfBirth: '1985-03-14' };
  const document = {
    Policy: { InceptionDate: '2027-03-01T00:00:00Z', CoverType: 'Comprehensive' },
    Customer: { ...Customer, Phone: '+353 (0)86 555 0199' },
    Vehicle: { RegistrationNumber: '191-D-98765', Make: 'Ford', Model: 'Focus' },
  };
  await bridge(page, 'submitQuote', { source: 'json', document }, 'training');
  const mark = (text: string) => lines(page).first().locator('mark', { hasText: text });
  for (const typed of ['14/3/85', 'tobin 14 March 1985']) {
    await search(page).fill(typed);
    await expect(results(page)).toHaveText('1 quote');
    await expect(mark('14 Mar 1985')).toBeVisible();
  }
  for (const typed of ['086 555 0199', '+353865550199']) {
    await search(page).fill(typed);
    await expect(results(page)).toHaveText('1 quote');
    await expect(mark('+353 (0)86 555 0199')).toBeVisible();
  }
  await search(page).fill('tobin 0199');
  await expect(results(page)).toHaveText('1 quote');
  const [policy] = (await listed(page, { status: 'accepted' })).quotes;
  await search(page).fill(policy?.policyId ?? '');
  await expect(results(page)).toHaveText('1 quote');
  await expect(mark(policy?.policyId ?? '?')).toBeVisible();
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
  // Whoever goes back before that page has come stays where the keyboard was.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(search(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(at(1)).toBeFocused();
});

test('a quote that comes after its screen takes the focus that its heading had', async ({
  page,
}) => {
  const come = await hold(page, /getQuotePage/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(/^Quote Q-/);
  await expect(heading).toBeFocused();
  come();
  await expect(heading).toContainText(' · ');
  await expect(heading).toBeFocused();
});

test('who goes back before the other screen has come can type at once', async ({ page }) => {
  const come = await hold(page, '**/quote-screen*.js');
  await page.reload();
  await expect(lines(page).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(lines(page).first()).toBeHidden();
  await page.goBack();
  await expect(search(page)).toBeFocused();
  come();
});

test('who moves the focus before another screen has come keeps it there', async ({ page }) => {
  const come = await hold(page, '**/customers-screen*.js');
  await page.reload();
  await expect(lines(page).first()).toBeVisible();
  await page.locator('a[data-name="customers"]').press('Enter');
  await expect(lines(page).first()).toBeHidden();
  await page.keyboard.press('Shift+Tab');
  const chosen = page.locator('a:focus');
  const name = await chosen.getAttribute('href');
  come();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Customers');
  // What takes the focus does so with the heading, and one frame later all that follows is done.
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(chosen).toHaveAttribute('href', name ?? '');
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
  await page.getByRole('button', { name: 'Delete My Monday' }).press('Enter');
  await expect(view).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Undo' }).press('Enter');
  await page.keyboard.press('Escape');
  await expect(view).toBeVisible();
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
