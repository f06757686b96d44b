import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  isOnNetwork,
  lockDataFolder,
  mustKeepLocks,
} from '../../../../../src/main/adapters/sqlite/files/lock.ts';
import { openDatabase } from '../../../../../src/main/adapters/sqlite/open.ts';
import { temporaryFolder } from '../../../../support/host/prepared-folders.ts';
import { throwFault } from '../../../../support/stores/database.ts';

const holder = { host: 'headless', pid: process.pid, since: '2026-11-27T12:00:00Z' };

test.runIf(process.platform === 'linux')(
  'a lock is believed only where the system knows of it, so that no second host writes there',
  () => {
    const folder = temporaryFolder();
    const unlock = lockDataFolder(folder, holder, {});
    expect(() => mustKeepLocks(folder)).not.toThrow();
    unlock();
    // As on a drive that grants every lock, and keeps none.
    expect(() => mustKeepLocks(folder)).toThrow(
      expect.objectContaining({ name: 'driveWithoutLocks' }),
    );
    expect(() => mustKeepLocks(folder)).toThrow('“quotedesk data-folder move”');
  },
);

test('a share of another computer is known by its path on Windows', () => {
  expect(
    ['\\\\server\\share\\data', '//server/share', 'C:\\Data', '\\\\?\\C:\\Data'].map((folder) =>
      isOnNetwork(folder, 'win32'),
    ),
  ).toEqual([true, true, false, false]);
  expect(isOnNetwork(temporaryFolder(), 'linux')).toBe(false);
});

describe('open hosts', () => {
  let folder: string;

  beforeEach(() => {
    folder = temporaryFolder();
  });

  const since = '2026-11-21T09:30:00Z';

  const open = (host: 'desktop' | 'headless' | 'command' = 'headless') =>
    openDatabase({ folder, host, since, onFault: throwFault });

  const file = () => join(folder, 'quotedesk.db');

  /** What another program finds in the file. */
  function inspect<T>(look: (database: Database.Database) => T): T {
    const database = new Database(file(), { fileMustExist: true });
    try {
      return look(database);
    } finally {
      database.close();
    }
  }

  describe('one host at a time', () => {
    test('a second learns who has the folder', async () => {
      const first = await open('desktop');
      const second = open('headless');
      await expect(second).rejects.toThrow(expect.objectContaining({ name: 'dataInUse' }));
      await expect(second).rejects.toThrow(
        `The data in ${folder} is in use by another Quotedesk (desktop, process ${process.pid}, since ${since})`,
      );
      await first.close();
      await (await open('headless')).close();
    });

    test('also where the holder’s file can not be read', async () => {
      const first = await open();
      writeFileSync(join(folder, 'holder.json'), 'not JSON');
      await expect(open()).rejects.toThrow('is in use by another Quotedesk');
      await first.close();
    });

    test('a command works next to it, and alone', async () => {
      const host = await open();
      const command = await open('command');
      expect(command.isNew).toBe(false);
      await command.db
        .insertInto('setting')
        .values({ name: 'a', value: 'b', row_hash: '' })
        .execute();
      expect(await host.db.selectFrom('setting').selectAll().execute()).toHaveLength(1);
      await command.close();
      await expect(open()).rejects.toThrow(expect.objectContaining({ name: 'dataInUse' }));
      await host.close();
      await (await open('command')).close();
    });

    test('a folder that cannot be locked is opened without', async () => {
      mkdirSync(join(folder, 'lock.db'));
      await (await open()).close();
      expect(existsSync(join(folder, 'holder.json'))).toBe(false);
    });

    test('a command alone locks the folder while it runs', async () => {
      const command = await open('command');
      await expect(open()).rejects.toThrow('(command, ');
      await command.close();
    });
  });

  describe('what a host alone may do', () => {
    test('a command makes no database next to a host that is making it', async () => {
      const release = lockDataFolder(folder, { host: 'headless', pid: 1, since }, {});
      await expect(open('command')).rejects.toThrow('is being made by another Quotedesk');
      expect(existsSync(file())).toBe(false);
      release();
      await (await open('command')).close();
    });

    test('a command upgrades no database that a host has open', async () => {
      const host = await open();
      inspect((it) => it.pragma('user_version = 0'));
      await expect(open('command')).rejects.toThrow('is in use by another version of Quotedesk');
      await host.close();
    });
  });
});
