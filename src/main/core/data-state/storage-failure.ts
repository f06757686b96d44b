import { type Message, message } from '../../../shared/domain/messages/message.ts';
import type { Fault } from '../../../shared/result/result.ts';
import type { DataProblem } from './data-state.ts';

/**
 * What kept the storage from reading or writing. `full`: no room on the drive. `failing`: the drive
 * reports an error. `readOnly`: the folder or its files may not be written. `locked`: another program
 * has the database. `damaged`: what is in the database makes no sense.
 */
export type StorageFailure = 'full' | 'failing' | 'readOnly' | 'locked' | 'damaged';

/** What an adapter makes of an error; undefined where it is no failure of the storage. */
export type StorageFailureOf = (error: unknown) => StorageFailure | undefined;

/** The failures that may be gone with the next request. */
type Passing = Exclude<StorageFailure, 'damaged'>;

interface Answer {
  readonly kind: 'insufficientStorage' | 'unavailable';
  readonly message: Message;
  /** Seconds. */
  readonly retryAfter: number;
}

const ANSWERS: Record<Passing, Answer> = {
  full: { kind: 'insufficientStorage', message: message('storageFull'), retryAfter: 30 },
  failing: { kind: 'unavailable', message: message('storageFailing'), retryAfter: 30 },
  readOnly: { kind: 'unavailable', message: message('storageReadOnly'), retryAfter: 30 },
  locked: { kind: 'unavailable', message: message('storageLocked'), retryAfter: 5 },
};

/** The fault of a request that met a failure of the storage. RFC 4918 11.5, RFC 9110 15.6.4. */
export function storageFault(failure: Passing): Fault {
  return ANSWERS[failure];
}

/** The fault of a failure of the storage that somebody has already put into a sentence. */
export function storageFaultSaying(failure: StorageFailure, said: Message): Fault {
  if (failure === 'damaged') return { kind: 'unavailable', message: said, problem: failure };
  return { ...ANSWERS[failure], message: said };
}

const OF_COMMANDS = {
  full: 'commandFull',
  failing: 'commandFailing',
  readOnly: 'commandReadOnly',
  locked: 'commandLocked',
} as const satisfies Record<Passing, string>;

/** The fault of a command that met a failure of the storage outside of an operation. */
export function commandStorageFault(failure: StorageFailure, folder: string): Fault {
  const text =
    failure === 'damaged' ? message('dataDamaged') : message(OF_COMMANDS[failure], { folder });
  return storageFaultSaying(failure, text);
}

/** What keeps a data folder from being written as a whole, not only for a moment. */
const UNWRITABLE = {
  full: 'startedFull',
  failing: 'startedFailing',
  readOnly: 'startedReadOnly',
} as const satisfies Partial<Record<StorageFailure, string>>;

/** The problem of data whose folder can't be written at the start; undefined of any other failure. */
export function unwritable(
  failure: StorageFailure | undefined,
  folder: string,
): DataProblem | undefined {
  if (failure !== 'full' && failure !== 'failing' && failure !== 'readOnly') return undefined;
  return { kind: 'unwritable', message: message(UNWRITABLE[failure], { folder }) };
}
