import type { Locator, Page } from '@playwright/test';
import { open, ready } from '../../support/screens/screen.ts';
import { violations } from '../axe.ts';
import { submitQuote } from '../bridge.ts';
import { expect, test } from '../fixture.ts';

async function openPalette(page: Page) {
  await ready(page);
  await page.keyboard.press('Control+k');
  const field = page.getByRole('textbox', { name: 'Find anything' });
  await expect(field).toBeFocused();
  return field;
}

test('a quote is found by part of its registration, and opened by keyboard alone', async ({
  page,
  host,
}) => {
  await open(page, host.link);
  const id = await submitQuote(page, '191-D-12345');
  await submitQuote(page, '12-G-777', 'Kelly');
  await openPalette(page);
  await expect(page.getByRole('group', { name: 'Newest quotes' })).toBeVisible();
  await page.keyboard.type('91d12');
  await expect(page.getByRole('button', { name: /191-D-12345/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /12-G-777/ })).toBeHidden();
  expect(await violations(page)).toEqual({});
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${host.url}/#/quotes/${id}`);
});

test('the command that is called what was typed goes before one that only contains it', async ({
  page,
  host,
}) => {
  await open(page, host.link);
  await openPalette(page);
  await page.keyboard.type('rate books');
  await expect(page.getByRole('button', { name: 'Compare rate books' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${host.url}/#/rate-books`);
});

test('a customer is found without the marks of the name, and opened', async ({ page, host }) => {
  await open(page, host.link);
  await submitQuote(page, '191-D-12345');
  await openPalette(page);
  await page.keyboard.type('ni bhriain');
  await expect(page.getByRole('group', { name: 'Customers' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Áine Ní Bhriain/ })).toHaveCount(2);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/customers\/.+/);
});

test('a long name leaves the price and the state of every quote in sight', async ({
  page,
  host,
}) => {
  await open(page, host.link);
  await submitQuote(page, '191-D-12345', `${'Ní Dhomhnaill-'.repeat(8)}Byrne`);
  await submitQuote(page, '12-G-777', 'Kelly');
  await openPalette(page);
  const found = page.getByRole('group', { name: 'Newest quotes' });
  await expect(found.getByText('Quoted')).toHaveCount(2);
  const rightOf = async (place: Locator) => {
    const { x, width } = (await place.boundingBox()) ?? { x: Number.NaN, width: 0 };
    return x + width;
  };
  const edge = await rightOf(page.getByRole('dialog'));
  for (const state of await found.getByText('Quoted').all()) {
    expect(await rightOf(state)).toBeLessThanOrEqual(edge);
  }
});

test('more than it shows is found in the list, one key away', async ({ page, host }) => {
  await open(page, host.link);
  for (let i = 0; i < 6; i += 1) await submitQuote(page, `191-D-${77701 + i}`);
  await openPalette(page);
  await page.keyboard.type('777');
  const all = page.getByRole('button', { name: 'Every match, in the list' });
  await expect(all).toBeVisible();
  await expect(page.getByRole('button', { name: /191-D-777/ })).toHaveCount(5);
  for (let i = 0; i < 5; i += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/quotes\?search=777$/);
  await expect(page.getByText('6 quotes')).toBeVisible();
});

test('what is nowhere is said, and Escape leaves everything as it was', async ({ page, host }) => {
  await open(page, host.link);
  const field = await openPalette(page);
  await page.keyboard.type('zeppelin');
  await expect(page.getByRole('dialog')).toContainText('Nothing found');
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
});

test('a registration that nobody asked a quote for begins one, looked up already', async ({
  page,
  host,
}) => {
  await open(page, host.link);
  await submitQuote(page, '191-D-12345');
  await openPalette(page);
  await page.keyboard.type('191-d-12345');
  await expect(page.getByRole('button', { name: /Áine Ní Bhriain.*191-D-12345/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /New quote for/ })).toBeHidden();
  await page.getByRole('textbox', { name: 'Find anything' }).fill('181 c 12345');
  await expect(page.getByRole('button', { name: 'New quote for 181-C-12345' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/new\/[\da-f-]+$/);
  await expect(page.getByLabel('Registration', { exact: true })).toHaveValue('181-C-12345');
  await expect(page.getByLabel('Make', { exact: true })).not.toHaveValue('');
  await expect(page.getByTestId('draft-state')).toHaveText('Draft saved');
});

test('a desk without quotes offers the first one, and training', async ({ page, host }) => {
  await open(page, host.link);
  await page.goto('/#/quotes');
  await expect(page.getByText('There are no quotes yet')).toBeVisible();
  await expect(page.getByRole('button', { name: 'New quote', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Practise first' }).click();
  await expect(page.getByRole('region', { name: 'Training' })).toBeVisible();
});
