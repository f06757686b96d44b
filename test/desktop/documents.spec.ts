import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { anyQuote } from './any-quote.ts';
import { atFirstScreen, type Desk, openDesk } from './desk.ts';
import { needsElectron } from './electron.ts';

needsElectron();

let desk: Desk;
let quote: string | undefined;
let folder: string;

test.beforeAll(async () => {
  desk = await openDesk();
  quote = await anyQuote(desk);
});
test.beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'quotedesk-documents-'));
  await atFirstScreen(desk);
  await desk.page.evaluate((id) => location.assign(`#/quotes/${id}?section=documents`), quote);
});
test.afterEach(() => rmSync(folder, { recursive: true, force: true }));
test.afterAll(async () => {
  await desk?.close();
});

test('all documents are saved with one question for a folder', async () => {
  await desk.inMain(({ dialog }, chosen) => {
    dialog.showOpenDialog = async () => ({ canceled: false, filePaths: [chosen] });
  }, folder);
  await desk.page.getByRole('button', { name: 'Save all' }).click();
  await expect.poll(() => readdirSync(folder).length).toBeGreaterThan(3);
  for (const name of readdirSync(folder)) {
    expect(readFileSync(join(folder, name)).subarray(0, 5).toString(), name).toBe('%PDF-');
  }
});

test('the e-mail opens in the mail program with text and documents, else as a file', async () => {
  test.skip(process.platform !== 'linux', 'Others have a mail program of their own');
  const words = join(folder, 'said');
  writeFileSync(join(folder, 'xdg-email'), `#!/bin/sh\nprintf '%s\\n' "$@" > '${words}'\n`, {
    mode: 0o700,
  });
  await desk.inMain(({ shell }, path) => {
    Reflect.set(globalThis, 'openedPaths', []);
    shell.openPath = async (opened) => {
      Reflect.get(globalThis, 'openedPaths').push(opened);
      return '';
    };
    process.env.PATH = `${path}:${process.env.PATH}`;
  }, folder);
  const button = desk.page.getByRole('button', { name: 'Draft e-mail' });
  const open = desk.page.getByRole('button', { name: 'Open in mail program' });
  await button.click();
  await open.click();
  const text = () => (readdirSync(folder).includes('said') ? readFileSync(words, 'utf8') : '');
  await expect.poll(text).toContain('Dear Áine Ní Bhriain,');
  const attached = text()
    .split('\n')
    .filter((line) => line.endsWith('.pdf'));
  expect(attached.length).toBeGreaterThan(2);
  for (const path of attached) expect(readFileSync(path).subarray(0, 5).toString()).toBe('%PDF-');

  // Without a mail program the message is a file, which the system opens.
  writeFileSync(join(folder, 'xdg-email'), '#!/bin/sh\nexit 3\n');
  await button.click();
  await open.click();
  const opened = () => desk.inMain(() => String(Reflect.get(globalThis, 'openedPaths')));
  await expect.poll(opened).toContain('message.eml');
  expect(readFileSync(await opened(), 'utf8')).toContain('X-Unsent: 1');
});
