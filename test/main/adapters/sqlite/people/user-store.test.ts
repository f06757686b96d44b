import { expect, test } from 'vitest';
import { contentHash } from '../../../../../src/main/adapters/node/hash.ts';
import { userStore } from '../../../../../src/main/adapters/sqlite/people/user-store.ts';
import type { StoredUser } from '../../../../../src/main/core/people/user-store.ts';
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
