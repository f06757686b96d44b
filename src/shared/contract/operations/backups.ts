import {
  BackupList,
  BackupSettingsChange,
  BackupStatus,
  RestoreConfirmed,
  RestoreOrder,
  RestorePreview,
} from '../../schemas/data/backups.ts';
import { Nothing, type Operation } from './operation.ts';

// None of them reads the database: they are needed most where it is damaged.
const ofTheDesk = { requires: 'broker', environment: 'live', data: 'none' } as const;

/** Backups of the data. */
export const backupOperations = {
  backupStatus: {
    summary: 'When the last backup succeeded, and whether that is too long ago',
    ...ofTheDesk,
    requiresOfUser: 'signedIn',
    input: Nothing,
    output: BackupStatus,
  },
  listBackups: {
    summary: 'The backups of these data, and when and where they are made',
    ...ofTheDesk,
    input: Nothing,
    output: BackupList,
  },
  saveBackupSettings: {
    summary: 'Change when and where backups are made, how long they are kept, and what opens them',
    ...ofTheDesk,
    input: BackupSettingsChange,
    output: BackupList,
  },
  makeBackup: {
    summary: 'Make a backup now, and verify it',
    ...ofTheDesk,
    input: Nothing,
    output: BackupList,
  },
  prepareRestore: {
    summary: 'Open and check a backup, and show what a restore would change; nothing changes yet',
    ...ofTheDesk,
    input: RestoreOrder,
    output: RestorePreview,
  },
  confirmRestore: {
    summary: 'Confirm the prepared restore, for the next start',
    ...ofTheDesk,
    input: Nothing,
    output: RestoreConfirmed,
  },
  discardRestore: {
    summary: 'Cancel a prepared restore, even a confirmed one',
    ...ofTheDesk,
    input: Nothing,
    output: Nothing,
  },
} as const satisfies Record<string, Operation>;
