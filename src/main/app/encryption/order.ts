import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { FaultError } from '../../../shared/contract/fault-error.ts';
import { message } from '../../../shared/domain/messages/message.ts';
import type { SealedDataKey } from '../../../shared/schemas/data/data-keys.ts';
import type { KeyHolder } from '../../adapters/node/keys/key-holder.ts';
import { isKeyLong, parseKeyText } from '../../adapters/node/keys/key-text.ts';
import { type SqliteParts, sqliteParts } from '../../adapters/sqlite/connection/open-sqlite.ts';
import { readDataKeys } from '../../adapters/sqlite/files/data-keys-file.ts';
import { FILE } from '../../adapters/sqlite/files/file-names.ts';
import { makesNoSense } from '../../adapters/sqlite/files/opening-error.ts';
import { problemError } from '../../core/data-state/data-state.ts';
import { type OpenDataKey, withLockedFolder } from './change-key.ts';
import { mustUnlock, unlock } from './unlock.ts';

/** A folder whose encryption changes, which no one may have open. */
export interface EncryptionOrder extends SqliteParts {
  readonly dataFolder: string;
  /** Who opens the data now, and from then on. */
  readonly holders: readonly KeyHolder[];
  /** Epoch milliseconds. */
  readonly now: number;
  /** Makes the keys of the holders, called once it is certain that they are needed. */
  readonly makeKeys?: () => void;
}

/** The key of a text that somebody typed. @throws {FaultError} where it is none */
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
export function mustMakeSense(
  { dataFolder }: Omit<EncryptionOrder, 'now'>,
  parts: SqliteParts,
): void {
  const file = join(dataFolder, FILE);
  if (!existsSync(file) || !makesNoSense(file, sqliteParts(parts))) return;
  const code = parts.dataKey === undefined ? 'fileUnreadable' : 'fileDamaged';
  const problem = message(code, { file });
  throw problemError({ kind: 'damaged', message: problem });
}

/** The sealed key of a folder. @throws {FaultError} where there is none */
export function sealedKey(order: EncryptionOrder): SealedDataKey {
  const sealed = readDataKeys(order.dataFolder)?.present;
  if (sealed) return sealed;
  mustMakeSense(order, order);
  const text = message('notEncrypted', { folder: order.dataFolder });
  throw new FaultError({ kind: 'conflict', message: text });
}

/** The same, opened. @throws {FaultError} where no one here has it */
export function presentKey(order: EncryptionOrder): OpenDataKey {
  const sealed = sealedKey(order);
  const { dataKey = '' } = mustUnlock({ ...order, keyHolders: order.holders });
  return { sealed, dataKey: Buffer.from(dataKey, 'hex') };
}

/** Works on the keys of a folder that is locked, and on which no change is left half done. */
export function inFolder<T>(order: EncryptionOrder, work: () => T): T {
  unlock({ ...order, keyHolders: order.holders });
  return withLockedFolder(order.dataFolder, order, work);
}
