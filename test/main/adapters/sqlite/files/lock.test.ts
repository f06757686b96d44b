import { expect, test } from 'vitest';
import {
  isOnNetwork,
  lockDataFolder,
  mustKeepLocks,
} from '../../../../../src/main/adapters/sqlite/files/lock.ts';
import { temporaryFolder } from '../../../../support/host/prepared-folders.ts';

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
