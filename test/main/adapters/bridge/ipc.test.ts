import type { IpcMainInvokeEvent } from 'electron';
import { expect, test } from 'vitest';
import { carryIpc } from '../../../../src/main/adapters/ipc/ipc-bridge.ts';
import { BROKER, type EnvironmentDispatch } from '../../../../src/main/core/dispatcher.ts';
import { CHANNEL } from '../../../../src/shared/contract/bridge.ts';
import { ENVIRONMENTS } from '../../../../src/shared/domain/desk/environment.ts';
import { message } from '../../../../src/shared/domain/messages/message.ts';
import { done, failed } from '../../../../src/shared/result/result.ts';

type Listener = (event: IpcMainInvokeEvent, ...args: unknown[]) => unknown;

/** Carries calls to a dispatcher that returns its arguments. */
function carried(own: boolean): Listener {
  const listeners = new Map<string, Listener>();
  const dispatch: EnvironmentDispatch =
    (environment) =>
    async (...call) =>
      done([environment, ...call]);
  carryIpc({
    ipcMain: { handle: (channel, listener) => listeners.set(channel, listener) },
    dispatch,
    isOwn: () => own,
  });
  const listener = listeners.get(CHANNEL);
  if (!listener) throw new Error('Nothing listens on the channel');
  return listener;
}

const event = {} as IpcMainInvokeEvent;

test.each(ENVIRONMENTS)(
  'a call of our own page comes to the %s dispatcher as the broker',
  async (environment) => {
    expect(await carried(true)(event, 'priceQuote', { a: 1 }, environment)).toEqual(
      done([environment, BROKER, 'priceQuote', { a: 1 }]),
    );
  },
);

test.each([undefined, null, '', 'Live', 'toString', ['live'], 0])(
  'environment %j is refused',
  async (environment) => {
    expect(await carried(true)(event, 'priceQuote', {}, environment)).toEqual(
      failed({
        kind: 'invalid',
        message: message('environment', { environments: 'live, training' }),
      }),
    );
  },
);

test('a change comes with the version that it was meant for', async () => {
  const answer = await carried(true)(event, 'overrideQuote', {}, 'live', 'Q-1.3');
  expect(answer).toEqual(done(['live', BROKER, 'overrideQuote', {}, { versions: ['Q-1.3'] }]));
});

test.each([null, '', 'Q 1', '"Q-1.3"', ['Q-1.3'], 3, 'Q'.repeat(201)])(
  'version %j is refused',
  async (version) => {
    expect(await carried(true)(event, 'overrideQuote', {}, 'live', version)).toMatchObject({
      ok: false,
      fault: { kind: 'invalid' },
    });
  },
);

test('a call from elsewhere is refused', async () => {
  expect(await carried(false)(event, 'priceQuote', {}, 'live')).toMatchObject({
    ok: false,
    fault: { kind: 'forbidden' },
  });
});

test('an operation that is not a string is refused as data', async () => {
  expect(await carried(true)(event, { toString: 1 }, {}, 'live')).toMatchObject({
    ok: false,
    fault: { kind: 'invalid' },
  });
});
