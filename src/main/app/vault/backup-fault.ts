import { isNoEntry } from '../../../shared/data/no-entry.ts';
import { BACKUPS, type MessageCode } from '../../../shared/domain/messages/catalogue.ts';
import { type Message, message } from '../../../shared/domain/messages/message.ts';
import { FaultError } from '../../../shared/result/fault-error.ts';
import { storageFailureOf } from '../../adapters/sqlite/connection/storage-failure-of.ts';
import { DamagedData } from '../../core/data-state/damaged-data.ts';
import { problemOf } from '../../core/data-state/data-state.ts';
import { type StorageFailure, storageFault } from '../../core/data-state/storage-failure.ts';

export const errorText = (error: unknown) =>
  error instanceof Error ? error.message : String(error);

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

/** The error of a folder of backups that takes none: it is gone, full or read-only. */
export function folderError(problem: Message, cause?: unknown): FaultError {
  return new FaultError({ kind: KINDS[problem.code] ?? 'conflict', message: problem }, { cause });
}

/** What an error says of the folder of backups; any other error as it is. */
export function folderFault(error: unknown, folder: string): unknown {
  const failure = storageFailureOf(error);
  const text = isNoEntry(error)
    ? message('backupFolderGone', { folder })
    : isFile(error)
      ? message('backupFolderIsFile', { folder })
      : failure && BY_FAILURE[failure]?.(folder);
  return text ? folderError(text, error) : error;
}

/** Why there is no backup, in a message. */
export function backupProblem(error: unknown): Message {
  // As a message: its text would be English in a sentence of another language.
  const isOurs = error instanceof FaultError && Object.hasOwn(BACKUPS, error.fault.message.code);
  if (isOurs) return error.fault.message;
  const ofData = problemOf(error);
  if (ofData) return ofData.message;
  if (error instanceof DamagedData) return error.what;
  const failure = storageFailureOf(error);
  if (failure && failure !== 'damaged') return storageFault(failure).message;
  return message('backupFailed', { problem: errorText(error) });
}
