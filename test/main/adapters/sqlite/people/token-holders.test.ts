import { afterEach, beforeEach, expect, test } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../../../../src/main/adapters/sqlite/open.ts';
import { clientStore } from '../../../../../src/main/adapters/sqlite/people/client-store.ts';
import { keepUnstoredTokens } from '../../../../../src/main/core/api-clients/unstored-tokens.ts';
import { createDataGuard } from '../../../../../src/main/core/data-state/data-guard.ts';
import { createDataState } from '../../../../../src/main/core/data-state/data-state.ts';
import { message } from '../../../../../src/shared/domain/messages/message.ts';
import { temporaryFolder } from '../../../../support/host/prepared-folders.ts';
import { throwFault } from '../../../../support/stores/throw-fault.ts';

let folder: string;
let host: OpenDatabase;
let command: OpenDatabase;

beforeEach(async () => {
  folder = temporaryFolder();
  host = await openDatabase({
    folder,
    host: 'headless',
    since: '2026-11-21T00:00:00Z',
    onFault: throwFault,
  });
  command = await openDatabase({
    folder,
    host: 'command',
    since: '2026-11-21T00:00:00Z',
    onFault: throwFault,
  });
  const store = clientStore(host);
  for (const id of ['one', 'other']) {
    await store.add({
      id,
      name: id,
      secretHash: '',
      permissions: ['price'],
      ownQuotesOnly: false,
      createdAt: 0,
      revokedAt: null,
    });
    await store.addToken({ digest: `token of ${id}`, clientId: id, expiresAt: 9_000 }, 0);
  }
});

afterEach(async () => {
  await command.close();
  await host.close();
});

test('a token ends with its client at once', async () => {
  const store = clientStore(host);
  expect(await store.holder('token of one')).toMatchObject({ clientId: 'one', expiresAt: 9_000 });
  await store.revoke('one', 1);
  expect(await store.holder('token of one')).toBeUndefined();
  expect(await store.holder('token of other')).toMatchObject({ clientId: 'other' });
});

test('a token ends at once where a command next to the host revokes its client', async () => {
  const store = clientStore(host);
  expect(await store.holder('token of one')).toMatchObject({ clientId: 'one' });
  await clientStore(command).revoke('one', 1);
  // Another process is never seen within one turn of this one's event loop.
  await new Promise((resolve) => setImmediate(resolve));
  expect(await store.holder('token of one')).toBeUndefined();
  expect(await store.holder('token of other')).toMatchObject({ clientId: 'other' });
});

test('a token that another connection adds is known at once', async () => {
  const store = clientStore(host);
  expect(await store.holder('new')).toBeUndefined();
  await clientStore(command).addToken({ digest: 'new', clientId: 'one', expiresAt: 9_000 }, 0);
  expect(await store.holder('new')).toMatchObject({ clientId: 'one' });
});

test('tokens that can not be stored are kept up to a limit, each until it expires', async () => {
  const state = createDataState();
  const nothing = () => undefined;
  const looks = { lookAtFiles: nothing, lookAtClock: nothing };
  const parts = { isReadable: true, onDamage: nothing, ...looks, failureOf: nothing };
  const guard = createDataGuard({ state, ...parts });
  const store = keepUnstoredTokens(clientStore(host), guard, new Map());
  state.report({ kind: 'clockBehind', message: message('clockBehind', { newest: '', now: '' }) });
  const add = (digest: string, expiresAt: number, now: number) =>
    store.addToken({ digest, clientId: 'one', expiresAt }, now);
  await add('short', 10, 0);
  for (let i = 0; i < 1000; i += 1) await add(`long ${i}`, 9_000, 20);
  expect(await store.holder('short')).toBeUndefined();
  expect(await store.holder('long 0')).toMatchObject({ clientId: 'one', expiresAt: 9_000 });
  await add('one more', 9_000, 20);
  expect(await store.holder('long 0')).toBeUndefined();
  expect(await store.holder('one more')).toBeDefined();
  expect(await clientStore(host).holder('one more')).toBeUndefined();
  await clientStore(command).revoke('one', 30);
  expect(await store.holder('one more')).toBeUndefined();
});
