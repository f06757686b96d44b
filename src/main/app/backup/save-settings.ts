import { accessSync, constants, statSync } from 'node:fs';
import { isAbsolute } from 'node:path';
import { done, failed, type Result } from '../../../shared/contract/result.ts';
import { type Message, message } from '../../../shared/domain/messages/message.ts';
import type { BackupSettings, BackupSettingsChange } from '../../../shared/schemas/data/backups.ts';
import { newRecoveryKey } from '../../adapters/backup/recovery-key.ts';
import { BackupFolderFault, saidOf } from './backup-fault.ts';
import { backupSettings, nextProtection } from './plan.ts';

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

/** Changes the settings of backups, unless they could then not be made. */
export async function saveBackupSettings(
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
