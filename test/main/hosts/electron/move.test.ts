import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IpcMainInvokeEvent } from 'electron';
import { beforeEach, expect, test } from 'vitest';
import { takeMoveRequests } from '../../../../src/main/hosts/electron/move.ts';
import { english } from '../../../../src/main/hosts/electron/words/english.ts';
import { FaultError } from '../../../../src/shared/result/fault-error.ts';
import { temporaryFolder } from '../../../support/host/prepared-folders.ts';
import { FakeWindow } from './fake-window.ts';

/** What was done, in order. */
let done: unknown[];
let work: string;
let data: string;
let window: FakeWindow;
let chosen: string | undefined;
let isAllowed: boolean;
let failure: Error | undefined;
let ask: (event: IpcMainInvokeEvent, asked: unknown) => Promise<unknown>;

function take(setByAdministrator = false) {
  takeMoveRequests({
    ipcMain: {
      handle: (_channel: string, handler: typeof ask) => {
        ask = handler;
      },
    },
    dialog: {
      showOpenDialog: async () => ({ canceled: !chosen, filePaths: chosen ? [chosen] : [] }),
      showMessageBox: async (_window: unknown, { message, detail }: Record<string, unknown>) => {
        done.push([message, detail]);
        return { response: 0, checkboxChecked: false };
      },
    } as unknown as Electron.Dialog,
    senderOf: ({ sender }) => (sender.id === window.webContents.id ? window.asWindow : undefined),
    words: () => english.move,
    dataFolder: data,
    setByAdministrator,
    now: () => 5,
    mayMove: async () => isAllowed,
    close: async () => {
      done.push('close');
    },
    move: async (order, onStage) => {
      done.push(order);
      onStage('copying');
      done.push(await asked('state'));
      if (failure) throw failure;
    },
    restart: () => done.push('restart'),
    onError: (error) => done.push(error),
  });
}

const asked = (kind: string) => ask(window.message(), { kind });

beforeEach(() => {
  done = [];
  work = temporaryFolder();
  data = join(work, 'data');
  mkdirSync(data);
  writeFileSync(join(data, 'quotedesk.db'), 'x'.repeat(7));
  window = new FakeWindow();
  chosen = join(work, 'new');
  isAllowed = true;
  failure = undefined;
  take();
});

test('the chosen folder is shown with its room, and then the data go there', async () => {
  const to = chosen;
  expect(await asked('state')).toEqual({ kind: 'idle' });
  const step = { kind: 'chosen', to, bytes: 7, free: expect.any(Number) };
  expect(await asked('choose')).toEqual(step);
  expect(done).toEqual([]);
  await asked('move');
  const order = { dataFolder: data, to, now: 5 };
  expect(done).toEqual(['close', order, { kind: 'moving', to, stage: 'copying' }, 'restart']);
});

test('nothing moves before a folder was chosen, and a dialog that was closed chooses none', async () => {
  chosen = undefined;
  expect(await asked('choose')).toEqual({ kind: 'idle' });
  expect(await asked('move')).toEqual({ kind: 'idle' });
  expect(done).toEqual([]);
});

test('a page can name no folder', async () => {
  await asked('choose');
  await ask(window.message(), { kind: 'move', to: '/elsewhere' });
  expect(done).not.toContainEqual(expect.objectContaining({ to: '/elsewhere' }));
});

test('two presses move once', async () => {
  await asked('choose');
  await Promise.all([asked('move'), asked('move'), asked('choose')]);
  expect(await asked('state')).toMatchObject({ kind: 'moving' });
  expect(done.filter((one) => one === 'close')).toHaveLength(1);
});

test('a folder that cannot take the data is refused with the reason', async () => {
  chosen = join(data, 'documents');
  expect(await asked('choose')).toEqual({ kind: 'refused', to: chosen, why: 'nested' });
  await asked('move');
  expect(done).toEqual([]);
});

test.each([
  [
    'notWhole',
    new FaultError({
      kind: 'unavailable',
      message: { code: 'moveNotWhole', values: { damage: 'damaged' } },
    }),
    english.move.notWhole,
  ],
  ['full', new Error('ENOSPC'), english.move.unchanged],
])('a move that fails says so, and starts again: %s', async (_, error, detail) => {
  failure = error;
  await asked('choose');
  await asked('move');
  expect(done.slice(-3)).toEqual([error, [english.move.failed, detail], 'restart']);
});

test('anyone who is not our page, asks something else, or may not, moves nothing', async () => {
  await asked('choose');
  expect(await ask(new FakeWindow().message(), { kind: 'move' })).toBeUndefined();
  expect(await asked('run')).toBeUndefined();
  isAllowed = false;
  take();
  expect(await asked('choose')).toEqual({ kind: 'idle' });
  expect(done).toEqual([]);
});

test('a folder that the administrator set stays', async () => {
  take(true);
  expect(await asked('choose')).toEqual({ kind: 'setByAdministrator' });
  expect(await asked('move')).toEqual({ kind: 'setByAdministrator' });
  expect(done).toEqual([]);
});
