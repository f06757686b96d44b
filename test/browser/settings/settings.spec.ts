import type { Page } from '@playwright/test';
import type { Served } from '../../support/host/served.ts';
import { fits, open } from '../../support/screens/screen.ts';
import { violations } from '../axe.ts';
import { bridge } from '../bridge.ts';
import { expect, test } from '../fixture.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const saved = (page: Page) => page.getByText('Saved', { exact: true });

async function openSettings(page: Page, host: Served): Promise<void> {
  await open(page, host.link);
  await page.keyboard.press('Control+,');
  await expect(heading(page)).toHaveText('Settings');
}

test('what is set is kept at once, over a reload and a restart', async ({
  page,
  host,
  startHost,
}) => {
  await openSettings(page, host);
  const at = (name: string) => page.goto(`/#/settings/${name}`);
  await page.getByText('Dark', { exact: true }).click();
  await at('answers');
  await page.getByLabel('Class of use').selectOption('Class 1');
  await expect(saved(page).first()).toBeVisible();
  await page.getByLabel('Excess, in euro').fill('500');
  await page.getByLabel('Excess, in euro').press('Enter');
  await at('advanced');
  await page.getByLabel('Port of the API').fill('8600');
  await page.getByLabel('Port of the API').press('Tab');
  await at('privacy');
  await page.getByRole('switch', { name: 'Blur names' }).press('Space');

  const kept = async () => {
    await at('answers');
    await expect(page.getByLabel('Class of use')).toHaveValue('Class 1');
    await expect(page.getByLabel('Excess, in euro')).toHaveValue('500');
    await at('advanced');
    await expect(page.getByLabel('Port of the API')).toHaveValue('8600');
    await at('privacy');
    await expect(page.getByRole('switch', { name: 'Blur names' })).toBeChecked();
    await expect(page.locator('html')).toHaveAttribute('data-blur', '');
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
    // What the browser draws, as a checkbox, follows.
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  };
  await kept();
  // The screen shows what the host answered, so that nothing is on its way any more.
  await page.reload();
  await kept();

  expect(await host.stop()).toBe(0);
  await openSettings(page, await startHost(host));
  await kept();
});

test('two windows change different things, and each takes back only its own', async ({
  page,
  context,
  host,
}) => {
  await openSettings(page, host);
  await page.goto('/#/settings/shortcuts');
  const other = await context.newPage();
  await other.goto(page.url());
  const keys = (window: Page, name: string) =>
    window.getByRole('row', { name, exact: false }).first().locator('kbd');
  await expect(keys(other, 'Find anything')).toHaveText('Ctrl+K');
  // The other window has not heard of the change when it makes its own.
  await other.route('**/getSettings', (route) => route.abort());
  await page.getByRole('button', { name: 'Change Quick price' }).press('Enter');
  await page.keyboard.press('F6');
  await expect(keys(page, 'Quick price')).toHaveText('F6');
  await other.getByRole('button', { name: 'Change Find anything' }).press('Enter');
  await other.keyboard.press('F10');
  await expect(keys(other, 'Find anything')).toHaveText('F10');
  await expect(keys(page, 'Find anything')).toHaveText('F10');
  await expect(keys(page, 'Quick price')).toHaveText('F6');

  const shortcuts = page.getByRole('region', { name: 'Keyboard shortcuts' });
  await shortcuts.getByRole('button', { name: 'Undo', exact: true }).press('Enter');
  await expect(keys(page, 'Quick price')).toHaveText('F9');
  await expect(keys(page, 'Find anything')).toHaveText('F10');
  await expect(shortcuts.getByRole('button', { name: 'Undo', exact: true })).toHaveCount(0);

  await page.goto('/#/settings/firm');
  const firm = page.getByRole('region', { name: 'The firm' });
  await firm.getByLabel('Name').fill('Byrne Insurances Ltd');
  await firm.getByLabel('Name').press('Enter');
  await firm.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(firm.getByLabel('Name')).toHaveValue('');
  expect(await violations(page)).toEqual({});
});

test('the window is covered when no one touches it, and any key uncovers it', async ({
  page,
  host,
}) => {
  await page.clock.install();
  await openSettings(page, host);
  await page.goto('/#/settings/privacy');
  await page.getByLabel('Hide screen after').fill('5');
  await page.getByLabel('Hide screen after').press('Enter');
  await expect
    .poll(async () => (await bridge(page, 'getSettings', {})).value.privacy)
    .toEqual({
      blur: false,
      idleLockMinutes: 5,
    });
  await page.clock.runFor('04:00');
  await expect(page.getByText('Screen hidden')).toBeHidden();
  await page.clock.runFor('02:00');
  await expect(page.getByText('Screen hidden')).toBeVisible();
  expect(await violations(page)).toEqual({});
  // The key only uncovers: F9 would go elsewhere.
  await page.keyboard.press('F9');
  await expect(page.getByText('Screen hidden')).toBeHidden();
  await expect(heading(page)).toHaveText('Settings');
});

test('everything fits a window of 640 by 400 points, as 200 % of a small screen', async ({
  page,
  host,
}) => {
  await page.setViewportSize({ width: 640, height: 400 });
  await open(page, host.link);
  const menu = page.getByRole('button', { name: 'Menu' });
  const names = await page.locator('a[data-name]').allTextContents();
  // A long menu scrolls: not every link of it is in sight.
  const links = page
    .locator('nav')
    .filter({ has: page.locator('a[data-name]') })
    .first();
  for (const index of names.keys()) {
    const link = page.locator('a[data-name]').nth(index);
    // A key that comes while the menu opens or closes may go elsewhere.
    await expect(links).not.toBeInViewport();
    await expect(async () => {
      // A screen takes the focus when it arrives, and with it a key that is pressed just then.
      if ((await menu.getAttribute('aria-expanded')) === 'false') await menu.press('Enter');
      await expect(menu).toHaveAttribute('aria-expanded', 'true', { timeout: 1000 });
    }).toPass();
    await expect(links).toBeInViewport();
    await link.press('Enter');
    await expect(link).toHaveAttribute('aria-current', 'page');
    await fits(page, names[index] ?? '');
  }
});
