import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { message } from '../../../../shared/domain/messages/message.ts';
import { FaultError } from '../../../../shared/result/fault-error.ts';
import { HEAD_FILE } from '../../../../shared/schemas/quotes/history.ts';
import { isBusy } from '../connection/lock-wait.ts';
import type { SqliteOptions } from '../connection/open-sqlite.ts';
import { makeOneFile } from './copy-to-file.ts';
import { copyBytes, makeFolderDurably, renameDurably, syncToDrive } from './durable.ts';
import { FILE, hasDatabase, KEYS_COPY, KEYS_FILE, LOG_ENDS } from './file-names.ts';

const LOGS = LOG_ENDS.map((end) => `${FILE}${end}`);

/** @throws {FaultError} where a command has the database open */
function writeLogBack(folder: string, options: SqliteOptions): void {
  try {
    makeOneFile(join(folder, FILE), options);
  } catch (error) {
    if (isBusy(error)) {
      throw new FaultError({
        kind: 'conflict',
        message: message('dataInUseByCommand', { folder }),
      });
    }
    // A damaged database keeps its log: both are kept aside.
    if (!(error instanceof Database.SqliteError)) throw error;
  }
}

/**
 * Sets a copy of a folder's database aside with what belongs to it, byte for byte, damaged or not. The
 * folder must be locked. Afterwards a sound database has no log any more.
 * @param options undefined where no one here opens it: its log is copied with it
 * @returns false where there is no database
 * @throws {FaultError} where a command has it open
 */
export function setAside(
  folder: string,
  into: string,
  options: SqliteOptions | undefined,
): boolean {
  if (!hasDatabase(folder)) return false;
  if (options) writeLogBack(folder, options);
  makeFolderDurably(into);
  // The database last: where it is, all is.
  for (const name of [...LOGS, HEAD_FILE, KEYS_FILE, KEYS_COPY, FILE]) {
    if (!existsSync(join(folder, name))) continue;
    const partial = join(into, `${name}.partial`);
    rmSync(partial, { force: true });
    copyBytes(join(folder, name), partial);
    renameDurably(partial, join(into, name));
  }
  return true;
}

/**
 * The steps that put a verified database, which is one file, in the place of a folder's own. The
 * folder must be locked, and its own database set aside. A crash before the rename leaves the old
 * database, one after it the new one: both are whole, and either gets a head when it is opened next.
 */
export function switchSteps(folder: string, from: string): readonly (() => void)[] {
  const remove = (name: string) => () => rmSync(join(folder, name), { force: true });
  return [
    // The head is of the old history: the new one may be shorter.
    remove(HEAD_FILE),
    // A log or journal of the old database would be written into the new one.
    ...LOGS.map(remove),
    () => renameDurably(join(from, FILE), join(folder, FILE)),
    () => {
      const head = join(from, HEAD_FILE);
      if (existsSync(head)) renameDurably(head, join(folder, HEAD_FILE));
    },
  ];
}

/**
 * Makes sure that a folder is missing or holds our data: anything else is not ours to replace.
 * @throws Error that names the folder
 */
export function mustBeReplaceable(folder: string): void {
  if (existsSync(folder) && !hasDatabase(folder)) {
    throw new Error(`${folder} is in the way: it holds no data of Quotedesk`);
  }
}

/** Waits until everything that was written unsynced is on the drive. */
function flush(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile()) continue;
    syncToDrive(join(entry.parentPath, entry.name), 'r+');
  }
}

/**
 * Replaces all the data of a folder with another folder's. Both must be closed. A crash in between
 * leaves no data, and never a part.
 */
export function replaceData(folder: string, by: string): void {
  mustBeReplaceable(folder);
  flush(by);
  const old = `${folder}-old`;
  rmSync(old, { recursive: true, force: true });
  if (existsSync(folder)) renameSync(folder, old);
  renameSync(by, folder);
  rmSync(old, { recursive: true, force: true });
}
