import { cpSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { secretHolder } from '../../../../src/main/adapters/node/keys/key-holders.ts';
import { opensWith } from '../../../../src/main/adapters/sqlite/files/change-database-key.ts';
import { KEYS_COPY, KEYS_FILE } from '../../../../src/main/adapters/sqlite/files/file-names.ts';
import { lockDataFolder } from '../../../../src/main/adapters/sqlite/files/lock.ts';
import { beginChange } from '../../../../src/main/app/vault/change-key.ts';
import {
  changeDataKey,
  opensByRecoveryKey,
  turnOn,
} from '../../../../src/main/app/vault/encryption.ts';
import { makeBackup } from '../../../../src/main/app/vault/make-backup.ts';
import { openSource } from '../../../../src/main/app/vault/open-backup.ts';
import { previewRestore, restoreNow, withRoom } from '../../../../src/main/app/vault/restore.ts';
import { mustUnlock, unlockPresent } from '../../../../src/main/app/vault/unlock.ts';
import { vaultOptions } from '../../../../src/main/app/worker/examine.ts';
import {
  hostOf,
  markOf,
  now,
  orderOf,
  own,
  smallFolders,
} from '../../../support/data/small-folders.ts';
import { appOptions } from '../../../support/host/host.ts';

const { empty, plain, plainWith } = smallFolders();
const keyless = vaultOptions(appOptions(''));
const ownOptions = { ...keyless, keyHolders: [own] };
let marked: string;
let backup: string;

beforeAll(async () => {
  marked = await plainWith('backup');
  const order = { dataFolder: marked, to: empty(), protection: null, now };
  backup = (await makeBackup(order, keyless)).file;
});

const copyOf = (folder: string) => {
  const copy = empty();
  cpSync(folder, copy, { recursive: true });
  return copy;
};

test('what is not there, or is neither a file nor a folder, is no backup', async () => {
  const open = (file: string) =>
    openSource({ file, passphrase: null, present: {} }, empty(), keyless);
  const absent = join(empty(), 'absent.qdbackup');
  await expect(open(absent)).rejects.toThrow(expect.objectContaining({ name: 'backupAbsent' }));
  await expect(open(absent)).rejects.toThrow(`${absent} is not there: name a backup`);
  if (process.platform === 'win32') return;
  await expect(open('/dev/null')).rejects.toThrow('/dev/null is no backup');
});

test('the error of a full drive names the folder, and any other error stays as it is', async () => {
  const coded = (code: string) => Object.assign(new Error(code), { code });
  const failing = (code: string) => withRoom('/data', () => Promise.reject(coded(code)));
  for (const code of ['ENOSPC', 'SQLITE_FULL']) {
    await expect(failing(code)).rejects.toThrow('There is no room left for these data in /data');
  }
  await expect(failing('EIO')).rejects.toThrow(/^EIO$/);
  expect(await withRoom('/data', async () => 'done')).toBe('done');
});

test('a restore into a new folder says that all of it comes, and protects the folder', async () => {
  const dataFolder = join(empty(), 'new');
  const order = { dataFolder, file: backup, passphrase: null, now };
  const preview = await previewRestore(order, empty(), keyless);
  expect(preview).toMatchObject({
    problem: null,
    notice: null,
    manifest: { quotes: preview.difference?.quotes.gained },
    difference: { quotes: { lost: 0 }, changedQuotes: 0, erasures: 0, newest: { now: null } },
  });
  expect(preview.difference?.quotes.gained).toBeGreaterThan(0);
  expect(existsSync(dataFolder)).toBe(false);
  expect(await restoreNow(order, keyless)).toEqual({ ...preview, previous: null });
  expect(markOf(dataFolder)).toBe('backup');
  if (process.platform !== 'win32') expect(statSync(dataFolder).mode & 0o777).toBe(0o700);
});

test('a damaged database is kept aside as it is, and nothing is compared with it', async () => {
  const dataFolder = plain();
  const damaged = 'no database '.repeat(1000);
  writeFileSync(join(dataFolder, 'quotedesk.db'), damaged);
  const order = { dataFolder, file: backup, passphrase: null, now };
  const restored = await restoreNow(order, keyless);
  expect(restored).toMatchObject({ difference: null, problem: null });
  const kept = join(dataFolder, 'backups/before-restore-20261124T120000Z');
  expect(restored.previous).toBe(kept);
  expect(readFileSync(join(kept, 'quotedesk.db'), 'utf8')).toBe(damaged);
  expect(markOf(dataFolder)).toBe('backup');
});

test('a folder that a host has is not replaced', async () => {
  const dataFolder = await plainWith('present');
  const order = { dataFolder, file: backup, passphrase: null, now };
  const free = lockDataFolder(dataFolder, { host: 'headless', pid: 1, since: '' }, {});
  await expect(restoreNow(order, keyless)).rejects.toThrow(
    expect.objectContaining({ name: 'dataInUse' }),
  );
  free();
  expect(markOf(dataFolder)).toBe('present');
});

test('a folder whose key is being changed is waited for, and is no reason to restore', () => {
  const dataFolder = plain();
  turnOn(orderOf(dataFolder));
  beginChange(dataFolder, null, null);
  const free = lockDataFolder(dataFolder, { host: 'encryption', pid: 1, since: '' }, {});
  try {
    expect(() => unlockPresent({ ...ownOptions, dataFolder })).toThrow(
      expect.objectContaining({ name: 'dataInUse' }),
    );
  } finally {
    free();
  }
});

test('a folder of encrypted data brings its key where that of the target is lost', async () => {
  const source = copyOf(marked);
  const { recoveryKey } = turnOn(orderOf(source));
  const dataFolder = plain();
  turnOn(orderOf(dataFolder, hostOf(2)));
  const order = { dataFolder, file: source, passphrase: recoveryKey, now };
  const desk = secretHolder('keystore', () => Buffer.alloc(20, 3));
  const others = { ...keyless, keyHolders: [desk] };
  const restored = await restoreNow(order, others);
  expect(restored).toMatchObject({
    manifest: null,
    difference: null,
    notice: 'keyOfBackup',
    problem: expect.stringContaining('are encrypted'),
  });
  // The key of before, the recovery key, and that of the desk that restored.
  expect(opensByRecoveryKey(dataFolder, recoveryKey)).toBe(true);
  for (const holder of [own, desk]) {
    const key = mustUnlock({ dataFolder, keyHolders: [holder] });
    expect(opensWith(join(dataFolder, 'quotedesk.db'), key)).toBe(true);
  }
});

test('a holder without a usable secret keeps no one from a restore', async () => {
  const source = copyOf(marked);
  const { recoveryKey } = turnOn(orderOf(source));
  const dataFolder = plain();
  turnOn(orderOf(dataFolder, hostOf(2)));
  const unusable = {
    ...hostOf(3),
    seal: () => {
      throw new Error('no secret');
    },
  };
  const order = { dataFolder, file: source, passphrase: recoveryKey, now };
  const restored = await restoreNow(order, { ...keyless, keyHolders: [unusable] });
  expect(restored).toMatchObject({ notice: 'keyOfBackup' });
  expect(opensByRecoveryKey(dataFolder, recoveryKey)).toBe(true);
});

test('kept data whose key was changed since open by the present one, without its old seals', async () => {
  const dataFolder = copyOf(marked);
  turnOn(orderOf(dataFolder));
  const kept = join(dataFolder, 'backups/before-restore-20261123T011500Z');
  for (const name of ['quotedesk.db', KEYS_FILE, KEYS_COPY]) {
    cpSync(join(dataFolder, name), join(kept, name));
  }
  expect(changeDataKey(orderOf(dataFolder)).left).toEqual([]);
  const present = mustUnlock({ dataFolder, keyHolders: [own] });
  const source = { file: kept, passphrase: null, present };
  expect(await openSource(source, empty(), ownOptions)).toEqual({
    manifest: null,
    databaseKey: present.dataKey,
  });
  // Those of a folder that is not encrypted open by no key.
  const other = { file: copyOf(marked), passphrase: 'no key', present };
  expect(await openSource(other, empty(), ownOptions)).toEqual({
    manifest: null,
    databaseKey: undefined,
  });
});
