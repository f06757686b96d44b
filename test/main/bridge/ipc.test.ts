import type { IpcMainInvokeEvent } from 'electron';
import { expect, test } from 'vitest';
import { carryIpc } from '../../../src/main/bridge/ipc.ts';
import { DESK, type Door } from '../../../src/main/door.ts';
import { CHANNEL } from '../../../src/shared/bridge.ts';
import { done } from '../../../src/shared/fault.ts';

type Listener = (event: IpcMainInvokeEvent, ...args: unknown[]) => unknown;

/** Carries calls to a door that repeats what it was asked. */
function carried(own: boolean): Listener {
  const listeners = new Map<string, Listener>();
  const door: Door = async (...asked) => done(asked);
  carryIpc({
    ipcMain: { handle: (channel, listener) => listeners.set(channel, listener) },
    door,
    isOwn: () => own,
  });
  const listener = listeners.get(CHANNEL);
  if (!listener) throw new Error('Nothing listens on the channel');
  return listener;
}

const event = {} as IpcMainInvokeEvent;

test('a call of our own page comes to the door as the desk', async () => {
  expect(await carried(true)(event, 'priceQuote', { a: 1 })).toEqual(
    done([DESK, 'priceQuote', { a: 1 }]),
  );
});

test('a call from elsewhere does not', async () => {
  expect(await carried(false)(event, 'priceQuote', {})).toMatchObject({
    ok: false,
    fault: { kind: 'forbidden' },
  });
});

test('an operation that is no string is refused as data', async () => {
  expect(await carried(true)(event, { toString: 1 }, {})).toMatchObject({
    ok: false,
    fault: { kind: 'invalid' },
  });
});
