import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { utcText } from '../../../shared/domain/date.ts';
import { type Message, message } from '../../../shared/domain/messages/message.ts';
import { FaultError } from '../../../shared/result/fault-error.ts';
import type { KeyHolderName, SealedDataKey } from '../../../shared/schemas/data/data-keys.ts';
import { isKeyLong, newKeyText, parseKeyText } from '../../adapters/node/keys/key-file.ts';
import {
  type KeyHolder,
  newDataKey,
  openDataKey,
  recoveryHolder,
  sealDataKey,
  sealFor,
} from '../../adapters/node/keys/key-holders.ts';
import { type SqliteParts, sqliteParts } from '../../adapters/sqlite/connection/open-sqlite.ts';
import { makesNoSense, mustOpen } from '../../adapters/sqlite/files/change-database-key.ts';
import {
  type KeysFault,
  readDataKeys,
  writeDataKeys,
} from '../../adapters/sqlite/files/data-keys-file.ts';
import { FILE } from '../../adapters/sqlite/files/file-names.ts';
import { problemError } from '../../core/data-state/data-state.ts';
import { beginChange, finishChange, withLockedFolder } from './change-key.ts';
import { mustUnlock, unlock } from './unlock.ts';

/** A folder whose encryption changes, which no one may have open. */
export interface EncryptionOptions extends SqliteParts {
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
  /** Shown once: anyone who has it opens the data. */
  readonly recoveryKey: string;
  /** What cannot be read and is left as it was; below the data folder. */
  readonly left: readonly string[];
}

/** The key of a text that was typed. @throws {FaultError} where it is none */
export function keyOf(text: string): Buffer {
  const key = parseKeyText(text);
  if (key) return key;
  const code = isKeyLong(text) ? 'recoveryKeyMistyped' : 'recoveryKeyNone';
  throw new FaultError({ kind: 'invalid', message: message(code) });
}

/**
 * Makes sure that the database of a folder is not of other keys.
 * @param parts with its key, unless it has none
 * @throws {FaultError} where it is
 */
function mustMakeSense(dataFolder: string, parts: SqliteParts): void {
  const file = join(dataFolder, FILE);
  if (!existsSync(file) || !makesNoSense(file, sqliteParts(parts))) return;
  const code = parts.dataKey === undefined ? 'fileUnreadable' : 'fileDamaged';
  throw problemError({ kind: 'damaged', message: message(code, { file }) });
}

/** The sealed key of a folder. @throws {FaultError} where there is none */
function sealedKey(options: EncryptionOptions): SealedDataKey {
  const { dataFolder: folder } = options;
  const sealed = readDataKeys(folder)?.present;
  if (sealed) return sealed;
  mustMakeSense(folder, options);
  throw new FaultError({ kind: 'conflict', message: message('notEncrypted', { folder }) });
}

/** The same, which opens the database. @throws {FaultError} where it does not, or no one here has the key */
function openingKey(options: EncryptionOptions): SealedDataKey {
  const sealed = sealedKey(options);
  const { dataFolder, holders: keyHolders } = options;
  mustOpen(join(dataFolder, FILE), mustUnlock({ ...options, keyHolders }));
  return sealed;
}

/** Works on the keys of a folder that is locked, and on which no change is left half done. */
function inFolder<T>(options: EncryptionOptions, work: () => T): T {
  unlock({ ...options, keyHolders: options.holders });
  return withLockedFolder(options.dataFolder, options, work);
}

function newKey({ holders, now }: EncryptionOptions, recoveryKey: string): SealedDataKey {
  const others = holders.filter(({ holder }) => holder !== 'recovery');
  const all = [...others, recoveryHolder(keyOf(recoveryKey))];
  return sealDataKey(newDataKey(), all, utcText(now));
}

/** Changes the key of a locked folder. @returns what is left as it was */
function changeKey(
  { dataFolder, holders, ...parts }: EncryptionOptions,
  before: SealedDataKey | null,
  after: SealedDataKey | null,
): readonly string[] {
  beginChange(dataFolder, before, after);
  return finishChange(dataFolder, holders, parts) ?? [];
}

/** Makes sure that a folder is not encrypted, and that its database opens so. @throws {FaultError} */
function mustBePlain({ dataFolder: folder, makeKeys, ...parts }: EncryptionOptions): void {
  if (readDataKeys(folder)) {
    throw new FaultError({ kind: 'conflict', message: message('encryptedAlready', { folder }) });
  }
  mustOpen(join(folder, FILE), sqliteParts(parts));
  makeKeys?.();
}

/** Has the data of a folder encrypted when they are opened next. @throws as {@link turnOn} does */
export function turnOnAtStart(options: EncryptionOptions, recoveryKey: string): void {
  inFolder(options, () => {
    mustBePlain(options);
    beginChange(options.dataFolder, null, newKey(options, recoveryKey));
  });
}

/**
 * Encrypts the data of a folder. One without data yet begins encrypted.
 * @throws {FaultError} where they are encrypted already, or their database does not open
 * @throws {FaultError} where a host or a command has the folder
 */
export function turnOn(options: EncryptionOptions): Encrypted {
  return inFolder(options, () => {
    mustBePlain(options);
    const recoveryKey = newKeyText();
    return { recoveryKey, left: changeKey(options, null, newKey(options, recoveryKey)) };
  });
}

/**
 * Writes all data again under a new key; the keys of before, the recovery key too, open nothing any more.
 * @throws {FaultError} where they are not encrypted, or no one here has their key
 * @throws {FaultError} where a host or a command has the folder
 */
export function changeDataKey(options: EncryptionOptions): Encrypted {
  return inFolder(options, () => {
    const sealed = openingKey(options);
    const recoveryKey = newKeyText();
    return { recoveryKey, left: changeKey(options, sealed, newKey(options, recoveryKey)) };
  });
}

/**
 * Writes all data again without encryption.
 * @returns what cannot be read and is left as it was; below the data folder
 * @throws as {@link changeDataKey} does
 */
export function turnOff(options: EncryptionOptions): readonly string[] {
  return inFolder(options, () => changeKey(options, openingKey(options), null));
}

const write = (folder: string, present: SealedDataKey) =>
  writeDataKeys(folder, { version: 1, present });

/** Makes another recovery key: the one of before opens nothing any more. @throws as {@link changeDataKey} does */
export function renewRecoveryKey(options: EncryptionOptions): string {
  return inFolder(options, () => {
    const recoveryKey = newKeyText();
    const sealed = sealedKey(options);
    const { dataKey = '' } = mustUnlock({ ...options, keyHolders: options.holders });
    const recovery = recoveryHolder(keyOf(recoveryKey));
    write(options.dataFolder, sealFor(sealed, Buffer.from(dataKey, 'hex'), recovery));
    return recoveryKey;
  });
}

/** Whether a text is the recovery key of a folder. */
export function opensByRecoveryKey(dataFolder: string, text: string): boolean {
  const [key, sealed] = [parseKeyText(text), readDataKeys(dataFolder)?.present];
  return Boolean(key && sealed && openDataKey(sealed, [recoveryHolder(key)]));
}

/**
 * Lets the holders open the data from now on, by the recovery key.
 * @throws {FaultError} where the recovery key is another one
 */
export function recoverKey(options: EncryptionOptions, recoveryKey: string): void {
  const recovery = recoveryHolder(keyOf(recoveryKey));
  inFolder({ ...options, holders: [...options.holders, recovery] }, () => {
    const sealed = sealedKey(options);
    const dataKey = openDataKey(sealed, [recovery]);
    if (!dataKey) {
      throw new FaultError({ kind: 'invalid', message: message('recoveryKeyOther') });
    }
    options.makeKeys?.();
    const all = options.holders.reduce((key, holder) => sealFor(key, dataKey, holder), sealed);
    write(options.dataFolder, all);
  });
}

/** How the data of a folder are encrypted. */
export interface EncryptionState {
  readonly encrypted: boolean;
  /** ISO 8601, UTC; null where they are not encrypted. */
  readonly keyMadeAt: string | null;
  readonly holders: readonly KeyHolderName[];
  /** Whether someone here opens them. */
  readonly opens: boolean;
  /** Why no one here opens them; null where someone does. */
  readonly locked: Message | null;
  /** Why the file of keys was written again from its copy just now; null where it was whole. */
  readonly repaired: KeysFault | null;
}

/**
 * How a folder is encrypted.
 * @throws as {@link unlock} does
 * @throws {FaultError} where its database does not open by its key, or without one
 */
export function encryptionState(options: Omit<EncryptionOptions, 'now'>): EncryptionState {
  const { dataFolder: folder, holders: keyHolders } = options;
  const opened = unlock({ ...options, keyHolders });
  const locked = 'locked' in opened ? opened.locked.message : null;
  if (locked?.code === 'dataKeysDamaged') {
    throw new FaultError({ kind: 'unavailable', message: message('keysDamaged', { folder }) });
  }
  const present = readDataKeys(folder)?.present ?? null;
  if (!locked) mustMakeSense(folder, { ...sqliteParts(options), ...opened });
  return {
    encrypted: present !== null,
    keyMadeAt: present?.madeAt ?? null,
    holders: present?.sealed.map(({ holder }) => holder) ?? [],
    opens: !locked,
    locked,
    repaired: opened.keysRepaired ?? null,
  };
}
