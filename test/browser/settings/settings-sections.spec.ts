import type { Page } from '@playwright/test';
import { open } from '../../support/screens/screen.ts';
import { violationsInEveryScheme } from '../axe.ts';
import { expect, test } from '../fixture.ts';

const section = (page: Page, name: string) =>
  page.getByRole('heading', { level: 2, name, exact: true });
const list = (page: Page) => page.getByRole('navigation', { name: 'Pages of the settings' });
const link = (page: Page, name: string) => list(page).getByRole('link', { name, exact: true });

test.use({ hostOf: 'file' });

test.beforeEach(async ({ page, host }) => {
  await open(page, host.link);
  await page.keyboard.press('Control+,');
  await expect(list(page)).toBeVisible();
});

test('a link leads to its page by keyboard, the address names it, and the way back is there', async ({
  page,
}) => {
  await link(page, 'Backups').press('Enter');
  await expect(section(page, 'Backups')).toBeFocused();
  await expect(page).toHaveURL(/#\/settings\/backups$/);
  await expect(link(page, 'Backups')).toHaveAttribute('aria-current', 'page');
  await link(page, 'The firm').press('Enter');
  await expect(section(page, 'The firm')).toBeFocused();
  await page.goBack();
  await expect(section(page, 'Backups')).toBeFocused();
});

test('an address leads to its page from outside, also one from before it was a page', async ({
  page,
}) => {
  await page.goto('/#/settings?section=shortcuts');
  await page.reload();
  await expect(section(page, 'Keyboard shortcuts')).toBeFocused();
  await expect(page).toHaveURL(/#\/settings\/shortcuts$/);
  await page.goto('/#/settings/datasets');
  await page.getByRole('main').getByRole('link', { name: 'Back to the settings' }).click();
  await expect(section(page, 'Appearance')).toBeVisible();
});

test('each page is one screen of 1,280 by 800, but for the shortcuts; axe finds nothing', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const one of await list(page).getByRole('link').all()) {
    const name = (await one.textContent()) ?? '';
    if (/^Vehicles/.test(name)) continue;
    await one.click();
    await expect(link(page, name)).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('main').getByRole('status', { name: /^Loading/ })).toHaveCount(0);
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    if (name !== 'Keyboard shortcuts') expect(await height(), name).toBeLessThanOrEqual(800);
  }
  await link(page, 'The firm').click();
  expect(await violationsInEveryScheme(page)).toEqual({});
});

test('in a narrow window the pages are chosen from a field, and found by what they are called', async ({
  page,
}) => {
  await page.setViewportSize({ width: 900, height: 800 });
  await expect(list(page)).toBeHidden();
  const pages = page.getByRole('combobox', { name: 'Pages of the settings' });
  await pages.selectOption({ label: 'Privacy' });
  await expect(section(page, 'Privacy')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search the settings' }).fill('dark');
  await expect(page.getByRole('link', { name: /^Colour scheme/ })).toBeVisible();
  expect(await violationsInEveryScheme(page)).toEqual({});
  await page.keyboard.press('Enter');
  await expect(section(page, 'Appearance')).toBeFocused();
  await expect(pages).toHaveValue('appearance');
});
