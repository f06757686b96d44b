import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { anyQuote } from './any-quote.ts';
import { openDesk } from './desk.ts';
import { chromiumSwitches, electronHere, needsElectron, ROOT } from './electron.ts';

needsElectron();

const SAMPLE = join(ROOT, 'resources/samples/quote.xml');

const registration = (page: Page) => page.getByLabel('Registration', { exact: true });

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

test('files and links that the system opens, or that are dropped, lead to a draft or a quote', async () => {
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
    const main = join(ROOT, 'out/main/index.js');
    const args = [...chromiumSwitches(), main, '--data', desk.dataFolder, '--port', '0', link];
    const second = spawn(electronHere() ?? '', args, { stdio: 'ignore' });
    expect(await once(second, 'exit')).toEqual([0, null]);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Áine Ní Bhriain');

    const text = readFileSync(SAMPLE, 'utf8').replace('191-D-12345', '201-C-4242');
    await drop(page, 'another.imq', text);
    await expect(registration(page)).toHaveValue('201-C-4242');

    // What is no quote says so, and the desk goes on.
    await drop(page, 'broken.imq', '<IrishMotorQuote><Policy>');
    await expect(page.getByRole('alert')).toBeVisible();
    await page.keyboard.press('F3');
    await expect(page.getByRole('heading', { name: 'Quotes', level: 1 })).toBeVisible();
  } finally {
    await desk.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
