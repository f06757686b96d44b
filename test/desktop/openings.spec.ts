import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, lstatSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { BROKER } from '../../src/main/core/dispatcher.ts';
import type { OutputOf } from '../../src/shared/contract/contract.ts';
import type { Result } from '../../src/shared/result/result.ts';
import { startHost } from '../support/host/host.ts';
import { ANY_QUOTE, anyQuote } from './any-quote.ts';
import { openDesk, openDeskOn } from './desk.ts';
import { chromiumSwitches, electronHere, needsElectron, ROOT } from './electron.ts';
import { startedFolder } from './started-folder.ts';

needsElectron();

const SAMPLE = join(ROOT, 'resources/samples/quote.xml');

const registration = (page: Page) => page.getByLabel('Registration', { exact: true });

/** Starts the desk once more, which hands over what it is to open and ends. */
async function startAgain(dataFolder: string, opened: string): Promise<void> {
  const main = join(ROOT, 'out/main/index.js');
  const args = [...chromiumSwitches(), main, '--data', dataFolder, '--port', '0', opened];
  const second = spawn(electronHere() ?? '', args, { stdio: 'ignore' });
  expect(await once(second, 'exit')).toEqual([0, null]);
}

/** Drops a file on the middle of the window. */
async function drop(page: Page, name: string, content: string): Promise<void> {
  await page.evaluate(
    ([name, content]) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([content], name));
      for (const type of ['dragover', 'drop']) {
        const event = new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true });
        document.querySelector('main')?.dispatchEvent(event);
      }
    },
    [name, content] as const,
  );
}

test('files and links that the system opens, or that are dropped, lead to a draft or a quote', {
  tag: '@quick',
}, async () => {
  test.setTimeout(120_000);
  const folder = mkdtempSync(join(tmpdir(), 'quotedesk-opened-'));
  const file = join(folder, 'Ní Dhomhnaill.imq.xml');
  copyFileSync(SAMPLE, file);
  const desk = await openDesk(0, file);
  try {
    const { page } = desk;
    // The file of the first start.
    await expect(registration(page)).toHaveValue('191-D-12345');

    // A second start hands its link over and ends.
    const link = `quotedesk://quote/${await anyQuote(desk)}`;
    await startAgain(desk.dataFolder, link);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Áine Ní Bhriain');

    const text = readFileSync(SAMPLE, 'utf8').replace('191-D-12345', '201-C-4242');
    await drop(page, 'another.imq', text);
    await expect(registration(page)).toHaveValue('201-C-4242');

    // What is no quote says so, and the desk goes on.
    await drop(page, 'broken.imq', '<IrishMotorQuote><Policy>');
    await expect(page.getByRole('alert')).toBeVisible();
    await page.keyboard.press('F3');
    await expect(page.getByRole('heading', { name: 'Quotes', level: 1 })).toBeVisible();

    // Nor is a file that is gone an empty one; its name may be a customer's.
    await startAgain(desk.dataFolder, join(folder, 'Byrne.imq'));
    const said = page.getByRole('alert');
    await expect(said).toContainText('The file could not be opened: it is no longer there');
    await expect(said).not.toContainText('Byrne');
  } finally {
    await desk.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

test('what a second start hands over while the first still starts is opened, too', async () => {
  test.setTimeout(120_000);
  const dataFolder = await startedFolder();
  try {
    const host = await startHost({ dataFolder });
    const quote = (await host.app.dispatch(BROKER, 'submitQuote', ANY_QUOTE)) as Result<
      OutputOf<'submitQuote'>
    >;
    await host.close();
    if (!quote.ok) throw new Error('The quote was refused');

    const starting = openDeskOn(dataFolder, ['--port', '0']);
    // Chromium's lock on the profile: from here on another start hands over.
    const lock = join(dataFolder, 'desktop-profile/SingletonLock');
    const isLocked = () => lstatSync(lock, { throwIfNoEntry: false }) !== undefined;
    await expect.poll(isLocked, { intervals: [10] }).toBe(true);
    await startAgain(dataFolder, `quotedesk://quote/${quote.value.quoteId}`);
    const { page, close } = await starting;
    try {
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Áine Ní Bhriain');
    } finally {
      await close();
    }
  } finally {
    rmSync(dataFolder, { recursive: true, force: true });
  }
});

test('a file that is opened on a locked desk is a draft once somebody signs in', async () => {
  test.setTimeout(120_000);
  const folder = mkdtempSync(join(tmpdir(), 'quotedesk-opened-'));
  const file = join(folder, 'quote.imq.xml');
  copyFileSync(SAMPLE, file);
  const desk = await openDesk();
  try {
    const { page } = desk;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Quotedesk');
    await desk.call('addUser', {
      name: 'Máire Byrne',
      pin: '729314',
      roles: ['administer', 'quote'],
    });
    await desk.call('lockDesk', {});
    const cover = page.getByRole('dialog');
    await expect(cover).toBeVisible();
    await startAgain(desk.dataFolder, file);
    await cover.getByLabel('PIN or passphrase').fill('729314');
    await cover.getByRole('button', { name: 'Sign in' }).click();
    await expect(registration(page)).toHaveValue('191-D-12345');
  } finally {
    await desk.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
