import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Type } from 'typebox';
import { utcText } from '../../../shared/domain/date.ts';
import type { WaitingRestore } from '../../../shared/schemas/data/backups.ts';
import { SealedDataKey } from '../../../shared/schemas/data/data-keys.ts';
import {
  type KeyHolder,
  openDataKey,
  sealFor,
  typedHolder,
} from '../../adapters/node/keys/key-holders.ts';
import { sqliteParts } from '../../adapters/sqlite/connection/open-sqlite.ts';
import { writeDataKeys } from '../../adapters/sqlite/files/data-keys-file.ts';
import { BACKUPS, hasDatabase, preparedIn } from '../../adapters/sqlite/files/file-names.ts';
import { lockDataFolder } from '../../adapters/sqlite/files/lock.ts';
import { setAside, switchSteps } from '../../adapters/sqlite/files/switch-database.ts';
import { jsonFile } from './json-file.ts';
import { mustUnlock, type UnlockOptions, unlockPresent } from './unlock.ts';

/** In the folder of prepared data, from the moment on at which the restore was confirmed. */
const confirmation = (dataFolder: string) =>
  jsonFile(join(preparedIn(dataFolder), 'restore.json'), Type.Object({ at: Type.String() }));

/**
 * In that folder where the keys of the data folder do not open: the sealed key that takes their place,
 * null for none.
 */
export const preparedKeys = (dataFolder: string) =>
  jsonFile(
    join(preparedIn(dataFolder), 'keys.json'),
    Type.Object({ keys: Type.Union([SealedDataKey, Type.Null()]) }),
  );

/** In a folder of prepared data: when they were backed up or set aside; ISO 8601, UTC. */
export const madeIn = (folder: string) =>
  jsonFile(join(folder, 'made.json'), Type.Object({ madeAt: Type.String() }));

/** Whether data take their place at the next start. */
export const isConfirmed = (dataFolder: string): boolean =>
  confirmation(dataFolder).read() !== undefined;

/** The restore that the next start does; null where it does none. */
export const waitingRestore = (dataFolder: string): WaitingRestore | null =>
  isConfirmed(dataFolder)
    ? { madeAt: madeIn(preparedIn(dataFolder)).read()?.madeAt ?? null }
    : null;

/** Forgets a restore that was prepared. */
export function discardRestore(dataFolder: string): void {
  rmSync(preparedIn(dataFolder), { recursive: true, force: true });
}

/** Has the prepared data take their place at the next start. @returns false where none are prepared */
export function confirmRestore(dataFolder: string, now: number): boolean {
  if (!hasDatabase(preparedIn(dataFolder))) return false;
  confirmation(dataFolder).write({ at: utcText(now) });
  return true;
}

/**
 * Seals the key of prepared data for who is here, too, where it takes the place of keys that do not open:
 * a recovery key may have opened the backup.
 * @param passphrase as it was typed
 */
export function sealPreparedKey(
  dataFolder: string,
  passphrase: string | null,
  holders: readonly KeyHolder[],
): void {
  const file = preparedKeys(dataFolder);
  const sealed = file.read()?.keys;
  const dataKey = sealed && openDataKey(sealed, [...typedHolder(passphrase), ...holders]);
  if (!dataKey) return;
  const keys = holders.reduce((key, holder) => {
    try {
      return openDataKey(key, [holder]) ? key : sealFor(key, dataKey, holder);
    } catch {
      // It has no usable secret: `encryption recover` seals the key for it later.
      return key;
    }
  }, sealed);
  file.write({ keys });
}

/**
 * Finishes a restore that was confirmed, before the data are opened: those of before are set aside.
 * One that was not confirmed goes. A crash at any moment leaves either data, whole, and the next start
 * goes on.
 * @returns where the data of before are; null where there were none, or nothing was restored
 * @throws {FaultError} where a host or a command has the folder
 * @throws {FaultError} where no one here has the key of the data, and it was prepared by the person who had
 */
export function finishRestore(options: UnlockOptions): string | null {
  const { dataFolder } = options;
  const prepared = preparedIn(dataFolder);
  const confirmed = confirmation(dataFolder).read();
  let previous: string | null = null;
  if (confirmed && hasDatabase(prepared)) {
    const { at } = confirmed;
    const replaced = preparedKeys(dataFolder).read();
    const present = replaced ? unlockPresent(options).parts : mustUnlock(options);
    const holder = { host: 'restore', pid: process.pid, since: at };
    const free = lockDataFolder(dataFolder, holder, sqliteParts(options));
    try {
      const name = `before-restore-${at.replaceAll(/[-:]/g, '')}`;
      const into = join(dataFolder, BACKUPS, name);
      // A start that was cut off may have done so.
      const isAside = hasDatabase(into) || setAside(dataFolder, into, present);
      previous = isAside ? into : null;
      if (replaced) {
        const { keys } = replaced;
        writeDataKeys(dataFolder, keys ? { version: 1, present: keys } : undefined);
      }
      for (const step of switchSteps(dataFolder, prepared)) step();
    } finally {
      free();
    }
  }
  if (existsSync(prepared)) discardRestore(dataFolder);
  return previous;
}
