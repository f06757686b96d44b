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

test('a page that ends again and again is asked about, with a report to copy', async () => {
  await desk.inMain(({ BrowserWindow, dialog, clipboard }) => {
    const texts: string[] = [];
    Reflect.set(globalThis, 'saidCrash', texts);
    clipboard.writeText = async (text) => {
      texts.push(text);
    };
    const answers = [1, 0];
    dialog.showMessageBox = (async (_window: unknown, { message }: { message: string }) => {
      texts.push(message);
      return { response: answers.shift(), checkboxChecked: false };
    }) as never;
    const contents = BrowserWindow.getAllWindows()[0]?.webContents;
    for (let times = 0; times < 4; times += 1) {
      contents?.emit('render-process-gone', {}, { reason: 'crashed', exitCode: 1 });
    }
  });
  const said = () => desk.inMain(() => String(Reflect.get(globalThis, 'saidCrash')));
  await expect.poll(said).toContain('The page ended again and again');
  expect(await said()).toContain('This window has closed unexpectedly several times.');
});
