import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { type Desk, openDesk } from './desk.ts';
import { needsElectron } from './electron.ts';

needsElectron();

let desk: Desk;
test.beforeEach(async () => {
  desk = await openDesk();
  await expect(desk.page.getByRole('heading', { level: 1 })).toBeVisible();
});
test.afterEach(async () => {
  await desk?.close();
});

test('a page whose process has ended is opened again, and the log says so', async () => {
  await desk.inMain(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()[0]?.webContents.forcefullyCrashRenderer(),
  );
  const log = () => readFileSync(join(desk.dataFolder, 'logs/quotedesk.log'), 'utf8');
  await expect.poll(log).toContain('"error":"ScreensGone"');
  const heading = () =>
    desk.inMain(async ({ BrowserWindow }) => {
      const contents = BrowserWindow.getAllWindows()[0]?.webContents;
      return contents?.executeJavaScript('document.querySelector("h1")?.textContent');
    });
  await expect.poll(heading).toBe('Welcome to Quotedesk');
});
