/** @module-tag thorough */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import type { Protection } from '../../../src/main/adapters/backup/protection.ts';
import { openApp } from '../../../src/main/app/app.ts';
import { makeBackup } from '../../../src/main/app/backup/make-backup.ts';
import { backupSettings, plannedProtection } from '../../../src/main/app/backup/plan.ts';
import { restoreBackup } from '../../../src/main/app/backup/restore-backup.ts';
import { previewRestore } from '../../../src/main/app/backup/restore-preview.ts';
import { opensByRecoveryKey } from '../../../src/main/app/encryption/recovery.ts';
import { mustUnlock } from '../../../src/main/app/encryption/unlock.ts';
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
  const protection: Protection = by === 'dataKey' ? sealed : { passphrase };
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
    protection: 'fromBackup',
  });
  const { keptIn, protection } = await restoreBackup(order, options(dataFolder));
  expect(protection).toBe('fromBackup');
  expect(readFileSync(join(keptIn ?? '', 'quotedesk.db')).equals(before)).toBe(true);
  for (const name of KEYS) {
    expect(readFileSync(join(keptIn ?? '', name), 'utf8')).toBe('{ "version": ');
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
  expect(preview).toMatchObject({ difference: null, protection: 'none' });
  expect(await restoreBackup(order, options(dataFolder))).toMatchObject({ protection: 'none' });
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
  const restored = await restoreBackup(order, given);
  expect(restored).toMatchObject({ protection: 'fromBackup' });
  expect(await opensBy(dataFolder)).toBe(true);
  // What was kept aside has its keys, and opens by them.
  expect(opensByRecoveryKey(restored.keptIn ?? '', recoveryKey)).toBe(true);
});

test('without any key here, what was kept aside opens by its recovery key', async () => {
  const { dataFolder, recoveryKey, file } = await backedUp('passphrase');
  const { keyHolders: _, ...given } = options(dataFolder);
  const { keptIn } = await restoreBackup({ dataFolder, file, passphrase, now }, given);
  const order = { dataFolder, file: keptIn ?? '', passphrase: recoveryKey, now: now + 60_000 };
  const back = await restoreBackup(order, given);
  expect(back).toMatchObject({ protection: 'none', difference: { quotes: { lost: 0 } } });
});

test('keys that open stay those of the folder', async () => {
  const { dataFolder, file } = await backedUp('passphrase');
  const restored = await restoreBackup({ dataFolder, file, passphrase, now }, options(dataFolder));
  expect(restored).toMatchObject({ protection: 'folder', problem: null });
  expect(readable(dataFolder)).toEqual([]);
});
