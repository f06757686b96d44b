import { isNoEntry } from '../../../shared/data/no-entry.ts';
import {
  english,
  type Message,
  type MessageCode,
  message,
} from '../../../shared/domain/messages/message.ts';
import { storageFailureOf } from '../../adapters/sqlite/connection/storage-failure-of.ts';
import { UnreadableDatabase } from '../../adapters/sqlite/files/database-file.ts';
import { DataFolderBusy } from '../../adapters/sqlite/files/lock.ts';
import { DamagedData } from '../../core/data-state/damaged-data.ts';
import { type StorageFailure, storageFault } from '../../core/data-state/storage-failure.ts';

const problemOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

const isFile = (error: unknown) =>
  error instanceof Error && 'code' in error && ['EEXIST', 'ENOTDIR'].includes(String(error.code));

/** What an error says of a folder of backups, where it says something of the drive. */
const BY_FAILURE: Partial<Record<StorageFailure, (folder: string) => Message>> = {
  full: (folder) => message('backupFolderFull', { folder }),
  readOnly: (folder) => message('backupFolderReadOnly', { folder }),
  failing: (folder) => message('backupFolderFailing', { folder }),
};

const KINDS: Partial<Record<MessageCode, 'invalid' | 'notFound'>> = {
  backupFolderGone: 'notFound',
  backupFolderIsFile: 'invalid',
};

/** The folder of backups does not take one: it is gone, full or read-only. */
export class BackupFolderFault extends Error {
  override readonly name = 'BackupFolderFault';
  readonly said: Message;

  constructor(said: Message, cause?: unknown) {
    super(english(said), { cause });
    this.said = said;
  }

  get kind(): 'invalid' | 'notFound' | 'conflict' {
    return KINDS[this.said.code] ?? 'conflict';
  }

  /** What an error says of the folder; any other error as it is. */
  static of(error: unknown, folder: string): unknown {
    const failure = storageFailureOf(error);
    const said = isNoEntry(error)
      ? message('backupFolderGone', { folder })
      : isFile(error)
        ? message('backupFolderIsFile', { folder })
        : failure && BY_FAILURE[failure]?.(folder);
    return said ? new BackupFolderFault(said, error) : error;
  }
}

/** Another backup or restore of the same data is at work. */
export class BackupBusy extends DataFolderBusy {
  readonly said = message('backupBusy');

  constructor(cause: unknown) {
    super(english(message('backupBusy')), { cause });
  }
}

/** A backup that was made, and is not sound when it is read back: it is kept apart. */
export class UnsoundBackup extends Error {
  override readonly name = 'UnsoundBackup';
  readonly said: Message;
  /** Its path. */
  readonly kept: string;

  constructor(kept: string, cause: unknown) {
    const said = message('backupUnsound', { file: kept, problem: problemOf(cause) });
    super(english(said), { cause });
    this.said = said;
    this.kept = kept;
  }
}

/** A backup that was cancelled: there is none. */
export class BackupCancelled extends Error {
  override readonly name = 'BackupCancelled';
}

/** Why there is no backup, in a message. */
export function saidOf(error: unknown): Message {
  if (error instanceof BackupFolderFault || error instanceof UnsoundBackup) return error.said;
  if (error instanceof BackupBusy) return error.said;
  // As a message: its text would be English in a sentence of another language.
  if (error instanceof UnreadableDatabase) return error.problem.message;
  if (error instanceof DamagedData) return error.what;
  const failure = storageFailureOf(error);
  if (failure && failure !== 'damaged') return storageFault(failure).message;
  return message('backupFailed', { problem: problemOf(error) });
}
