import { message } from '../../../../shared/domain/messages/message.ts';
import { isWithin } from '../../../adapters/node/is-within.ts';
import { systemWords } from '../../../adapters/node/system-words.ts';
import { storageFailureOf } from '../../../adapters/sqlite/connection/storage-failure-of.ts';
import { storageFailureIn } from '../../../adapters/sqlite/files/probe.ts';
import { commandStorageFault } from '../../../core/data-state/storage-failure.ts';
import { CommandFault } from './command-fault.ts';
import { systemFault } from './system-fault.ts';

/** The file outside of a folder that an error of the system is about; undefined where it names none. */
function otherFile(error: Error, folder: string): string | undefined {
  const file = Reflect.get(error, 'path');
  return typeof file !== 'string' || isWithin(file, folder) ? undefined : file;
}

/**
 * What an error of SQLite or the system says of the storage of a folder, as a fault with cause, place and
 * way out. An error that has a sentence already, and any other, stay as they are.
 */
export async function storageFaultIn(error: unknown, folder: string): Promise<unknown> {
  if (
    !(error instanceof Error) ||
    error.cause !== undefined ||
    storageFailureOf(error) === undefined
  ) {
    return error;
  }
  const file = otherFile(error, folder);
  if (file !== undefined) {
    const reason = systemWords(error);
    const fault = systemFault(error, message('fileUnusable', { file, reason }));
    return fault ? new CommandFault(fault) : error;
  }
  const failure = await storageFailureIn(error, folder);
  return failure ? new CommandFault(commandStorageFault(failure, folder)) : error;
}
