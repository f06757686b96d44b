import {
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { recoveryHolder } from '../../../src/main/adapters/node/keys/host-key.ts';
import { newKeyText } from '../../../src/main/adapters/node/keys/key-text.ts';
import { lockDataFolder } from '../../../src/main/adapters/sqlite/files/lock.ts';
import { BackupFolderFault } from '../../../src/main/app/backup/backup-fault.ts';
import { openBackup } from '../../../src/main/app/backup/open-backup.ts';
import { turnOn } from '../../../src/main/app/encryption/encryption.ts';
import { keyOf } from '../../../src/main/app/encryption/order.ts';
import { imported } from '../../support/data/import-file.ts';
import { ask, refusal } from '../../support/host/ask.ts';
import {
  appOptions,
  type HostOptions,
  startHost,
  type TestHost,
  temporaryFolder,
} from '../../support/host/host.ts';
import { MINIMAL_XML } from '../../support/host/requests.ts';

/** Each backup is opened and checked as a whole: a busy machine needs long. */
vi.setConfig({ testTimeout: 300_000 });

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NOON = Date.UTC(2026, 10, 24, 12);
const VEHICLES = 'Reg No,Make,Model,Year,Engine CC,Fuel\n191-D-777,Ford,Focus,2019,1000,Petrol\n';
const passphrase = 'twelve and more';

const folders: string[] = [];
const hosts: TestHost[] = [];
afterEach(async () => {
  for (const host of hosts.splice(0)) await host.close();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function newFolder(): string {
  const folder = temporaryFolder();
  folders.push(folder);
  return folder;
}

async function start(options: Omit<HostOptions, 'clock'> = {}) {
  const clock = { now: NOON };
  const host = await startHost({ dataFolder: newFolder(), clock, ...options });
  hosts.push(host);
  return { host, clock, list: () => ask(host.app, 'listBackups', {}) };
}

const kinds = ({ backups }: { backups: readonly { kind: string }[] }) =>
  backups.map(({ kind }) => kind);

test('a backup is made every day, and one that is there is not made again', async () => {
  const { host, clock, list } = await start();
  await host.app.lookAfterBackups();
  await host.app.lookAfterBackups();
  expect(await list()).toMatchObject({
    backups: [{ kind: 'daily', at: '2026-11-24T12:00:00Z', protection: 'none' }],
    lastSuccess: { at: '2026-11-24T12:00:00Z' },
    lastFailure: null,
    isOverdue: false,
  });
  clock.now += DAY;
  await host.app.lookAfterBackups();
  expect(kinds(await list())).toEqual(['daily', 'daily']);
});

test('before a dataset is imported there is a backup, and none before a dry run', async () => {
  const { host, list } = await start();
  await imported(host.app, 'vehicles', VEHICLES, { dryRun: true });
  expect(kinds(await list())).toEqual([]);
  expect(await imported(host.app, 'vehicles', VEHICLES)).toMatchObject({ isInUse: true });
  expect(kinds(await list())).toEqual(['beforeImport']);
});

test('another folder gets backups only encrypted, and says what it lacks', async () => {
  const { host, clock, list } = await start();
  const folder = newFolder();
  const settings = (change: object) => refusal(host.app, 'saveBackupSettings', change);
  expect(await settings({ folder })).toMatchObject({ kind: 'conflict' });
  expect(await settings({ folder: 'backups' })).toMatchObject({ kind: 'invalid' });
  expect(await settings({ folder: join(folder, 'absent'), passphrase })).toMatchObject({
    kind: 'invalid',
  });
  const file = join(host.dataFolder, 'quotedesk.db');
  expect((await settings({ folder: file, passphrase })).message).toContain('is a file');
  await ask(host.app, 'saveBackupSettings', { folder, passphrase });
  await ask(host.app, 'makeBackup', {});
  const [made] = (await list()).backups;
  expect(made).toMatchObject({ kind: 'manual', protection: 'passphrase' });
  const backup = join(folder, made?.name ?? '');
  expect(readFileSync(backup).includes('SQLite format')).toBe(false);
  await openBackup({ file: backup, passphrase }, newFolder(), appOptions(''));
  expect(readFileSync(join(host.dataFolder, 'backup-settings.json'), 'utf8')).not.toContain(
    passphrase,
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
  await ask(host.app, 'saveBackupSettings', { folder: drive, passphrase });
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
  const said = (code: string) => String(BackupFolderFault.of(coded(code), '/mnt/office'));
  expect(['ENOSPC', 'EROFS', 'EIO', 'ENOENT', 'ENOTDIR'].map(said)).toEqual([
    'BackupFolderFault: There is no room left in the folder of the backups, /mnt/office: free some space there',
    'BackupFolderFault: The folder of the backups, /mnt/office, can not be written',
    'BackupFolderFault: The drive of the folder of the backups, /mnt/office, reports an error',
    'BackupFolderFault: The folder of the backups, /mnt/office, is not there: connect its drive, or choose another folder',
    'BackupFolderFault: The folder of the backups, /mnt/office, is a file: name a folder',
  ]);
});

test('a backup next to another one says so', async () => {
  const { host } = await start();
  await ask(host.app, 'makeBackup', {});
  const holder = { host: 'backup', pid: process.pid, since: '2026-11-24T12:00:00Z' };
  const free = lockDataFolder(join(host.dataFolder, 'backups'), holder, {});
  try {
    expect((await refusal(host.app, 'makeBackup', {})).message).toBe(
      'Another backup or restore of these data is at work: try again when it has ended',
    );
  } finally {
    free();
  }
});

test('a week without a backup is said at the desk and to a supervisor', async () => {
  const { host, clock } = await start();
  await ask(host.app, 'saveBackupSettings', { daily: false });
  await host.app.lookAfterBackups();
  const health = async () => (await host.send('/health/ready', { token: null })).body;
  const registers = { addresses: null, vehicles: null };
  expect(await health()).toEqual({ status: 'ready', registers });
  clock.now += 7 * DAY + 1;
  expect((await ask(host.app, 'backupStatus', {})).isOverdue).toBe(true);
  expect(await health()).toEqual({
    status: 'ready',
    registers,
    warnings: ['No backup has succeeded yet'],
  });
  await ask(host.app, 'makeBackup', {});
  expect(await health()).toEqual({ status: 'ready', registers });
  clock.now += 7 * DAY + 1;
  expect((await health()).warnings).toEqual([
    'No backup has succeeded since 2026-12-01T12:00:00Z, for more than a week',
  ]);
});

test('those past the count go; other files and those of other data stay', async () => {
  const { host, clock, list } = await start();
  const other = await start();
  const folder = newFolder();
  writeFileSync(join(folder, 'quotedesk-20200101T000000Z.qdbackup'), 'no backup');
  for (const { app } of [host, other.host]) {
    await ask(app, 'saveBackupSettings', { folder, passphrase, count: 2 });
  }
  other.clock.now -= HOUR;
  await ask(other.host.app, 'makeBackup', {});
  for (let day = 0; day < 3; day += 1) {
    await ask(host.app, 'makeBackup', {});
    clock.now += DAY;
  }
  expect((await list()).backups.map(({ at }) => at.slice(0, 10))).toEqual([
    '2026-11-26',
    '2026-11-25',
  ]);
  expect(kinds(await other.list())).toEqual(['manual']);
  expect(readdirSync(folder)).toHaveLength(4);
});

test('backups in folders of before go by the same rule, and those of a command stay', async () => {
  const { host, clock, list } = await start();
  const [first, second, own] = [newFolder(), newFolder(), newFolder()];
  await ask(host.app, 'saveBackupSettings', { folder: first, passphrase, count: 2 });
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

test('of encrypted data, this computer and the recovery key open the backups', async () => {
  const dataFolder = newFolder();
  const holder = recoveryHolder(keyOf(newKeyText()));
  const hostHolder = { ...holder, holder: 'host' as const };
  const now = NOON;
  const { recoveryKey } = turnOn({ dataFolder, holders: [hostHolder], now });
  const { host, list } = await start({ dataFolder, keyHolders: [hostHolder] });
  await host.sendXml(MINIMAL_XML);
  await ask(host.app, 'makeBackup', {});
  const { folder, backups } = await list();
  expect(backups).toMatchObject([{ protection: 'dataKey', quotes: 1 }]);
  const file = join(folder, backups[0]?.name ?? '');
  const options = appOptions('');
  const open = (given: string | null, keyHolders = options.keyHolders) =>
    openBackup({ file, passphrase: given }, newFolder(), {
      ...options,
      ...(keyHolders ? { keyHolders } : {}),
    });
  await expect(open(null)).rejects.toThrow('recovery key');
  await open(recoveryKey);
  await open(null, [hostHolder]);
});

test('backups of data that get encrypted are sealed by their key, and open as before', async () => {
  const dataFolder = newFolder();
  const { host, clock } = await start({ dataFolder });
  await host.sendXml(MINIMAL_XML);
  await ask(host.app, 'makeBackup', {});
  clock.now += HOUR;
  await ask(host.app, 'saveBackupSettings', { passphrase });
  await ask(host.app, 'makeBackup', {});
  await hosts.pop()?.close();
  const folder = join(dataFolder, 'backups');
  const [plain = ''] = readdirSync(folder).filter((name) => name.endsWith('.qdbackup'));
  // Files that somebody put there, one of them damaged, and what a crash left.
  copyFileSync(join(folder, plain), join(folder, 'mine.qdbackup'));
  const bytes = readFileSync(join(folder, plain));
  writeFileSync(join(folder, 'damaged.qdbackup'), bytes.subarray(0, bytes.length - 1));
  writeFileSync(join(folder, 'begun.qdbackup.partial'), bytes);

  const hostHolder = { ...recoveryHolder(keyOf(newKeyText())), holder: 'host' as const };
  const { recoveryKey, left } = turnOn({ dataFolder, holders: [hostHolder], now: NOON });
  expect(left).toEqual([join('backups', 'damaged.qdbackup')]);
  const isReadable = (name: string) => readFileSync(join(folder, name)).includes('SQLite format');
  const files = readdirSync(folder).filter((name) => name.includes('.qdbackup'));
  expect(files.filter(isReadable)).toEqual(['damaged.qdbackup']);
  expect(files.filter((name) => name.includes('.partial'))).toEqual([]);

  const { list } = await start({ dataFolder, keyHolders: [hostHolder] });
  const after = await list();
  const protections = Object.fromEntries(
    after.backups.map(({ name, protection }) => [name, protection]),
  );
  expect(protections).toMatchObject({
    ...{ [plain]: 'dataKey', 'mine.qdbackup': 'dataKey', 'damaged.qdbackup': 'none' },
  });
  expect(Object.values(protections)).toContain('passphrase');
  expect(after.lastSuccess).not.toBeNull();
  for (const name of [plain, 'mine.qdbackup']) {
    const backup = { file: join(folder, name), passphrase: recoveryKey };
    const { manifest } = await openBackup(backup, newFolder(), appOptions(''));
    expect(manifest).toMatchObject({ quotes: 1 });
  }
});

test('what is not sound is kept apart, and no backup', async () => {
  const { host, clock, list } = await start();
  await ask(host.app, 'makeBackup', {});
  const { default: Database } = await import('better-sqlite3');
  const sqlite = new Database(join(host.dataFolder, 'quotedesk.db'));
  sqlite.prepare("update setting set value = 'another' where name = 'documentKey'").run();
  sqlite.close();
  clock.now += DAY;
  const fault = await refusal(host.app, 'makeBackup', {});
  expect(fault.message).toContain('not sound');
  const { backups, folder, lastFailure } = await list();
  expect(kinds({ backups })).toEqual(['manual']);
  expect(lastFailure?.kept).toBe(join(folder, 'quotedesk-20261125T120000Z.qdbackup.unsound'));
  expect(existsSync(lastFailure?.kept ?? '')).toBe(true);
});
