import { expect, test } from 'vitest';
import { createDataGuard } from '../../../../src/main/core/data-state/data-guard.ts';
import {
  createDataState,
  type DataProblem,
} from '../../../../src/main/core/data-state/data-state.ts';
import { readiness } from '../../../../src/main/core/data-state/readiness.ts';
import { syncedFolder } from '../../../../src/main/core/data-state/synced-folder.ts';
import { BROKER, createDispatcher, type Handlers } from '../../../../src/main/core/dispatcher.ts';
import { operationNames } from '../../../../src/shared/contract/contract.ts';
import { message } from '../../../../src/shared/domain/messages/message.ts';
import { done, type Fault, failed, type Result } from '../../../../src/shared/result/result.ts';
import { SOUND_DATA } from '../../../support/stores/database.ts';

const DELETED = { kind: 'deleted', message: message('dataDamaged') } as const;

const CLOCK = { kind: 'clockBehind', message: message('dataDamaged') } as const;

const REFUSED = { ok: false, fault: { kind: 'unavailable', problem: 'deleted' } };

/** One operation of each use of the data, with an input that passes its check. */
const CHANGE = ['revokeClient', { client_id: 'qd-one' }] as const;

const READING = ['listClients', {}] as const;

const PRICE = [
  'priceQuote',
  {
    data: {
      'in_policy.dateInception': '2026-12-01T00:00:00Z',
      'in_customer.dateOfBirth': '1985-06-15',
      'in_dts.raterCover': 'Comprehensive',
    },
  },
] as const;

const nothing = () => undefined;

/** A dispatcher over data in some state, whose handlers all do the same. */
function over({
  state = createDataState(),
  isReadable = true,
  handler = async (): Promise<Result<unknown>> => done({}),
}) {
  const ran: string[] = [];
  const handlers = operationNames.map((name) => {
    const handle = () => {
      ran.push(name);
      return handler();
    };
    return [name, handle];
  });
  const reported: unknown[][] = [];
  const dispatch = createDispatcher({
    handlers: Object.fromEntries(handlers) as Handlers,
    data: createDataGuard({
      state,
      isReadable,
      onDamage: nothing,
      lookAtFiles: nothing,
      lookAtClock: nothing,
      failureOf: nothing,
    }),
    clock: () => 0,
    onError: (...given) => reported.push(given),
  });
  return { dispatch, ran, reported };
}

test('where the data can only be read, no change reaches its handler, and all else does', async () => {
  const state = createDataState();
  state.report(DELETED);
  const { dispatch, ran } = over({ state });
  expect(await dispatch(BROKER, ...CHANGE)).toMatchObject(REFUSED);
  expect(ran).toEqual([]);
  for (const [name, input] of [READING, PRICE]) {
    expect(await dispatch(BROKER, name, input)).toEqual(done({}));
  }
  expect(ran).toEqual(['listClients', 'priceQuote']);
});

test('where there is nothing to read, only what needs no data reaches its handler', async () => {
  const state = createDataState();
  state.report(DELETED);
  const { dispatch, ran } = over({ state, isReadable: false });
  for (const [name, input] of [CHANGE, READING]) {
    expect(await dispatch(BROKER, name, input)).toMatchObject(REFUSED);
  }
  expect(await dispatch(BROKER, ...PRICE)).toEqual(done({}));
  expect(ran).toEqual(['priceQuote']);
});

test('a change whose file was deleted while it ran is not acknowledged', async () => {
  const state = createDataState();
  const handler = async () => {
    state.report(DELETED);
    return done({});
  };
  expect(await over({ state, handler }).dispatch(BROKER, ...CHANGE)).toMatchObject(REFUSED);
});

test('only a change that was made can be lost, and only with its file', async () => {
  const expectAnswer = async (
    problem: DataProblem,
    [name, input]: readonly [string, object],
    outcome: Result<unknown>,
  ) => {
    const state = createDataState();
    const handler = async () => {
      state.report(problem);
      return outcome;
    };
    expect(await over({ state, handler }).dispatch(BROKER, name, input)).toEqual(outcome);
  };
  await expectAnswer(
    DELETED,
    CHANGE,
    failed({ kind: 'notFound', message: message('dataDamaged') }),
  );
  await expectAnswer(DELETED, READING, done({}));
  await expectAnswer(CLOCK, CHANGE, done({}));
});

test('an unexpected error is reported with the id of its request', async () => {
  const error = new Error('inside');
  const { dispatch, reported } = over({
    handler: async () => {
      throw error;
    },
  });
  await dispatch(BROKER, ...READING, { requestId: 'request-1' });
  await dispatch(BROKER, ...READING);
  expect(reported).toEqual([
    ['listClients', error, 'request-1'],
    ['listClients', error, undefined],
  ]);
});

const UNKNOWN: Fault = { kind: 'unavailable', message: message('dataSilent') };

/** A readiness over a probe that is counted and fails while `error` is set. */
function probed() {
  const probe = { times: 0, error: undefined as Error | undefined, elapsed: 0 };
  const reported: unknown[] = [];
  const ready = readiness({
    data: SOUND_DATA,
    probe: async () => {
      probe.times += 1;
      if (probe.error) throw probe.error;
    },
    elapsed: () => probe.elapsed,
    onError: (error) => reported.push(error),
    unknown: UNKNOWN,
  });
  return { probe, reported, ready };
}

test('however many ask, the drive is written to once a second', async () => {
  const { probe, ready } = probed();
  const all = await Promise.all(Array.from({ length: 100 }, ready));
  expect(all).toEqual(Array.from({ length: 100 }, () => undefined));
  probe.elapsed = 999;
  expect(await ready()).toBeUndefined();
  expect(probe.times).toBe(1);
  probe.elapsed = 1000;
  expect(await ready()).toBeUndefined();
  expect(probe.times).toBe(2);
});

test('a probe that fails for an unknown reason is reported, and tried again', async () => {
  const { probe, reported, ready } = probed();
  probe.error = new Error('a fault of ours');
  expect(await ready()).toBe(UNKNOWN);
  expect(await ready()).toBe(UNKNOWN);
  expect(reported).toEqual([probe.error]);
  probe.error = undefined;
  probe.elapsed = 1000;
  expect(await ready()).toBeUndefined();
});

const service = (folder: string) => syncedFolder(folder)?.values?.service;

test.each([
  ['C:\\Users\\Aoife\\OneDrive - Murphy Brokers\\Quotedesk', 'OneDrive'],
  ['/Users/aoife/Library/CloudStorage/OneDrive-Personal/Quotedesk', 'OneDrive'],
  ['/home/aoife/Dropbox (Murphy)/Quotedesk', 'Dropbox'],
  ['/Users/aoife/Library/Mobile Documents/com~apple~CloudDocs/Quotedesk', 'iCloud'],
  ['C:\\Users\\Aoife\\iCloudDrive\\Quotedesk', 'iCloud'],
  ['/Users/aoife/Library/CloudStorage/GoogleDrive-a@murphy.ie/My Drive/data', 'Google Drive'],
  ['C:\\Users\\Aoife\\Google Drive\\data', 'Google Drive'],
])('%s is kept the same on several computers by %s', (folder, name) => {
  expect(service(folder)).toBe(name);
});

test.each(['/srv/quotedesk', 'C:\\Dropboxer\\data', '/home/aoife/notonedrive', '/'])(
  '%s is not',
  (folder) => expect(syncedFolder(folder)).toBeUndefined(),
);
