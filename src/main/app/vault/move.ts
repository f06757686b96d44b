import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statfsSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { cp } from 'node:fs/promises';
import { basename, isAbsolute, join, relative } from 'node:path';
import { Type } from 'typebox';
import { utcText } from '../../../shared/domain/date.ts';
import type { MessageCode } from '../../../shared/domain/messages/catalogue.ts';
import type { Message } from '../../../shared/domain/messages/message.ts';
import { FaultError } from '../../../shared/result/fault-error.ts';
import type { MoveRefusal, MoveStage } from '../../../shared/schemas/desk/desk-move.ts';
import { HEAD_FILE } from '../../../shared/schemas/quotes/history.ts';
import { isWithin } from '../../adapters/node/is-within.ts';
import { MOVED_FILE, noteMove } from '../../adapters/node/moved.ts';
import { PROFILE } from '../../adapters/node/paths.ts';
import { type SqliteParts, sqliteParts } from '../../adapters/sqlite/connection/open-sqlite.ts';
import { storageFailureOf } from '../../adapters/sqlite/connection/storage-failure-of.ts';
import { copyToFile, makeOneFile } from '../../adapters/sqlite/files/copy-to-file.ts';
import {
  makeFolderDurably,
  removeDatabase,
  renameDurably,
  syncToDrive,
} from '../../adapters/sqlite/files/durable.ts';
import {
  BACKUPS,
  FILE,
  hasDatabase,
  KEYS_COPY,
  KEYS_FILE,
  LOG_ENDS,
} from '../../adapters/sqlite/files/file-names.ts';
import {
  isOnNetwork,
  LOCK_FILE,
  lockDataFolder,
  nearestExisting,
} from '../../adapters/sqlite/files/lock.ts';
import { storageFaultSaying } from '../../core/data-state/storage-failure.ts';
import { jsonFile } from './json-file.ts';
import type { BackupOptions } from './open-backup.ts';
import { mustUnlock } from './unlock.ts';

/** Data to be moved. */
export interface MoveOrder {
  readonly dataFolder: string;
  /** Where to: a folder that is not there, or is empty. */
  readonly to: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Why data cannot be moved somewhere, by the code of the message, and the kind of the fault. */
const REFUSALS = {
  moveNotAbsolute: { why: 'notAbsolute', kind: 'invalid' },
  moveNested: { why: 'nested', kind: 'invalid' },
  moveNetwork: { why: 'network', kind: 'invalid' },
  moveNoData: { why: 'noData', kind: 'notFound' },
  moveNotEmpty: { why: 'notEmpty', kind: 'conflict' },
  moveNotWritable: { why: 'notWritable', kind: 'unavailable' },
  moveNoSpace: { why: 'noSpace', kind: 'full' },
  moveNoSpaceLeft: { why: 'noSpace', kind: 'full' },
  moveNotWhole: { why: 'notWhole', kind: 'unavailable' },
} as const satisfies Partial<Record<MessageCode, { why: MoveRefusal; kind: string }>>;

const isRefusal = (code: MessageCode): code is keyof typeof REFUSALS =>
  Object.hasOwn(REFUSALS, code);

/** The error of data that cannot be moved there: nothing was changed. */
function refused(
  code: keyof typeof REFUSALS,
  values: NonNullable<Message['values']>,
  cause?: unknown,
): FaultError {
  const { kind } = REFUSALS[code];
  const message: Message = { code, values };
  const fault = kind === 'full' ? storageFaultSaying('full', message) : { kind, message };
  return new FaultError(fault, { cause });
}

/** Why a move was refused; undefined of any other error. */
export function moveRefusalOf(error: unknown): MoveRefusal | undefined {
  if (!(error instanceof FaultError)) return undefined;
  const { code } = error.fault.message;
  return isRefusal(code) ? REFUSALS[code].why : undefined;
}

/** In the new folder until the data there are in use: what a crash left may be made again. */
const MOVING = 'moving-from.json';

const movingIn = (to: string) => jsonFile(join(to, MOVING), Type.Object({ from: Type.String() }));

/** The folder in the backups that has the data of before begins so. */
const BEFORE_MOVE = 'before-move-';

/** What stays behind: it belongs to a process, is made again, or says where the data are. */
const STAYS = new Set([
  LOCK_FILE,
  'holder.json',
  'server.json',
  MOVED_FILE,
  MOVING,
  ...['', ...LOG_ENDS].map((end) => `${FILE}${end}`),
  join(BACKUPS, 'work'),
]);

/** Of Chromium's files this one alone goes along: on Windows it has what opens the keystore's keys. */
const LOCAL_STATE = join(PROFILE, 'Local State');

/**
 * Whether a part of the data is copied as it is; the database itself follows by its own step.
 * @param path in the data folder
 */
export function goes(path: string): boolean {
  if (basename(path).startsWith(BEFORE_MOVE) || path.endsWith('.partial')) return false;
  if (path.startsWith(PROFILE)) return path === PROFILE || path === LOCAL_STATE;
  return !STAYS.has(path) && basename(path) !== LOCK_FILE;
}

/** What a move takes and finds, in bytes. */
export interface MoveSize {
  /** Of all files of the data. */
  readonly bytes: number;
  /** On the drive of the new folder, for this user. */
  readonly free: number;
}

/** How much a folder holds, and how much the drive of another one takes. */
function sizeOf({ dataFolder, to }: MoveOrder): MoveSize {
  const bytes = readdirSync(dataFolder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => relative(dataFolder, file) === FILE || goes(relative(dataFolder, file)))
    .map((file) => statSync(file, { throwIfNoEntry: false }))
    .reduce((sum, found) => sum + (found?.size ?? 0), 0);
  const { bavail, bsize } = statfsSync(nearestExisting(to));
  return { bytes, free: bavail * bsize };
}

/** Whether files can be made in a folder, or the folder itself. */
function isWritable(folder: string): boolean {
  try {
    const there = nearestExisting(folder);
    accessSync(there, constants.W_OK | constants.X_OK);
    return statSync(there).isDirectory();
  } catch {
    return false;
  }
}

/** Whether a folder has nothing that a move would meet: not there, empty, or cut off by a crash. */
function isFree({ dataFolder, to }: Pick<MoveOrder, 'dataFolder' | 'to'>): boolean {
  if (!existsSync(to) || movingIn(to).read()?.from === dataFolder) return true;
  // Data that come back find what they left.
  const names = existsSync(join(to, MOVED_FILE)) ? [] : readdirSync(to);
  return names.length === 0 && !hasDatabase(to);
}

/** The folder for the data where one was chosen: that one, or where it has other things in it, one of ours in there. */
export function placeIn(chosen: string, dataFolder: string): string {
  const isOurs = isWithin(chosen, dataFolder);
  const isUsable = !isWritable(chosen) || isFree({ dataFolder, to: chosen });
  return isOurs || isUsable ? chosen : join(chosen, 'Quotedesk');
}

/** @throws {FaultError} where the data cannot go there */
export function mustTakeData(order: MoveOrder): MoveSize {
  const { dataFolder, to } = order;
  if (!isAbsolute(to)) throw refused('moveNotAbsolute', { to });
  if (isWithin(to, dataFolder) || isWithin(dataFolder, to)) {
    throw refused('moveNested', { to, folder: dataFolder });
  }
  if (isOnNetwork(to)) throw refused('moveNetwork', { to });
  if (!hasDatabase(dataFolder)) throw refused('moveNoData', { folder: dataFolder });
  if (!isWritable(to)) throw refused('moveNotWritable', { to });
  if (!isFree(order)) throw refused('moveNotEmpty', { to });
  const size = sizeOf(order);
  if (size.bytes > size.free) {
    const megabytes = (all: number) => Math.ceil(all / 1_000_000);
    const [bytes, free] = [megabytes(size.bytes), megabytes(size.free)];
    throw refused('moveNoSpace', { to, bytes, free });
  }
  return size;
}

/** Has every file and every name in a folder on the drive. Windows has no handle of a folder, and needs none. */
function syncFolder(folder: string): void {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true });
  for (const entry of entries.filter((one) => one.isFile())) {
    syncToDrive(join(entry.parentPath, entry.name), 'r+');
  }
  if (process.platform === 'win32') return;
  for (const path of new Set([folder, ...entries.map(({ parentPath }) => parentPath)])) {
    syncToDrive(path);
  }
}

/** Makes a copy of all data at the new place, as a backup is made, and examines it. */
async function copyVerified(
  { dataFolder, to }: MoveOrder,
  key: SqliteParts,
  { examine, onStage }: MoveOptions,
): Promise<void> {
  onStage?.('copying');
  makeFolderDurably(to);
  movingIn(to).write({ from: dataFolder });
  await cp(dataFolder, to, {
    recursive: true,
    filter: (path) => path === dataFolder || goes(relative(dataFolder, path)),
  });
  syncFolder(to);
  const partial = join(to, `${FILE}.partial`);
  removeDatabase(partial);
  await copyToFile({ from: join(dataFolder, FILE), to: partial }, key);
  renameDurably(partial, join(to, FILE));
  onStage?.('checking');
  const [damage] = await examine(to, key, {});
  if (damage === undefined) return;
  rmSync(join(to, FILE), { force: true });
  throw refused('moveNotWhole', { damage });
}

/** Puts the old files where no one opens them, with a note. Nothing depends on them any more. */
function setAside({ dataFolder, to, now }: MoveOrder): string {
  const at = utcText(now);
  const aside = join(dataFolder, BACKUPS, `${BEFORE_MOVE}${at.replaceAll(/[-:]/g, '')}`);
  mkdirSync(aside, { recursive: true, mode: 0o700 });
  for (const name of [FILE, HEAD_FILE, KEYS_FILE, KEYS_COPY]) {
    if (existsSync(join(dataFolder, name))) renameSync(join(dataFolder, name), join(aside, name));
  }
  const note = `The data of Quotedesk were moved to ${to} at ${at}.\nThis folder has them as they were then. It is not needed any more once those are backed up.\n`;
  writeFileSync(join(aside, 'README.txt'), note, { mode: 0o600 });
  return aside;
}

/** How a move goes. */
export interface MoveOptions extends BackupOptions {
  readonly onStage?: (stage: MoveStage) => void;
}

/**
 * Moves the data of a folder: copies them, examines the copy as a whole, and then writes into the old
 * folder where they are. Starting on the old folder goes on in the new one. A crash at any moment
 * leaves one of both in use, whole.
 * @returns the folder that has the old database
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
    const key = mustUnlock({ ...options, dataFolder });
    makeOneFile(join(dataFolder, FILE), key);
    await copyVerified(order, key, options).catch((cause: unknown) => {
      throw storageFailureOf(cause) === 'full' ? refused('moveNoSpaceLeft', { to }, cause) : cause;
    });
    rmSync(join(to, MOVED_FILE), { force: true });
    noteMove({ from: dataFolder, to });
    const pointer = Type.Object({ to: Type.String(), at: Type.String() });
    jsonFile(join(dataFolder, MOVED_FILE), pointer).write({ to, at });
    rmSync(join(to, MOVING), { force: true });
    return setAside(order);
  } finally {
    unlock();
  }
}
