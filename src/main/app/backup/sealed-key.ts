import { KEY_HOLDERS } from '../../../shared/schemas/data/data-keys.ts';
import type { OpenSealedKey } from '../../adapters/backup/protection.ts';
import { openDataKey } from '../../adapters/node/keys/data-key.ts';
import { recoveryHolder } from '../../adapters/node/keys/host-key.ts';
import type { KeyHolder } from '../../adapters/node/keys/key-holder.ts';
import { parseKeyText } from '../../adapters/node/keys/key-text.ts';
import type { ExamineOptions } from './examine.ts';

/** Gives a key that is known already, no matter who is asked: it is compared with the check of the right one. */
export function known(dataKey: string): KeyHolder[] {
  const key = Buffer.from(dataKey, 'hex');
  return KEY_HOLDERS.map((holder) => ({ holder, seal: () => '', open: () => key }));
}

/** Opens the data key of a backup by the person who may open the data here, or by a recovery key. */
export function sealedKeyOpener({
  dataKey,
  keyHolders = [],
}: Pick<ExamineOptions, 'dataKey' | 'keyHolders'>): OpenSealedKey {
  return (sealed, recoveryKey) => {
    const typed = recoveryKey === null ? undefined : parseKeyText(recoveryKey);
    const present = dataKey === undefined ? undefined : openDataKey(sealed, known(dataKey));
    // Before the holders who may open the data here: a key of theirs that is not usable is an error.
    const recovered = typed && openDataKey(sealed, [recoveryHolder(typed)]);
    return present ?? recovered ?? openDataKey(sealed, keyHolders);
  };
}
