import type { Fault } from '../../../../shared/contract/result.ts';
import { type Message, message } from '../../../../shared/domain/messages/message.ts';
import { DamagedBackup, WrongPassphrase } from '../../../adapters/backup/damaged-backup.ts';
import { UnusableKey } from '../../../adapters/node/keys/key-file.ts';
import { NotAFolder } from '../../../adapters/node/paths.ts';
import { BadPolicies } from '../../../adapters/node/policies/find-policies.ts';
import { storageFailureOf } from '../../../adapters/sqlite/connection/storage-failure-of.ts';
import { NoCopy } from '../../../adapters/sqlite/files/copy-database.ts';
import {
  UnreadableDatabase,
  UnusableDatabase,
} from '../../../adapters/sqlite/files/database-file.ts';
import { DataFolderBusy } from '../../../adapters/sqlite/files/lock.ts';
import { BackupFolderFault, UnsoundBackup } from '../../../app/backup/backup-fault.ts';
import { EncryptionFault } from '../../../app/encryption/order.ts';
import { MoveRefused } from '../../../app/move/may-take.ts';
import { storageFaultSaying } from '../../../core/data-state/storage-failure.ts';
import { CommandFault } from './command-fault.ts';
import { systemFault } from './system-fault.ts';

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

/** What a sentence of the application is about; undefined of an error that nobody meant for people. */
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

const faultSaying = (kind: Kind, said: Message): Fault =>
  kind === 'insufficientStorage' ? storageFaultSaying('full', said) : { kind, message: said };

/** Why a command failed. What nobody meant to say is a fault of the program. */
export function faultOf(error: unknown): Fault {
  if (error instanceof CommandFault) return error.fault;
  if (error instanceof UnreadableDatabase) {
    const { kind, message: said } = error.problem;
    return { kind: 'unavailable', message: said, problem: kind };
  }
  const problem = error instanceof Error ? error.message : String(error);
  const said = message('failed', { problem });
  if (!(error instanceof Error)) return { kind: 'internal', message: said };
  const kind = kindOf(error);
  // A sentence about what the system said has its error as the cause.
  const { cause } = error;
  const ofSystem = kind && !storageFailureOf(cause) ? undefined : systemFault(cause, said);
  return ofSystem ?? (kind ? faultSaying(kind, said) : { kind: 'internal', message: said });
}
