import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { FaultError } from '../../../shared/contract/fault-error.ts';
import { byCodeUnit } from '../../../shared/data/by-code-unit.ts';
import type { BackupManifest } from '../../../shared/schemas/data/backup.ts';
import {
  BACKUP_KINDS,
  type BackupKind,
  type BackupProtection,
  type BackupSettings,
  type KeptBackup,
} from '../../../shared/schemas/data/backups.ts';
import { readManifest } from '../../adapters/backup/archive.ts';
import { BACKUP_END } from '../../adapters/sqlite/files/copy-database.ts';
import { pastTheirTime } from '../../core/backup/prune.ts';
import { folderFault } from './backup-fault.ts';

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
async function keptBackup(
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
    const found = await Promise.all(names.map((name) => keptBackup(folder, name, source)));
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
