import { existsSync, rmSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { isFault } from '../../../shared/contract/fault-error.ts';
import { done, failed, type Result } from '../../../shared/contract/result.ts';
import { utcText } from '../../../shared/domain/date.ts';
import { message } from '../../../shared/domain/messages/message.ts';
import type { BackupKind, BackupState } from '../../../shared/schemas/data/backups.ts';
import { whereWritable } from '../../adapters/sqlite/connection/storage-failure-of.ts';
import type { TaskConditions } from '../../adapters/worker/task.ts';
import type { WorkerData } from '../worker/worker-data.ts';
import { folderError, keptUnsound, saidOf } from './backup-fault.ts';
import { pruneKept } from './kept-data.ts';
import { pruneBackups } from './list-backups.ts';
import { type MadeBackup, makeBackup } from './make-backup.ts';
import {
  backupFolder,
  backupSettings,
  backupState,
  chosenFolders,
  plannedFolders,
  plannedProtection,
  stateAt,
} from './plan.ts';

/** What a thread needs to make a backup by the settings of its data folder. */
export interface KeepOrder {
  readonly kind: BackupKind;
  /** Epoch milliseconds. */
  readonly now: number;
  /** Of the application. */
  readonly version: string;
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

/** Notes why there is no backup; of those that are not sound the last one alone is kept. */
function noteFailure(dataFolder: string, state: BackupState, error: unknown, now: number): void {
  const kept = keptUnsound(error);
  const before = state.lastFailure?.kept;
  if (kept && before && before !== kept) rmSync(before, { force: true });
  const lastFailure = {
    at: utcText(now),
    message: saidOf(error),
    kept: kept ?? before ?? null,
  };
  // A data folder that takes nothing keeps no note either: the answer says the same.
  whereWritable(() => backupState(dataFolder).write({ ...state, lastFailure }));
}

/** @throws {FaultError} where a folder that was chosen is not there, as a drive that is unplugged */
function mustBeThere(folder: string | null): void {
  if (folder === null || existsSync(folder)) return;
  throw folderError(message('backupFolderGone', { folder }));
}

/**
 * Makes a backup by the settings of a data folder, verifies it, notes what became of it, and drops those
 * past their time.
 */
export async function keepBackup(
  data: WorkerData,
  { kind, now, version }: KeepOrder,
  conditions: TaskConditions,
): Promise<Result<MadeBackup>> {
  const { dataFolder, dataKey } = data;
  const settings = backupSettings(dataFolder).read();
  const given = stateAt(dataFolder, now);
  const folder = backupFolder(dataFolder, settings);
  try {
    mustBeThere(settings.folder);
    const protection = plannedProtection(dataFolder, settings, dataKey);
    if (protection === null && settings.folder !== null) {
      throw folderError(message('backupUnprotected', { folder }));
    }
    const state = { ...given, folders: chosenFolders(settings, given) };
    // Before anything has this source.
    backupState(dataFolder).write(state);
    const { source } = state;
    const order = { dataFolder, to: folder, protection, now, kind, source };
    const made = await makeBackup(order, { ...data, version }, conditions);
    noteSuccess(dataFolder, state, { file: made.file, at: now });
    // The next backup drops what this one could not.
    await Promise.allSettled([
      pruneBackups({ folders: plannedFolders(dataFolder, state), source }, settings, now),
      pruneKept(dataFolder, settings.days, now),
    ]);
    return done(made);
  } catch (error) {
    if (isFault(error, 'cancelled')) return failed(error.fault);
    noteFailure(dataFolder, given, error, now);
    return failed({ kind: 'unavailable', message: saidOf(error) });
  }
}
