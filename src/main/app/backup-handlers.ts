import { accessSync, constants, statSync } from 'node:fs';
import { isAbsolute } from 'node:path';
import { done, failed, type Result } from '../../shared/contract/result.ts';
import { type Message, message } from '../../shared/domain/messages/message.ts';
import type {
  BackupList,
  BackupSettings,
  BackupSettingsChange,
  BackupState,
  BackupStatus,
} from '../../shared/schemas/data/backups.ts';
import { newRecoveryKey } from '../adapters/backup/recovery-key.ts';
import type { KeyHolder } from '../adapters/node/keys/key-holder.ts';
import { isOverdue } from '../core/backup/schedule.ts';
import type { Handlers } from '../core/dispatcher.ts';
import { BackupFolderFault, saidOf } from './backup/backup-fault.ts';
import type { BackupKeeper } from './backup/backup-keeper.ts';
import { confirmRestore, discardRestore, isConfirmed } from './backup/confirmed-restore.ts';
import { listKept } from './backup/kept-data.ts';
import { listBackups } from './backup/list-backups.ts';
import {
  backupFolder,
  backupSettings,
  nextProtection,
  plannedFolders,
  stateAt,
} from './backup/plan.ts';
import { prepareInThread } from './backup/prepare-in-thread.ts';
import type { PrepareOrder } from './backup/prepared-restore.ts';
import type { Workers } from './worker/workers.ts';

export interface BackupParts {
  readonly dataFolder: string;
  readonly backups: Pick<BackupKeeper, 'make'>;
  readonly workers: Pick<Workers, 'prepareRestore'>;
  readonly version: string;
  /** Who may open the keys of data and backups here. */
  readonly keyHolders?: readonly KeyHolder[];
}

function statusOf(state: BackupState, now: number): BackupStatus {
  const { lastSuccess, lastFailure } = state;
  return { lastSuccess, lastFailure, isOverdue: isOverdue(state, now) };
}

/** What stands about the backups of a data folder. @param now epoch milliseconds */
export const backupStatus = (dataFolder: string, now: number): BackupStatus =>
  statusOf(stateAt(dataFolder, now), now);

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

async function listAll(dataFolder: string, now: number): Promise<BackupList> {
  const settings = backupSettings(dataFolder).read();
  const { recoveryKey: _, ...plan } = settings;
  const folder = backupFolder(dataFolder, settings);
  let problem: Message | null = null;
  const state = stateAt(dataFolder, now);
  const backups = await listBackups(folder, state.source).catch((error) => {
    // The folder of the data folder is made by the first backup.
    if (settings.folder !== null) problem = saidOf(error);
    return [];
  });
  const protection = nextProtection(dataFolder, settings);
  const rest = { kept: await listKept(dataFolder), restores: isConfirmed(dataFolder) };
  const elsewhere = await listElsewhere(dataFolder, folder, state);
  const listed = { folder, backups, elsewhere, problem };
  return { ...statusOf(state, now), plan, protection, ...listed, ...rest };
}

/** Why backups cannot go to a folder; undefined where they can. */
function folderProblem(folder: string): Message | undefined {
  if (!isAbsolute(folder)) return message('backupFolderRelative', { folder });
  try {
    if (!statSync(folder).isDirectory()) return message('backupFolderIsFile', { folder });
    accessSync(folder, constants.R_OK | constants.W_OK);
    return undefined;
  } catch (error) {
    return saidOf(BackupFolderFault.of(error, folder));
  }
}

async function changed(
  present: BackupSettings,
  { passphrase, ...plan }: BackupSettingsChange,
): Promise<BackupSettings> {
  const recoveryKey = passphrase == null ? passphrase : await newRecoveryKey(passphrase);
  return { ...present, ...plan, ...(recoveryKey === undefined ? {} : { recoveryKey }) };
}

/** Changes the settings, unless backups could then not be made. */
async function saveSettings(
  dataFolder: string,
  change: BackupSettingsChange,
): Promise<Result<undefined>> {
  const file = backupSettings(dataFolder);
  const settings = await changed(file.read(), change);
  const { folder } = settings;
  const problem = change.folder == null ? undefined : folderProblem(change.folder);
  if (problem) return failed({ kind: 'invalid', message: problem });
  if (folder !== null && nextProtection(dataFolder, settings) === 'none') {
    return failed({ kind: 'conflict', message: message('backupUnprotected', { folder }) });
  }
  file.write(settings);
  return done(undefined);
}

/** The handlers of backups. They go on whatever became of the data. */
export function backupHandlers({
  dataFolder,
  backups,
  workers,
  version,
  keyHolders = [],
}: BackupParts) {
  return {
    backupStatus: async (_, { now }) => done(backupStatus(dataFolder, now)),
    listBackups: async (_, { now }) => done(await listAll(dataFolder, now)),
    saveBackupSettings: async (change, { now }) => {
      const saved = await saveSettings(dataFolder, change);
      return saved.ok ? done(await listAll(dataFolder, now)) : saved;
    },
    makeBackup: async (_, { now, ...conditions }) => {
      const made = await backups.make('manual', conditions);
      return made.ok ? done(await listAll(dataFolder, now)) : made;
    },
    prepareRestore: (wanted, { now, onProgress, isCancelled }) => {
      const conditions = {
        ...(onProgress ? { onProgress } : {}),
        ...(isCancelled ? { isCancelled } : {}),
      };
      const prepare = (order: PrepareOrder) => workers.prepareRestore(order, conditions);
      return prepareInThread(prepare, { wanted, now, version }, { dataFolder, keyHolders });
    },
    confirmRestore: async (_, { now }) => done({ confirmed: confirmRestore(dataFolder, now) }),
    discardRestore: async () => {
      discardRestore(dataFolder);
      return done({});
    },
  } satisfies Partial<Handlers>;
}
