import type { IpcMainInvokeEvent } from 'electron';
import { beforeEach, expect, test } from 'vitest';
import {
  lookAndAsk,
  takeUpdateRequests,
} from '../../../../../src/main/hosts/electron/updates/update-requests.ts';
import type { Updates } from '../../../../../src/main/hosts/electron/updates/updates.ts';
import { english } from '../../../../../src/main/hosts/electron/words/english.ts';
import { FakeWindow } from '../fake-window.ts';

/** What was done, in order. */
let done: string[];
let isAllowed: boolean;
let ask: (event: IpcMainInvokeEvent, asked: unknown) => Promise<unknown>;
const available = {
  step: { kind: 'available', version: '0.3.0' },
  version: '0.2.0',
  rolledBack: null,
} as const;

const step = (name: string) => async () => {
  done.push(name);
  return available;
};
const updates: Updates = {
  state: () => available,
  check: step('check'),
  download: step('download'),
  cancel: () => {
    done.push('cancel');
    return available;
  },
  finish: async () => undefined,
};
const mayInstall = async () => isAllowed;

beforeEach(() => {
  done = [];
  isAllowed = false;
  takeUpdateRequests({
    ipcMain: {
      handle: (_channel: string, handler: typeof ask) => {
        ask = handler;
      },
    },
    isOwn: () => true,
    updates,
    mayInstall,
  });
});

const KINDS = ['check', 'download', 'cancel'];

test('anyone who is no administrator hears where the updates stand, and installs none', async () => {
  const event = new FakeWindow().message();
  for (const kind of ['state', ...KINDS]) expect(await ask(event, { kind })).toBe(available);
  expect(done).toEqual([]);
  isAllowed = true;
  for (const kind of KINDS) await ask(event, { kind });
  expect(done).toEqual(KINDS);
});

test('the desk asks by itself only where an administrator would answer', async () => {
  const window = new FakeWindow().asWindow;
  const dialog = {
    showMessageBox: async () => {
      done.push('asked');
      return { response: 0, checkboxChecked: false };
    },
  } as unknown as Electron.Dialog;
  const look = () =>
    lookAndAsk({
      updates,
      dialog,
      mayInstall,
      front: () => window,
      words: () => english.update,
    });
  await look();
  expect(done).toEqual(['check']);
  isAllowed = true;
  await look();
  expect(done).toEqual(['check', 'check', 'asked', 'download']);
});
