import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { isAbsolute, join, relative, resolve } from 'node:path';
import { Type } from 'typebox';
import { utcText } from '../../../shared/domain/date.ts';
import { HEAD_FILE } from '../../../shared/schemas/history.ts';
import { MOVED_FILE } from '../../adapters/node/moved.ts';
import { PROFILE } from '../../adapters/node/paths.ts';
import { makeOneFile } from '../../adapters/sqlite/copy-to-file.ts';
import { KEYS_FILE } from '../../adapters/sqlite/data-keys-file.ts';
import { FILE } from '../../adapters/sqlite/database-file.ts';
import { renameDurably, syncToDrive } from '../../adapters/sqlite/durable.ts';
import { LOCK_FILE, lockDataFolder } from '../../adapters/sqlite/lock.ts';
import { sqliteParts } from '../../adapters/sqlite/open-sqlite.ts';
import { hasDatabase } from '../../adapters/sqlite/replace-data.ts';
import { type ExamineOptions, examineFolder } from '../backup/examine.ts';
import { jsonFile } from '../backup/json-file.ts';
import { mustUnlock } from '../encryption/unlock.ts';
import { isOnNetwork } from './network-drive.ts';

/** Data to be moved. */
export interface MoveOrder {
  readonly dataFolder: string;
  /** Where to: a folder that is not there, or is empty. */
  readonly to: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Data that cannot be moved there: nothing was changed. The message is for people. */
export class MoveRefused extends Error {
  override readonly name = 'MoveRefused';
}

/** What stays behind: it belongs to a process, is made again, or says where the data are. */
const STAYS = new Set([
  ...[LOCK_FILE, 'holder.json', 'server.json', MOVED_FILE, PROFILE],
  ...[FILE, `${FILE}-wal`, `${FILE}-shm`, join('backups', 'work')],
]);

/** In the new folder until the data there are in use: what a crash left may be made again. */
const MOVING = 'moving-from.json';
const movingIn = (to: string) => jsonFile(join(to, MOVING), Type.Object({ from: Type.String() }));

const isWithin = (folder: string, other: string) => {
  const path = relative(other, folder);
  return path === '' || !(path.startsWith('..') || isAbsolute(path));
};

/** @throws {MoveRefused} where the data cannot go there */
export function mustTakeData({ dataFolder, to }: MoveOrder): void {
  if (!isAbsolute(to)) throw new MoveRefused(`${to} is no whole path`);
  if (isWithin(resolve(to), resolve(dataFolder)) || isWithin(resolve(dataFolder), resolve(to))) {
    throw new MoveRefused(`${to} and the data folder ${dataFolder} are in one another`);
  }
  if (isOnNetwork(to)) {
    throw new MoveRefused(
      `${to} is on a drive of another computer, where two programs could write into the data at once: choose a folder on this computer, and have the backups go to that drive`,
    );
  }
  if (!hasDatabase(dataFolder)) throw new MoveRefused(`${dataFolder} holds no data`);
  if (!existsSync(to) || movingIn(to).read()?.from === dataFolder) return;
  // Data that come back find what they left.
  const names = existsSync(join(to, MOVED_FILE)) ? [] : readdirSync(to);
  if (names.length > 0 || hasDatabase(to)) throw new MoveRefused(`${to} is not empty`);
}

/** Copies all but the database, which follows. */
function copyOthers(from: string, to: string): void {
  for (const name of readdirSync(from)) {
    if (STAYS.has(name) || name.startsWith('before-move-') || name.endsWith('.partial')) continue;
    const filter = (source: string) => {
      const path = relative(from, source);
      return !STAYS.has(path) && !path.endsWith(`/${LOCK_FILE}`);
    };
    cpSync(join(from, name), join(to, name), { recursive: true, force: true, filter });
  }
  for (const entry of readdirSync(to, { withFileTypes: true, recursive: true })) {
    if (entry.isFile()) syncToDrive(join(entry.parentPath, entry.name), 'r+');
  }
}

/** Puts the old files where nobody opens them, with a note. Nothing depends on it any more. */
function keepOld({ dataFolder, to, now }: MoveOrder): string {
  const at = utcText(now);
  const kept = join(dataFolder, `before-move-${at.replaceAll(/[-:]/g, '')}`);
  mkdirSync(kept, { recursive: true, mode: 0o700 });
  for (const name of [FILE, HEAD_FILE, KEYS_FILE]) {
    if (existsSync(join(dataFolder, name))) renameSync(join(dataFolder, name), join(kept, name));
  }
  const note = `The data of Quotedesk were moved to ${to} at ${at}.\nThis folder has them as they were then. It is not needed any more once those are backed up.\n`;
  writeFileSync(join(kept, 'README.txt'), note, { mode: 0o600 });
  return kept;
}

async function copyVerified(order: MoveOrder, options: ExamineOptions): Promise<void> {
  const { dataFolder, to } = order;
  const key = mustUnlock({ ...options, dataFolder });
  makeOneFile(join(dataFolder, FILE), key);
  mkdirSync(to, { recursive: true, mode: 0o700 });
  movingIn(to).write({ from: dataFolder });
  copyOthers(dataFolder, to);
  const partial = join(to, `${FILE}.partial`);
  cpSync(join(dataFolder, FILE), partial, { force: true });
  renameDurably(partial, join(to, FILE));
  const [damage] = await examineFolder(to, { ...options, ...key });
  if (damage === undefined) return;
  rmSync(join(to, FILE), { force: true });
  throw new MoveRefused(`The data are not whole, and stay where they are: ${damage}`);
}

/**
 * Moves the data of a folder: copies them, examines the copy as a whole, and then writes into the old
 * folder where they are. Whoever starts on the old folder goes on in the new one. A crash at any moment
 * leaves one of both in use, whole.
 * @returns the folder that keeps the old database
 * @throws {MoveRefused} where they cannot go there
 * @throws {DataFolderBusy} where a host or a command has them
 */
export async function moveData(order: MoveOrder, options: ExamineOptions): Promise<string> {
  const { dataFolder, to, now } = order;
  mustTakeData(order);
  const at = utcText(now);
  const holder = { host: 'move', pid: process.pid, since: at };
  const unlock = lockDataFolder(dataFolder, holder, sqliteParts(options));
  try {
    await copyVerified(order, options);
    rmSync(join(to, MOVED_FILE), { force: true });
    const pointer = Type.Object({ to: Type.String(), at: Type.String() });
    jsonFile(join(dataFolder, MOVED_FILE), pointer).write({ to, at });
    rmSync(join(to, MOVING), { force: true });
    return keepOld(order);
  } finally {
    unlock();
  }
}
