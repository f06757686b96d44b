import { beforeEach, expect, test } from 'vitest';
import { clientStore } from '../../../../../src/main/adapters/sqlite/people/client-store.ts';
import type {
  ClientStore,
  StoredClient,
} from '../../../../../src/main/core/api-clients/client-store.ts';
import { DamagedData } from '../../../../../src/main/core/data-state/damaged-data.ts';
import { openedForEach } from '../../../../support/opened.ts';
import { testDatabase } from '../../../../support/stores/database.ts';
import { rehash } from '../../../../support/stores/rehash.ts';

let clients: ClientStore;
const database = openedForEach(() => testDatabase());
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
