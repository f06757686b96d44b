/** @module-tag thorough */

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import type { Protection } from '../../../src/main/adapters/backup/protection.ts';
import { newRecoveryKey } from '../../../src/main/adapters/backup/protection.ts';
import { openApp } from '../../../src/main/app/app.ts';
import { backupSettings, plannedProtection } from '../../../src/main/app/vault/backup-settings.ts';
import { opensByRecoveryKey } from '../../../src/main/app/vault/encryption.ts';
import { makeBackup } from '../../../src/main/app/vault/make-backup.ts';
import { previewRestore, restoreNow } from '../../../src/main/app/vault/restore.ts';
import { mustUnlock } from '../../../src/main/app/vault/unlock.ts';
import {
  foldersToEncrypt,
  holderOf,
  newFolder,
  now,
  options,
  readable,
} from '../../support/data/encrypted-folders.ts';
import { ask } from '../../support/host/ask.ts';

/** Each backup is opened and checked as a whole: a busy machine needs long. */
vi.setConfig({ testTimeout: 120_000 });

const { encryptedCopy, quoteId } = foldersToEncrypt();
const passphrase = 'twelve and more';
const KEYS = ['data-keys.json', 'data-keys.copy.json'];
const another = holderOf();

/** An encrypted folder with a backup, sealed by its key or for a passphrase. */
async function backedUp(by: 'dataKey' | 'passphrase') {
  const { dataFolder, recoveryKey } = encryptedCopy();
  const given = options(dataFolder);
  const { dataKey } = mustUnlock(given);
  const sealed = plannedProtection(dataFolder, backupSettings(dataFolder).read(), dataKey);
  const protection: Protection =
    by === 'dataKey' ? sealed : { recoveryKey: await newRecoveryKey(passphrase) };
  const { file } = await makeBackup({ dataFolder, to: newFolder(), protection, now }, given);
  return { dataFolder, recoveryKey, file };
}

function damageKeys(dataFolder: string): void {
  for (const name of KEYS) writeFileSync(join(dataFolder, name), '{ "version": ');
}

/** Whether the quote is there by the keys of a holder. */
async function opensBy(dataFolder: string, holder = another): Promise<boolean> {
  const app = await openApp({ ...options(dataFolder), keyHolders: [holder], host: 'command' });
  try {
    return (await ask(app, 'getQuote', { id: quoteId() })).quoteId === quoteId();
  } finally {
    await app.close();
  }
}

test('damaged keys give way to those of a backup that the key of the data sealed', async () => {
  const { dataFolder, recoveryKey, file } = await backedUp('dataKey');
  const before = readFileSync(join(dataFolder, 'quotedesk.db'));
  damageKeys(dataFolder);
  const order = { dataFolder, file, passphrase: null, now };
  const preview = await previewRestore(order, newFolder(), options(dataFolder));
  expect(preview).toMatchObject({
    difference: null,
    problem: expect.stringContaining('data-keys.json'),
    notice: 'keyOfBackup',
  });
  const { previous, notice } = await restoreNow(order, options(dataFolder));
  expect(notice).toBe('keyOfBackup');
  expect(readFileSync(join(previous ?? '', 'quotedesk.db')).equals(before)).toBe(true);
  for (const name of KEYS) {
    expect(readFileSync(join(previous ?? '', name), 'utf8')).toBe('{ "version": ');
  }
  const [{ keyHolders }] = [options(dataFolder)];
  expect(await opensBy(dataFolder, keyHolders[0])).toBe(true);
  expect(opensByRecoveryKey(dataFolder, recoveryKey)).toBe(true);
  expect(readable(dataFolder)).toEqual([]);
});

test('by another key they are not encrypted, which is said', async () => {
  const { dataFolder, file } = await backedUp('passphrase');
  damageKeys(dataFolder);
  const order = { dataFolder, file, passphrase, now };
  const preview = await previewRestore(order, newFolder(), options(dataFolder));
  expect(preview).toMatchObject({ difference: null, notice: 'notEncrypted' });
  expect(await restoreNow(order, options(dataFolder))).toMatchObject({ notice: 'notEncrypted' });
  expect(KEYS.filter((name) => existsSync(join(dataFolder, name)))).toEqual([]);
  expect(await opensBy(dataFolder)).toBe(true);
});

test('where the key of this computer is another one, the recovery key restores for it', async () => {
  const { dataFolder, recoveryKey, file } = await backedUp('dataKey');
  const given = { ...options(dataFolder), keyHolders: [another] };
  const order = { dataFolder, file, passphrase: recoveryKey, now };
  expect(await previewRestore(order, newFolder(), given)).toMatchObject({
    difference: null,
    problem: expect.stringContaining('encryption recover'),
  });
  const restored = await restoreNow(order, given);
  expect(restored).toMatchObject({ notice: 'keyOfBackup' });
  expect(await opensBy(dataFolder)).toBe(true);
  // What was kept aside has its keys, and opens by them.
  expect(opensByRecoveryKey(restored.previous ?? '', recoveryKey)).toBe(true);
});

test('without any key here, what was kept aside opens by its recovery key', async () => {
  const { dataFolder, recoveryKey, file } = await backedUp('passphrase');
  const { keyHolders: _, ...given } = options(dataFolder);
  const { previous } = await restoreNow({ dataFolder, file, passphrase, now }, given);
  const order = { dataFolder, file: previous ?? '', passphrase: recoveryKey, now: now + 60_000 };
  const back = await restoreNow(order, given);
  expect(back).toMatchObject({ notice: 'notEncrypted', difference: { quotes: { lost: 0 } } });
});

test('keys that open stay those of the folder', async () => {
  const { dataFolder, file } = await backedUp('passphrase');
  const restored = await restoreNow({ dataFolder, file, passphrase, now }, options(dataFolder));
  expect(restored).toMatchObject({ notice: null, problem: null });
  expect(readable(dataFolder)).toEqual([]);
});
