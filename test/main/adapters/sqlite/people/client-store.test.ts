import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { OpenDatabase } from '../../../../../src/main/adapters/sqlite/connection/database.ts';
import { openDatabase } from '../../../../../src/main/adapters/sqlite/open.ts';
import { clientStore } from '../../../../../src/main/adapters/sqlite/people/client-store.ts';
import { usageStore } from '../../../../../src/main/adapters/sqlite/people/usage-store.ts';
import type {
  ClientStore,
  StoredClient,
} from '../../../../../src/main/core/access/client-store.ts';
import { keepUnstoredTokens } from '../../../../../src/main/core/access/unstored-tokens.ts';
import type { DayUsage } from '../../../../../src/main/core/access/usage.ts';
import { DamagedData } from '../../../../../src/main/core/data-state/damaged-data.ts';
import { createDataGuard } from '../../../../../src/main/core/data-state/data-guard.ts';
import { createDataState } from '../../../../../src/main/core/data-state/data-state.ts';
import { message } from '../../../../../src/shared/domain/messages/message.ts';
import { temporaryFolder } from '../../../../support/host/prepared-folders.ts';
import { openedForEach } from '../../../../support/opened.ts';
import { rehash, testDatabase, throwFault } from '../../../../support/stores/database.ts';

const database = openedForEach(() => testDatabase());

const COUNTS = {
  requests: 100,
  unauthenticated: 1,
  forbidden: 2,
  rateLimited: 3,
  otherRefusals: 4,
  failures: 5,
};

const usage = (day: string, clientId: string, lastUsedAt: number): DayUsage => ({
  ...COUNTS,
  day,
  clientId,
  lastUsedAt,
});

test('counts of the same client and day add up, and the last use is the latest', async () => {
  const store = usageStore(database);
  const one = usage('2026-11-21', 'one', 20);
  const others = [usage('2026-11-21', 'other', 7), usage('2026-11-22', 'one', 8)];
  await store.add([one, ...others], '2026-01-01');
  await store.add([{ ...one, lastUsedAt: 10 }], '2026-01-01');
  const twice = Object.fromEntries(Object.entries(COUNTS).map(([name, n]) => [name, 2 * n]));
  const kept = await store.since('2026-11-21');
  expect(kept).toHaveLength(3);
  expect(kept).toEqual(expect.arrayContaining([{ ...one, ...twice }, ...others]));
  await store.add([{ ...one, lastUsedAt: 30 }], '2026-01-01');
  expect(await store.since('2026-11-21')).toContainEqual(
    expect.objectContaining({ day: one.day, clientId: 'one', requests: 300, lastUsedAt: 30 }),
  );
});

test('days before the oldest that is kept go; a day is asked for with those after it', async () => {
  const store = usageStore(database);
  const days = ['2026-11-19', '2026-11-20', '2026-11-21'].map((day) => usage(day, 'one', 1));
  await store.add(days, '2026-01-01');
  expect(await store.since('2026-11-20')).toEqual(days.slice(1));
  await store.add([], '2026-11-20');
  expect(await store.since('2026-01-01')).toEqual(days.slice(1));
});

test('counts that were changed on the drive are neither shown nor added to', async () => {
  const store = usageStore(database);
  const one = usage('2026-11-21', 'one', 20);
  await store.add([one], '2026-01-01');
  database.outside('update api_usage set requests = 7');
  await expect(store.since('2026-11-21')).rejects.toThrow(DamagedData);
  await expect(store.add([one], '2026-01-01')).rejects.toThrow(DamagedData);
});

describe('client store', () => {
  let clients: ClientStore;

  beforeEach(() => {
    clients = clientStore(database);
  });

  const client = (id: string, more: Partial<StoredClient> = {}): StoredClient => ({
    id,
    name: `Client ${id}`,
    secretHash: `hash of ${id}`,
    permissions: ['price', 'quote:read'],
    ownQuotesOnly: false,
    createdAt: 1,
    revokedAt: null,
    ...more,
  });

  const token = (digest: string, clientId: string, expiresAt = 9) => ({
    digest,
    clientId,
    expiresAt,
  });

  test('clients are read as they were added, the oldest first', async () => {
    const late = client('late', { createdAt: 7, ownQuotesOnly: true });
    const early = client('early', { createdAt: 3, permissions: [] });
    await clients.add(late);
    await clients.add(early);
    expect(await clients.all()).toEqual([early, late]);
    expect(await clients.find('late')).toEqual(late);
    expect(await clients.find('nobody')).toBeUndefined();
  });

  test('a permission that no version knows any more is none', async () => {
    await clients.add(client('one'));
    for (const [kept, permissions] of [
      ['["price","fly"]', ['price']],
      ['{"price":true}', []],
    ] as const) {
      database.sqlite.prepare('update client set permissions = ?').run(kept);
      rehash(database.sqlite, 'client');
      expect(await clients.find('one')).toMatchObject({ permissions });
    }
  });

  test('a client is revoked once, with its tokens alone', async () => {
    await clients.add(client('one'));
    await clients.add(client('other'));
    await clients.addToken(token('a', 'one'), 0);
    await clients.addToken(token('b', 'other'), 0);
    const revoked = client('one', { revokedAt: 5 });
    expect(await clients.revoke('one', 5)).toEqual(revoked);
    expect(await clients.revoke('one', 6)).toEqual(revoked);
    expect(await clients.find('one')).toEqual(revoked);
    expect(await clients.find('other')).toEqual(client('other'));
    expect(await clients.revoke('nobody', 5)).toBeUndefined();
    expect(await clients.holder('a')).toBeUndefined();
    expect(await clients.holder('b')).toMatchObject({ clientId: 'other' });
  });

  test('a new secret ends the tokens of its client alone; a revoked one gets none', async () => {
    await clients.add(client('one'));
    await clients.add(client('other'));
    await clients.addToken(token('a', 'one'), 0);
    await clients.addToken(token('b', 'other'), 0);
    expect(await clients.holder('a')).toMatchObject({ clientId: 'one' });
    const rotated = client('one', { secretHash: 'new' });
    expect(await clients.rotate('one', 'new')).toEqual(rotated);
    expect(await clients.find('one')).toEqual(rotated);
    expect(await clients.find('other')).toEqual(client('other'));
    expect(await clients.holder('a')).toBeUndefined();
    expect(await clients.holder('b')).toMatchObject({ clientId: 'other' });
    await clients.revoke('one', 5);
    expect(await clients.rotate('one', 'newer')).toBeUndefined();
    expect(await clients.rotate('nobody', 'newer')).toBeUndefined();
    expect(await clients.find('one')).toMatchObject({ secretHash: 'new', revokedAt: 5 });
  });

  test('a token has the rights of its client, and goes when a later one finds it expired', async () => {
    await clients.add(client('one', { ownQuotesOnly: true }));
    await clients.addToken(token('first', 'one', 100), 0);
    await clients.addToken(token('second', 'one', 101), 0);
    expect(await clients.holder('first')).toEqual({
      clientId: 'one',
      permissions: new Set(['price', 'quote:read']),
      ownQuotesOnly: true,
      expiresAt: 100,
    });
    await clients.addToken(token('third', 'one', 200), 100);
    const kept = database.sqlite.prepare('select digest from token order by digest').pluck().all();
    expect(kept).toEqual(['second', 'third']);
  });

  test.each([
    ['client', `update client set name = 'Another'`],
    ['token', 'update token set expires_at = expires_at + 1'],
  ])('a %s that was changed on the drive is not used', async (_, change) => {
    await clients.add(client('one'));
    await clients.addToken(token('a', 'one'), 0);
    database.outside(change);
    await expect(clients.holder('a')).rejects.toThrow(DamagedData);
  });
});

describe('token holders', () => {
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
});
