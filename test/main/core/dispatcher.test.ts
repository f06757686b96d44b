import { expect, test } from 'vitest';
import {
  ANONYMOUS,
  BROKER,
  type Caller,
  createDispatcher,
  type Handlers,
} from '../../../src/main/core/dispatcher.ts';
import {
  contract,
  isOperation,
  type OperationName,
  operationNames,
} from '../../../src/shared/contract/contract.ts';
import { PERMISSIONS, type Permission } from '../../../src/shared/domain/permission.ts';
import { done } from '../../../src/shared/result/result.ts';
import { said } from '../../support/host/ask.ts';
import { SOUND_DATA } from '../../support/stores/database.ts';

const ADDRESS = {
  eircode: 'D02X285',
  addressLine1: '1',
  addressLine2: '',
  town: 'Dublin 2',
  county: 'Dublin',
  country: 'Ireland',
};

/** A dispatcher with one working handler; all others throw. */
function dispatcherWith<N extends OperationName>(name: N, handler: Handlers[N]) {
  const logged: [string, unknown][] = [];
  const broken = async () => {
    throw new Error('not this one');
  };
  const handlers = Object.fromEntries(operationNames.map((other) => [other, broken]));
  const dispatch = createDispatcher({
    handlers: { ...handlers, [name]: handler } as unknown as Handlers,
    data: SOUND_DATA,
    clock: () => 1234,
    onError: (operation, error) => logged.push([operation, error]),
  });
  return { dispatch, logged };
}

const client = (...permissions: Permission[]): Caller => ({
  kind: 'client',
  id: 'qd-one',
  permissions: new Set(permissions),
  ownQuotesOnly: false,
});
const lookup = client('lookup');

test('a call goes to its handler, with who calls and when', async () => {
  const { dispatch } = dispatcherWith('lookUpEircode', async ({ eircode }, { caller, now }) =>
    done({ ...ADDRESS, eircode, addressLine2: `${caller.id} at ${now}` }),
  );
  expect(await dispatch(lookup, 'lookUpEircode', { eircode: 'D02X285' })).toEqual({
    ok: true,
    value: { ...ADDRESS, addressLine2: 'qd-one at 1234' },
  });
});

test('permission is checked before the shape, so that no one learns the shape without it', async () => {
  const { dispatch } = dispatcherWith('lookUpEircode', async () => done(ADDRESS));
  for (const input of [{ eircode: 'D02X285' }, { eircode: 7 }, undefined]) {
    expect(said(await dispatch(client('price'), 'lookUpEircode', input))).toEqual({
      ok: false,
      fault: {
        kind: 'forbidden',
        message: 'Insufficient permissions for the operation: it requires lookup',
        permission: 'lookup',
      },
    });
  }
});

test('a wrong shape never reaches the handler', async () => {
  let called = false;
  const { dispatch } = dispatcherWith('lookUpEircode', async () => {
    called = true;
    return done(ADDRESS);
  });
  const answer = await dispatch(lookup, 'lookUpEircode', {});
  expect(said(answer)).toEqual({
    ok: false,
    fault: {
      kind: 'invalid',
      message: 'Invalid request: eircode is required',
      errors: [{ path: 'eircode', message: 'is required' }],
    },
  });
  expect(said(await dispatch(lookup, 'lookUpEircode', 'x'))).toMatchObject({
    fault: { message: 'Invalid request: the body must be an object' },
  });
  expect(called).toBe(false);
});

test.each(['nothing', 'toString', '__proto__', 'constructor', ''])(
  'there is no operation %j',
  async (name) => {
    const { dispatch, logged } = dispatcherWith('lookUpEircode', async () => done(ADDRESS));
    for (const caller of [BROKER, ANONYMOUS, lookup]) {
      expect(said(await dispatch(caller, name, {}))).toEqual({
        ok: false,
        fault: { kind: 'notFound', message: `There is no operation ${name}` },
      });
    }
    expect(isOperation(name)).toBe(false);
    expect(logged).toEqual([]);
  },
);

test('a handler that throws gives `internal`, is reported, and the next call works', async () => {
  let calls = 0;
  const { dispatch, logged } = dispatcherWith('lookUpEircode', async () => {
    calls += 1;
    if (calls === 1) throw new Error('secret: /etc/passwd');
    return done(ADDRESS);
  });
  const first = await dispatch(lookup, 'lookUpEircode', { eircode: 'D02X285' });
  expect(said(first)).toEqual({
    ok: false,
    fault: { kind: 'internal', message: 'Something failed inside; it has been logged' },
  });
  expect(logged).toEqual([['lookUpEircode', new Error('secret: /etc/passwd')]]);
  expect((await dispatch(lookup, 'lookUpEircode', { eircode: 'D02X285' })).ok).toBe(true);
});

/** Whether the dispatcher lets a caller run an operation; the input does not matter. */
async function passes(caller: Caller, name: OperationName): Promise<boolean> {
  const { dispatch } = dispatcherWith(name, async () => {
    throw new Error('reached');
  });
  const answer = await dispatch(caller, name, undefined);
  return !answer.ok && answer.fault.kind !== 'forbidden';
}

test.each(operationNames)(
  '%s runs for the callers that the contract names, and for no others',
  async (name) => {
    const { requires } = contract[name];
    const none = requires === 'none';
    expect(await passes(BROKER, name)).toBe(true);
    expect(await passes(ANONYMOUS, name)).toBe(none);
    expect(await passes(client(), name)).toBe(none);
    expect(await passes(client(...PERMISSIONS), name)).toBe(requires !== 'broker');
    for (const permission of PERMISSIONS) {
      expect(await passes(client(permission), name)).toBe(none || permission === requires);
    }
  },
);
