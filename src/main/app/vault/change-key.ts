import { closeSync, existsSync, openSync, readdirSync, readSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { utcText } from '../../../shared/domain/date.ts';
import type { SealedDataKey } from '../../../shared/schemas/data/data-keys.ts';
import { sealArchive } from '../../adapters/backup/archive.ts';
import type { DataKeyProtection } from '../../adapters/backup/protection.ts';
import { type KeyHolder, openDataKey } from '../../adapters/node/keys/key-holders.ts';
import { PROFILE } from '../../adapters/node/paths.ts';
import { UPLOADS } from '../../adapters/node/uploads.ts';
import { type SqliteParts, sqliteParts } from '../../adapters/sqlite/connection/open-sqlite.ts';
import {
  changeDatabaseKey,
  type KeyChange,
  makesNoSense,
  openingError,
  opensWith,
} from '../../adapters/sqlite/files/change-database-key.ts';
import {
  readDataKeys,
  setKeysAside,
  writeDataKeys,
} from '../../adapters/sqlite/files/data-keys-file.ts';
import { renameDurably } from '../../adapters/sqlite/files/durable.ts';
import { BACKUPS, FILE } from '../../adapters/sqlite/files/file-names.ts';
import { LOCK_FILE, lockDataFolder } from '../../adapters/sqlite/files/lock.ts';

/** The keys before and after a change; null for data that are not encrypted. */
interface Keys {
  readonly before: DataKeyProtection | null;
  readonly after: DataKeyProtection | null;
}

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

function changeOf({ before, after }: Keys, { nativeBinding }: SqliteParts): KeyChange {
  const optionsOf = (key: DataKeyProtection | null) => ({
    ...(nativeBinding === undefined ? {} : { nativeBinding }),
    ...(key === null ? {} : { dataKey: key.dataKey.toString('hex') }),
  });
  return { before: optionsOf(before), after: optionsOf(after) };
}

/** Bytes: the pages of a plain database begin well before. */
const START = 128 * 1024;
/** How every SQLite database begins that is not encrypted. https://sqlite.org/fileformat.html */
const PLAIN = 'SQLite format 3\0';

/** Whether everyone can read a backup. */
function isPlain(file: string): boolean {
  const start = Buffer.alloc(START);
  const handle = openSync(file, 'r');
  try {
    return start.subarray(0, readSync(handle, start, 0, START, 0)).includes(PLAIN);
  } finally {
    closeSync(handle);
  }
}

/** Seals a backup in its place. A crash leaves it as it was, or sealed. @returns whether it is whole */
function sealInPlace(file: string, key: DataKeyProtection): boolean {
  const to = `${file}.partial`;
  try {
    sealArchive({ file, to }, key);
    renameDurably(to, file);
    return true;
  } catch {
    rmSync(to, { force: true });
    return false;
  }
}

/**
 * Seals the backups of a data folder that everyone can read by the key of its data, which are
 * encrypted from now on.
 * @returns those that could not be: damaged ones, and all where the drive is full; below the data folder
 */
function sealPlainBackups(dataFolder: string, key: DataKeyProtection): string[] {
  const folder = join(dataFolder, BACKUPS);
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.includes('.qdbackup'))
    .map(({ name }) => name);
  const isPartial = (name: string) => name.endsWith('.partial');
  // First: a backup that is sealed has such a file for a while.
  for (const name of names.filter(isPartial)) rmSync(join(folder, name));
  return names
    .filter((name) => !isPartial(name))
    .filter((name) => isPlain(join(folder, name)) && !sealInPlace(join(folder, name), key))
    .map((name) => join(BACKUPS, name));
}

/** Where a data folder may have databases besides its own. */
const PLACES = [BACKUPS, 'training'];
/** What is made again, was left by a crash, or waits for an import under the key of before. */
const LEFTOVERS = [join(BACKUPS, 'work'), 'training-new', 'training-old', UPLOADS];
/** What the page kept until the host had it: drafts, too. */
const PAGE_STORAGE = ['Local Storage', 'Session Storage'].map((name) => join(PROFILE, name));

function filesIn(folder: string): string[] {
  return PLACES.map((place) => join(folder, place))
    .filter((path) => existsSync(path))
    .flatMap((path) => readdirSync(path, { withFileTypes: true, recursive: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Changes the key of everything else in a folder. @returns what could not be read */
function changeOthers(folder: string, { before, after }: Keys, change: KeyChange): string[] {
  const gone = before === null ? [...LEFTOVERS, ...PAGE_STORAGE] : LEFTOVERS;
  for (const name of gone) rmSync(join(folder, name), { recursive: true, force: true });
  const left = before === null && after !== null ? sealPlainBackups(folder, after) : [];
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

/** Forgets the new key, which no database has yet. */
function goBack(folder: string, present: SealedDataKey | null): void {
  try {
    // First: what is half written may be readable.
    rmSync(join(folder, `${FILE}.rekeyed`), { force: true });
  } finally {
    writeDataKeys(folder, present ? { version: 1, present } : undefined);
  }
}

/** Notes that a locked folder is to have another key: the next opening writes it so. */
export function beginChange(
  folder: string,
  present: SealedDataKey | null,
  to: SealedDataKey | null,
): void {
  writeDataKeys(folder, { version: 1, present, change: { to } });
}

/** Null for none; undefined where no one here has the key. */
function opened(
  sealed: SealedDataKey | null,
  holders: readonly KeyHolder[],
): DataKeyProtection | null | undefined {
  if (sealed === null) return null;
  const dataKey = openDataKey(sealed, holders);
  return dataKey && { sealed, dataKey };
}

/**
 * Changes the key of all databases of a locked folder as it was begun: its own first. A crash at any
 * moment leaves that one under the old key or the new one, and the next opening goes on.
 * @returns what cannot be read and is left as it was, below the data folder; undefined where no one here
 *   has the keys
 * @throws what SQLite or the system says: the folder is then as it was, or the next opening goes on
 */
export function finishChange(
  folder: string,
  holders: readonly KeyHolder[],
  parts: SqliteParts,
): readonly string[] | undefined {
  const keys = readDataKeys(folder);
  if (!keys?.change) return [];
  const before = opened(keys.present, holders);
  const after = opened(keys.change.to, holders);
  const file = join(folder, FILE);
  if (before === undefined || after === undefined) {
    // Who has only the old key goes back, as long as the database has it.
    if (before === undefined || !opensWith(file, changeOf({ before, after: null }, parts).before)) {
      return undefined;
    }
    goBack(folder, keys.present);
    return [];
  }
  const change = changeOf({ before, after }, parts);
  try {
    if (existsSync(file) && !opensWith(file, change.after)) changeDatabaseKey(file, change);
  } catch (error) {
    // Its last step may fail after the new file has its name: then the next opening goes on.
    if (!existsSync(file) || opensWith(file, change.before)) goBack(folder, keys.present);
    if (!makesNoSense(file, change.before) || !makesNoSense(file, change.after)) throw error;
    // Begun on a database that has neither key, which can only be told now: no start would get further.
    setKeysAside(folder);
    goBack(folder, keys.present);
    throw openingError(error, file, change.before);
  }
  const left = changeOthers(folder, { before, after }, change);
  // The new key is the only one, once no database has the old one any more.
  writeDataKeys(folder, after ? { version: 1, present: after.sealed } : undefined);
  return left;
}
