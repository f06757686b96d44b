import { FaultError } from '../../../shared/contract/fault-error.ts';
import { type Message, message } from '../../../shared/domain/messages/message.ts';
import type { KeyHolderName } from '../../../shared/schemas/data/data-keys.ts';
import { sqliteParts } from '../../adapters/sqlite/connection/open-sqlite.ts';
import { type KeysFault, readDataKeys } from '../../adapters/sqlite/files/data-keys-file.ts';
import { type EncryptionOrder, mustMakeSense } from './order.ts';
import { unlock } from './unlock.ts';

/** How the data of a folder are encrypted. */
export interface EncryptionState {
  readonly encrypted: boolean;
  /** ISO 8601, UTC; null where they are not encrypted. */
  readonly keyMadeAt: string | null;
  readonly holders: readonly KeyHolderName[];
  /** Whether somebody here opens them. */
  readonly opens: boolean;
  /** Why no one here opens them; null where somebody does. */
  readonly locked: Message | null;
  /** Why the file of keys was written again from its copy just now; null where it was whole. */
  readonly repaired: KeysFault | null;
}

/**
 * How a folder is encrypted.
 * @throws as {@link unlock} does
 * @throws {FaultError} where its database does not open by its key, or without one
 */
export function encryptionState(order: Omit<EncryptionOrder, 'now'>): EncryptionState {
  const opened = unlock({ ...order, keyHolders: order.holders });
  if ('locked' in opened && opened.locked.message.code === 'dataKeysDamaged') {
    const text = message('keysDamaged', { folder: order.dataFolder });
    throw new FaultError({ kind: 'unavailable', message: text });
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
