import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { readSheet } from 'read-excel-file/node';
import { enter, ready } from '../support/screens/screen.ts';
import { story } from '../support/screens/story.ts';
import { atFirstScreen, type Desk, openDesk } from './desk.ts';
import { needsElectron } from './electron.ts';

needsElectron();

let desk: Desk;
let saved: string;
let faults: string[];

test.beforeAll(async () => {
  saved = mkdtempSync(join(tmpdir(), 'quotedesk-saved-'));
  desk = await openDesk();
  desk.page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  desk.page.on('pageerror', ({ message }) => faults.push(message));
  // The dialog that asks where to is the system's: here every file goes into one folder.
  await desk.inMain(({ session, shell }, folder) => {
    // A computer without a mail program: nothing of the real one is started.
    process.env.PATH = folder;
    shell.openPath = async () => 'No application';
    const ended: string[] = [];
    Reflect.set(globalThis, 'savedFiles', ended);
    session.defaultSession.on('will-download', (_event, item) => {
      const name = item.getFilename();
      item.setSavePath(`${folder}/${name}`);
      item.once('done', (_done, state) => ended.push(`${state} ${name}`));
    });
  }, saved);
});

test.beforeEach(async () => {
  faults = [];
  await atFirstScreen(desk);
});

test.afterEach(() => expect(faults).toEqual([]));

test.afterAll(async () => {
  await desk?.close();
  rmSync(saved, { recursive: true, force: true });
});

/** Waits for a file of this name to be saved whole. */
async function savedFile(name: RegExp): Promise<Buffer> {
  const ended = () => desk.inMain(() => Reflect.get(globalThis, 'savedFiles') as string[]);
  const found = async () =>
    (await ended()).map((each) => each.replace('completed ', '')).find((each) => name.test(each));
  await expect.poll(found, { message: `a file ${name} is saved` }).toBeDefined();
  return readFile(join(saved, (await found()) ?? ''));
}

test('the whole story by keyboard alone, with its files, in the window', {
  tag: '@quick',
}, async () => {
  const { page } = desk;
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(worker.url()));
  const { makeQuote, changeTerms, readSchedule, accept, ...then } = story(page);
  await makeQuote();
  await changeTerms();
  await readSchedule();
  expect(workers).toEqual([expect.stringMatching(/^app:\/\/quotedesk\/assets\/pdf\.worker/)]);

  await page.keyboard.press('Control+s');
  expect((await savedFile(/\.pdf$/)).subarray(0, 5).toString()).toBe('%PDF-');
  await page.keyboard.press('Control+Shift+E');
  await page.getByRole('button', { name: 'Open in mail program' }).press('Enter');
  expect((await savedFile(/^Q-.*\.eml$/)).toString()).toContain('application/pdf');
  await page.evaluate(() => {
    window.print = () => {
      const drawn = document.querySelectorAll('body > div > canvas');
      document.body.dataset.printed = String(drawn.length);
      window.dispatchEvent(new Event('afterprint'));
    };
  });
  await page.keyboard.press('Control+p');
  await expect(page.locator('body')).toHaveAttribute('data-printed', /^[1-9]/);

  await accept();
  await then.findInList();
  await then.findCustomer();
  await then.seeItCounted();
});

test('the list goes into an Excel file', async () => {
  const { page } = desk;
  await ready(page);
  await enter(page, 'training');
  await page.keyboard.press('F3');
  await expect(page.getByRole('row').nth(1)).toContainText('€');
  await page.getByRole('button', { name: 'Export' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Excel' }).press('Enter');
  const [head, ...lines] = await readSheet(await savedFile(/^training-quotes-.*\.xlsx$/));
  expect(head).toContain('Premium');
  expect(lines).toHaveLength(150);
});
