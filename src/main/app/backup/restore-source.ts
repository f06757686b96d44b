import { statSync } from 'node:fs';
import { FaultError } from '../../../shared/contract/fault-error.ts';
import { message } from '../../../shared/domain/messages/message.ts';
import type { BackupManifest } from '../../../shared/schemas/data/backup.ts';
import { refused } from '../../adapters/backup/refused.ts';
import { openDataKey } from '../../adapters/node/keys/data-key.ts';
import { recoveryHolder } from '../../adapters/node/keys/host-key.ts';
import { parseKeyText } from '../../adapters/node/keys/key-text.ts';
import type { SqliteParts } from '../../adapters/sqlite/connection/open-sqlite.ts';
import { storageFailureOf } from '../../adapters/sqlite/connection/storage-failure-of.ts';
import { readDataKeys } from '../../adapters/sqlite/files/data-keys-file.ts';
import type { TaskConditions } from '../../adapters/worker/task.ts';
import type { ExamineOptions } from './examine.ts';
import { openKept } from './kept-data.ts';
import { openBackup } from './open-backup.ts';
import type { OpenedSeal } from './restore-keys.ts';
import { sealedKeyOpener } from './sealed-key.ts';

/** What a restore takes its data from. */
export interface SourceOrder {
  /** A backup, or a folder of data that were kept aside. */
  readonly file: string;
  /** A passphrase, or the recovery key of the data; null where none is given. */
  readonly passphrase: string | null;
  /** What opens the data in use; undefined where no one here has their key. */
  readonly present: SqliteParts | undefined;
}

/** The data of a backup, in a folder of their own. */
export interface OpenedSource {
  /** Null of data that were kept aside. */
  readonly manifest: BackupManifest | null;
  /** Hexadecimal; undefined where their database has none. */
  readonly databaseKey: string | undefined;
  /** The data key that sealed them; absent where none did. */
  readonly seal?: OpenedSeal;
}

/** The data key of a backup that one sealed. */
function sealOf(
  { encryption }: BackupManifest,
  passphrase: string | null,
  options: ExamineOptions,
): OpenedSeal | undefined {
  if (encryption?.keyDerivation !== 'data-key') return undefined;
  const dataKey = sealedKeyOpener(options)(encryption.dataKey, passphrase);
  return dataKey && { sealed: encryption.dataKey, dataKey: dataKey.toString('hex') };
}

async function openFile(
  { file, passphrase }: SourceOrder,
  folder: string,
  options: ExamineOptions,
  conditions: TaskConditions,
): Promise<OpenedSource> {
  const opened = await openBackup({ file, passphrase }, folder, options, conditions);
  const seal = sealOf(opened.manifest, passphrase, options);
  return { ...opened, ...(seal ? { seal } : {}) };
}

async function openFolder(
  { file: kept, passphrase, present }: SourceOrder,
  folder: string,
  options: ExamineOptions,
  conditions: TaskConditions,
): Promise<OpenedSource> {
  const typed = passphrase === null ? undefined : parseKeyText(passphrase);
  const { keyHolders = [] } = options;
  const holders = [...(typed ? [recoveryHolder(typed)] : []), ...keyHolders];
  const given = { ...options, keyHolders: holders };
  const databaseKey = await openKept({ kept, present }, folder, given, conditions);
  const sealed = databaseKey === undefined ? undefined : readDataKeys(kept)?.present;
  // Those that are kept with data whose key was changed since are of another key.
  const dataKey = sealed && openDataKey(sealed, holders)?.toString('hex');
  const seal = sealed && dataKey !== undefined && dataKey === databaseKey;
  return { manifest: null, databaseKey, ...(seal ? { seal: { sealed, dataKey } } : {}) };
}

/** Unpacks and writes data. @throws Error that says so where there is no room for them */
export async function withRoom<T>(folder: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (storageFailureOf(error) !== 'full') throw error;
    const text = `There is no room left for these data in ${folder}: make room there. Nothing was changed`;
    throw new Error(text, { cause: error });
  }
}

/**
 * Writes the data of a backup, or of data that were kept aside, into an empty folder and examines them.
 * @throws {FaultError} where there are no such data, or they are not whole
 * @throws {FaultError} where the passphrase is missing or wrong
 * @throws {FaultError} where no one here has the key of data that were kept aside
 */
export async function openSource(
  order: SourceOrder,
  folder: string,
  options: ExamineOptions,
  conditions: TaskConditions = {},
): Promise<OpenedSource> {
  const { file } = order;
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found) {
    throw new FaultError({ kind: 'notFound', message: message('backupAbsent', { file }) });
  }
  if (!found.isFile() && !found.isDirectory()) throw refused('backupNone', file);
  const open = found.isFile() ? openFile : openFolder;
  return withRoom(folder, () => open(order, folder, options, conditions));
}
