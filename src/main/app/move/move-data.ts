import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Type } from 'typebox';
import { utcText } from '../../../shared/domain/date.ts';
import type { MoveStage } from '../../../shared/schemas/desk/desk-move.ts';
import { HEAD_FILE } from '../../../shared/schemas/quotes/history.ts';
import { MOVED_FILE, noteMove } from '../../adapters/node/moved.ts';
import { type SqliteParts, sqliteParts } from '../../adapters/sqlite/connection/open-sqlite.ts';
import { storageFailureOf } from '../../adapters/sqlite/connection/storage-failure-of.ts';
import { makeOneFile } from '../../adapters/sqlite/files/copy-to-file.ts';
import {
  makeFolderDurably,
  renameDurably,
  syncToDrive,
} from '../../adapters/sqlite/files/durable.ts';
import { FILE } from '../../adapters/sqlite/files/file-names.ts';
import { KEYS_FILE } from '../../adapters/sqlite/files/has-data-keys.ts';
import { lockDataFolder } from '../../adapters/sqlite/files/lock.ts';
import { type ExamineOptions, examineFolder } from '../backup/examine.ts';
import { jsonFile } from '../backup/json-file.ts';
import { mustUnlock } from '../encryption/unlock.ts';
import { type MoveOrder, movingIn, mustTakeData, refused } from './may-take.ts';
import { goes, KEPT, MOVING } from './what-goes.ts';

/** Copies a file of any size over another one, for its owner alone, next to other work. */
async function copyFile(from: string, to: string): Promise<void> {
  await pipeline(createReadStream(from), createWriteStream(to, { mode: 0o600 }));
}

/**
 * Copies all that goes along as it is.
 * @param path in the data folder: what of it
 */
async function copyParts(from: string, to: string, path = ''): Promise<void> {
  for (const entry of readdirSync(join(from, path), { withFileTypes: true })) {
    const part = join(path, entry.name);
    if (!goes(part)) continue;
    const [source, target] = [join(from, part), join(to, part)];
    if (entry.isDirectory()) {
      mkdirSync(target, { recursive: true, mode: 0o700 });
      await copyParts(from, to, part);
    } else if (entry.isFile()) await copyFile(source, target);
    else if (entry.isSymbolicLink()) await cp(source, target, { force: true });
  }
}

/** Has the names in a folder on the drive. Windows has no handle of a folder, and needs none. */
function syncNames(folder: string): void {
  if (process.platform !== 'win32') syncToDrive(folder);
}

/** Has every file and every name in a folder on the drive. */
function syncFolder(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile()) syncToDrive(path, 'r+');
    if (entry.isDirectory()) syncNames(path);
  }
  syncNames(folder);
}

/** How a move goes. */
export interface MoveOptions extends ExamineOptions {
  readonly onStage?: (stage: MoveStage) => void;
}

/** Puts the old files where no one opens them, with a note. Nothing depends on it any more. */
function keepOld({ dataFolder, to, now }: MoveOrder): string {
  const at = utcText(now);
  const kept = join(dataFolder, `${KEPT}${at.replaceAll(/[-:]/g, '')}`);
  mkdirSync(kept, { recursive: true, mode: 0o700 });
  for (const name of [FILE, HEAD_FILE, KEYS_FILE]) {
    if (existsSync(join(dataFolder, name))) renameSync(join(dataFolder, name), join(kept, name));
  }
  const note = `The data of Quotedesk were moved to ${to} at ${at}.\nThis folder has them as they were then. It is not needed any more once those are backed up.\n`;
  writeFileSync(join(kept, 'README.txt'), note, { mode: 0o600 });
  return kept;
}

/** Does what writes into the new folder. @throws {FaultError} where its drive has no room */
async function withRoomIn(to: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (cause) {
    if (storageFailureOf(cause) !== 'full') throw cause;
    throw refused('moveNoSpaceLeft', { to }, cause);
  }
}

async function copyVerified(order: MoveOrder, options: MoveOptions): Promise<void> {
  const { dataFolder, to } = order;
  options.onStage?.('copying');
  const key = mustUnlock({ ...options, dataFolder });
  makeOneFile(join(dataFolder, FILE), key);
  await withRoomIn(to, () => copyInto(order, key, options));
}

async function copyInto(
  { dataFolder, to }: MoveOrder,
  key: SqliteParts,
  options: MoveOptions,
): Promise<void> {
  makeFolderDurably(to);
  movingIn(to).write({ from: dataFolder });
  await copyParts(dataFolder, to);
  syncFolder(to);
  const partial = join(to, `${FILE}.partial`);
  await copyFile(join(dataFolder, FILE), partial);
  renameDurably(partial, join(to, FILE));
  options.onStage?.('checking');
  const [damage] = await examineFolder(to, { ...options, ...key });
  if (damage === undefined) return;
  rmSync(join(to, FILE), { force: true });
  throw refused('moveNotWhole', { damage });
}

/**
 * Moves the data of a folder: copies them, examines the copy as a whole, and then writes into the old
 * folder where they are. Anyone who starts on the old folder goes on in the new one. A crash at any moment
 * leaves one of both in use, whole.
 * @returns the folder that keeps the old database
 * @throws {FaultError} where they cannot go there
 * @throws {FaultError} where a host or a command has them
 */
export async function moveData(order: MoveOrder, options: MoveOptions): Promise<string> {
  const { dataFolder, to, now } = order;
  mustTakeData(order);
  const at = utcText(now);
  const holder = { host: 'move', pid: process.pid, since: at };
  const unlock = lockDataFolder(dataFolder, holder, sqliteParts(options));
  try {
    await copyVerified(order, options);
    rmSync(join(to, MOVED_FILE), { force: true });
    noteMove({ from: dataFolder, to });
    const pointer = Type.Object({ to: Type.String(), at: Type.String() });
    jsonFile(join(dataFolder, MOVED_FILE), pointer).write({ to, at });
    rmSync(join(to, MOVING), { force: true });
    return keepOld(order);
  } finally {
    unlock();
  }
}
