/** @module-tag thorough */

import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { newRecoveryKey } from '../../../../src/main/adapters/backup/protection.ts';
import { lockDataFolder } from '../../../../src/main/adapters/sqlite/files/lock.ts';
import { makeBackup } from '../../../../src/main/app/vault/make-backup.ts';
import {
  confirmRestore,
  discardRestore,
  finishRestore,
  isConfirmed,
} from '../../../../src/main/app/vault/prepared-restore.ts';
import { prepareWanted, restoreNow } from '../../../../src/main/app/vault/restore.ts';
import { vaultOptions } from '../../../../src/main/app/worker/examine.ts';
import type { RestoreOrder } from '../../../../src/shared/schemas/data/backups.ts';
import { markOf, now, smallFolders } from '../../../support/data/small-folders.ts';
import { appOptions } from '../../../support/host/host.ts';

const { empty, plainWith } = smallFolders();
const NAME = 'quotedesk-20261124T120000Z.qdbackup';
const AT = '2026-11-24T12:00:00Z';
const options = vaultOptions(appOptions(''));
const passphrase = 'twelve and more';
let backup: string;
let sealed: string;
let dataFolder: string;

beforeAll(async () => {
  const source = await plainWith('backup');
  const order = { dataFolder: source, to: empty(), now };
  backup = (await makeBackup({ ...order, protection: null }, options)).file;
  sealed = (
    await makeBackup(
      { ...order, to: empty(), protection: { recoveryKey: await newRecoveryKey(passphrase) } },
      options,
    )
  ).file;
});
beforeEach(async () => {
  dataFolder = await plainWith('present');
});

const put = (file: string) => {
  mkdirSync(join(dataFolder, 'backups'));
  copyFileSync(file, join(dataFolder, 'backups', NAME));
};
const prepared = (name: string) => join(dataFolder, 'backups/to-restore', name);
const prepare = (wanted: Partial<RestoreOrder> = {}, isCancelled = () => false) => {
  const order = { wanted: { name: NAME, from: 'backups' as const, ...wanted }, now };
  return prepareWanted(
    { ...options, dataFolder },
    { ...order, sourceKey: undefined },
    { isCancelled },
  );
};

test('a prepared restore stands ready, and takes the place only once it is confirmed', async () => {
  put(backup);
  expect(confirmRestore(dataFolder, now)).toBe(false);
  expect(await prepare()).toMatchObject({
    ok: true,
    value: { difference: { quotes: { gained: 0, lost: 0 } } },
  });
  expect([markOf(dataFolder), isConfirmed(dataFolder)]).toEqual(['present', false]);
  finishRestore({ dataFolder });
  expect([markOf(dataFolder), existsSync(prepared(''))]).toEqual(['present', false]);
  await prepare();
  expect(confirmRestore(dataFolder, now)).toBe(true);
  expect([markOf(dataFolder), isConfirmed(dataFolder)]).toEqual(['present', true]);
  finishRestore({ dataFolder });
  expect([markOf(dataFolder), isConfirmed(dataFolder)]).toEqual(['backup', false]);
  expect(markOf(join(dataFolder, 'backups/before-restore-20261124T120000Z'))).toBe('present');
  expect(readdirSync(join(dataFolder, 'backups')).toSorted()).not.toContain('to-restore');
});

test('a restore that is prepared again or discarded forgets the one before; one that fails does not', async () => {
  put(backup);
  await prepare();
  confirmRestore(dataFolder, now);
  expect(await prepare({ name: 'none.qdbackup' })).toMatchObject({ ok: false });
  expect(await prepare({}, () => true)).toMatchObject({ ok: false });
  expect(isConfirmed(dataFolder)).toBe(true);
  await prepare();
  expect(isConfirmed(dataFolder)).toBe(false);
  confirmRestore(dataFolder, now);
  discardRestore(dataFolder);
  finishRestore({ dataFolder });
  expect(markOf(dataFolder)).toBe('present');
});

test('a restore by a command is not undone by one that the desk had prepared', async () => {
  put(backup);
  await prepare();
  confirmRestore(dataFolder, now);
  const kept = await plainWith('command');
  await restoreNow({ dataFolder, file: kept, passphrase: null, now }, options);
  expect(isConfirmed(dataFolder)).toBe(false);
  finishRestore({ dataFolder });
  expect(markOf(dataFolder)).toBe('command');
});

test('a restore that is cancelled prepares nothing', async () => {
  put(backup);
  expect(await prepare({}, () => true)).toMatchObject({
    ok: false,
    fault: { kind: 'conflict', message: { code: 'cancelled' } },
  });
  expect(readdirSync(join(dataFolder, 'backups'))).not.toContain('to-restore');
});

test('a passphrase that is wrong is told from what can not be restored', async () => {
  put(sealed);
  expect(await prepare({ passphrase: 'another one' })).toMatchObject({
    ok: false,
    fault: { kind: 'invalid', message: { code: 'backupLocked' } },
  });
  expect(await prepare({ passphrase })).toMatchObject({ ok: true });
  writeFileSync(join(dataFolder, 'backups', NAME), 'no backup');
  expect(await prepare({ passphrase })).toMatchObject({
    ok: false,
    fault: {
      kind: 'invalid',
      message: {
        code: 'backupNotRestored',
        values: { problem: expect.stringContaining('is not a backup of Quotedesk') },
      },
    },
  });
});

test('a folder that a host has is not changed by a start, and what was prepared stays', async () => {
  put(backup);
  await prepare();
  confirmRestore(dataFolder, now);
  const free = lockDataFolder(dataFolder, { host: 'headless', pid: 1, since: AT }, {});
  try {
    expect(() => finishRestore({ dataFolder })).toThrow(/another Quotedesk/);
  } finally {
    free();
  }
  expect(isConfirmed(dataFolder)).toBe(true);
  finishRestore({ dataFolder });
  expect(markOf(dataFolder)).toBe('backup');
});

test('a restore that was confirmed and lost its data changes nothing', async () => {
  put(backup);
  await prepare();
  confirmRestore(dataFolder, now);
  rmSync(prepared('quotedesk.db'));
  finishRestore({ dataFolder });
  expect([markOf(dataFolder), existsSync(prepared(''))]).toEqual(['present', false]);
});
