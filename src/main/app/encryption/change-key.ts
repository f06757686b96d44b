import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { utcText } from '../../../shared/domain/date.ts';
import type { SealedDataKey } from '../../../shared/schemas/data-keys.ts';
import { openDataKey } from '../../adapters/node/keys/data-key.ts';
import type { KeyHolder } from '../../adapters/node/keys/key-holder.ts';
import {
  changeDatabaseKey,
  type KeyChange,
  opensWith,
} from '../../adapters/sqlite/change-database-key.ts';
import { BACKUPS } from '../../adapters/sqlite/copy-database.ts';
import { readDataKeys, writeDataKeys } from '../../adapters/sqlite/data-keys-file.ts';
import { FILE } from '../../adapters/sqlite/database-file.ts';
import { lockDataFolder } from '../../adapters/sqlite/lock.ts';
import { type SqliteParts, sqliteParts } from '../../adapters/sqlite/open-sqlite.ts';

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

/** What a change of the key left as it was, because SQLite cannot read it; below the data folder. */
export type LeftFiles = readonly string[];

/** Locks a data folder for as long as its keys are worked on. @throws {DataFolderBusy} */
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
/** What is made again, or was left by a crash. */
const LEFTOVERS = [join(BACKUPS, 'work'), 'training-new', 'training-old'];

function filesIn(folder: string): string[] {
  return PLACES.flatMap((place) => {
    const path = join(folder, place);
    if (!existsSync(path)) return [];
    return readdirSync(path, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
  });
}

/** Changes the key of every other database of a folder. @returns those that could not be read */
function changeOthers(folder: string, change: KeyChange): LeftFiles {
  for (const name of LEFTOVERS) rmSync(join(folder, name), { recursive: true, force: true });
  const left: string[] = [];
  for (const file of filesIn(folder)) {
    if (/\.(?:partial|rekeyed)$/.test(file)) rmSync(file, { force: true });
    if (!file.endsWith('.db') || file.endsWith('lock.db')) continue;
    if (opensWith(file, change.after)) continue;
    try {
      changeDatabaseKey(file, change);
    } catch {
      left.push(relative(folder, file));
    }
  }
  return left;
}

function finish(folder: string, order: KeyOrder, change: KeyChange): LeftFiles {
  const left = changeOthers(folder, change);
  const { after } = order;
  writeDataKeys(folder, after ? { version: 1, present: after.sealed } : undefined);
  return left;
}

/**
 * Changes the key of all databases of a locked folder: its own first. A crash at any moment leaves
 * the folder under the old key, or under the new one; the next opening finishes what was begun.
 * @throws what SQLite or the system says: the folder is then as it was
 */
export function changeKey(folder: string, order: KeyOrder, parts: SqliteParts): LeftFiles {
  const change = changeOf(order, parts);
  const [present, to] = [order.before?.sealed ?? null, order.after?.sealed ?? null];
  const file = join(folder, FILE);
  writeDataKeys(folder, { version: 1, present, change: { to } });
  try {
    if (existsSync(file)) changeDatabaseKey(file, change);
  } catch (error) {
    writeDataKeys(folder, present ? { version: 1, present } : undefined);
    throw error;
  }
  return finish(folder, order, change);
}

function opened(sealed: SealedDataKey | null, holders: readonly KeyHolder[]) {
  if (sealed === null) return null;
  const dataKey = openDataKey(sealed, holders);
  return dataKey && { sealed, dataKey };
}

/**
 * Finishes a change that a crash cut off, where the folder's own database has its new key already;
 * takes it back where it has not.
 * @returns undefined where nobody here has the keys
 * @throws {DataFolderBusy} where another process is changing it
 */
export function finishChange(
  folder: string,
  holders: readonly KeyHolder[],
  parts: SqliteParts,
): LeftFiles | undefined {
  return withLockedFolder(folder, parts, () => {
    const keys = readDataKeys(folder);
    if (!keys?.change) return [];
    const before = opened(keys.present, holders);
    const after = opened(keys.change.to, holders);
    if (before === undefined || after === undefined) return undefined;
    const order = { before, after };
    const change = changeOf(order, parts);
    if (opensWith(join(folder, FILE), change.after)) return finish(folder, order, change);
    rmSync(join(folder, `${FILE}.rekeyed`), { force: true });
    writeDataKeys(folder, keys.present ? { version: 1, present: keys.present } : undefined);
    return [];
  });
}
