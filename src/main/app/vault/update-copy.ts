import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { utcText } from '../../../shared/domain/date.ts';
import { type SqliteParts, sqliteParts } from '../../adapters/sqlite/connection/open-sqlite.ts';
import { versionOf } from '../../adapters/sqlite/connection/pragmas.ts';
import { contentsOf, makeOneFile, readDatabase } from '../../adapters/sqlite/files/copy-to-file.ts';
import { BACKUPS, FILE } from '../../adapters/sqlite/files/file-names.ts';
import { lockDataFolder } from '../../adapters/sqlite/files/lock.ts';
import { setAside, switchSteps } from '../../adapters/sqlite/files/switch-database.ts';
import { mustUnlock, type UnlockOptions } from './unlock.ts';
import { withWorkFolder } from './work-folder.ts';

/** A data folder that no one has open, around an update. */
export interface UpdateOptions extends UnlockOptions {
  /** The version that is installed, or that did not start. */
  readonly to: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

const BEFORE_UPDATE = 'before-update-to-';

const stamp = (now: number) => utcText(now).replaceAll(/[-:]/g, '');

async function locked<T>(options: UpdateOptions, work: (parts: SqliteParts) => T | Promise<T>) {
  const { dataFolder, now } = options;
  const holder = { host: 'update', pid: process.pid, since: utcText(now) };
  const unlock = lockDataFolder(dataFolder, holder, sqliteParts(options));
  try {
    return await work(mustUnlock(options));
  } finally {
    unlock();
  }
}

/**
 * Copies the data before an update, below `backups/`, as encrypted as they are, and reads the copy.
 * The one before the last update goes, once the new one is whole.
 * @returns the folder of the copy; null where there are no data
 * @throws where it cannot be made or read: nothing should be installed then
 */
export function copyBeforeUpdate(options: UpdateOptions): Promise<string | null> {
  const { dataFolder, to, now } = options;
  return locked(options, (parts) => {
    const backups = join(dataFolder, BACKUPS);
    const name = `${BEFORE_UPDATE}${to}-${stamp(now)}`;
    const copy = join(backups, name);
    if (!setAside(dataFolder, copy, parts)) return null;
    readDatabase(join(copy, FILE), parts, contentsOf);
    for (const other of readdirSync(backups)) {
      if (other.startsWith(BEFORE_UPDATE) && other !== name)
        rmSync(join(backups, other), { recursive: true });
    }
    return copy;
  });
}

/**
 * Puts the copy before an update back where that update has upgraded the data, so that the version
 * before it cannot read them. What is there now is set aside, too. Data that were not upgraded stay as
 * they are: nothing that was accepted since is taken away.
 * @returns where what was there is; null where nothing had to be put back
 */
export function putBackAfterUpdate(options: UpdateOptions, copy: string): Promise<string | null> {
  const { dataFolder, to, now } = options;
  return locked(options, async (parts) => {
    const [present, before] = [join(dataFolder, FILE), join(copy, FILE)];
    if (!existsSync(before)) return null;
    const versions = [present, before].map((file) => readDatabase(file, parts, versionOf));
    if (versions[0] === versions[1]) return null;
    return withWorkFolder(dataFolder, parts, async (work) => {
      const aside = join(dataFolder, BACKUPS, `after-update-to-${to}-${stamp(now)}`);
      setAside(dataFolder, aside, parts);
      cpSync(copy, work, { recursive: true });
      makeOneFile(join(work, FILE), parts);
      for (const step of switchSteps(dataFolder, work)) step();
      return aside;
    });
  });
}
