import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { utcText } from '../../../shared/domain/date.ts';
import { message } from '../../../shared/domain/messages/message.ts';
import { FaultError, isFault } from '../../../shared/result/fault-error.ts';
import { done, failed, type Result } from '../../../shared/result/result.ts';
import type { BackupManifest } from '../../../shared/schemas/data/backup.ts';
import type { BackupKind, BackupState } from '../../../shared/schemas/data/backups.ts';
import { type OnBytes, writeArchive } from '../../adapters/backup/archive.ts';
import type { Protection } from '../../adapters/backup/protection.ts';
import { newDataKey } from '../../adapters/node/keys/key-holders.ts';
import { makeFolder } from '../../adapters/node/make-folder.ts';
import type { SqliteParts } from '../../adapters/sqlite/connection/open-sqlite.ts';
import {
  storageFailureOf,
  whereWritable,
} from '../../adapters/sqlite/connection/storage-failure-of.ts';
import { changeDatabaseKey } from '../../adapters/sqlite/files/change-database-key.ts';
import { BACKUP_END } from '../../adapters/sqlite/files/copy-database.ts';
import { copyToFile } from '../../adapters/sqlite/files/copy-to-file.ts';
import { renameDurably } from '../../adapters/sqlite/files/durable.ts';
import { FILE } from '../../adapters/sqlite/files/file-names.ts';
import type { TaskConditions } from '../../adapters/worker/task.ts';
import { backupProblem, errorText, folderError, folderFault } from './backup-fault.ts';
import { pruneBackups, prunePrevious } from './backup-list.ts';
import {
  backupFolder,
  backupSettings,
  backupState,
  chosenFolders,
  plannedFolders,
  plannedProtection,
  stateAt,
} from './backup-settings.ts';
import { type BackupOptions, openBackup } from './open-backup.ts';
import { mustUnlock, withDatabaseKey } from './unlock.ts';
import { withWorkFolder } from './work-folder.ts';

/** Where each stage of a backup begins and ends, in percent of the whole. */
const STAGES = { copied: [0, 15], written: [15, 35], examined: [35, 100] } as const;

/** The stages of a backup, as one progress in percent. */
function stagesOf({ onProgress, isCancelled }: TaskConditions) {
  const mustGoOn = () => {
    if (isCancelled?.()) throw new FaultError({ kind: 'conflict', message: message('cancelled') });
  };
  /** Takes how far a stage is. */
  const within = (stage: keyof typeof STAGES): OnBytes => {
    const [begin, end] = STAGES[stage];
    return (part, of) => {
      mustGoOn();
      const share = of === 0 ? 1 : part / of;
      onProgress?.({ done: Math.floor(begin + (end - begin) * share), of: 100 });
    };
  };
  return { mustGoOn, within };
}

/** What to back up, and where to. */
export interface BackupOrder {
  readonly dataFolder: string;
  /** The folder of the backup; it is made where there is none. */
  readonly to: string;
  readonly protection: Protection;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly kind?: BackupKind;
  /** Names the data folder in the backup. */
  readonly source?: string;
}

/** A backup that was made and verified. */
export interface MadeBackup {
  readonly file: string;
  readonly manifest: BackupManifest;
}

/** `quotedesk-20261123T011500Z.qdbackup`: names sort by time, and every system takes them. */
const nameOf = (madeAt: string) => `quotedesk-${madeAt.replaceAll(/[-:]/g, '')}${BACKUP_END}`;

/**
 * Gives the copy of an encrypted database a key of its own, which its backup seals: who opens the backup
 * does not get the key of the data folder. Without protection it has none, as everyone is to read it.
 */
function rekeyCopy(database: string, before: SqliteParts, protection: Protection) {
  if (before.dataKey === undefined) return undefined;
  const own = protection ? newDataKey().toString('hex') : undefined;
  changeDatabaseKey(database, { before, after: withDatabaseKey(before, own) });
  return own;
}

/** Copies the database, and writes it into a file that has no name of a backup yet. */
async function writePartial(
  order: BackupOrder,
  { work, partial }: { readonly work: string; readonly partial: string },
  options: BackupOptions,
  { within }: ReturnType<typeof stagesOf>,
) {
  const { dataFolder, to, protection, now, kind = 'manual', source } = order;
  const database = join(work, FILE);
  const key = mustUnlock({ ...options, dataFolder });
  const copied = await copyToFile({ from: join(dataFolder, FILE), to: database }, key);
  within('copied')(1, 1);
  const databaseKey = rekeyCopy(database, key, protection);
  const { contents, head, schemaVersion } = copied;
  const facts = {
    madeAt: utcText(now),
    appVersion: options.version,
    schemaVersion,
    head,
    kind,
    ...(source === undefined ? {} : { source }),
    quotes: contents.quotes.size,
    policies: contents.policies.size,
    rateBooks: contents.rateBooks.size,
  };
  try {
    makeFolder(to);
    rmSync(partial, { force: true });
    const archived = { database, databaseKey, file: partial };
    return await writeArchive(archived, facts, protection, within('written'));
  } catch (error) {
    throw folderFault(error, to);
  }
}

/** Removes what was begun. What kept it from being written may also keep it from going. */
function removePartial(partial: string): void {
  try {
    rmSync(partial, { force: true });
  } catch {
    // The first error says what is wrong.
  }
}

async function writeVerified(
  order: BackupOrder,
  work: string,
  options: BackupOptions,
  conditions: TaskConditions,
): Promise<MadeBackup> {
  const { to, now } = order;
  const file = join(to, nameOf(utcText(now)));
  const partial = `${file}.partial`;
  const stages = stagesOf(conditions);
  const { mustGoOn, within } = stages;
  try {
    const { manifest, secret } = await writePartial(order, { work, partial }, options, stages);
    const opened = join(work, 'opened');
    mkdirSync(opened, { mode: 0o700 });
    const examined = within('examined');
    try {
      await openBackup({ file: partial, ...secret }, opened, options, {
        ...conditions,
        onProgress: ({ done: part, of }) => examined(part, of),
      });
    } catch (cause) {
      mustGoOn();
      // It could not be read back for want of room, which says nothing of the file.
      if (storageFailureOf(cause) === 'full') throw cause;
      const text = message('backupUnsound', { problem: errorText(cause) });
      throw new FaultError({ kind: 'unavailable', message: text }, { cause });
    }
    mustGoOn();
    renameDurably(partial, file);
    return { file, manifest };
  } catch (error) {
    removePartial(partial);
    throw error;
  }
}

/**
 * Backs up a data folder into one file, also while a host works on it. The file has its name only
 * once it was read back, opened and examined.
 * @throws {FaultError} where its folder does not take it
 * @throws {FaultError} where it was made and is not sound
 * @throws {FaultError} where it was cancelled
 * @throws what else kept it from being made
 */
export function makeBackup(
  order: BackupOrder,
  options: BackupOptions,
  conditions: TaskConditions = {},
): Promise<MadeBackup> {
  return withWorkFolder(order.dataFolder, options, (work) =>
    writeVerified(order, work, options, conditions),
  );
}

/** Notes that a backup succeeded. @param at epoch milliseconds */
export function noteSuccess(
  dataFolder: string,
  state: BackupState,
  { file, at }: { readonly file: string; readonly at: number },
): void {
  const lastSuccess = { at: utcText(at), folder: dirname(file), name: basename(file) };
  backupState(dataFolder).write({ ...state, lastSuccess, lastFailure: null });
}

/** What a thread needs to make a backup by the settings of its data folder. */
export interface PlannedBackup {
  readonly kind: BackupKind;
  /** Epoch milliseconds. */
  readonly now: number;
}

/**
 * Makes a backup by the settings of a data folder, verifies it, notes what became of it, and drops those
 * past their time.
 */
export async function makePlannedBackup(
  { dataFolder, ...options }: BackupOptions & { readonly dataFolder: string },
  { kind, now }: PlannedBackup,
  conditions: TaskConditions,
): Promise<Result<MadeBackup>> {
  const settings = backupSettings(dataFolder).read();
  const given = stateAt(dataFolder, now);
  const to = backupFolder(dataFolder, settings);
  const isChosen = settings.folder !== null;
  try {
    // As a drive that is unplugged.
    if (isChosen && !existsSync(to)) throw folderError(message('backupFolderGone', { folder: to }));
    const protection = plannedProtection(dataFolder, settings, options.dataKey);
    if (isChosen && protection === null) {
      throw folderError(message('backupUnprotected', { folder: to }));
    }
    const state = { ...given, folders: chosenFolders(settings, given) };
    // Before anything has this source.
    backupState(dataFolder).write(state);
    const { source } = state;
    const order = { dataFolder, to, protection, now, kind, source };
    const made = await makeBackup(order, options, conditions);
    noteSuccess(dataFolder, state, { file: made.file, at: now });
    // The next backup drops what this one could not.
    await Promise.allSettled([
      pruneBackups({ folders: plannedFolders(dataFolder, state), source }, settings, now),
      prunePrevious(dataFolder, settings.days, now),
    ]);
    return done(made);
  } catch (error) {
    if (isFault(error, 'cancelled')) return failed(error.fault);
    const problem = backupProblem(error);
    const lastFailure = { at: utcText(now), message: problem };
    // A data folder that takes nothing keeps no note either: the answer says the same.
    whereWritable(() => backupState(dataFolder).write({ ...given, lastFailure }));
    return failed({ kind: 'unavailable', message: problem });
  }
}
