import type { BackupList, BackupSettingsChange } from '../../../../shared/schemas/data/backups.ts';
import { call } from '../../../data/call.ts';
import { createJobStore } from '../../../data/job.ts';
import { refresh, show } from '../../../data/operation-query.ts';

/** The backup that is being made, also while another screen is shown. */
export const useBackingUp = createJobStore('makeBackup');

/** The restore that is being prepared. */
export const usePreparing = createJobStore('prepareRestore');

/** Shows a newer list of backups. */
function showBackups(newer: BackupList): void {
  void show('listBackups', {}, () => newer);
  void show('backupStatus', {}, (shown) => shown);
}

/** Reads again what stands about backups, wherever it is shown. */
export async function refreshBackups(): Promise<void> {
  await Promise.all([refresh('listBackups'), refresh('backupStatus')]);
}

/** Changes when and where backups are made, and shows it. */
export async function saveBackupPlan(change: BackupSettingsChange) {
  const answer = await call('saveBackupSettings', change);
  if (answer.ok) showBackups(answer.value);
  return answer;
}

/** Makes a backup, and shows the list afterwards; where it failed, the list says why. */
export async function backUpNow(): Promise<void> {
  await useBackingUp.getState().start({});
  const { answer } = useBackingUp.getState();
  if (answer?.ok) showBackups(answer.value);
  else void show('listBackups', {}, (shown) => shown);
}
