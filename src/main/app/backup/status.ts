import type { BackupState, BackupStatus } from '../../../shared/schemas/data/backups.ts';
import { isOverdue } from '../../core/backup/schedule.ts';
import { waitingRestore } from './confirmed-restore.ts';
import { stateAt } from './plan.ts';

/** What stands about the backups by their kept state. @param now epoch milliseconds */
export function statusOf(dataFolder: string, state: BackupState, now: number): BackupStatus {
  const { lastSuccess, lastFailure } = state;
  const waiting = waitingRestore(dataFolder);
  return { waitingRestore: waiting, lastSuccess, lastFailure, isOverdue: isOverdue(state, now) };
}

/** What stands about the backups of a data folder. @param now epoch milliseconds */
export const backupStatus = (dataFolder: string, now: number): BackupStatus =>
  statusOf(dataFolder, stateAt(dataFolder, now), now);
