import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { utcText } from '../../../shared/domain/date.ts';
import { type Message, message } from '../../../shared/domain/messages/message.ts';
import type { KeyHolderName, SealedDataKey } from '../../../shared/schemas/data/data-keys.ts';
import {
  newDataKey,
  openDataKey,
  sealDataKey,
  sealFor,
} from '../../adapters/node/keys/data-key.ts';
import { recoveryHolder } from '../../adapters/node/keys/host-key.ts';
import type { KeyHolder } from '../../adapters/node/keys/key-holder.ts';
import { isKeyLong, newKeyText, parseKeyText } from '../../adapters/node/keys/key-text.ts';
import { type SqliteParts, sqliteParts } from '../../adapters/sqlite/connection/open-sqlite.ts';
import {
  type KeysFault,
  readDataKeys,
  writeDataKeys,
} from '../../adapters/sqlite/files/data-keys-file.ts';
import { UnreadableDatabase } from '../../adapters/sqlite/files/database-file.ts';
import { FILE } from '../../adapters/sqlite/files/file-names.ts';
import { makesNoSense, mustOpen } from '../../adapters/sqlite/files/opening-error.ts';
import {
  beginChange,
  finishChange,
  type LeftFiles,
  type OpenDataKey,
  withLockedFolder,
} from './change-key.ts';
import { mustUnlock, unlock } from './unlock.ts';

/** A folder whose encryption changes, which nobody may have open. */
export interface EncryptionOrder extends SqliteParts {
  readonly dataFolder: string;
  /** Who opens the data now, and from then on. */
  readonly holders: readonly KeyHolder[];
  /** Epoch milliseconds. */
  readonly now: number;
  /** Makes the keys of the holders, called once it is certain that they are needed. */
  readonly makeKeys?: () => void;
}

/** What stands after a change of the key. */
export interface Encrypted {
  /** Printed once: whoever has it opens the data. */
  readonly recoveryKey: string;
  readonly left: LeftFiles;
}

/** How the data of a folder are encrypted. */
export interface EncryptionState {
  readonly encrypted: boolean;
  /** ISO 8601, UTC; null where they are not encrypted. */
  readonly keyMadeAt: string | null;
  readonly holders: readonly KeyHolderName[];
  /** Whether somebody here opens them. */
  readonly opens: boolean;
  /** Why nobody here opens them; null where somebody does. */
  readonly locked: Message | null;
  /** Why the file of keys was written again from its copy just now; null where it was whole. */
  readonly repaired: KeysFault | null;
}

/** Something that cannot be done with the encryption of a folder. The message is for people. */
export class EncryptionFault extends Error {
  override readonly name = 'EncryptionFault';
}

/** The key of a text that somebody typed. @throws {EncryptionFault} where it is none */
export function keyOf(text: string): Buffer {
  const key = parseKeyText(text);
  if (key) return key;
  throw new EncryptionFault(
    isKeyLong(text)
      ? 'A letter or digit of this recovery key is wrong'
      : 'This is no recovery key: it has nine groups of four letters and digits',
  );
}

/**
 * Makes sure that the database of a folder is not of other keys.
 * @param parts with its key, unless it has none
 * @throws {UnreadableDatabase} where it is
 */
function mustMakeSense({ dataFolder }: Omit<EncryptionOrder, 'now'>, parts: SqliteParts): void {
  const file = join(dataFolder, FILE);
  if (!existsSync(file) || !makesNoSense(file, sqliteParts(parts))) return;
  const code = parts.dataKey === undefined ? 'fileUnreadable' : 'fileDamaged';
  const problem = message(code, { file });
  throw new UnreadableDatabase({ kind: 'damaged', message: problem });
}

/**
 * How a folder is encrypted.
 * @throws as {@link unlock} does
 * @throws {UnreadableDatabase} where its database does not open by its key, or without one
 */
export function encryptionState(order: Omit<EncryptionOrder, 'now'>): EncryptionState {
  const opened = unlock({ ...order, keyHolders: order.holders });
  if ('locked' in opened && opened.locked.message.code === 'dataKeysDamaged') {
    throw new EncryptionFault(`The keys in ${order.dataFolder} are damaged`);
  }
  const present = readDataKeys(order.dataFolder)?.present ?? null;
  if (!('locked' in opened)) mustMakeSense(order, sqliteParts({ ...order, ...opened }));
  return {
    encrypted: present !== null,
    keyMadeAt: present?.madeAt ?? null,
    holders: present?.sealed.map(({ holder }) => holder) ?? [],
    opens: !('locked' in opened),
    locked: 'locked' in opened ? opened.locked.message : null,
    repaired: opened.keysRepaired ?? null,
  };
}

/** The sealed key of a folder. @throws {EncryptionFault} where there is none */
function sealedKey(order: EncryptionOrder): SealedDataKey {
  const sealed = readDataKeys(order.dataFolder)?.present;
  if (sealed) return sealed;
  mustMakeSense(order, order);
  throw new EncryptionFault(`The data in ${order.dataFolder} are not encrypted`);
}

/** The same, opened. @throws {UnreadableDatabase} where nobody here has it */
function presentKey(order: EncryptionOrder): OpenDataKey {
  const sealed = sealedKey(order);
  const { dataKey = '' } = mustUnlock({ ...order, keyHolders: order.holders });
  return { sealed, dataKey: Buffer.from(dataKey, 'hex') };
}

/** The sealed key of a folder, which opens its database. @throws {UnusableDatabase} where it does not */
function openingKey(order: EncryptionOrder): SealedDataKey {
  const { sealed, dataKey } = presentKey(order);
  const parts = sqliteParts({ ...order, dataKey: dataKey.toString('hex') });
  mustOpen(join(order.dataFolder, FILE), parts);
  return sealed;
}

/** Works on the keys of a folder that is locked, and on which no change is left half done. */
function inFolder<T>(order: EncryptionOrder, work: () => T): T {
  unlock({ ...order, keyHolders: order.holders });
  return withLockedFolder(order.dataFolder, order, work);
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
 * @throws {EncryptionFault}
 * @throws {UnusableDatabase} where it does not open
 */
function mustBePlain({ dataFolder, makeKeys, ...parts }: EncryptionOrder): void {
  if (readDataKeys(dataFolder)) {
    throw new EncryptionFault(`The data in ${dataFolder} are encrypted already`);
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
 * @throws {EncryptionFault} where they are encrypted already
 * @throws {DataFolderBusy} where a host or a command has the folder
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
 * @throws {EncryptionFault} where they are not encrypted, or nobody here has their key
 * @throws {DataFolderBusy} where a host or a command has the folder
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

const write = (folder: string, present: SealedDataKey) =>
  writeDataKeys(folder, { version: 1, present });

/** Makes another recovery key: the one of before opens nothing any more. @throws as {@link changeDataKey} does */
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
 * @throws {EncryptionFault} where the recovery key is another one
 */
export function recoverKey(order: EncryptionOrder, recoveryKey: string): void {
  const recovery = recoveryHolder(keyOf(recoveryKey));
  inFolder({ ...order, holders: [...order.holders, recovery] }, () => {
    const sealed = sealedKey(order);
    const dataKey = openDataKey(sealed, [recovery]);
    if (!dataKey) throw new EncryptionFault('This recovery key is not the one of these data');
    order.makeKeys?.();
    const all = order.holders.reduce((key, holder) => sealFor(key, dataKey, holder), sealed);
    write(order.dataFolder, all);
  });
}
