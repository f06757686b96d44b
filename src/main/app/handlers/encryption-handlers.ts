import type { OutputOf } from '../../../shared/contract/contract.ts';
import { message } from '../../../shared/domain/messages/message.ts';
import { FaultError } from '../../../shared/result/fault-error.ts';
import { done } from '../../../shared/result/result.ts';
import { newKeyText } from '../../adapters/node/keys/key-file.ts';
import { ensureHostKey } from '../../adapters/node/keys/key-holders.ts';
import { hasDataKeys } from '../../adapters/sqlite/files/file-names.ts';
import type { Handlers } from '../../core/dispatcher.ts';
import { turnOnAtStart } from '../vault/encryption.ts';
import type { HandlerParts } from './handler-parts.ts';

/** The handlers of encryption: what changes the keys is done by the host, while nothing is open. */
export function encryptionHandlers(options: HandlerParts['options']) {
  const { dataFolder, keyHolders: holders = [], nativeBinding, whileClosed } = options;
  const native = nativeBinding === undefined ? {} : { nativeBinding };
  let shown: string | undefined;

  const state = () => ({
    state: stateOf(),
    offered: whileClosed !== undefined,
    keyPlace: holders.find(({ holder }) => holder === 'host')?.place?.() ?? null,
    problem: whileClosed?.problem() ?? null,
  });
  const stateOf = (): OutputOf<'encryptionState'>['state'] => {
    if (whileClosed?.isOrdered()) return 'turningOn';
    return hasDataKeys(dataFolder) ? 'on' : 'off';
  };
  /** @throws {FaultError} where this host cannot encrypt its data, or they are encrypted */
  const mustBeOff = () => {
    if (!whileClosed) {
      throw new FaultError({ kind: 'unavailable', message: message('encryptionElsewhere') });
    }
    if (stateOf() !== 'off') {
      const fault = message('encryptedAlready', { folder: dataFolder });
      throw new FaultError({ kind: 'conflict', message: fault });
    }
    return whileClosed;
  };
  return {
    encryptionState: async () => done(state()),
    newRecoveryKey: async () => {
      mustBeOff();
      shown = newKeyText();
      return done({ recoveryKey: shown });
    },
    encryptData: async ({ recoveryKey }, { now }) => {
      const { order } = mustBeOff();
      if (recoveryKey !== shown) {
        throw new FaultError({ kind: 'invalid', message: message('recoveryKeyNotShown') });
      }
      // What cannot be kept is said before anything is closed.
      ensureHostKey();
      order(() => turnOnAtStart({ ...native, dataFolder, holders, now }, recoveryKey));
      return done(state());
    },
  } satisfies Partial<Handlers>;
}
