import { closeSync, existsSync, openSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type Database from 'better-sqlite3';
import { message } from '../../../../shared/domain/messages/message.ts';
import { FaultError } from '../../../../shared/result/fault-error.ts';
import { openSqlite, type SqliteOptions } from '../connection/open-sqlite.ts';
import { versionOf } from '../connection/pragmas.ts';
import { makeFolderDurably, removeDatabase, renameDurably } from './durable.ts';
import { BACKUPS } from './file-names.ts';
import { LOCK_FILE } from './lock.ts';

const BEFORE_UPGRADE = /^before-upgrade-from-\d+\.db$/;

/** What a backup ends with. */
export const BACKUP_END = '.qdbackup';

const isCopy = (name: string) =>
  name.endsWith(BACKUP_END) || (name.endsWith('.db') && name !== LOCK_FILE);

/** Whether a data folder has a copy of its database. */
export function hasCopies(dataFolder: string): boolean {
  const folder = join(dataFolder, BACKUPS);
  return existsSync(folder) && readdirSync(folder).some(isCopy);
}

/**
 * Copies an open database into a new file, or an empty one, with the key that it has.
 * @throws what SQLite or the system says
 */
export async function copyPages(
  original: Database.Database,
  to: string,
  { dataKey }: SqliteOptions,
): Promise<void> {
  if (dataKey === undefined) await original.backup(to);
  // SQLite's backup writes only into a file that has the key already.
  else original.prepare('vacuum into ?').run(to);
}

/** @throws where SQLite finds the copy damaged, or it is not a copy of this database */
function verify(file: string, original: Database.Database, options: SqliteOptions): void {
  const copy = openSqlite(file, { ...options, fileMustExist: true });
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
 * Copies an open database into the backups of its folder, and verifies the copy; one with the same
 * name is replaced once the new one is whole.
 * @throws what SQLite or the system says: there is then no such copy
 */
export async function copyDatabase(
  original: Database.Database,
  { dataFolder, name }: { readonly dataFolder: string; readonly name: string },
  options: SqliteOptions,
): Promise<string> {
  const folder = join(dataFolder, BACKUPS);
  const file = join(folder, name);
  const partial = `${file}.partial`;
  try {
    makeFolderDurably(folder);
    removeDatabase(partial);
    closeSync(openSync(partial, 'wx', 0o600));
    await copyPages(original, partial, options);
    verify(partial, original, options);
    renameDurably(partial, file);
    return file;
  } catch (error) {
    if (existsSync(partial)) removeDatabase(partial);
    throw error;
  }
}

/**
 * Copies a database before it is upgraded, into `backups/before-upgrade-from-N.db` of its folder,
 * and verifies the copy. An older copy of this kind goes, once the new one is whole.
 * @throws {FaultError} where there is no room, or the copy is not the same
 */
export async function copyBeforeUpgrade(
  original: Database.Database,
  dataFolder: string,
  options: SqliteOptions,
): Promise<string> {
  const name = `before-upgrade-from-${versionOf(original)}.db`;
  let file: string;
  try {
    file = await copyDatabase(original, { dataFolder, name }, options);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    const text = message('upgradeWithoutCopy', { folder: dataFolder, reason });
    throw new FaultError({ kind: 'unavailable', message: text }, { cause });
  }
  const folder = join(dataFolder, BACKUPS);
  for (const other of readdirSync(folder)) {
    if (BEFORE_UPGRADE.test(other) && other !== name) rmSync(join(folder, other));
  }
  return file;
}

/** Removes the copies from before upgrades. @returns how many there were */
export function removeUpgradeCopies(dataFolder: string): number {
  const names = upgradeCopies(dataFolder);
  for (const name of names) rmSync(join(dataFolder, BACKUPS, name));
  return names.length;
}

/** The names of the copies from before upgrades, in the folder of backups. */
export function upgradeCopies(dataFolder: string): string[] {
  const folder = join(dataFolder, BACKUPS);
  return existsSync(folder) ? readdirSync(folder).filter((name) => BEFORE_UPGRADE.test(name)) : [];
}
