/** @module-tag thorough */

import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { type Environments, openEnvironments } from '../../../src/main/app/environments.ts';
import { opensByRecoveryKey } from '../../../src/main/app/vault/encryption.ts';
import { finishRestore } from '../../../src/main/app/vault/prepared-restore.ts';
import {
  foldersToEncrypt,
  holderOf,
  options,
  own,
  readable,
} from '../../support/data/encrypted-folders.ts';
import { ask, refusal } from '../../support/host/ask.ts';

/** Each backup is opened and checked as a whole: a busy machine needs long. */
vi.setConfig({ testTimeout: 120_000 });

const { encryptedCopy, quoteId } = foldersToEncrypt();
const KEYS = ['data-keys.json', 'data-keys.copy.json'];
const passphrase = 'twelve and more';
/** A computer whose key is another one. */
const another = holderOf();

/** Works at a desk on a folder, and closes it. */
async function atDesk<T>(
  dataFolder: string,
  work: (live: Environments['live']) => Promise<T>,
  holder = own,
): Promise<T> {
  const { live, close } = await openEnvironments({ ...options(dataFolder), keyHolders: [holder] });
  try {
    return await work(live);
  } finally {
    await close();
  }
}

/** A folder that is encrypted, with a backup of the desk. */
async function backedUp(settings: { readonly passphrase?: string } = {}) {
  const { dataFolder, recoveryKey } = encryptedCopy();
  const { backups } = await atDesk(dataFolder, async (live) => {
    await ask(live, 'saveBackupSettings', settings);
    return ask(live, 'makeBackup', {});
  });
  return { dataFolder, recoveryKey, name: backups[0]?.name ?? '' };
}

/** What a desk that cannot open the data says of a restore, which it then confirms. */
async function restoreLocked(
  dataFolder: string,
  order: { readonly name: string; readonly from: 'backups' | 'kept'; readonly passphrase?: string },
  holder = own,
) {
  return atDesk(
    dataFolder,
    async (live) => {
      expect(await refusal(live, 'getQuote', { id: quoteId() })).toMatchObject({
        kind: 'unavailable',
      });
      const { backups } = await ask(live, 'listBackups', {});
      expect(backups.length).toBeGreaterThan(0);
      const preview = await ask(live, 'prepareRestore', order);
      expect(await ask(live, 'confirmRestore', {})).toEqual({ confirmed: true });
      return preview;
    },
    holder,
  );
}

const quoteAt = (dataFolder: string, holder = own) =>
  atDesk(
    dataFolder,
    async (live) => (await ask(live, 'getQuote', { id: quoteId() })).quoteId,
    holder,
  );

test('a desk whose keys are damaged restores a backup that this computer opens', async () => {
  const { dataFolder, recoveryKey, name } = await backedUp();
  for (const file of KEYS) writeFileSync(join(dataFolder, file), '{ "version": ');
  expect(await restoreLocked(dataFolder, { name, from: 'backups' })).toEqual({
    difference: null,
    notice: 'keyOfBackup',
  });
  expect(await quoteAt(dataFolder)).toBe(quoteId());
  expect(opensByRecoveryKey(dataFolder, recoveryKey)).toBe(true);
  expect(readable(dataFolder)).toEqual([]);
});

test('on a computer with another key the recovery key restores, and this computer then opens', async () => {
  const { dataFolder, recoveryKey, name } = await backedUp();
  const order = { name, from: 'backups' as const };
  const fault = await atDesk(dataFolder, (live) => refusal(live, 'prepareRestore', order), another);
  expect(fault.message).toContain('recovery key');
  await restoreLocked(dataFolder, { ...order, passphrase: recoveryKey }, another);
  expect(await quoteAt(dataFolder, another)).toBe(quoteId());
  const kept = await atDesk(dataFolder, (live) => ask(live, 'listBackups', {}), another);
  expect(kept.kept).toHaveLength(1);
});

test('a backup that fails for want of the key says so as a message, as the desk does', async () => {
  const { dataFolder } = encryptedCopy();
  const lastFailure = await atDesk(
    dataFolder,
    async (live) => {
      await refusal(live, 'makeBackup', {});
      return (await ask(live, 'listBackups', {})).lastFailure;
    },
    another,
  );
  expect(lastFailure?.message).toEqual({ code: 'dataLocked', values: { folder: dataFolder } });
});

test('data of a passphrase say that they are not encrypted, and no key is left', async () => {
  const { dataFolder, name } = await backedUp({ passphrase });
  const order = { name, from: 'backups' as const, passphrase };
  expect(await restoreLocked(dataFolder, order, another)).toMatchObject({ notice: 'notEncrypted' });
  expect(KEYS.filter((file) => existsSync(join(dataFolder, file)))).toEqual(KEYS);
  expect(await quoteAt(dataFolder, another)).toBe(quoteId());
  expect(KEYS.filter((file) => existsSync(join(dataFolder, file)))).toEqual([]);
});

test('what was set aside comes back by its keys', async () => {
  const { dataFolder, recoveryKey, name } = await backedUp({ passphrase });
  await restoreLocked(dataFolder, { name, from: 'backups', passphrase }, another);
  const { kept } = await atDesk(dataFolder, (live) => ask(live, 'listBackups', {}), another);
  const back = { name: kept[0]?.name ?? '', from: 'kept' as const, passphrase: recoveryKey };
  const preview = await atDesk(
    dataFolder,
    async (live) => {
      const found = await ask(live, 'prepareRestore', back);
      await ask(live, 'confirmRestore', {});
      return found;
    },
    another,
  );
  expect(preview).toMatchObject({ difference: { quotes: { lost: 0, gained: 0 } } });
  expect(await quoteAt(dataFolder, another)).toBe(quoteId());
});

test('a restore that was only looked at leaves the data locked, and opens them no other way', async () => {
  const { dataFolder, name } = await backedUp({ passphrase });
  await atDesk(
    dataFolder,
    (live) => ask(live, 'prepareRestore', { name, from: 'backups', passphrase }),
    another,
  );
  finishRestore({ ...options(dataFolder), keyHolders: [another] });
  await atDesk(
    dataFolder,
    async (live) => {
      const fault = await refusal(live, 'getQuote', { id: quoteId() });
      expect(fault.kind).toBe('unavailable');
    },
    another,
  );
  expect(await quoteAt(dataFolder)).toBe(quoteId());
});
