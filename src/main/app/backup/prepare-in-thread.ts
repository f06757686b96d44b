import { done, type Result } from '../../../shared/contract/result.ts';
import type {
  RestorePreview,
  RestoreOrder as Wanted,
} from '../../../shared/schemas/data/backups.ts';
import type { SealedDataKey } from '../../../shared/schemas/data/data-keys.ts';
import { readManifest } from '../../adapters/backup/archive.ts';
import { openDataKey } from '../../adapters/node/keys/data-key.ts';
import type { KeyHolder } from '../../adapters/node/keys/key-holder.ts';
import { readDataKeys } from '../../adapters/sqlite/files/data-keys-file.ts';
import type { UnlockOptions } from '../encryption/unlock.ts';
import { keysIn } from './confirmed-restore.ts';
import { type PreparedRestore, type PrepareOrder, restorePath } from './prepared-restore.ts';
import { replacementKeys } from './restore-keys.ts';

/**
 * The data key that sealed what is to be restored, where somebody here opens it; hexadecimal.
 * @returns undefined where none did, or no one does: anyone who opens it says why
 */
async function sourceKey(
  dataFolder: string,
  wanted: Wanted,
  holders: readonly KeyHolder[],
): Promise<string | undefined> {
  try {
    const sealed = await sealedKeyIn(restorePath(dataFolder, wanted), wanted);
    return sealed && openDataKey(sealed, holders)?.toString('hex');
  } catch {
    return undefined;
  }
}

async function sealedKeyIn(path: string, { from }: Wanted): Promise<SealedDataKey | undefined> {
  if (from === 'kept') return readDataKeys(path)?.present ?? undefined;
  const { encryption } = await readManifest(path);
  return encryption?.keyDerivation === 'data-key' ? encryption.dataKey : undefined;
}

/**
 * Prepares a restore in a thread. Where no one here opens the data in use, the key of the restored ones
 * is kept with them, also sealed for anyone who is here.
 */
export async function prepareInThread(
  prepare: (order: PrepareOrder) => Promise<Result<PreparedRestore>>,
  order: Omit<PrepareOrder, 'sourceKey'>,
  { dataFolder, keyHolders = [] }: Pick<UnlockOptions, 'dataFolder' | 'keyHolders'>,
): Promise<Result<RestorePreview>> {
  const key = await sourceKey(dataFolder, order.wanted, keyHolders);
  const made = await prepare({ ...order, sourceKey: key });
  if (!made.ok) return made;
  const { preview, ...replaced } = made.value;
  const { keys } = replacementKeys(replaced, keyHolders);
  if (keys !== undefined) keysIn(dataFolder).write({ keys });
  return done(preview);
}
