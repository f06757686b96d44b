import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { beforeEach, describe, expect, test } from 'vitest';
import { versionOf } from '../../../../../src/main/adapters/sqlite/connection/pragmas.ts';
import {
  copyBeforeUpgrade,
  copyDatabase,
  hasCopies,
  removeUpgradeCopies,
  upgradeCopies,
} from '../../../../../src/main/adapters/sqlite/files/copy-database.ts';
import { storageProbe } from '../../../../../src/main/adapters/sqlite/files/probe.ts';
import { settingStore } from '../../../../../src/main/adapters/sqlite/settings/setting-store.ts';
import { openedForEach } from '../../../../support/opened.ts';
import { testDatabase } from '../../../../support/stores/database.ts';

const database = openedForEach(() => testDatabase());
beforeEach(() => settingStore(database).once('a', () => 'b'));

const at = (...names: string[]) => join(database.folder, ...names);
const backups = () => readdirSync(at('backups')).sort();

function settingsIn(file: string): unknown {
  const copy = new Database(file, { readonly: true });
  try {
    return copy.prepare('select name, value from setting').all();
  } finally {
    copy.close();
  }
}

describe('a copy', () => {
  test('is one whole file, and takes the place of an older one', async () => {
    const copy = () =>
      copyDatabase(database.sqlite, { dataFolder: database.folder, name: 'copy.db' }, {});
    expect(hasCopies(database.folder)).toBe(false);
    expect(await copy()).toBe(at('backups', 'copy.db'));
    await settingStore(database).once('c', () => 'd');
    writeFileSync(at('backups', 'copy.db.partial'), 'left by a crash');
    await copy();
    expect(backups()).toEqual(['copy.db']);
    expect(settingsIn(at('backups', 'copy.db'))).toEqual([
      { name: 'a', value: 'b' },
      { name: 'c', value: 'd' },
    ]);
    expect(hasCopies(database.folder)).toBe(true);
  });

  test('is none where only something else is in its folder', () => {
    mkdirSync(at('backups'));
    writeFileSync(at('backups', 'copy.db.partial'), 'x');
    expect(hasCopies(database.folder)).toBe(false);
  });

  test('that cannot be made leaves nothing, and the one before it', async () => {
    const target = { dataFolder: database.folder, name: 'copy.db' };
    await copyDatabase(database.sqlite, target, {});
    const closed = new Database(':memory:');
    closed.close();
    await expect(copyDatabase(closed, target, {})).rejects.toThrow();
    expect(backups()).toEqual(['copy.db']);
    expect(settingsIn(at('backups', 'copy.db'))).toEqual([{ name: 'a', value: 'b' }]);
  });
});

describe('before an upgrade', () => {
  test('the database is copied, and an older copy of this kind goes', async () => {
    mkdirSync(at('backups'));
    const others = ['my-before-upgrade-from-1.db', 'before-upgrade-from-1.db.txt', 'mine.db'];
    for (const name of ['before-upgrade-from-1.db', 'before-upgrade-from-12.db', ...others]) {
      writeFileSync(at('backups', name), 'x');
    }
    const name = `before-upgrade-from-${versionOf(database.sqlite)}.db`;
    const file = await copyBeforeUpgrade(database.sqlite, database.folder, {});
    expect(file).toBe(at('backups', name));
    expect(backups()).toEqual([name, ...others].sort());
    expect(settingsIn(file)).toEqual([{ name: 'a', value: 'b' }]);
  });

  test('there is no upgrade without a copy, and the older copy stays', async () => {
    writeFileSync(at('backups'), 'a file in its place');
    const copying = copyBeforeUpgrade(database.sqlite, database.folder, {});
    await expect(copying).rejects.toThrow(expect.objectContaining({ name: 'upgradeWithoutCopy' }));
    await expect(copying).rejects.toThrow(`The data in ${database.folder} cannot be upgraded`);
  });
});

describe('files that were taken away while they were open', () => {
  const LOST = ['backups', 'deleted-or-replaced.db'] as const;

  test('are saved into the backups with everything that was committed', async () => {
    rmSync(at('quotedesk.db'));
    await settingStore(database).once('c', () => 'd');
    await database.saveLost();
    expect(settingsIn(at(...LOST))).toHaveLength(2);
  });

  test('are complete by themselves where the whole folder is elsewhere', async () => {
    const elsewhere = `${database.folder}-elsewhere`;
    renameSync(database.folder, elsewhere);
    await database.saveLost();
    expect(existsSync(database.folder)).toBe(false);
    rmSync(join(elsewhere, 'quotedesk.db-wal'));
    expect(settingsIn(join(elsewhere, 'quotedesk.db'))).toHaveLength(1);
    renameSync(elsewhere, database.folder);
  });
});

describe('trying out the drive', () => {
  test('leaves no trace, neither in the database nor next to it', async () => {
    const before = [versionOf(database.sqlite), readdirSync(database.folder)];
    await storageProbe(database, database.folder)();
    expect([versionOf(database.sqlite), readdirSync(database.folder)]).toEqual(before);
  });

  test('tells when the database takes no change, and when the folder takes no file', async () => {
    database.setReadOnly(true);
    await expect(storageProbe(database, database.folder)()).rejects.toThrow(/readonly/);
    database.setReadOnly(false);
    await storageProbe(database, database.folder)();
    await expect(storageProbe(database, at('nothing'))()).rejects.toThrow(/ENOENT/);
  });
});

test('copies from before upgrades are named and removed, and no others', () => {
  expect([upgradeCopies(database.folder), removeUpgradeCopies(database.folder)]).toEqual([[], 0]);
  mkdirSync(at('backups'));
  const names = ['before-upgrade-from-1.db', 'before-upgrade-from-12.db'];
  for (const name of [...names, 'mine.qdbackup']) writeFileSync(at('backups', name), 'x');
  expect(upgradeCopies(database.folder).sort()).toEqual(names);
  expect(hasCopies(database.folder)).toBe(true);
  expect(removeUpgradeCopies(database.folder)).toBe(2);
  expect(backups()).toEqual(['mine.qdbackup']);
  expect(hasCopies(database.folder)).toBe(true);
});
