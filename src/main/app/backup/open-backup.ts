import { join } from 'node:path';
import type { BackupManifest } from '../../../shared/schemas/backup.ts';
import { HEAD_FILE } from '../../../shared/schemas/history.ts';
import { readArchive } from '../../adapters/backup/archive.ts';
import { DamagedBackup } from '../../adapters/backup/damaged-backup.ts';
import type { Secret } from '../../adapters/backup/protection.ts';
import { writeHead } from '../../adapters/sqlite/chain-head-file.ts';
import { FILE } from '../../adapters/sqlite/database-file.ts';
import { type ExamineOptions, examineFolder } from './examine.ts';

/** A backup, and what it needs to be read. */
export type BackupFile = Secret & { readonly file: string };

/**
 * Writes the data of a backup into an empty folder and examines them there, so that the folder can be
 * used as it is.
 * @throws {DamagedBackup} where a byte is not the one that was written, or the data are not whole
 * @throws {WrongPassphrase} where the passphrase is missing or wrong
 */
export async function openBackup(
  backup: BackupFile,
  folder: string,
  options: ExamineOptions,
): Promise<BackupManifest> {
  const { file } = backup;
  const manifest = await readArchive({ file, database: join(folder, FILE) }, backup);
  if (manifest.head) await writeHead(join(folder, HEAD_FILE), manifest.head);
  const [damage] = await examineFolder(folder, options);
  if (damage !== undefined) throw new DamagedBackup(file, `holds damaged data: ${damage}`);
  return manifest;
}
