import { accessSync, constants, existsSync, readdirSync, statfsSync, statSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';
import { Type } from 'typebox';
import { FaultError } from '../../../shared/contract/fault-error.ts';
import type { Message, MessageCode } from '../../../shared/domain/messages/message.ts';
import type { MoveRefusal } from '../../../shared/schemas/desk/desk-move.ts';
import { isWithin } from '../../adapters/node/is-within.ts';
import { MOVED_FILE } from '../../adapters/node/moved.ts';
import { isOnNetwork, nearestExisting } from '../../adapters/sqlite/files/drive-locks.ts';
import { FILE } from '../../adapters/sqlite/files/file-names.ts';
import { hasDatabase } from '../../adapters/sqlite/files/replace-data.ts';
import { storageFaultSaying } from '../../core/data-state/storage-failure.ts';
import { jsonFile } from '../backup/json-file.ts';
import { goes, MOVING } from './what-goes.ts';

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
export function refused(
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

/** What says, in the new folder, where the data come from. */
export const movingIn = (to: string) =>
  jsonFile(join(to, MOVING), Type.Object({ from: Type.String() }));

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
function isFree({ dataFolder, to }: MoveOrder): boolean {
  if (!existsSync(to) || movingIn(to).read()?.from === dataFolder) return true;
  // Data that come back find what they left.
  const names = existsSync(join(to, MOVED_FILE)) ? [] : readdirSync(to);
  return names.length === 0 && !hasDatabase(to);
}

/**
 * The folder for the data where somebody chose one: that folder, or where it has other things in it, one
 * of ours in there.
 */
export function placeIn(chosen: string, dataFolder: string): string {
  const isOurs = isWithin(chosen, dataFolder);
  const isUsable = !isWritable(chosen) || isFree({ dataFolder, to: chosen, now: 0 });
  return isOurs || isUsable ? chosen : join(chosen, 'Quotedesk');
}

/** @throws {FaultError} where the data cannot go there */
export function mustTakeData(order: MoveOrder): MoveSize {
  const { dataFolder, to } = order;
  if (!isAbsolute(to)) throw refused('moveNotAbsolute', { to });
  if (isWithin(to, dataFolder) || isWithin(dataFolder, to)) {
    throw refused('moveNested', { to, folder: dataFolder });
  }
  if (isOnNetwork(to)) {
    throw refused('moveNetwork', { to });
  }
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
