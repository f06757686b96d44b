import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lockDataFolder } from '../../../src/main/adapters/sqlite/files/lock.ts';
import { backupTests, DAY, HOUR, kinds, PASSPHRASE } from '../../support/data/backup-tests.ts';
import { imported } from '../../support/data/import-file.ts';
import { ask, refusal } from '../../support/host/ask.ts';

const VEHICLES = 'Reg No,Make,Model,Year,Engine CC,Fuel\n191-D-777,Ford,Focus,2019,1000,Petrol\n';

const { newFolder, start } = backupTests();

test('a backup is made every day, and one that is there is not made again', async () => {
  const { host, clock, list } = await start();
  await host.app.lookAfterBackups();
  await host.app.lookAfterBackups();
  expect(await list()).toMatchObject({
    backups: [{ kind: 'daily', at: '2026-11-24T12:00:00Z', protection: 'none' }],
    lastSuccess: { at: '2026-11-24T12:00:00Z' },
    lastFailure: null,
    waitingRestore: null,
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

test('a backup next to another one says so', async () => {
  const { host } = await start();
  await ask(host.app, 'makeBackup', {});
  const holder = { host: 'backup', pid: process.pid, since: '2026-11-24T12:00:00Z' };
  const free = lockDataFolder(join(host.dataFolder, 'backups'), holder, {});
  try {
    expect((await refusal(host.app, 'makeBackup', {})).message).toBe(
      'Another backup or restore is running: try again when it ends',
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

test('those past the count go; other files and those of other data stay', {
  tags: ['thorough'],
}, async () => {
  const { host, clock, list } = await start();
  const other = await start();
  const folder = newFolder();
  writeFileSync(join(folder, 'quotedesk-20200101T000000Z.qdbackup'), 'no backup');
  for (const { app } of [host, other.host]) {
    await ask(app, 'saveBackupSettings', { folder, passphrase: PASSPHRASE, count: 2 });
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

test('what is not sound when it is read back is no backup, and goes', async () => {
  const { host, clock, list } = await start();
  await ask(host.app, 'makeBackup', {});
  const { default: Database } = await import('better-sqlite3');
  const sqlite = new Database(join(host.dataFolder, 'quotedesk.db'));
  sqlite.prepare("update setting set value = 'another' where name = 'documentKey'").run();
  sqlite.close();
  clock.now += DAY;
  const fault = await refusal(host.app, 'makeBackup', {});
  expect(fault.message).toContain('The backup was damaged when it was read back');
  const { backups, folder, lastFailure } = await list();
  expect(kinds({ backups })).toEqual(['manual']);
  expect(lastFailure?.message.code).toBe('backupUnsound');
  expect(readdirSync(folder).filter((name) => name.includes('.qdbackup'))).toHaveLength(1);
});
