import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { byCodeUnit } from '../../../shared/data/by-code-unit.ts';
import type { Message } from '../../../shared/domain/messages/message.ts';
import { FaultError } from '../../../shared/result/fault-error.ts';
import type { BackupManifest } from '../../../shared/schemas/data/backup.ts';
import {
  BACKUP_KINDS,
  type BackupKind,
  type BackupList,
  type BackupProtection,
  type BackupSettings,
  type BackupState,
  type BackupStatus,
  type KeptBackup,
} from '../../../shared/schemas/data/backups.ts';
import { readManifest } from '../../adapters/backup/archive.ts';
import { BACKUP_END } from '../../adapters/sqlite/files/copy-database.ts';
import { sizeOf } from '../../adapters/sqlite/files/database-file.ts';
import { BACKUPS, FILE, hasDatabase } from '../../adapters/sqlite/files/file-names.ts';
import { pastTheirTime } from '../../core/backup/prune.ts';
import { isOverdue } from '../../core/backup/schedule.ts';
import { backupProblem, folderFault } from './backup-fault.ts';
import {
  backupFolder,
  backupSettings,
  nextProtection,
  plannedFolders,
  stateAt,
} from './backup-settings.ts';
import { waitingRestore } from './prepared-restore.ts';

const isKind = (word: string | undefined): word is BackupKind =>
  BACKUP_KINDS.some((kind) => kind === word);

function protectionOf({ encryption }: BackupManifest): BackupProtection {
  if (!encryption) return 'none';
  return encryption.keyDerivation === 'data-key' ? 'dataKey' : 'passphrase';
}

/** Of a file that is gone by now, a folder, and a file of another user in a folder that is shared. errno(3) */
const NONE_OF_OURS: readonly unknown[] = ['ENOENT', 'ELOOP', 'EISDIR', 'EACCES', 'EPERM'];

const isNoneOfOurs = (error: unknown) =>
  error instanceof Error && 'code' in error && NONE_OF_OURS.includes(error.code);

/** What the header of a file says; undefined where it is not of these data, or cannot be read. */
async function backupIn(
  folder: string,
  name: string,
  source: string,
): Promise<KeptBackup | undefined> {
  const file = join(folder, name);
  try {
    const manifest = await readManifest(file);
    if (manifest.source !== source || !isKind(manifest.kind)) return undefined;
    const { madeAt: at, kind, quotes, policies } = manifest;
    const { size: bytes } = await stat(file);
    return { name, at, kind, bytes, quotes, policies, protection: protectionOf(manifest) };
  } catch (error) {
    if (error instanceof FaultError || isNoneOfOurs(error)) return undefined;
    throw error;
  }
}

/**
 * The backups in a folder that were made of these data, the newest first. Several desks may share it.
 * @throws {FaultError} where the folder cannot be read
 */
export async function listBackups(folder: string, source: string): Promise<KeptBackup[]> {
  try {
    const names = (await readdir(folder)).filter((name) => name.endsWith(BACKUP_END));
    const found = await Promise.all(names.map((name) => backupIn(folder, name, source)));
    return found
      .filter((one) => one !== undefined)
      .toSorted((a, b) => byCodeUnit(b.at, a.at) || byCodeUnit(b.name, a.name));
  } catch (error) {
    throw folderFault(error, folder);
  }
}

/**
 * Drops the backups of these data that are past their time, in all the folders together. One that cannot
 * be read, as of a drive that is not connected, keeps what it has.
 * @param now epoch milliseconds
 */
export async function pruneBackups(
  { folders, source }: { readonly folders: readonly string[]; readonly source: string },
  settings: Pick<BackupSettings, 'count' | 'days'>,
  now: number,
): Promise<void> {
  const found = folders.map(async (folder) => {
    const backups = await listBackups(folder, source).catch(() => []);
    return backups.map((backup) => ({ ...backup, file: join(folder, backup.name) }));
  });
  const all = (await Promise.all(found)).flat();
  const gone = pastTheirTime(all, settings, now).map(({ file }) => rm(file, { force: true }));
  await Promise.allSettled(gone);
}

/** `before-restore-20261123T011500Z`. */
const PREVIOUS = /^before-restore-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/;
const DAY = 24 * 60 * 60 * 1000;

/** Whether a name below a folder of backups is that of data which a restore set aside. */
export const isPrevious = (backups: string, name: string): boolean =>
  PREVIOUS.test(name) && hasDatabase(join(backups, name));

/** When a restore set data aside, by the name of their folder; ISO 8601, UTC. */
export const setAsideAt = (name: string): string => name.replace(PREVIOUS, '$1-$2-$3T$4:$5:$6Z');

/** The data that restores set aside, the newest first; `bytes`: of the database, with its log. */
export async function listPrevious(dataFolder: string): Promise<BackupList['kept']> {
  const backups = join(dataFolder, BACKUPS);
  const names = await readdir(backups).catch(() => []);
  return names
    .filter((name) => isPrevious(backups, name))
    .toSorted()
    .reverse()
    .map((name) => {
      const file = join(backups, name, FILE);
      return { name, at: setAsideAt(name), bytes: sizeOf(file) + sizeOf(`${file}-wal`) };
    });
}

/** Drops what restores set aside that is past its days. @param now epoch milliseconds */
export async function prunePrevious(dataFolder: string, days: number, now: number): Promise<void> {
  for (const { name, at } of await listPrevious(dataFolder)) {
    if (now - Date.parse(at) <= days * DAY) continue;
    await rm(join(dataFolder, BACKUPS, name), { recursive: true, force: true });
  }
}

/** What the desk and a supervisor should know of the backups. @param now epoch milliseconds */
export function backupStatus(dataFolder: string, now: number): BackupStatus {
  const state = stateAt(dataFolder, now);
  const { lastSuccess, lastFailure } = state;
  const waiting = waitingRestore(dataFolder);
  return { waitingRestore: waiting, lastSuccess, lastFailure, isOverdue: isOverdue(state, now) };
}

/** The backups in the folders that were in use before. One that is not there any more has none. */
async function listElsewhere(
  dataFolder: string,
  present: string,
  state: BackupState,
): Promise<BackupList['elsewhere']> {
  const { lastSuccess } = state;
  // A command may have made the last one in any folder.
  const folders = new Set([...plannedFolders(dataFolder, state), lastSuccess?.folder ?? present]);
  folders.delete(present);
  const found = [...folders].map(async (folder) => {
    const backups = await listBackups(folder, state.source).catch(() => []);
    return { folder, count: backups.length };
  });
  return (await Promise.all(found)).filter(({ count }) => count > 0);
}

/** The backups of a data folder with all that the settings say of them. @param now epoch milliseconds */
export async function listAll(dataFolder: string, now: number): Promise<BackupList> {
  const settings = backupSettings(dataFolder).read();
  const { recoveryKey: _, ...plan } = settings;
  const folder = backupFolder(dataFolder, settings);
  let problem: Message | null = null;
  const state = stateAt(dataFolder, now);
  const backups = await listBackups(folder, state.source).catch((error) => {
    // The folder of the data folder is made by the first backup.
    if (settings.folder !== null) problem = backupProblem(error);
    return [];
  });
  return {
    ...backupStatus(dataFolder, now),
    plan,
    protection: nextProtection(dataFolder, settings),
    folder,
    backups,
    elsewhere: await listElsewhere(dataFolder, folder, state),
    problem,
    kept: await listPrevious(dataFolder),
  };
}
