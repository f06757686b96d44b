import { accessSync, constants, existsSync, readdirSync, statfsSync, statSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';
import { Type } from 'typebox';
import type { MoveRefusal } from '../../../shared/schemas/desk/desk-move.ts';
import { isWithin } from '../../adapters/node/is-within.ts';
import { MOVED_FILE } from '../../adapters/node/moved.ts';
import { isOnNetwork, nearestExisting } from '../../adapters/sqlite/files/drive-locks.ts';
import { FILE } from '../../adapters/sqlite/files/file-names.ts';
import { hasDatabase } from '../../adapters/sqlite/files/replace-data.ts';
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

/** Data that cannot be moved there: nothing was changed. The message is for people. */
export class MoveRefused extends Error {
  override readonly name = 'MoveRefused';
  readonly why: MoveRefusal;

  constructor(why: MoveRefusal, sentence: string, cause?: unknown) {
    super(sentence, { cause });
    this.why = why;
  }
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

/** @throws {MoveRefused} where the data cannot go there */
export function mustTakeData(order: MoveOrder): MoveSize {
  const { dataFolder, to } = order;
  if (!isAbsolute(to)) throw new MoveRefused('notAbsolute', `${to} is no whole path`);
  if (isWithin(to, dataFolder) || isWithin(dataFolder, to)) {
    const sentence = `${to} and the data folder ${dataFolder} are in one another`;
    throw new MoveRefused('nested', sentence);
  }
  if (isOnNetwork(to)) {
    const sentence = `${to} is on a drive of another computer, where two programs could write into the data at once: choose a folder on this computer, and have the backups go to that drive`;
    throw new MoveRefused('network', sentence);
  }
  if (!hasDatabase(dataFolder)) throw new MoveRefused('noData', `${dataFolder} holds no data`);
  if (!isWritable(to)) throw new MoveRefused('notWritable', `${to} cannot be written`);
  if (!isFree(order)) throw new MoveRefused('notEmpty', `${to} is not empty`);
  const size = sizeOf(order);
  if (size.bytes > size.free) {
    const [bytes, free] = [size.bytes, size.free].map((all) => Math.ceil(all / 1_000_000));
    const sentence = `The data have ${bytes} MB, and the drive of ${to} has only ${free} MB free`;
    throw new MoveRefused('noSpace', sentence);
  }
  return size;
}
