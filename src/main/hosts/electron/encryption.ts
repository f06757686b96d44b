import type { App, IpcMain, IpcMainInvokeEvent } from 'electron';
import { ENCRYPTION_CHANNEL } from '../../../shared/contract/bridge.ts';
import { checker } from '../../../shared/contract/check.ts';
import {
  type EncryptionAnswer,
  EncryptionRequest,
} from '../../../shared/schemas/desk/desk-encryption.ts';
import { newKeyText } from '../../adapters/node/keys/key-file.ts';
import type { KeyHolder } from '../../adapters/node/keys/key-holders.ts';

interface EncryptionParts {
  readonly ipcMain: Pick<IpcMain, 'handle'>;
  readonly app: Pick<App, 'relaunch' | 'exit'>;
  readonly isOwn: (event: IpcMainInvokeEvent) => boolean;
  readonly dataFolder: string;
  readonly nativeBinding?: string;
  /** Who opens the data at this desk. */
  readonly holders: readonly KeyHolder[];
  /** Closes the data, so that their keys can be changed. */
  readonly close: () => Promise<void>;
  /** Whether who is signed in at the desk may encrypt the data, and see the recovery key. */
  readonly mayEncrypt: () => Promise<boolean>;
  readonly onError: (error: unknown) => void;
}

const FAILED: EncryptionAnswer = { ok: false, problem: 'failed' };

/** Carries out what the page asks about encryption: the key itself never comes to the page. */
export function takeEncryptionRequests(parts: EncryptionParts): void {
  const { app, dataFolder, holders, close, nativeBinding } = parts;
  const native = nativeBinding === undefined ? {} : { nativeBinding };
  const orderNow = () => ({ ...native, dataFolder, holders, now: Date.now() });
  const keeper = holders.find(({ holder }) => holder === 'keystore');
  const check = checker(EncryptionRequest, 'closed');
  let shown: string | undefined;

  async function answer(recoveryKey?: string): Promise<EncryptionAnswer> {
    // Loaded here: few pages ask for it.
    const { encryptionState } = await import('../../app/vault/encryption.ts');
    const { encrypted } = encryptionState(orderNow());
    const state = { encrypted, keystore: keeper !== undefined };
    return { ok: true, state, ...(recoveryKey === undefined ? {} : { recoveryKey }) };
  }

  /** Changes the keys while nothing is open, and starts again, whatever came of it. */
  async function restartAfter(change: () => void): Promise<EncryptionAnswer> {
    await close();
    try {
      change();
    } catch (error) {
      parts.onError(error);
    }
    app.relaunch();
    app.exit(0);
    return FAILED;
  }

  async function carryOut(request: EncryptionRequest): Promise<EncryptionAnswer> {
    if (request.kind === 'state') return answer();
    if (!keeper) return { ok: false, problem: 'noKeystore' };
    // While the data are locked no one can sign in: the recovery key alone unlocks them.
    if (request.kind !== 'unlock' && !(await parts.mayEncrypt())) {
      return { ok: false, problem: 'notAllowed' };
    }
    if (request.kind === 'newRecoveryKey') {
      shown = newKeyText();
      return answer(shown);
    }
    const { kind, recoveryKey } = request;
    if (kind === 'encrypt') {
      const { turnOnAtStart } = await import('../../app/vault/encryption.ts');
      if (recoveryKey !== shown) return { ok: false, problem: 'wrongKey' };
      const order = { ...orderNow(), holders: [keeper] };
      return restartAfter(() => turnOnAtStart(order, recoveryKey));
    }
    const { opensByRecoveryKey, recoverKey } = await import('../../app/vault/encryption.ts');
    if (!opensByRecoveryKey(dataFolder, recoveryKey)) return { ok: false, problem: 'wrongKey' };
    return restartAfter(() => recoverKey({ ...orderNow(), holders: [keeper] }, recoveryKey));
  }

  parts.ipcMain.handle(ENCRYPTION_CHANNEL, async (event: IpcMainInvokeEvent, asked: unknown) => {
    const checked = parts.isOwn(event) ? check(asked) : undefined;
    if (!checked || 'errors' in checked) return FAILED;
    try {
      return await carryOut(checked.value);
    } catch (error) {
      parts.onError(error);
      return FAILED;
    }
  });
}
