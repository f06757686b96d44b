import { join } from 'node:path';
import { FaultError } from '../../../shared/contract/fault-error.ts';
import { message } from '../../../shared/domain/messages/message.ts';
import { HEAD_FILE } from '../../../shared/schemas/quotes/history.ts';
import { type ReadArchive, readArchive } from '../../adapters/backup/archive.ts';
import type { Secret } from '../../adapters/backup/protection.ts';
import type { SqliteParts } from '../../adapters/sqlite/connection/open-sqlite.ts';
import { FILE } from '../../adapters/sqlite/files/file-names.ts';
import { writeHead } from '../../adapters/sqlite/history/chain-head-file.ts';
import type { TaskConditions } from '../../adapters/worker/task.ts';
import { type ExamineOptions, examineFolder } from './examine.ts';
import { sealedKeyOpener } from './sealed-key.ts';

/** A backup, and what it needs to be read. */
export type BackupFile = Secret & { readonly file: string };

/** The options for a database that has this key, or none. */
export function withDatabaseKey<O extends SqliteParts>(
  { dataKey: _, ...options }: O,
  databaseKey: string | undefined,
): Omit<O, 'dataKey'> & Pick<SqliteParts, 'dataKey'> {
  return databaseKey === undefined ? options : { ...options, dataKey: databaseKey };
}

/** The error of a backup, or of data that were kept aside, whose data are not whole. */
export function damagedData(file: string, damage: string): FaultError {
  return new FaultError({
    kind: 'invalid',
    message: message('backupDataDamaged', { file, damage }),
  });
}

/**
 * Writes the data of a backup into an empty folder and examines them there, so that the folder can be
 * used as it is.
 * @throws {FaultError} where a byte is not the one that was written, or the data are not whole
 * @throws {FaultError} where the passphrase is missing or wrong
 */
export async function openBackup(
  backup: BackupFile,
  folder: string,
  options: ExamineOptions,
  conditions: TaskConditions = {},
): Promise<ReadArchive> {
  const { file } = backup;
  const secret =
    'contentKey' in backup ? backup : { openSealedKey: sealedKeyOpener(options), ...backup };
  const read = await readArchive({ file, database: join(folder, FILE) }, secret);
  const { manifest, databaseKey } = read;
  if (manifest.head) await writeHead(join(folder, HEAD_FILE), manifest.head);
  const examined = withDatabaseKey(options, databaseKey);
  const [damage] = await examineFolder(folder, examined, conditions);
  if (damage !== undefined) throw damagedData(file, damage);
  return read;
}
