import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { utcText } from '../../../shared/domain/date.ts';
import type { SealedDataKey } from '../../../shared/schemas/data/data-keys.ts';
import { openDataKey } from '../../adapters/node/keys/data-key.ts';
import type { KeyHolder } from '../../adapters/node/keys/key-holder.ts';
import { PROFILE } from '../../adapters/node/paths.ts';
import { UPLOADS } from '../../adapters/node/uploads.ts';
import { type SqliteParts, sqliteParts } from '../../adapters/sqlite/connection/open-sqlite.ts';
import {
  changeDatabaseKey,
  type KeyChange,
  opensWith,
} from '../../adapters/sqlite/files/change-database-key.ts';
import {
  keepAside,
  readDataKeys,
  writeDataKeys,
} from '../../adapters/sqlite/files/data-keys-file.ts';
import { BACKUPS, FILE } from '../../adapters/sqlite/files/file-names.ts';
import { LOCK_FILE, lockDataFolder } from '../../adapters/sqlite/files/lock.ts';
import { makesNoSense, openingError } from '../../adapters/sqlite/files/opening-error.ts';
import { sealPlainBackups } from '../backup/plain-backups.ts';

/** A data key with its sealed form. */
export interface OpenDataKey {
  readonly sealed: SealedDataKey;
  readonly dataKey: Buffer;
}

/** The keys before and after a change; null for data that are not encrypted. */
export interface KeyOrder {
  readonly before: OpenDataKey | null;
  readonly after: OpenDataKey | null;
}

/** What a change of the key left as it was, because it cannot be read; below the data folder. */
export type LeftFiles = readonly string[];

/** Locks a data folder for as long as its keys are worked on. @throws {FaultError} */
export function withLockedFolder<T>(folder: string, parts: SqliteParts, work: () => T): T {
  const holder = { host: 'encryption', pid: process.pid, since: utcText(Date.now()) };
  const unlock = lockDataFolder(folder, holder, sqliteParts(parts));
  try {
    return work();
  } finally {
    unlock();
  }
}

function changeOf({ before, after }: KeyOrder, { nativeBinding }: SqliteParts): KeyChange {
  const optionsOf = (key: OpenDataKey | null) => ({
    ...(nativeBinding === undefined ? {} : { nativeBinding }),
    ...(key === null ? {} : { dataKey: key.dataKey.toString('hex') }),
  });
  return { before: optionsOf(before), after: optionsOf(after) };
}

/** Where a data folder may have databases besides its own. */
const PLACES = [BACKUPS, 'training'];
/** What is made again, was left by a crash, or waits for an import under the key of before. */
const LEFTOVERS = [join(BACKUPS, 'work'), 'training-new', 'training-old', UPLOADS];
/** What the page kept until the host had it: drafts, too. */
const PAGE_STORAGE = ['Local Storage', 'Session Storage'].map((name) => join(PROFILE, name));

function filesIn(folder: string): string[] {
  return PLACES.flatMap((place) => {
    const path = join(folder, place);
    if (!existsSync(path)) return [];
    return readdirSync(path, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
  });
}

/** Changes the key of everything else in a folder. @returns what could not be read */
function changeOthers(folder: string, { before, after }: KeyOrder, change: KeyChange): LeftFiles {
  const gone = before === null ? [...LEFTOVERS, ...PAGE_STORAGE] : LEFTOVERS;
  for (const name of gone) rmSync(join(folder, name), { recursive: true, force: true });
  const left = before === null && after !== null ? [...sealPlainBackups(folder, after)] : [];
  for (const file of filesIn(folder)) {
    if (/\.(?:partial|rekeyed)$/.test(file)) rmSync(file);
    if (!file.endsWith('.db') || file.endsWith(LOCK_FILE)) continue;
    try {
      changeDatabaseKey(file, change);
    } catch {
      // It has the new key where a crash cut the change off, or only the drive did not say so.
      if (!opensWith(file, change.after)) left.push(relative(folder, file));
    }
  }
  return left;
}

/** Makes the new key the only one, once no database has the old one any more. */
function finish(folder: string, order: KeyOrder, change: KeyChange): LeftFiles {
  const left = changeOthers(folder, order, change);
  const { after } = order;
  writeDataKeys(folder, after ? { version: 1, present: after.sealed } : undefined);
  return left;
}

/** Forgets the new key, which no database has yet. */
function goBack(folder: string, present: SealedDataKey | null): void {
  try {
    // First: what is half written may be readable.
    rmSync(join(folder, `${FILE}.rekeyed`), { force: true });
  } finally {
    writeDataKeys(folder, present ? { version: 1, present } : undefined);
  }
}

/** Notes that a locked folder is to have another key: anyone who opens it next writes it so. */
export function beginChange(
  folder: string,
  present: SealedDataKey | null,
  to: SealedDataKey | null,
): void {
  writeDataKeys(folder, { version: 1, present, change: { to } });
}

function opened(sealed: SealedDataKey | null, holders: readonly KeyHolder[]) {
  if (sealed === null) return null;
  const dataKey = openDataKey(sealed, holders);
  return dataKey && { sealed, dataKey };
}

/**
 * Changes the key of all databases of a locked folder as it was begun: its own first. A crash at any
 * moment leaves that one under the old key or the new one, and the next opening goes on.
 * @returns undefined where no one here has the keys
 * @throws what SQLite or the system says: the folder is then as it was, or the next opening goes on
 */
export function finishChange(
  folder: string,
  holders: readonly KeyHolder[],
  parts: SqliteParts,
): LeftFiles | undefined {
  const keys = readDataKeys(folder);
  if (!keys?.change) return [];
  const before = opened(keys.present, holders);
  const after = opened(keys.change.to, holders);
  const file = join(folder, FILE);
  if (before !== undefined && after !== undefined) {
    const order = { before, after };
    const change = changeOf(order, parts);
    try {
      if (existsSync(file) && !opensWith(file, change.after)) changeDatabaseKey(file, change);
    } catch (error) {
      // Its last step may fail after the new file has its name: then the next opening goes on.
      if (!existsSync(file) || opensWith(file, change.before)) goBack(folder, keys.present);
      if (!makesNoSense(file, change.before) || !makesNoSense(file, change.after)) throw error;
      // Begun on a database that has neither key, which can only be told now: no start would get further.
      keepAside(folder);
      goBack(folder, keys.present);
      throw openingError(error, file, change.before);
    }
    return finish(folder, order, change);
  }
  // Who has only the old key goes back, as long as the database has it.
  if (before === undefined || !opensWith(file, changeOf({ before, after: null }, parts).before)) {
    return undefined;
  }
  goBack(folder, keys.present);
  return [];
}
