import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { basename, join } from 'node:path';
import { utcText } from '../../../shared/domain/date.ts';
import { message } from '../../../shared/domain/messages/message.ts';
import { FaultError, isFault } from '../../../shared/result/fault-error.ts';
import { done, failed, type Result } from '../../../shared/result/result.ts';
import type { BackupManifest } from '../../../shared/schemas/data/backup.ts';
import type {
  RestoreNotice,
  RestorePreview as ShownPreview,
  RestoreOrder as Wanted,
} from '../../../shared/schemas/data/backups.ts';
import type { SealedDataKey } from '../../../shared/schemas/data/data-keys.ts';
import { readManifest } from '../../adapters/backup/archive.ts';
import { isWrongPassphrase, refused } from '../../adapters/backup/protection.ts';
import { type KeyHolder, openDataKey } from '../../adapters/node/keys/key-holders.ts';
import { makeFolder } from '../../adapters/node/make-folder.ts';
import { type SqliteParts, sqliteParts } from '../../adapters/sqlite/connection/open-sqlite.ts';
import { storageFailureOf } from '../../adapters/sqlite/connection/storage-failure-of.ts';
import { changeDatabaseKey } from '../../adapters/sqlite/files/change-database-key.ts';
import { BACKUP_END } from '../../adapters/sqlite/files/copy-database.ts';
import { contentsOf, makeOneFile, readDatabase } from '../../adapters/sqlite/files/copy-to-file.ts';
import { readDataKeys } from '../../adapters/sqlite/files/data-keys-file.ts';
import { syncToDrive } from '../../adapters/sqlite/files/durable.ts';
import { BACKUPS, FILE, preparedIn } from '../../adapters/sqlite/files/file-names.ts';
import { isBusyFolder, lockDataFolder } from '../../adapters/sqlite/files/lock.ts';
import type { TaskConditions } from '../../adapters/worker/task.ts';
import { type Contents, type Difference, differenceOf } from '../../core/backup/difference.ts';
import { errorText } from './backup-fault.ts';
import { isPrevious, setAsideAt } from './backup-list.ts';
import { backupFolder, backupSettings } from './backup-settings.ts';
import { type BackupOptions, known, type OpenedSource, openSource } from './open-backup.ts';
import {
  confirmRestore,
  discardRestore,
  finishRestore,
  madeIn,
  preparedKeys,
  sealPreparedKey,
} from './prepared-restore.ts';
import { type Present, unlockPresent, withDatabaseKey } from './unlock.ts';
import { withWorkFolder } from './work-folder.ts';

/** What to restore, and where to. */
export interface RestoreOrder {
  /** A backup, or a folder of data that were set aside. */
  readonly file: string;
  /** Null where none is given. */
  readonly passphrase: string | null;
  readonly dataFolder: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** What a restore would change. */
export interface RestorePreview {
  /** Null of data that were set aside. */
  readonly manifest: BackupManifest | null;
  /** Null where what is there now cannot be read: all of it is set aside. */
  readonly difference: Difference | null;
  /** Why no one here has the key of what is there now; null where someone does. */
  readonly problem: string | null;
  /** What should be known of the encryption of the data afterwards; null where it is as one expects. */
  readonly notice: RestoreNotice | null;
}

/** A backup that was opened and compared, and how its data go on. */
interface Compared {
  readonly preview: RestorePreview;
  /** What opens the data of the backup. */
  readonly inBackup: SqliteParts;
  /** The same once they are restored: the key of the folder, or where that is lost, of the backup. */
  readonly after: SqliteParts;
  /** What takes the place of the folder's own keys: null for none. Undefined where those open. */
  readonly keys: SealedDataKey | null | undefined;
}

const NOTHING: Contents = {
  quotes: new Map(),
  policies: new Set(),
  rateBooks: new Set(),
  levyTables: new Set(),
  drafts: new Set(),
  clients: new Set(),
  datasets: new Set(),
  customers: new Set(),
  people: new Map(),
  settings: new Map(),
  erasures: new Set(),
  newestAt: null,
};

function presentContents(file: string, present: SqliteParts | undefined): Contents | null {
  if (!existsSync(file)) return NOTHING;
  if (!present) return null;
  try {
    return readDatabase(file, present, contentsOf);
  } catch {
    // A damaged database is a reason to restore, never one against it.
    return null;
  }
}

function noticeOf(
  { parts }: Present,
  { manifest, databaseKey, seal }: OpenedSource,
  hasData: boolean,
): RestoreNotice | null {
  if (!parts) return seal ? 'keyOfBackup' : 'notEncrypted';
  if (parts.dataKey !== undefined) return null;
  const wasEncrypted = databaseKey !== undefined || Boolean(manifest?.encryption);
  // A passphrase protects a backup also where its data had no key.
  const hadKey = databaseKey !== undefined || manifest?.encryption?.keyDerivation === 'data-key';
  const staysPlain = hasData && !hadKey;
  return wasEncrypted && !staysPlain ? 'notEncrypted' : null;
}

/** Opens and compares a backup, in an empty folder. @throws as {@link previewRestore} does */
async function openAndCompare(
  order: RestoreOrder,
  folder: string,
  options: BackupOptions,
  conditions: TaskConditions = {},
): Promise<Compared> {
  const present = unlockPresent({ ...options, dataFolder: order.dataFolder });
  const { parts, problem } = present;
  const source = await openSource({ ...order, present: parts }, folder, options, conditions);
  const { manifest, databaseKey, seal } = source;
  const native = sqliteParts(options);
  const inBackup = withDatabaseKey(native, databaseKey);
  const restored = readDatabase(join(folder, FILE), inBackup, contentsOf);
  const file = join(order.dataFolder, FILE);
  const now = presentContents(file, parts);
  const difference = now && differenceOf(now, restored);
  const notice = noticeOf(present, source, existsSync(file));
  return {
    preview: { manifest, difference, problem, notice },
    inBackup,
    after: parts ?? withDatabaseKey(native, seal?.dataKey),
    keys: parts ? undefined : (seal?.sealed ?? null),
  };
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
 * Opens and examines a backup, and says what a restore would change. Nothing of the data changes.
 * @param folder an empty one, for the data of the backup
 * @throws {FaultError} where the backup is not whole
 * @throws {FaultError} where the passphrase is missing or wrong
 */
export async function previewRestore(
  order: RestoreOrder,
  folder: string,
  options: BackupOptions,
): Promise<RestorePreview> {
  return withRoom(folder, async () => (await openAndCompare(order, folder, options)).preview);
}

/**
 * Opens and examines a backup, and puts its data next to those in use, which stay: one file, under the
 * key of the folder. They take the place of what was prepared before; where it fails, that stays.
 * @throws {FaultError} where it was cancelled
 * @throws as {@link previewRestore} does
 */
export async function prepareRestore(
  order: RestoreOrder,
  options: BackupOptions,
  conditions: TaskConditions = {},
): Promise<RestorePreview> {
  const { dataFolder, file } = order;
  const write = async (work: string) => {
    const folder = join(work, 'restored');
    mkdirSync(folder, { mode: 0o700 });
    const compared = await openAndCompare(order, folder, options, conditions);
    const { preview, inBackup, after, keys } = compared;
    const restored = join(folder, FILE);
    makeOneFile(restored, inBackup);
    if (inBackup.dataKey !== after.dataKey) {
      changeDatabaseKey(restored, { before: inBackup, after });
    }
    if (conditions.isCancelled?.()) {
      throw new FaultError({ kind: 'conflict', message: message('cancelled') });
    }
    madeIn(folder).write({ madeAt: preview.manifest?.madeAt ?? setAsideAt(basename(file)) });
    syncToDrive(restored, 'r+');
    discardRestore(dataFolder);
    renameSync(folder, preparedIn(dataFolder));
    if (keys !== undefined) preparedKeys(dataFolder).write({ keys });
    return preview;
  };
  return withRoom(dataFolder, () => withWorkFolder(dataFolder, options, write));
}

/** What a restore changed. */
export interface Restored extends RestorePreview {
  /** Where the data of before are; null where there were none. */
  readonly previous: string | null;
}

/**
 * Restores a backup at once, where no host has the folder: as the desk does, and then as its next start.
 * @throws {FaultError} where a host or a command has the folder
 * @throws as {@link previewRestore} does: nothing was changed
 */
export async function restoreNow(order: RestoreOrder, options: BackupOptions): Promise<Restored> {
  const { dataFolder, passphrase, now } = order;
  makeFolder(dataFolder, 0o700);
  // What takes long is not begun in vain.
  const holder = { host: 'restore', pid: process.pid, since: utcText(now) };
  lockDataFolder(dataFolder, holder, sqliteParts(options))();
  const preview = await prepareRestore(order, options);
  try {
    sealPreparedKey(dataFolder, passphrase, options.keyHolders ?? []);
    confirmRestore(dataFolder, now);
    return { ...preview, previous: finishRestore({ ...options, dataFolder }) };
  } catch (error) {
    // Whatever else it is, the next start goes on.
    if (isBusyFolder(error)) discardRestore(dataFolder);
    throw error;
  }
}

/**
 * Where something of a list is.
 * @throws {FaultError} where no list has such a name: one of a list leads to no other folder
 */
export function restorePath(dataFolder: string, { name, from }: Wanted): string {
  const usual = join(dataFolder, BACKUPS);
  const [folder, isListed] =
    from === 'kept'
      ? [usual, isPrevious(usual, name)]
      : [backupFolder(dataFolder, backupSettings(dataFolder).read()), name.endsWith(BACKUP_END)];
  if (isListed && basename(name) === name) return join(folder, name);
  throw refused('backupNone', name);
}

async function sealedKeyIn(backup: string): Promise<SealedDataKey | undefined> {
  const { encryption } = await readManifest(backup);
  return encryption?.keyDerivation === 'data-key' ? encryption.dataKey : undefined;
}

/**
 * The data key that sealed what is to be restored, where someone here opens it; hexadecimal.
 * @returns undefined where none did, or no one does: opening it says why
 */
export async function sourceKey(
  dataFolder: string,
  wanted: Wanted,
  holders: readonly KeyHolder[],
): Promise<string | undefined> {
  try {
    const path = restorePath(dataFolder, wanted);
    const sealed = wanted.from === 'kept' ? readDataKeys(path)?.present : await sealedKeyIn(path);
    return sealed ? openDataKey(sealed, holders)?.toString('hex') : undefined;
  } catch {
    return undefined;
  }
}

/** What a thread needs to prepare a restore. */
export interface WantedRestore {
  readonly wanted: Wanted;
  /** Epoch milliseconds. */
  readonly now: number;
  /** Of the data that are restored, hexadecimal: a thread has no holders of keys. */
  readonly sourceKey: string | undefined;
}

/** Prepares a restore of something that is listed, in a thread. Nothing of the data changes. */
export async function prepareWanted(
  { dataFolder, ...options }: BackupOptions & { readonly dataFolder: string },
  { wanted, now, sourceKey: key }: WantedRestore,
  conditions: TaskConditions,
): Promise<Result<ShownPreview>> {
  try {
    const file = restorePath(dataFolder, wanted);
    const order = { file, passphrase: wanted.passphrase ?? null, dataFolder, now };
    const keyHolders = key === undefined ? [] : known(key);
    const { difference, notice } = await prepareRestore(
      order,
      { ...options, keyHolders },
      conditions,
    );
    return done({ difference, notice });
  } catch (error) {
    if (isFault(error, 'cancelled')) return failed(error.fault);
    const text = isWrongPassphrase(error)
      ? message('backupLocked')
      : message('backupNotRestored', { problem: errorText(error) });
    return failed({ kind: 'invalid', message: text });
  }
}
