import { FaultError } from '../../../shared/contract/fault-error.ts';
import { message } from '../../../shared/domain/messages/message.ts';
import { hasDataKeys } from '../../adapters/sqlite/files/has-data-keys.ts';

/**
 * Makes sure that the data of a folder are encrypted, where the administrator requires it.
 * @throws {FaultError} where they are not, also where there are none yet
 */
export function mustBeEncrypted(dataFolder: string): void {
  if (hasDataKeys(dataFolder)) return;
  const text = message('encryptionRequired', { folder: dataFolder });
  throw new FaultError({ kind: 'unavailable', message: text });
}
