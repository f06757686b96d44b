import { accessSync, constants, statSync } from 'node:fs';
import { isAbsolute, resolve } from 'node:path';
import { done, failed, type Result } from '../../../shared/contract/result.ts';
import { type Message, message } from '../../../shared/domain/messages/message.ts';
import type { BackupSettings, BackupSettingsChange } from '../../../shared/schemas/data/backups.ts';
import { newRecoveryKey } from '../../adapters/backup/recovery-key.ts';
import { isWithin } from '../../adapters/node/is-within.ts';
import { folderFault, saidOf } from './backup-fault.ts';
import { backupSettings, nextProtection, usualFolder } from './plan.ts';

/** Why backups of a data folder cannot go to another folder; undefined where they can. */
function folderProblem(dataFolder: string, folder: string): Message | undefined {
  if (!isAbsolute(folder)) return message('backupFolderRelative', { folder });
  if (isWithin(folder, dataFolder)) return message('backupFolderInside', { folder, dataFolder });
  try {
    if (!statSync(folder).isDirectory()) return message('backupFolderIsFile', { folder });
    accessSync(folder, constants.R_OK | constants.W_OK);
    return undefined;
  } catch (error) {
    return saidOf(folderFault(error, folder));
  }
}

async function changed(
  present: BackupSettings,
  { passphrase, ...plan }: BackupSettingsChange,
): Promise<BackupSettings> {
  const recoveryKey = passphrase == null ? passphrase : await newRecoveryKey(passphrase);
  return { ...present, ...plan, ...(recoveryKey === undefined ? {} : { recoveryKey }) };
}

/** Changes the settings of backups, unless they could then not be made. */
export async function saveBackupSettings(
  dataFolder: string,
  change: BackupSettingsChange,
): Promise<Result<undefined>> {
  const file = backupSettings(dataFolder);
  const chosen = { ...change };
  // The usual folder goes by no path: it moves with the data.
  if (change.folder && resolve(change.folder) === resolve(usualFolder(dataFolder))) {
    chosen.folder = null;
  }
  const settings = await changed(file.read(), chosen);
  const { folder } = settings;
  const problem = chosen.folder == null ? undefined : folderProblem(dataFolder, chosen.folder);
  if (problem) return failed({ kind: 'invalid', message: problem });
  if (folder !== null && nextProtection(dataFolder, settings) === 'none') {
    return failed({ kind: 'conflict', message: message('backupUnprotected', { folder }) });
  }
  file.write(settings);
  return done(undefined);
}
