import { FaultError, isFault } from '../../../shared/contract/fault-error.ts';
import { message } from '../../../shared/domain/messages/message.ts';

/** What is wrong with a passphrase: the file itself may be sound. */
const OF_PASSPHRASE = [
  'backupNeedsRecoveryKey',
  'backupNeedsPassphrase',
  'backupPassphraseWrong',
] as const;

/** What is wrong with a file that should be a backup. */
type Refusal =
  | (typeof OF_PASSPHRASE)[number]
  | 'backupForeign'
  | 'backupOfOtherVersion'
  | 'backupNone'
  | 'backupHeaderDamaged'
  | 'backupKeyInvalid'
  | 'backupKeyDamaged'
  | 'backupOfOtherDatabase'
  | 'backupWithoutData';

/** The error of a file that is no backup, is not as it was written, or does not open. */
export function refused(code: Refusal, file: string): FaultError {
  return new FaultError({ kind: 'invalid', message: message(code, { file }) });
}

/** Whether a backup did not open because its passphrase is missing or wrong. */
export const isWrongPassphrase = (error: unknown): error is FaultError =>
  isFault(error, ...OF_PASSPHRASE);
