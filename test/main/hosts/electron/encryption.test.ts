import type { IpcMain, IpcMainInvokeEvent } from 'electron';
import { beforeEach, expect, test, vi } from 'vitest';
import type { KeyHolder } from '../../../../src/main/adapters/node/keys/key-holders.ts';
import { takeEncryptionRequests } from '../../../../src/main/hosts/electron/encryption.ts';
import { temporaryFolder } from '../../../support/host/prepared-folders.ts';

type Listener = Parameters<IpcMain['handle']>[1];

let dataFolder: string;
let mayEncrypt: boolean;
const app = { relaunch: vi.fn(), exit: vi.fn() };
const close = vi.fn(async () => undefined);
const onError = vi.fn();

/** Asks as a page of ours does, unless it says otherwise. */
let ask: (request: unknown, isOwn?: boolean) => Promise<unknown>;

beforeEach(() => {
  dataFolder = temporaryFolder();
  mayEncrypt = true;
  vi.clearAllMocks();
  const listeners: Listener[] = [];
  let isOwn = true;
  takeEncryptionRequests({
    ipcMain: { handle: (_channel, listener) => listeners.push(listener) },
    app,
    dataFolder,
    close,
    onError,
    isOwn: () => isOwn,
    mayEncrypt: async () => mayEncrypt,
    // It is asked for nothing before the data are encrypted.
    holders: [{ holder: 'keystore' } as KeyHolder],
  });
  ask = async (request, own = true) => {
    isOwn = own;
    return listeners[0]?.({} as IpcMainInvokeEvent, request);
  };
});

test('anyone who may not encrypt sees no recovery key and closes nothing', async () => {
  const made = await ask({ kind: 'newRecoveryKey' });
  const { recoveryKey } = made as { readonly recoveryKey: string };
  mayEncrypt = false;
  const refused = { ok: false, problem: 'notAllowed' };
  expect(await ask({ kind: 'newRecoveryKey' })).toEqual(refused);
  expect(await ask({ kind: 'encrypt', recoveryKey })).toEqual(refused);
  expect(await ask({ kind: 'state' })).toMatchObject({ ok: true, state: { encrypted: false } });
  expect(close).not.toHaveBeenCalled();
  expect(app.relaunch).not.toHaveBeenCalled();
});

test('data that no one can sign in to are unlocked by their recovery key alone', async () => {
  mayEncrypt = false;
  const unlocked = await ask({ kind: 'unlock', recoveryKey: 'none' });
  expect(unlocked).toEqual({ ok: false, problem: 'wrongKey' });
});

test('a key that was not shown encrypts nothing, and no other page is answered', async () => {
  const wrong = { ok: false, problem: 'wrongKey' };
  expect(await ask({ kind: 'encrypt', recoveryKey: 'mine' })).toEqual(wrong);
  const failed = { ok: false, problem: 'failed' };
  expect(await ask({ kind: 'newRecoveryKey' }, false)).toEqual(failed);
  expect(await ask({ kind: 'newRecoveryKey', more: 1 })).toEqual(failed);
  expect(await ask({ kind: 'forget' })).toEqual(failed);
  expect(close).not.toHaveBeenCalled();
});
