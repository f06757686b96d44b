import { type Message, message } from '../../../../shared/domain/messages/message.ts';
import { FaultError } from '../../../../shared/result/fault-error.ts';
import type { Fault } from '../../../../shared/result/result.ts';
import { isWithin } from '../../../adapters/node/is-within.ts';
import { systemWords } from '../../../adapters/node/system-words.ts';
import { storageFailureOf } from '../../../adapters/sqlite/connection/storage-failure-of.ts';
import { storageFailureIn } from '../../../adapters/sqlite/files/probe.ts';
import { problemOf } from '../../../core/data-state/data-state.ts';
import {
  commandStorageFault,
  storageFaultSaying,
} from '../../../core/data-state/storage-failure.ts';

/** A combination of arguments and options that a command does not understand: the exit code is 2. */
export class WrongUsage extends Error {}

/** @throws FaultError with the problem of a file, where it has one */
export function mustRead<T extends object>(file: T | { readonly problem: Message }): T {
  if ('problem' in file) throw new FaultError({ kind: 'invalid', message: file.problem });
  return file;
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
    return fault ? new FaultError(fault) : error;
  }
  const failure = await storageFailureIn(error, folder);
  return failure ? new FaultError(commandStorageFault(failure, folder)) : error;
}

/** Why a command failed. An error that has no message for people is a fault of the program. */
export function faultOf(error: unknown): Fault {
  if (error instanceof FaultError) {
    // A sentence about an error of the system has that error as its cause.
    const failure = problemOf(error) ? undefined : storageFailureOf(error.cause);
    return failure ? storageFaultSaying(failure, error.fault.message) : error.fault;
  }
  const problem = error instanceof Error ? error.message : String(error);
  const text = message('failed', { problem });
  const ofSystem = error instanceof Error ? systemFault(error.cause, text) : undefined;
  return ofSystem ?? { kind: 'internal', message: text };
}
