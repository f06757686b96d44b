import { expect, test } from 'vitest';
import { contentHash } from '../../../../../src/main/adapters/node/hash.ts';
import { refusalStore } from '../../../../../src/main/adapters/sqlite/people/refusal-store.ts';
import { userStore } from '../../../../../src/main/adapters/sqlite/people/user-store.ts';
import { settingStore } from '../../../../../src/main/adapters/sqlite/settings/setting-store.ts';
import type { StoredUser } from '../../../../../src/main/core/access/user-store.ts';
import { DamagedData } from '../../../../../src/main/core/data-state/damaged-data.ts';
import { openedForEach } from '../../../../support/opened.ts';
import { testDatabase } from '../../../../support/stores/database.ts';

const database = openedForEach(() => testDatabase());

const USER: StoredUser = {
  id: 'u-1',
  name: 'Máire Byrne',
  pinHash: 'x',
  login: null,
  roles: ['administer'],
  limits: { down: null, up: null },
  createdAt: 1,
  disabledAt: null,
};

test.for([
  ['another name', { name: 'Pat Walsh' }],
  ['another first day', { createdAt: 2 }],
] as const)('a change to %s, which no user has, is not written', async ([, change]) => {
  const users = userStore(database, contentHash);
  await users.change(() => ({ users: [USER], events: [] }));
  const changing = users.change(() => ({ users: [{ ...USER, ...change }], events: [] }));
  await expect(changing).rejects.toThrow('does not fit its hash');
  // What was there is whole.
  expect(await users.all()).toEqual([USER]);
});

const hour = (number: number) => `2026-11-21T${String(number).padStart(2, '0')}:00:00Z`;

const refusal = {
  hour: hour(9),
  clientId: 'one',
  route: '/priceQuote',
  status: 403,
  requests: 1,
  lastAt: 5,
};

const KEPT = { from: hour(0), most: 5 };

test('past its number of rows the oldest refusals go first', async () => {
  const store = refusalStore(database);
  const refusals = Array.from({ length: 20 }, (_, i) => ({ ...refusal, hour: hour(i), lastAt: i }));
  await store.add(refusals, KEPT);
  expect((await store.newest(100)).map((each) => each.hour)).toEqual(
    [19, 18, 17, 16, 15].map(hour),
  );
  await store.add(refusals.slice(-1), { from: hour(18), most: 5 });
  expect(await store.newest(100)).toMatchObject([
    { hour: hour(19), requests: 2 },
    { hour: hour(18), requests: 1 },
  ]);
});

test('the same refusals add up with the time of the last one, and others stay apart', async () => {
  const store = refusalStore(database);
  const others = [
    { ...refusal, hour: hour(8) },
    { ...refusal, clientId: 'other' },
    { ...refusal, route: '/quote' },
    { ...refusal, status: 429 },
  ];
  await store.add([refusal, ...others], KEPT);
  await store.add([{ ...refusal, requests: 2, lastAt: 4 }], KEPT);
  const kept = await store.newest(100);
  expect(kept).toHaveLength(5);
  expect(kept).toEqual(expect.arrayContaining([{ ...refusal, requests: 3 }, ...others]));
  await store.add([{ ...refusal, lastAt: 6 }], KEPT);
  expect(await store.newest(1)).toEqual([{ ...refusal, requests: 4, lastAt: 6 }]);
});

test('of one hour those come first that happened last, and then the most', async () => {
  const store = refusalStore(database);
  const route = (name: string, lastAt: number, requests: number) => ({
    ...refusal,
    route: name,
    lastAt,
    requests,
  });
  await store.add([route('/a', 1, 9), route('/b', 3, 1), route('/c', 3, 2)], KEPT);
  const routes = async (limit: number) => (await store.newest(limit)).map((each) => each.route);
  expect(await routes(100)).toEqual(['/c', '/b', '/a']);
  expect(await routes(2)).toEqual(['/c', '/b']);
  await store.add([], { from: hour(0), most: 2 });
  expect(await routes(100)).toEqual(['/c', '/b']);
});

test('counts that were changed on the drive are neither shown nor added to', async () => {
  const store = refusalStore(database);
  await store.add([refusal], KEPT);
  database.outside('update refusal set requests = 7');
  await expect(store.newest(1)).rejects.toThrow(DamagedData);
  await expect(store.add([refusal], KEPT)).rejects.toThrow(DamagedData);
});

test('what is decided once stays, and is made once', async () => {
  const settings = settingStore(database);
  expect(await settings.read('tenant')).toBeUndefined();
  expect(await settings.once('tenant', () => 'first')).toBe('first');
  const never = () => {
    throw new Error('It is there');
  };
  expect(await settings.once('tenant', never)).toBe('first');
  expect(await settings.once('other', () => 'second')).toBe('second');
  expect(await settings.read('tenant')).toBe('first');
});

test('of two that decide at the same time, both get what the first one kept', async () => {
  const settings = settingStore(database);
  const both = ['one', 'two'].map((value) => settings.once('tenant', () => value));
  const [first, second] = await Promise.all(both);
  expect(second).toBe(first);
  expect(await settings.read('tenant')).toBe(first);
});

test('a setting changes from what it was; the others stay', async () => {
  const settings = settingStore(database);
  await settings.once('other', () => 'same');
  const grow = (before: string | undefined) => `${before ?? ''}x`;
  expect(await settings.change('count', grow)).toBe('x');
  expect(await settings.change('count', grow)).toBe('xx');
  expect(await settings.read('count')).toBe('xx');
  expect(await settings.read('other')).toBe('same');
});

test('a setting that was changed on the drive is not used', async () => {
  const settings = settingStore(database);
  await settings.once('tenant', () => 'first');
  database.outside(`update setting set value = 'other'`);
  await expect(settings.read('tenant')).rejects.toThrow(DamagedData);
  await expect(settings.once('tenant', () => 'new')).rejects.toThrow(DamagedData);
  await expect(settings.change('tenant', () => 'new')).rejects.toThrow(DamagedData);
});
