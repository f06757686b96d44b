import type { Fault } from '../../../../shared/contract/result.ts';
import { faultSentence } from '../../../../shared/contract/sentences.ts';
import { type Message, message } from '../../../../shared/domain/messages/message.ts';
import { DamagedBackup, WrongPassphrase } from '../../../adapters/backup/damaged-backup.ts';
import { isWithin } from '../../../adapters/node/is-within.ts';
import { UnusableKey } from '../../../adapters/node/keys/key-file.ts';
import { NotAFolder } from '../../../adapters/node/paths.ts';
import { BadPolicies } from '../../../adapters/node/policies/find-policies.ts';
import { systemWords } from '../../../adapters/node/system-words.ts';
import { storageFailureOf } from '../../../adapters/sqlite/connection/storage-failure-of.ts';
import { NoCopy } from '../../../adapters/sqlite/files/copy-database.ts';
import {
  UnreadableDatabase,
  UnusableDatabase,
} from '../../../adapters/sqlite/files/database-file.ts';
import { DataFolderBusy } from '../../../adapters/sqlite/files/lock.ts';
import { storageFailureIn } from '../../../adapters/sqlite/files/probe.ts';
import { BackupFolderFault, UnsoundBackup } from '../../../app/backup/backup-fault.ts';
import { EncryptionFault } from '../../../app/encryption/order.ts';
import { MoveRefused } from '../../../app/move/may-take.ts';
import {
  commandStorageFault,
  storageFaultSaying,
} from '../../../core/data-state/storage-failure.ts';

/** A fault that ends a command: its message goes to standard error, the exit code is 1. */
export class CommandFault extends Error {
  readonly fault: Fault;

  constructor(fault: Fault) {
    super(faultSentence(fault));
    this.fault = fault;
  }
}

/** A combination of arguments and options that a command does not understand: the exit code is 2. */
export class WrongUsage extends Error {}

/** @throws CommandFault with the problem of a file, where it has one */
export function mustRead<T extends object>(file: T | { readonly problem: Message }): T {
  if ('problem' in file) throw new CommandFault({ kind: 'invalid', message: file.problem });
  return file;
}

type Kind = 'invalid' | 'notFound' | 'conflict' | 'unavailable' | 'insufficientStorage';

const MOVES: Readonly<Record<MoveRefused['why'], Kind>> = {
  notAbsolute: 'invalid',
  nested: 'invalid',
  network: 'invalid',
  noData: 'notFound',
  notEmpty: 'conflict',
  notWritable: 'unavailable',
  noSpace: 'insufficientStorage',
  notWhole: 'unavailable',
};

/** The kind of an error whose message is for people; undefined for any other. */
function kindOf(error: Error): Kind | undefined {
  if (error instanceof EncryptionFault || error instanceof DamagedBackup) return error.kind;
  if (error instanceof MoveRefused) return MOVES[error.why];
  if (error instanceof BackupFolderFault) return error.kind;
  if (error instanceof NotAFolder || error instanceof WrongPassphrase) return 'invalid';
  if (error instanceof UnusableKey) return 'invalid';
  if (error instanceof DataFolderBusy) return 'conflict';
  const isOut = [UnusableDatabase, UnsoundBackup, BadPolicies, NoCopy].some(
    (one) => error instanceof one,
  );
  return isOut ? 'unavailable' : undefined;
}

/** What a file or a folder is not, by the codes of the system. errno(3) */
const BY_ERRNO: Readonly<Record<string, 'invalid' | 'notFound' | 'conflict'>> = {
  ENOENT: 'notFound',
  EEXIST: 'conflict',
  ENOTEMPTY: 'conflict',
  ENOTDIR: 'invalid',
  EISDIR: 'invalid',
  ELOOP: 'invalid',
  ENAMETOOLONG: 'invalid',
};

/** The fault of an error of the system or of SQLite, with a message of its own; undefined for any other. */
export function systemFault(error: unknown, text: Message): Fault | undefined {
  const failure = storageFailureOf(error);
  if (failure) return storageFaultSaying(failure, text);
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  const code = String(error.code);
  const kind = Object.hasOwn(BY_ERRNO, code) ? BY_ERRNO[code] : undefined;
  return kind && { kind, message: text };
}

/** The file outside of a folder that an error of the system is about; undefined where it names none. */
function otherFile(error: Error, folder: string): string | undefined {
  const file = Reflect.get(error, 'path');
  return typeof file !== 'string' || isWithin(file, folder) ? undefined : file;
}

/**
 * What an error of SQLite or the system means for the storage of a folder, as a fault with cause, place
 * and remedy. An error that has a sentence already, and any other, stay as they are.
 * @param folderOf called only where it is needed: the policies, which name the folder, may be what failed
 */
export async function storageFaultIn(error: unknown, folderOf: () => string): Promise<unknown> {
  const hasSentence = !(error instanceof Error) || error.cause !== undefined;
  if (hasSentence || storageFailureOf(error) === undefined) return error;
  const folder = folderOf();
  const file = otherFile(error, folder);
  if (file !== undefined) {
    const reason = systemWords(error);
    const fault = systemFault(error, message('fileUnusable', { file, reason }));
    return fault ? new CommandFault(fault) : error;
  }
  const failure = await storageFailureIn(error, folder);
  return failure ? new CommandFault(commandStorageFault(failure, folder)) : error;
}

/** Why a command failed. An error that has no message for people is a fault of the program. */
export function faultOf(error: unknown): Fault {
  if (error instanceof CommandFault) return error.fault;
  if (error instanceof UnreadableDatabase) {
    const { kind, message: text } = error.problem;
    return { kind: 'unavailable', message: text, problem: kind };
  }
  const problem = error instanceof Error ? error.message : String(error);
  const text = message('failed', { problem });
  if (!(error instanceof Error)) return { kind: 'internal', message: text };
  const kind = kindOf(error);
  // A sentence about an error of the system has that error as its cause.
  const { cause } = error;
  const ofSystem = kind && !storageFailureOf(cause) ? undefined : systemFault(cause, text);
  if (ofSystem) return ofSystem;
  if (kind === 'insufficientStorage') return storageFaultSaying('full', text);
  return { kind: kind ?? 'internal', message: text };
}
