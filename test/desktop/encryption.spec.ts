import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { findProgram } from '../../scripts/find-program.ts';
import { violationsInEveryScheme } from '../browser/axe.ts';
import { quotedeskAlone } from '../support/command-line/command-alone.ts';
import { type Desk, openDeskOn } from './desk.ts';
import { needsElectron } from './electron.ts';
import { startedFolder } from './started-folder.ts';

/** A keystore of the system with nothing in it. */
interface TestKeystore {
  /** What leads a desk to it. */
  readonly env: Readonly<Record<string, string>>;
  readonly close: () => void;
}

/** What the keystore of a test is made of. */
const PROGRAMS = ['dbus-run-session', 'gnome-keyring-daemon'] as const;

/** Whether a test can have a keystore: on Linux, GNOME's on a message bus of its own. */
const hasTestKeystore = (): boolean =>
  process.platform === 'linux' && PROGRAMS.every((name) => findProgram(name) !== undefined);

/** Ends with its standard input. */
const SCRIPT = `printf password | gnome-keyring-daemon --unlock --components=secrets >&2
echo "$DBUS_SESSION_BUS_ADDRESS"; cat >&2`;

/** Starts a keystore for a desk of a test. */
function openKeystore(): Promise<TestKeystore> {
  const home = mkdtempSync(join(tmpdir(), 'quotedesk-keystore-'));
  const session = spawn('dbus-run-session', ['--', 'sh', '-c', SCRIPT], {
    env: { ...process.env, XDG_DATA_HOME: home },
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const close = () => {
    session.stdin.end();
    rmSync(home, { recursive: true, force: true });
  };
  return new Promise((resolve, reject) => {
    session.once('error', reject);
    session.once('exit', (code) => reject(new Error(`The keystore ended with ${code}`)));
    session.stdout.once('data', (address: Buffer) => {
      const env = { DBUS_SESSION_BUS_ADDRESS: address.toString('utf8').trim() };
      resolve({ env, close });
    });
  });
}

needsElectron();

const SURNAME = 'Uncommon-Surname';
const KEY = /(?:[0-9A-Z]{4}-){8}[0-9A-Z]{4}/;
const DRAFT = { id: '5f0c9a52-7f0e-4c7b-9a52-000000000001', title: SURNAME, content: {} };

let work: string;
let data: string;
let desk: Desk | undefined;

test.beforeAll(() => {
  work = mkdtempSync(join(tmpdir(), 'quotedesk-'));
});
test.afterEach(async () => {
  await desk?.close();
  desk = undefined;
});
test.afterAll(() => rmSync(work, { recursive: true, force: true }));

const keyFile = () => join(work, 'keys/data.key');
const open = async (env: Readonly<Record<string, string>> = {}, store = 'basic') => {
  // By default without a keystore, as on many machines without a desktop of their own.
  const args = ['--port', '0', `--password-store=${store}`];
  desk = await openDeskOn(data, args, { XDG_CONFIG_HOME: join(work, 'config'), ...env });
  return desk;
};

async function settings({ page }: Desk, name: 'Encryption' | 'Backups' = 'Encryption') {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, `#/settings/${name.toLowerCase()}`);
  return page.getByRole('region', { name });
}

/** Waits for the first screen, with nothing before it. */
async function greeted(opened: Desk): Promise<Desk> {
  await expect(opened.page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(opened.page.getByRole('dialog')).toBeHidden();
  return opened;
}

/** The desk would start again where nothing of the test reaches it: the test does that. */
async function endsWith(press: () => Promise<void>, { page, inMain }: Desk) {
  await inMain(({ app }) => {
    app.relaunch = () => undefined;
  });
  const ended = page.waitForEvent('close');
  // The page may be gone before it has said that it was clicked.
  await press().catch((error: unknown) => {
    if (!page.isClosed()) throw error;
  });
  await ended;
  desk = undefined;
}

/** The files of the data folder, those of Chromium too, in which a text stands. */
function filesWith(text: string): string[] {
  return readdirSync(data, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => readFileSync(file).includes(text));
}

test.describe
  .serial('a desk without a keystore', () => {
    test.beforeAll(async () => {
      data = await startedFolder(join(work, 'without'));
    });

    test('says that it cannot keep a key', async () => {
      const { page, call } = await greeted(await open());
      const region = await settings(desk as Desk);
      await expect(region).toContainText('The data on the drive are not encrypted.');
      await expect(region).toContainText('This computer has no keystore');
      await expect(region.getByRole('button')).toHaveCount(0);
      await call('saveDraft', DRAFT);
      await page.evaluate((name) => localStorage.setItem('quotedesk-draft:live:x', name), SURNAME);
    });

    test('opens what a command has encrypted, by the key of this computer', async () => {
      const on = ['encryption', 'on', '--data', data, '--key-file', keyFile()];
      expect((await quotedeskAlone(on)).code).toBe(0);
      expect(filesWith(SURNAME)).toEqual([]);
      const { page, call } = await open({ QUOTEDESK_DATA_KEY_FILE: keyFile() });
      expect(await call('listDrafts', {})).toMatchObject({
        value: { drafts: [{ title: SURNAME }] },
      });
      await expect(await settings(desk as Desk)).toContainText('are encrypted');
      expect(await page.evaluate(() => Reflect.get(window, 'quotedeskDesktop').encrypted)).toBe(
        true,
      );
      expect(filesWith(SURNAME)).toEqual([]);
    });

    test('is locked without that key, and asks for the recovery key', async () => {
      const { page, call } = await open();
      await expect(page.getByRole('alert').first()).toContainText('The data is locked.');
      expect(await call('listDrafts', {})).toMatchObject({ ok: false });
      await page.getByRole('button', { name: 'Open with the recovery key' }).click();
      await page.getByRole('textbox', { name: 'Recovery key' }).fill('0000');
      await page.getByRole('button', { name: 'Open and start again' }).click();
      await expect(page.getByText('This computer has no keystore')).toBeVisible();
      expect(await violationsInEveryScheme(page)).toEqual({});
    });

    test('restores a backup where the keys of the data are damaged, and opens it', async () => {
      const keyed = { QUOTEDESK_DATA_KEY_FILE: keyFile() };
      const { call } = await open(keyed);
      expect(await call('makeBackup', {})).toMatchObject({ ok: true });
      await desk?.close();
      for (const name of ['data-keys.json', 'data-keys.copy.json']) {
        writeFileSync(join(data, name), '{');
      }
      const { page } = await open(keyed);
      await expect(page.getByRole('alert').first()).toContainText('The data is locked.');
      const backups = await settings(desk as Desk, 'Backups');
      await backups.getByRole('button', { name: /^Restore/ }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Show what would change' }).click();
      await expect(dialog).toContainText('The present data cannot be read', { timeout: 60_000 });
      await expect(dialog).toContainText('The restored data open with the key');
      expect(await violationsInEveryScheme(page)).toEqual({});
      const restore = dialog.getByRole('button', { name: 'Restore and start again' });
      await endsWith(() => restore.click(), desk as Desk);

      const next = await open(keyed);
      expect(await next.call('listDrafts', {})).toMatchObject({
        value: { drafts: [{ title: SURNAME }] },
      });
      expect(filesWith(SURNAME)).toEqual([]);
    });
  });

test.describe
  .serial('a desk with a keystore', () => {
    const missing = !hasTestKeystore();
    if (missing) console.warn('\nNOT TESTED: the keystore, for want of dbus and gnome-keyring.\n');
    test.skip(missing, 'dbus or gnome-keyring is missing');

    let recoveryKey: string;
    let keystore: TestKeystore;
    test.beforeAll(async () => {
      data = await startedFolder(join(work, 'with'));
      keystore = await openKeystore();
    });
    test.afterAll(() => keystore.close());

    const openWith = ({ env }: TestKeystore) => open(env, 'gnome-libsecret');

    test('shows the recovery key, and encrypts the data with its next start', async () => {
      const { page, call } = await greeted(await openWith(keystore));
      await call('saveDraft', DRAFT);
      const region = await settings(desk as Desk);
      await region.getByRole('button', { name: 'Encrypt the data' }).click();
      const dialog = page.getByRole('dialog', { name: 'Encrypt the data' });
      await expect(dialog).toContainText(KEY);
      [recoveryKey = ''] = KEY.exec((await dialog.textContent()) ?? '') ?? [];
      const encrypt = dialog.getByRole('button', { name: 'Encrypt and start again' });
      await expect(encrypt).toBeDisabled();
      expect(await violationsInEveryScheme(page)).toEqual({});
      await dialog.getByLabel('I have written').check();
      await endsWith(() => encrypt.click(), desk as Desk);

      const next = await openWith(keystore);
      expect(await next.call('listDrafts', {})).toMatchObject({
        value: { drafts: [{ title: SURNAME }] },
      });
      await expect(await settings(next)).toContainText('are encrypted');
      expect(filesWith(SURNAME)).toEqual([]);
      expect(filesWith(recoveryKey)).toEqual([]);
    });

    test('is locked where the keystore is another one, until the recovery key opens it', async () => {
      const another = await openKeystore();
      try {
        const { page } = await openWith(another);
        await page.getByRole('button', { name: 'Open with the recovery key' }).click();
        const field = page.getByRole('textbox', { name: 'Recovery key' });
        const unlock = page.getByRole('button', { name: 'Open and start again' });
        await field.fill('0000');
        await unlock.click();
        await expect(page.getByText('not the recovery key of these data')).toBeVisible();
        await field.fill(recoveryKey.toLowerCase());
        await endsWith(() => unlock.click(), desk as Desk);

        const next = await openWith(another);
        expect(await next.call('listDrafts', {})).toMatchObject({
          value: { drafts: [{ title: SURNAME }] },
        });
      } finally {
        another.close();
      }
    });
  });
