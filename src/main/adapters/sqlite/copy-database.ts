import { closeSync, existsSync, mkdirSync, openSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { removeDatabase, renameDurably } from './durable.ts';
import { versionOf } from './pragmas.ts';

/** Below the data folder. */
/** Where copies stand, below the data folder. */
export const BACKUPS = 'backups';
const BEFORE_UPGRADE = /^before-upgrade-from-\d+\.db$/;

/** A copy that could not be made: nothing was changed. The message is for people. */
export class NoCopy extends Error {
  override readonly name = 'NoCopy';
}

/** @throws where SQLite finds the copy damaged, or it is not a copy of this database */
function verify(file: string, original: Database.Database, options: Database.Options): void {
  const copy = new Database(file, { ...options, fileMustExist: true });
  try {
    // One file without a log next to it: it can be moved and put back as it is.
    copy.pragma('journal_mode = delete');
    const found = copy.pragma('integrity_check', { simple: true });
    if (found !== 'ok') throw new Error(`The copy is damaged: ${found}`);
    if (versionOf(copy) !== versionOf(original)) throw new Error('The copy has another version');
  } finally {
    copy.close();
  }
}

/**
 * Copies a database before it is upgraded, into `backups/before-upgrade-from-N.db` of its folder,
 * and verifies the copy. An older copy of this kind goes, once the new one is whole.
 * @throws {NoCopy} where there is no room, or the copy is not the same
 */
export async function copyBeforeUpgrade(
  original: Database.Database,
  dataFolder: string,
  options: Database.Options,
): Promise<string> {
  const folder = join(dataFolder, BACKUPS);
  const name = `before-upgrade-from-${versionOf(original)}.db`;
  const file = join(folder, name);
  const partial = `${file}.partial`;
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    removeDatabase(partial);
    closeSync(openSync(partial, 'wx', 0o600));
    await original.backup(partial);
    verify(partial, original, options);
    renameDurably(partial, file);
  } catch (cause) {
    if (existsSync(partial)) removeDatabase(partial);
    const reason = cause instanceof Error ? cause.message : String(cause);
    const message = `The data in ${dataFolder} cannot be upgraded, because no copy can be made first: ${reason}. Nothing was changed`;
    throw new NoCopy(message, { cause });
  }
  for (const other of readdirSync(folder)) {
    if (BEFORE_UPGRADE.test(other) && other !== name) rmSync(join(folder, other));
  }
  return file;
}
