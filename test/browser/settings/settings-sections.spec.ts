import type { Page } from '@playwright/test';
import { open } from '../../support/screens/screen.ts';
import { violationsInEveryScheme } from '../axe.ts';
import { expect, test } from '../fixture.ts';

const section = (page: Page, name: string) =>
  page.getByRole('heading', { level: 2, name, exact: true });
const list = (page: Page) => page.getByRole('navigation', { name: 'Sections of the settings' });
const link = (page: Page, name: string) => list(page).getByRole('link', { name, exact: true });

test.use({ hostOf: 'file' });

test.beforeEach(async ({ page, host }) => {
  await open(page, host.link);
  await page.keyboard.press('Control+,');
  await expect(list(page)).toBeVisible();
});

test('a link leads to its section by keyboard, also a second time, and the address names it', async ({
  page,
}) => {
  await link(page, 'Backups').press('Enter');
  await expect(section(page, 'Backups')).toBeFocused();
  await expect(section(page, 'Backups')).toBeInViewport();
  await expect(page).toHaveURL(/#\/settings\?section=backups$/);
  await expect(link(page, 'Backups')).toHaveAttribute('aria-current', 'location');
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await link(page, 'Backups').press('Enter');
  await expect(section(page, 'Backups')).toBeFocused();
  await expect(section(page, 'Backups')).toBeInViewport();
  await link(page, 'The firm').press('Enter');
  await expect(section(page, 'The firm')).toBeFocused();
  await page.goBack();
  await expect(section(page, 'Backups')).toBeFocused();
});

test('a section that can not come to the top of a high window is marked all the same', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 1800 });
  for (const name of ['Training', 'Keyboard shortcuts']) {
    await link(page, name).press('Enter');
    await expect(section(page, name)).toBeInViewport();
    await expect(link(page, name)).toHaveAttribute('aria-current', 'location');
    await expect(list(page).locator('[aria-current]')).toHaveCount(1);
  }
});

test('an address leads to its section from outside and from another screen', async ({ page }) => {
  await page.goto('/#/settings?section=shortcuts');
  await page.reload();
  await expect(section(page, 'Keyboard shortcuts')).toBeFocused();
  await expect(section(page, 'Keyboard shortcuts')).toBeInViewport();
  await page.goto('/#/settings/datasets');
  await page.getByRole('main').getByRole('link', { name: 'Back to the settings' }).click();
  await expect(page).toHaveURL(/section=datasets$/);
  await expect(section(page, 'Vehicles, addresses and customers')).toBeFocused();
});

test('the list stays in view where there is room, and stands above where there is none', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await link(page, 'Keyboard shortcuts').press('Enter');
  await expect(section(page, 'Keyboard shortcuts')).toBeFocused();
  await expect(link(page, 'Appearance')).toBeInViewport();
  expect(await violationsInEveryScheme(page)).toEqual({});
  await page.setViewportSize({ width: 900, height: 800 });
  await link(page, 'Keyboard shortcuts').press('Enter');
  await expect(section(page, 'Keyboard shortcuts')).toBeInViewport();
  await expect(link(page, 'Appearance')).not.toBeInViewport();
  expect(await violationsInEveryScheme(page)).toEqual({});
});
