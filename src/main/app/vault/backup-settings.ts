import { accessSync, constants, statSync } from 'node:fs';
import { isAbsolute, join, resolve } from 'node:path';
import { utcText } from '../../../shared/domain/date.ts';
import { type Message, message } from '../../../shared/domain/messages/message.ts';
import { done, failed, type Result } from '../../../shared/result/result.ts';
import {
  type BackupProtection,
  BackupSettings,
  type BackupSettingsChange,
  BackupState,
  USUAL_BACKUPS,
} from '../../../shared/schemas/data/backups.ts';
import { newRecoveryKey, type Protection } from '../../adapters/backup/protection.ts';
import { isWithin } from '../../adapters/node/is-within.ts';
import { readDataKeys } from '../../adapters/sqlite/files/data-keys-file.ts';
import { BACKUPS, hasDataKeys } from '../../adapters/sqlite/files/file-names.ts';
import { backupProblem, folderFault } from './backup-fault.ts';
import { jsonFile } from './json-file.ts';

/** The settings of the backups of a data folder. They are no part of its database: a restore leaves them. */
export function backupSettings(dataFolder: string) {
  const file = jsonFile(join(dataFolder, 'backup-settings.json'), BackupSettings);
  return { ...file, read: (): BackupSettings => file.read() ?? USUAL_BACKUPS };
}

/** What became of the backups of a data folder. */
export function backupState(dataFolder: string) {
  return jsonFile(join(dataFolder, 'backup-state.json'), BackupState);
}

/** The state of a data folder; one that has none begins now. @param now epoch milliseconds */
export function stateAt(dataFolder: string, now: number): BackupState {
  const fresh = { source: crypto.randomUUID(), since: utcText(now) };
  return backupState(dataFolder).read() ?? { ...fresh, lastSuccess: null, lastFailure: null };
}

/** Where the backups of a data folder go unless the settings name another folder. */
export const usualFolder = (dataFolder: string) => join(dataFolder, BACKUPS);

/** Where the backups of a data folder go. */
export function backupFolder(dataFolder: string, { folder }: BackupSettings): string {
  return folder ?? usualFolder(dataFolder);
}

/** The folders that the settings named so far, with the present one. The usual one moves with the data. */
export function chosenFolders(
  { folder }: BackupSettings,
  { folders = [] }: Pick<BackupState, 'folders'>,
): string[] {
  return folder === null ? folders : [...new Set([...folders, folder])];
}

/** The folders that the settings named so far, in which backups are dropped by their time; the usual one, too. */
export function plannedFolders(
  dataFolder: string,
  { folders = [] }: Pick<BackupState, 'folders'>,
): string[] {
  return [...new Set([...folders, usualFolder(dataFolder)])];
}

/** What keeps the next backup from anyone who finds it, by the settings and the encryption of the data. */
export function nextProtection(
  dataFolder: string,
  { recoveryKey }: BackupSettings,
): BackupProtection {
  if (recoveryKey) return 'passphrase';
  // Also where the keys are damaged: the list of backups is the way out.
  return hasDataKeys(dataFolder) ? 'dataKey' : 'none';
}

/**
 * The protection by the settings: a passphrase where one was set, else the key of the data. Data that are
 * not encrypted themselves give a backup that is not, and which leaves their folder for no other.
 * @param dataKey hexadecimal; undefined where the data are not encrypted
 */
export function plannedProtection(
  dataFolder: string,
  { recoveryKey }: BackupSettings,
  dataKey: string | undefined,
): Protection {
  if (recoveryKey) return { recoveryKey };
  const sealed = readDataKeys(dataFolder)?.present;
  return sealed && dataKey !== undefined ? { dataKey: Buffer.from(dataKey, 'hex'), sealed } : null;
}

/** Why backups of a data folder cannot go to another folder; undefined where they can. */
function folderProblem(dataFolder: string, folder: string): Message | undefined {
  if (!isAbsolute(folder)) return message('backupFolderRelative', { folder });
  if (isWithin(folder, dataFolder)) return message('backupFolderInside', { folder, dataFolder });
  try {
    if (!statSync(folder).isDirectory()) return message('backupFolderIsFile', { folder });
    accessSync(folder, constants.R_OK | constants.W_OK);
    return undefined;
  } catch (error) {
    return backupProblem(folderFault(error, folder));
  }
}

/** Changes the settings of backups, unless they could then not be made. */
export async function saveBackupSettings(
  dataFolder: string,
  { passphrase, ...change }: BackupSettingsChange,
): Promise<Result<undefined>> {
  const file = backupSettings(dataFolder);
  const chosen = { ...change };
  // The usual folder goes by no path: it moves with the data.
  if (chosen.folder && resolve(chosen.folder) === resolve(usualFolder(dataFolder))) {
    chosen.folder = null;
  }
  const recoveryKey = passphrase == null ? passphrase : await newRecoveryKey(passphrase);
  const key = recoveryKey === undefined ? {} : { recoveryKey };
  const settings = { ...file.read(), ...chosen, ...key };
  const { folder } = settings;
  const problem = chosen.folder == null ? undefined : folderProblem(dataFolder, chosen.folder);
  if (problem) return failed({ kind: 'invalid', message: problem });
  if (folder !== null && nextProtection(dataFolder, settings) === 'none') {
    return failed({ kind: 'conflict', message: message('backupUnprotected', { folder }) });
  }
  file.write(settings);
  return done(undefined);
}
