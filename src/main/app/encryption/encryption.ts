import { join } from 'node:path';
import { FaultError } from '../../../shared/contract/fault-error.ts';
import { utcText } from '../../../shared/domain/date.ts';
import { message } from '../../../shared/domain/messages/message.ts';
import type { SealedDataKey } from '../../../shared/schemas/data/data-keys.ts';
import { newDataKey, sealDataKey } from '../../adapters/node/keys/data-key.ts';
import { recoveryHolder } from '../../adapters/node/keys/host-key.ts';
import { newKeyText } from '../../adapters/node/keys/key-text.ts';
import { sqliteParts } from '../../adapters/sqlite/connection/open-sqlite.ts';
import { readDataKeys } from '../../adapters/sqlite/files/data-keys-file.ts';
import { FILE } from '../../adapters/sqlite/files/file-names.ts';
import { mustOpen } from '../../adapters/sqlite/files/opening-error.ts';
import { beginChange, finishChange, type LeftFiles } from './change-key.ts';
import { type EncryptionOrder, inFolder, keyOf, presentKey } from './order.ts';

/** What stands after a change of the key. */
export interface Encrypted {
  /** Printed once: anyone who has it opens the data. */
  readonly recoveryKey: string;
  readonly left: LeftFiles;
}

/** The sealed key of a folder, which opens its database. @throws {FaultError} where it does not */
function openingKey(order: EncryptionOrder): SealedDataKey {
  const { sealed, dataKey } = presentKey(order);
  const parts = sqliteParts({ ...order, dataKey: dataKey.toString('hex') });
  mustOpen(join(order.dataFolder, FILE), parts);
  return sealed;
}

function newKey({ holders, now }: EncryptionOrder, recoveryKey: string): SealedDataKey {
  const others = holders.filter(({ holder }) => holder !== 'recovery');
  const all = [...others, recoveryHolder(keyOf(recoveryKey))];
  return sealDataKey(newDataKey(), all, utcText(now));
}

/** Changes the key of a locked folder at once. */
function changeKey(
  order: EncryptionOrder,
  before: SealedDataKey | null,
  after: SealedDataKey | null,
) {
  beginChange(order.dataFolder, before, after);
  return finishChange(order.dataFolder, order.holders, order) ?? [];
}

/**
 * Makes sure that a folder is not encrypted, and that its database opens so.
 * @throws {FaultError}
 * @throws {FaultError} where it does not open
 */
function mustBePlain({ dataFolder, makeKeys, ...parts }: EncryptionOrder): void {
  if (readDataKeys(dataFolder)) {
    throw new FaultError({
      kind: 'conflict',
      message: message('encryptedAlready', { folder: dataFolder }),
    });
  }
  mustOpen(join(dataFolder, FILE), sqliteParts(parts));
  makeKeys?.();
}

/**
 * Has the data of a folder encrypted when they are opened next.
 * @throws as {@link turnOn} does
 */
export function turnOnAtStart(order: EncryptionOrder, recoveryKey: string): void {
  inFolder(order, () => {
    mustBePlain(order);
    beginChange(order.dataFolder, null, newKey(order, recoveryKey));
  });
}

/**
 * Encrypts the data of a folder. One without data yet begins encrypted.
 * @throws {FaultError} where they are encrypted already
 * @throws {FaultError} where a host or a command has the folder
 */
export function turnOn(order: EncryptionOrder): Encrypted {
  return inFolder(order, () => {
    mustBePlain(order);
    const recoveryKey = newKeyText();
    return { recoveryKey, left: changeKey(order, null, newKey(order, recoveryKey)) };
  });
}

/**
 * Writes all data again under a new key; the keys of before, the recovery key too, open nothing any more.
 * @throws {FaultError} where they are not encrypted, or no one here has their key
 * @throws {FaultError} where a host or a command has the folder
 */
export function changeDataKey(order: EncryptionOrder): Encrypted {
  return inFolder(order, () => {
    const sealed = openingKey(order);
    const recoveryKey = newKeyText();
    return { recoveryKey, left: changeKey(order, sealed, newKey(order, recoveryKey)) };
  });
}

/** Writes all data again without encryption. @throws as {@link changeDataKey} does */
export function turnOff(order: EncryptionOrder): LeftFiles {
  return inFolder(order, () => changeKey(order, openingKey(order), null));
}
