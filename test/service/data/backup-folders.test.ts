/** @module-tag thorough */

import {
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderFault } from '../../../src/main/app/vault/backup-fault.ts';
import { openBackup } from '../../../src/main/app/vault/open-backup.ts';
import { vaultOptions } from '../../../src/main/app/worker/examine.ts';
import { backupTests, DAY, PASSPHRASE } from '../../support/data/backup-tests.ts';
import { ask, refusal } from '../../support/host/ask.ts';
import { appOptions } from '../../support/host/host.ts';

const { newFolder, start } = backupTests();

test('another folder gets backups only encrypted, and says what it lacks', async () => {
  const { host, clock, list } = await start();
  const folder = newFolder();
  const settings = (change: object) => refusal(host.app, 'saveBackupSettings', change);
  expect(await settings({ folder })).toMatchObject({ kind: 'conflict' });
  expect(await settings({ folder: 'backups' })).toMatchObject({ kind: 'invalid' });
  expect(await settings({ folder: join(folder, 'absent'), passphrase: PASSPHRASE })).toMatchObject({
    kind: 'invalid',
  });
  for (const inside of ['', 'notes', 'backups/notes']) {
    const refused = await settings({ folder: join(host.dataFolder, inside) });
    expect(refused).toMatchObject({ kind: 'invalid' });
    expect(refused.message).toContain('is inside the data folder');
  }
  // The usual folder, by its path.
  await ask(host.app, 'saveBackupSettings', { folder: join(host.dataFolder, 'backups/') });
  expect((await list()).plan.folder).toBeNull();
  const file = join(newFolder(), 'quotedesk.db');
  writeFileSync(file, '');
  expect((await settings({ folder: file, passphrase: PASSPHRASE })).message).toContain('is a file');
  await ask(host.app, 'saveBackupSettings', { folder, passphrase: PASSPHRASE });
  await ask(host.app, 'makeBackup', {});
  const [made] = (await list()).backups;
  expect(made).toMatchObject({ kind: 'manual', protection: 'passphrase' });
  const backup = join(folder, made?.name ?? '');
  expect(readFileSync(backup).includes('SQLite format')).toBe(false);
  await openBackup(
    { file: backup, passphrase: PASSPHRASE },
    newFolder(),
    vaultOptions(appOptions('')),
  );
  expect(readFileSync(join(host.dataFolder, 'backup-settings.json'), 'utf8')).not.toContain(
    PASSPHRASE,
  );

  // The drive is unplugged: nothing takes its place.
  rmSync(folder, { recursive: true });
  clock.now += DAY;
  await host.app.lookAfterBackups();
  const after = await list();
  expect(after).toMatchObject({
    lastSuccess: { at: '2026-11-24T12:00:00Z' },
    lastFailure: { message: { code: 'backupFolderGone', values: { folder } } },
    problem: { code: 'backupFolderGone' },
  });
  expect(existsSync(folder)).toBe(false);
});

test('backups in the folder before are said with their folder, until there are none', async () => {
  const { host, list } = await start();
  expect(await list()).toMatchObject({ elsewhere: [] });
  await ask(host.app, 'makeBackup', {});
  expect(await list()).toMatchObject({ elsewhere: [] });
  const [drive, other] = [newFolder(), newFolder()];
  await ask(host.app, 'saveBackupSettings', { folder: drive, passphrase: PASSPHRASE });
  const own = { folder: join(host.dataFolder, 'backups'), count: 1 };
  expect(await list()).toMatchObject({ backups: [], elsewhere: [own] });
  await ask(host.app, 'makeBackup', {});
  await ask(host.app, 'saveBackupSettings', { folder: other });
  expect(await list()).toMatchObject({
    backups: [],
    elsewhere: [{ folder: drive, count: 1 }, own],
  });
  // A drive that is not there has nothing to offer.
  rmSync(drive, { recursive: true });
  rmSync(own.folder, { recursive: true });
  expect(await list()).toMatchObject({ backups: [], elsewhere: [], problem: null });
});

test('an error of the drive is said with the folder', () => {
  const coded = (code: string) => Object.assign(new Error(code), { code });
  const said = (code: string) => String(folderFault(coded(code), '/mnt/office'));
  expect(['ENOSPC', 'EROFS', 'EIO', 'ENOENT', 'ENOTDIR'].map(said)).toEqual([
    'backupFolderFull: There is no room left in the folder of the backups, /mnt/office: free some space there',
    'backupFolderReadOnly: The folder of the backups, /mnt/office, cannot be written',
    'backupFolderFailing: The drive of the folder of the backups, /mnt/office, reports an error',
    'backupFolderGone: The folder of the backups, /mnt/office, is missing: connect its drive, or choose another folder',
    'backupFolderIsFile: The folder of the backups, /mnt/office, is a file: name a folder',
  ]);
});

test('backups in folders of before go by the same rule, and those of a command stay', async () => {
  const { host, clock, list } = await start();
  const [first, second, own] = [newFolder(), newFolder(), newFolder()];
  await ask(host.app, 'saveBackupSettings', { folder: first, passphrase: PASSPHRASE, count: 2 });
  await ask(host.app, 'makeBackup', {});
  const byCommand = join(own, 'quotedesk-20261124T120000Z.qdbackup');
  copyFileSync(join(first, (await list()).backups[0]?.name ?? ''), byCommand);
  await ask(host.app, 'saveBackupSettings', { folder: second });
  for (const left of [1, 0]) {
    clock.now += DAY;
    await ask(host.app, 'makeBackup', {});
    expect(readdirSync(first)).toHaveLength(left);
  }
  expect((await list()).backups).toHaveLength(2);
  expect(existsSync(byCommand)).toBe(true);
});
