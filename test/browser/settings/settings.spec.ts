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

/** The heading of every screen, in the order of the navigation. */
async function headings(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const link of await page.locator('a[data-name]').all()) {
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'page');
    found.push((await heading(page).textContent()) ?? '');
  }
  return found;
}

test('the language switches at once, on every screen, and for screen readers', async ({
  page,
  host,
}) => {
  await openSettings(page, host);
  const english = await headings(page);
  expect(english.length).toBeGreaterThan(3);
  await page.keyboard.press('Control+,');
  await page.getByText('Gaeilge').click();
  await expect(heading(page)).toHaveText('Socruithe');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ga-IE');
  const irish = await headings(page);
  expect(irish.filter((title, index) => title === english[index])).toEqual([]);
  await page.keyboard.press('Control+,');
  await page.getByText('English').click();
  await expect(heading(page)).toHaveText('Settings');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-IE');
});

test('what is set is kept at once, over a reload and a restart', async ({
  page,
  host,
  startHost,
}) => {
  await openSettings(page, host);
  await page.getByText('Dark', { exact: true }).click();
  await page.getByLabel('Class of use').selectOption('Class 1');
  await expect(saved(page).first()).toBeVisible();
  await page.getByLabel('Excess, in euro').fill('500');
  await page.getByLabel('Excess, in euro').press('Enter');
  await page.getByLabel('Port of the API').fill('8600');
  await page.getByLabel('Port of the API').press('Tab');
  await page.getByRole('switch', { name: 'Blur names' }).press('Space');

  const kept = async () => {
    await expect(page.getByLabel('Class of use')).toHaveValue('Class 1');
    await expect(page.getByLabel('Excess, in euro')).toHaveValue('500');
    await expect(page.getByLabel('Port of the API')).toHaveValue('8600');
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

test('a number that does not fit is said, stays as typed, and is not kept', async ({
  page,
  host,
}) => {
  await openSettings(page, host);
  const port = page.getByLabel('Port of the API');
  await port.fill('70000');
  await port.press('Enter');
  await expect(page.getByText('A whole number from 0 to 65,535')).toBeVisible();
  await expect(port).toHaveValue('70000');
  await expect(port).toHaveAttribute('aria-invalid', 'true');
  expect((await bridge(page, 'getSettings', {})).value.port).toBeNull();
  await port.fill('');
  await port.press('Enter');
  await expect(port).not.toHaveAttribute('aria-invalid', 'true');
});

test('keys are changed by pressing them; taken ones are said, and can be moved', async ({
  page,
  host,
}) => {
  await openSettings(page, host);
  const row = (name: string) => page.getByRole('row', { name, exact: false }).first();
  await page.getByRole('button', { name: 'Change Quick price' }).press('Enter');
  await page.keyboard.press('F6');
  await expect(row('Quick price').locator('kbd')).toHaveText('F6');
  await page.keyboard.press('F6');
  await expect(heading(page)).toHaveText('Quick price');

  await page.keyboard.press('Control+,');
  await page.getByRole('button', { name: 'Change Quick price' }).press('Enter');
  await page.keyboard.press('Control+k');
  await expect(page.getByText('Ctrl+K is already “Find anything”')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(row('Quick price').locator('kbd')).toHaveText('F6');
  await page.getByRole('button', { name: 'Use it here' }).press('Enter');
  await expect(row('Quick price').locator('kbd')).toHaveText('Ctrl+K');
  await expect(row('Find anything').locator('kbd')).toBeHidden();

  await page.reload();
  await expect(row('Quick price').locator('kbd')).toHaveText('Ctrl+K');
  await page.getByRole('button', { name: 'Reset all' }).press('Enter');
  await expect(row('Quick price').locator('kbd')).toHaveText('F9');
  await expect(row('Find anything').locator('kbd')).toHaveText('Ctrl+K');

  await page.getByRole('button', { name: 'Change Quick price' }).press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByText('These keys type, or belong to the browser')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(row('Quick price').locator('kbd')).toHaveText('F9');
});

test('two windows change different things, and each takes back only its own', async ({
  page,
  context,
  host,
}) => {
  await openSettings(page, host);
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
  await other.keyboard.press('F7');
  await expect(keys(other, 'Find anything')).toHaveText('F7');
  await expect(keys(page, 'Find anything')).toHaveText('F7');
  await expect(keys(page, 'Quick price')).toHaveText('F6');

  const shortcuts = page.getByRole('region', { name: 'Keyboard shortcuts' });
  await shortcuts.getByRole('button', { name: 'Undo', exact: true }).press('Enter');
  await expect(keys(page, 'Quick price')).toHaveText('F9');
  await expect(keys(page, 'Find anything')).toHaveText('F7');
  await expect(shortcuts.getByRole('button', { name: 'Undo', exact: true })).toHaveCount(0);

  const firm = page.getByRole('region', { name: 'The firm' });
  await firm.getByLabel('Name').fill('Byrne Insurances Ltd');
  await firm.getByLabel('Name').press('Enter');
  await firm.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(firm.getByLabel('Name')).toHaveValue('');
  expect(await violations(page)).toEqual({});
});

test('the window is covered when nobody touches it, and any key uncovers it', async ({
  page,
  host,
}) => {
  await page.clock.install();
  await openSettings(page, host);
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

test('a change that is not kept is taken back, and the other settings stay', async ({
  page,
  host,
}) => {
  await openSettings(page, host);
  await page.getByLabel('Hide screen after').fill('5');
  await page.getByLabel('Hide screen after').press('Enter');
  await expect(saved(page).first()).toBeVisible();
  await page.route('**/*Settings', (route) => route.abort());
  const blur = page.getByRole('switch', { name: 'Blur names' });
  await blur.press('Space');
  await expect(page.getByRole('alert')).toContainText('does not answer');
  await expect(blur).not.toBeChecked();
  await expect(page.getByLabel('Hide screen after')).toHaveValue('5');

  // What another tab sets shows here, too, without a reload.
  await page.unroute('**/*Settings');
  await bridge(page, 'saveSettings', { privacy: { blur: true, idleLockMinutes: 7 } });
  await expect(blur).toBeChecked();
  await expect(page.getByLabel('Hide screen after')).toHaveValue('7');
});

test('everything fits a window of 640 by 400 points, as 200 % of a small screen', async ({
  page,
  host,
}) => {
  await page.setViewportSize({ width: 640, height: 400 });
  await open(page, host.link);
  const menu = page.getByRole('button', { name: 'Menu' });
  const names = await page.locator('a[data-name]').allTextContents();
  for (const index of names.keys()) {
    const link = page.locator('a[data-name]').nth(index);
    // A key that comes while the menu opens or closes may go elsewhere.
    await expect(page.locator('a[data-name]').first()).not.toBeInViewport();
    await expect(async () => {
      // A screen takes the focus when it arrives, and with it a key that is pressed just then.
      if ((await menu.getAttribute('aria-expanded')) === 'false') await menu.press('Enter');
      await expect(menu).toHaveAttribute('aria-expanded', 'true', { timeout: 1000 });
    }).toPass();
    await expect(page.locator('a[data-name]').first()).toBeInViewport();
    await link.press('Enter');
    await expect(link).toHaveAttribute('aria-current', 'page');
    await fits(page, names[index] ?? '');
  }
});
