import { copyFileSync, existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { message } from '../../../shared/domain/messages/message.ts';
import { FaultError } from '../../../shared/result/fault-error.ts';
import type { BackupManifest } from '../../../shared/schemas/data/backup.ts';
import { KEY_HOLDERS, type SealedDataKey } from '../../../shared/schemas/data/data-keys.ts';
import { HEAD_FILE } from '../../../shared/schemas/quotes/history.ts';
import { type ReadArchive, readArchive } from '../../adapters/backup/archive.ts';
import { type OpenSealedKey, refused, type Secret } from '../../adapters/backup/protection.ts';
import { type KeyHolder, openDataKey, typedHolder } from '../../adapters/node/keys/key-holders.ts';
import type { SqliteParts } from '../../adapters/sqlite/connection/open-sqlite.ts';
import { storageFailureOf } from '../../adapters/sqlite/connection/storage-failure-of.ts';
import { opensWith } from '../../adapters/sqlite/files/change-database-key.ts';
import { BACKUP_END } from '../../adapters/sqlite/files/copy-database.ts';
import { readDatabase } from '../../adapters/sqlite/files/copy-to-file.ts';
import { readDataKeys } from '../../adapters/sqlite/files/data-keys-file.ts';
import { mustBeOurs, sizeOf } from '../../adapters/sqlite/files/database-file.ts';
import { FILE } from '../../adapters/sqlite/files/file-names.ts';
import { writeHead } from '../../adapters/sqlite/history/chain-head-file.ts';
import type { TaskConditions } from '../../adapters/worker/task.ts';
import { errorText } from './backup-fault.ts';
import { isPrevious } from './backup-list.ts';
import { mustUnlock, withDatabaseKey } from './unlock.ts';

/**
 * Opens the data of a folder once, which upgrades one of an earlier version, and checks the whole of it.
 * @param key what opens its database
 * @returns what is damaged, in sentences
 */
export type Examine = (
  dataFolder: string,
  key: SqliteParts,
  conditions: TaskConditions,
) => Promise<readonly string[]>;

/** With what backups are made and opened. */
export interface BackupOptions extends SqliteParts {
  /** Of the application. */
  readonly version: string;
  /** Who may open the keys of data and backups here. */
  readonly keyHolders?: readonly KeyHolder[];
  readonly examine: Examine;
}

/** Gives a key that is known already, no matter who is asked: it is compared with the check of the right one. */
export function known(dataKey: string): KeyHolder[] {
  const key = Buffer.from(dataKey, 'hex');
  return KEY_HOLDERS.map((holder) => ({ holder, seal: () => '', open: () => key }));
}

/** Opens the data key of a backup by the person who may open the data here, or by a recovery key. */
export function sealedKeyOpener({
  dataKey,
  keyHolders = [],
}: Pick<BackupOptions, 'dataKey' | 'keyHolders'>): OpenSealedKey {
  return (sealed, recoveryKey) =>
    (dataKey === undefined ? undefined : openDataKey(sealed, known(dataKey))) ??
    // Before the holders who may open the data here: a key of theirs that is not usable is an error.
    openDataKey(sealed, typedHolder(recoveryKey)) ??
    openDataKey(sealed, keyHolders);
}

/** @throws {FaultError} where the data of a backup, or data that were set aside, are not whole */
async function mustBeSound(
  file: string,
  folder: string,
  databaseKey: string | undefined,
  { examine, ...options }: BackupOptions,
  conditions: TaskConditions,
): Promise<void> {
  const [damage] = await examine(folder, withDatabaseKey(options, databaseKey), conditions);
  if (damage === undefined) return;
  const text = message('backupDataDamaged', { file, damage });
  throw new FaultError({ kind: 'invalid', message: text });
}

/**
 * Writes the data of a backup into an empty folder and examines them there, so that the folder can be
 * used as it is.
 * @throws {FaultError} where a byte is not the one that was written, or the data are not whole
 * @throws {FaultError} where the passphrase is missing or wrong
 */
export async function openBackup(
  { file, ...given }: Secret & { readonly file: string },
  folder: string,
  options: BackupOptions,
  conditions: TaskConditions = {},
): Promise<ReadArchive> {
  const secret =
    'contentKey' in given ? given : { openSealedKey: sealedKeyOpener(options), ...given };
  const read = await readArchive({ file, database: join(folder, FILE) }, secret);
  const { manifest, databaseKey } = read;
  if (manifest.head) await writeHead(join(folder, HEAD_FILE), manifest.head);
  await mustBeSound(file, folder, databaseKey, options, conditions);
  return read;
}

/** @throws {FaultError} where a folder holds no database, or an empty one: a start would make a new one */
function mustHoldData(folder: string): void {
  if (sizeOf(join(folder, FILE)) > 0) return;
  const newest = readdirSync(folder)
    .filter((name) => name.endsWith(BACKUP_END) || isPrevious(folder, name))
    .toSorted()
    .at(-1);
  if (newest === undefined) throw refused('backupWithoutData', folder);
  const text = message('backupsInFolder', { file: folder, newest });
  throw new FaultError({ kind: 'invalid', message: text });
}

/** @throws where a copy of data is no database of ours, or cannot be read */
function mustBeDatabase(copy: string, original: string, key: SqliteParts): void {
  try {
    readDatabase(copy, key, (sqlite) => mustBeOurs(sqlite, join(original, FILE)));
  } catch (error) {
    if (storageFailureOf(error) !== 'damaged') throw error;
    const text = message('backupDataUnread', { file: original, reason: errorText(error) });
    throw new FaultError({ kind: 'invalid', message: text });
  }
}

/** What a restore takes its data from. */
export interface Source {
  /** A backup, or a folder of data that were set aside. */
  readonly file: string;
  /** A passphrase, or the recovery key of the data; null where none is given. */
  readonly passphrase: string | null;
  /** What opens the data in use; undefined where no one here has their key. */
  readonly present: SqliteParts | undefined;
}

/** The data of a backup, in a folder of their own. */
export interface OpenedSource {
  /** Null of data that were set aside. */
  readonly manifest: BackupManifest | null;
  /** Hexadecimal; undefined where their database has none. */
  readonly databaseKey: string | undefined;
  /** The data key that sealed them, hexadecimal, with its seals; absent where none did. */
  readonly seal?: { readonly sealed: SealedDataKey; readonly dataKey: string };
}

async function openFile(
  { file, passphrase }: Source,
  folder: string,
  options: BackupOptions,
  conditions: TaskConditions,
): Promise<OpenedSource> {
  const opened = await openBackup({ file, passphrase }, folder, options, conditions);
  const { encryption } = opened.manifest;
  if (encryption?.keyDerivation !== 'data-key') return opened;
  const { dataKey: sealed } = encryption;
  const dataKey = sealedKeyOpener(options)(sealed, passphrase)?.toString('hex');
  return dataKey === undefined ? opened : { ...opened, seal: { sealed, dataKey } };
}

/** Copies data that were set aside into an empty folder, and examines them there. */
async function openFolder(
  { file: original, passphrase, present }: Source,
  folder: string,
  options: BackupOptions,
  conditions: TaskConditions,
): Promise<OpenedSource> {
  mustHoldData(original);
  const holders = [...typedHolder(passphrase), ...(options.keyHolders ?? [])];
  const { dataKey: _, ...keyless } = options;
  // A change of the key changed theirs with it, and left the file of their keys as it was.
  const key =
    present && opensWith(join(original, FILE), present)
      ? present
      : mustUnlock({ ...keyless, keyHolders: holders, dataFolder: original });
  // The index of a log is made again.
  for (const name of [FILE, `${FILE}-wal`, `${FILE}-journal`, HEAD_FILE]) {
    if (existsSync(join(original, name))) copyFileSync(join(original, name), join(folder, name));
  }
  mustBeDatabase(join(folder, FILE), original, key);
  const { dataKey: databaseKey } = key;
  await mustBeSound(original, folder, databaseKey, options, conditions);
  const sealed = databaseKey === undefined ? undefined : readDataKeys(original)?.present;
  // Those that are with data whose key was changed since are of another key.
  const dataKey = sealed && openDataKey(sealed, holders)?.toString('hex');
  const isTheirs = sealed && dataKey !== undefined && dataKey === databaseKey;
  return { manifest: null, databaseKey, ...(isTheirs ? { seal: { sealed, dataKey } } : {}) };
}

/**
 * Writes the data of a backup, or of data that were set aside, into an empty folder and examines them.
 * @throws {FaultError} where there are no such data, or they are not whole
 * @throws {FaultError} where the passphrase is missing or wrong
 * @throws {FaultError} where no one here has the key of data that were set aside
 */
export async function openSource(
  source: Source,
  folder: string,
  options: BackupOptions,
  conditions: TaskConditions = {},
): Promise<OpenedSource> {
  const { file } = source;
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found) {
    throw new FaultError({ kind: 'notFound', message: message('backupAbsent', { file }) });
  }
  if (found.isDirectory()) return openFolder(source, folder, options, conditions);
  if (!found.isFile()) throw refused('backupNone', file);
  return openFile(source, folder, options, conditions);
}
