import type { IpcMainInvokeEvent } from 'electron';
import { expect, test } from 'vitest';
import { carryIpc } from '../../../src/main/bridge/ipc.ts';
import { DESK, type RealmDoor } from '../../../src/main/door.ts';
import { CHANNEL, REALMS } from '../../../src/shared/bridge.ts';
import { done, failed } from '../../../src/shared/fault.ts';

type Listener = (event: IpcMainInvokeEvent, ...args: unknown[]) => unknown;

/** Carries calls to a door that repeats what it was asked. */
function carried(own: boolean): Listener {
  const listeners = new Map<string, Listener>();
  const door: RealmDoor =
    (realm) =>
    async (...asked) =>
      done([realm, ...asked]);
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

test.each(REALMS)('a call of our own page comes to the %s door as the desk', async (realm) => {
  expect(await carried(true)(event, 'priceQuote', { a: 1 }, realm)).toEqual(
    done([realm, DESK, 'priceQuote', { a: 1 }]),
  );
});

test.each([undefined, null, '', 'Live', 'toString', ['live'], 0])(
  'realm %j is refused',
  async (realm) => {
    expect(await carried(true)(event, 'priceQuote', {}, realm)).toEqual(
      failed({ kind: 'invalid', message: 'A realm is one of live, training' }),
    );
  },
);

test('a call from elsewhere does not', async () => {
  expect(await carried(false)(event, 'priceQuote', {}, 'live')).toMatchObject({
    ok: false,
    fault: { kind: 'forbidden' },
  });
});

test('an operation that is no string is refused as data', async () => {
  expect(await carried(true)(event, { toString: 1 }, {}, 'live')).toMatchObject({
    ok: false,
    fault: { kind: 'invalid' },
  });
});
