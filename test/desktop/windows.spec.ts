import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { atFirstScreen, type Desk, openDesk } from './desk.ts';
import { needsElectron } from './electron.ts';

needsElectron();

let desk: Desk;
test.beforeAll(async () => {
  desk = await openDesk();
});
test.beforeEach(async () => {
  const [left] = desk.page.context().pages();
  // The test before may have closed the window that it began with.
  if (left && desk.page.isClosed()) desk = desk.at(left);
  await atFirstScreen(desk);
});
test.afterAll(async () => {
  await desk?.close();
});

/** Opens a window by what is done, and gives its page. */
async function second(work: () => Promise<unknown>) {
  const [page] = await Promise.all([desk.page.context().waitForEvent('page'), work()]);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return page;
}

test('a link that is clicked with Ctrl opens a second window, which works by itself', async () => {
  const link = desk.page.getByRole('link', { name: 'Quotes', exact: true });
  const page = await second(() => link.click({ modifiers: ['ControlOrMeta'] }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quotes');
  await expect(desk.page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Quotedesk');
  await desk.inMain(({ BrowserWindow }) => {
    const [first] = BrowserWindow.getAllWindows().sort((one, other) => one.id - other.id);
    first?.close();
  });
  await expect.poll(() => desk.page.isClosed()).toBe(true);
  // A start that comes now would otherwise wait for an end that does not come.
  expect(existsSync(join(desk.dataFolder, 'desktop-profile/ending'))).toBe(false);
  await page.keyboard.press('F4');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Customers');
});

test('a window writes down where it was when it closes', async () => {
  const file = join(desk.dataFolder, 'desktop-profile/window-state.json');
  await desk.inMain(({ BrowserWindow }) => {
    BrowserWindow.getAllWindows()[0]?.setBounds({ x: 40, y: 30, width: 1000, height: 700 });
  });
  await second(() => desk.page.keyboard.press('Control+n'));
  // Windows of another test may have closed.
  rmSync(file, { force: true });
  await desk.inMain(({ BrowserWindow }) => {
    const [first] = BrowserWindow.getAllWindows().sort((one, other) => one.id - other.id);
    first?.close();
  });
  const kept = () =>
    existsSync(file) ? JSON.parse(readFileSync(file, 'utf8'))[0].place : undefined;
  await expect.poll(kept).toMatchObject({ width: 1000, height: 700, maximized: false });
  await expect.poll(() => desk.page.isClosed()).toBe(true);
});

test('the frame of the window is dark where the page is', async () => {
  const { page } = desk;
  await page.keyboard.press('Control+,');
  const theme = () => desk.inMain(({ nativeTheme }) => nativeTheme.themeSource);
  for (const [choice, expected] of [
    ['Dark', 'dark'],
    ['Light', 'light'],
  ] as const) {
    await page.getByText(choice, { exact: true }).click();
    await expect.poll(theme).toBe(expected);
  }
});
