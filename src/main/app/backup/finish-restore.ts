import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sqliteParts } from '../../adapters/sqlite/connection/open-sqlite.ts';
import { FILE } from '../../adapters/sqlite/files/file-names.ts';
import { lockDataFolder } from '../../adapters/sqlite/files/lock.ts';
import { mustUnlock, type UnlockOptions } from '../encryption/unlock.ts';
import { discardRestore, keysIn, saidIn } from './confirmed-restore.ts';
import { targetOf } from './restore-keys.ts';
import { isPrepared, preparedIn } from './restore-place.ts';
import { switchTo } from './switch-to.ts';

/**
 * Finishes a restore that was confirmed, before anybody opens the data: those of before are kept aside.
 * One that was not confirmed goes. A crash at any moment leaves either data, whole, and the next start
 * goes on.
 * @throws {FaultError} where a host or a command has the folder
 * @throws {FaultError} where no one here has the key of the data, and it was prepared by the person who had
 */
export function finishRestore(options: UnlockOptions): void {
  const { dataFolder } = options;
  if (!isPrepared(dataFolder)) return;
  const restored = preparedIn(dataFolder);
  const said = saidIn(dataFolder).read();
  if (said && existsSync(join(restored, FILE))) {
    const replaced = keysIn(dataFolder).read();
    const present = replaced ? targetOf(options).present : mustUnlock(options);
    const holder = { host: 'restore', pid: process.pid, since: said.at };
    const free = lockDataFolder(dataFolder, holder, sqliteParts(options));
    try {
      switchTo({ dataFolder, restored, at: said.at, ...replaced }, present);
    } finally {
      free();
    }
  }
  discardRestore(dataFolder);
}
