import { FaultError } from '../../../shared/contract/fault-error.ts';
import { message } from '../../../shared/domain/messages/message.ts';
import type { SealedDataKey } from '../../../shared/schemas/data/data-keys.ts';
import { openDataKey, sealFor } from '../../adapters/node/keys/data-key.ts';
import { recoveryHolder } from '../../adapters/node/keys/host-key.ts';
import { newKeyText, parseKeyText } from '../../adapters/node/keys/key-text.ts';
import { readDataKeys, writeDataKeys } from '../../adapters/sqlite/files/data-keys-file.ts';
import { type EncryptionOrder, inFolder, keyOf, presentKey, sealedKey } from './order.ts';

const write = (folder: string, present: SealedDataKey) =>
  writeDataKeys(folder, { version: 1, present });

/** Makes another recovery key: the one of before opens nothing any more. @throws as `changeDataKey` does */
export function renewRecoveryKey(order: EncryptionOrder): string {
  return inFolder(order, () => {
    const recoveryKey = newKeyText();
    const { sealed, dataKey } = presentKey(order);
    write(order.dataFolder, sealFor(sealed, dataKey, recoveryHolder(keyOf(recoveryKey))));
    return recoveryKey;
  });
}

/** Whether a text is the recovery key of a folder. */
export function opensByRecoveryKey(dataFolder: string, text: string): boolean {
  const [key, sealed] = [parseKeyText(text), readDataKeys(dataFolder)?.present];
  return Boolean(key && sealed && openDataKey(sealed, [recoveryHolder(key)]));
}

/**
 * Lets the holders of an order open the data from now on, by the recovery key.
 * @throws {FaultError} where the recovery key is another one
 */
export function recoverKey(order: EncryptionOrder, recoveryKey: string): void {
  const recovery = recoveryHolder(keyOf(recoveryKey));
  inFolder({ ...order, holders: [...order.holders, recovery] }, () => {
    const sealed = sealedKey(order);
    const dataKey = openDataKey(sealed, [recovery]);
    if (!dataKey) {
      throw new FaultError({ kind: 'invalid', message: message('recoveryKeyOther') });
    }
    order.makeKeys?.();
    const all = order.holders.reduce((key, holder) => sealFor(key, dataKey, holder), sealed);
    write(order.dataFolder, all);
  });
}
