import { describe, expect, test } from 'vitest';
import {
  newClientId,
  newDeclinedId,
  newQuoteId,
  secrets,
  secretsBy,
  slowHash,
} from '../../../../src/main/adapters/node/secrets.ts';
import { type DayUsage, usageCounter } from '../../../../src/main/core/access/usage.ts';
import { BROKER } from '../../../../src/main/core/dispatcher.ts';
import type { OperationName, OutputOf } from '../../../../src/shared/contract/contract.ts';
import { USUAL_PERMISSIONS } from '../../../../src/shared/domain/permission.ts';
import { faultSentence } from '../../../../src/shared/result/sentences.ts';
import { saidFault } from '../../../support/host/ask.ts';
import { startHost, type TestClock } from '../../../support/host/host.ts';
import { openedForAll } from '../../../support/opened.ts';

const many = (make: () => string) => Array.from({ length: 500 }, make);

test('secrets and ids are random and have one form', () => {
  for (const [make, form] of [
    [secrets.random, /^[A-Za-z0-9_-]{43}$/],
    [newQuoteId, /^Q-[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$/],
    [newDeclinedId, /^D-[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$/],
    [newClientId, /^qd-[2-9a-hjkmnp-z]{12}$/],
  ] as const) {
    const made = many(make);
    expect(new Set(made).size).toBe(made.length);
    for (const one of made) expect(one).toMatch(form);
  }
});

describe('a secret', () => {
  test('matches its hash, and no other does', async () => {
    const hash = await secrets.hash('a secret');
    expect(await secrets.matches('a secret', hash)).toBe(true);
    for (const other of ['', 'A secret', 'a secret ', hash]) {
      expect(await secrets.matches(other, hash)).toBe(false);
    }
  });

  test('has a different hash each time, because it is salted', async () => {
    const [one, two] = await Promise.all([secrets.hash('same'), secrets.hash('same')]);
    expect(one).not.toBe(two);
    expect(await secrets.matches('same', one)).toBe(true);
    expect(await secrets.matches('same', two)).toBe(true);
  });

  test('of an unknown client matches nothing', { tags: ['thorough'] }, async () => {
    for (const hash of [undefined, '', 'scrypt', 'scrypt$']) {
      expect(await secrets.matches('', hash)).toBe(false);
      expect(await secrets.matches('x', hash)).toBe(false);
    }
  });

  test('says what its hash cost, and is checked by that', { tags: ['thorough'] }, async () => {
    const quick = secretsBy(slowHash(), { ln: 4, r: 8, p: 1 });
    const [slow, fast] = [await secrets.hash('a secret'), await quick.hash('a secret')];
    expect(slow).toMatch(/^scrypt\$ln=14,r=8,p=5\$/);
    expect(fast).toMatch(/^scrypt\$ln=4,r=8,p=1\$/);
    for (const { matches } of [secrets, quick]) {
      expect(await matches('a secret', slow)).toBe(true);
      expect(await matches('a secret', fast)).toBe(true);
      expect(await matches('a secret', slow.replace('p=5', 'p=4'))).toBe(false);
    }
  });

  test('is compared, also when many are at once', async () => {
    const hash = await secrets.hash('right');
    const tries = Array.from({ length: 8 }, (_, i) => (i % 2 === 0 ? 'right' : 'wrong'));
    const answers = await Promise.all(tries.map((secret) => secrets.matches(secret, hash)));
    expect(answers).toEqual(tries.map((secret) => secret === 'right'));
  });
});

describe('a fast digest', () => {
  test('knows a random secret, and no other', async () => {
    const secret = secrets.random();
    const hash = await secrets.hash(secret);
    expect(secrets.knows(secret, hash)).toBe(true);
    expect(await secrets.matches(secret, hash)).toBe(true);
    for (const other of ['', `${secret} `, secrets.random(), hash]) {
      expect(secrets.knows(other, hash)).toBe(false);
    }
  });

  test('is not stored of a secret that somebody chose', async () => {
    const hash = await secrets.hash('chosen by somebody');
    expect(secrets.knows('chosen by somebody', hash)).toBe(false);
    expect(hash.split('$')).toHaveLength(4);
  });
});

test('the queue of slow hashes is short, and empties', async () => {
  expect(secrets.isBusy()).toBe(false);
  const hashing: Promise<string>[] = [];
  while (!secrets.isBusy() && hashing.length < 100) hashing.push(secrets.hash('one'));
  expect(hashing.length).toBeLessThan(20);
  await Promise.all(hashing);
  expect(secrets.isBusy()).toBe(false);
});

test('a token’s digest is SHA-256 (FIPS 180-4, "abc")', () => {
  expect(secrets.digest('abc')).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  );
});

test('counts that could not be stored are stored the next time, with those since', async () => {
  const kept: DayUsage[] = [];
  let isBusy = true;
  const store = {
    add: async (usage: readonly DayUsage[]) => {
      if (isBusy) throw new Error('busy');
      kept.push(...usage);
    },
    since: async () => kept,
  };
  const counter = usageCounter(store, () => Date.parse('2026-11-21T12:00:00Z'));
  counter.count({ client: 'one', status: 200 });
  counter.count({ client: 'other', status: 503 });
  await expect(counter.flush()).rejects.toThrow('busy');
  counter.count({ client: 'one', status: 404 });
  isBusy = false;
  await counter.flush();
  await counter.flush();
  expect(kept).toMatchObject([
    { clientId: 'one', day: '2026-11-21', requests: 2, otherRefusals: 1 },
    { clientId: 'other', requests: 1, failures: 1 },
  ]);
});

describe('clients', () => {
  const clock: TestClock = { now: Date.UTC(2026, 10, 21, 9, 30) };

  const host = openedForAll(() => startHost({ clock }));

  async function call<N extends OperationName>(name: N, input: unknown): Promise<OutputOf<N>> {
    const answer = await host.app.dispatch(BROKER, name, input);
    if (!answer.ok) throw new Error(faultSentence(answer.fault));
    return answer.value as OutputOf<N>;
  }

  const refused = async (name: OperationName, input: unknown) => {
    const answer = await host.app.dispatch(BROKER, name, input);
    return answer.ok ? undefined : saidFault(answer.fault);
  };

  const listed = async (id: string) =>
    (await call('listClients', {})).clients.find(({ client_id }) => client_id === id);

  describe('a client', () => {
    test('is issued with its own secret, which no list shows', async () => {
      const issued = await call('createClient', { name: '  Broker & Sons ' });
      expect(issued).toEqual({
        client_id: expect.stringMatching(/^qd-[2-9a-z]{12}$/),
        client_secret: expect.stringMatching(/^[\w-]{43}$/),
        scope: host.client.scope,
        name: 'Broker & Sons',
        permissions: [...USUAL_PERMISSIONS],
      });
      expect(await listed(issued.client_id)).toEqual({
        client_id: issued.client_id,
        name: 'Broker & Sons',
        permissions: [...USUAL_PERMISSIONS],
        createdAt: '2026-11-21T09:30:00Z',
        revokedAt: null,
      });
      const all = JSON.stringify(await call('listClients', {}));
      expect(all).not.toContain(issued.client_secret);
    });

    test('has only the permissions that it was issued with', async () => {
      const issued = await call('createClient', { name: 'One', permissions: ['price'] });
      expect(issued.permissions).toEqual(['price']);
      expect((await listed(issued.client_id))?.permissions).toEqual(['price']);
    });

    test('has a name of its own among those that are not revoked', async () => {
      const { client_id: id } = await call('createClient', { name: 'Siopa Sheáin' });
      const taken = await refused('createClient', { name: ' SIOPA SHEAIN ' });
      expect(taken).toMatchObject({
        kind: 'conflict',
        message: expect.stringContaining(`Client ${id} already has the name Siopa Sheáin`),
      });
      await call('revokeClient', { client_id: id });
      const again = await call('createClient', { name: 'Siopa Sheáin' });
      expect(again.client_id).not.toBe(id);
    });

    test.each([
      ['no name', {}, 'name'],
      ['an empty name', { name: '' }, 'name'],
      ['a blank name', { name: ' \t ' }, 'name'],
      ['an endless name', { name: 'x'.repeat(101) }, 'name'],
      ['no permission at all', { name: 'x', permissions: [] }, 'permissions'],
      ['an unknown permission', { name: 'x', permissions: ['all'] }, 'permissions.0'],
      ['a permission twice', { name: 'x', permissions: ['price', 'price'] }, 'permissions'],
    ])('is not issued with %s', async (_, input, path) => {
      const before = (await call('listClients', {})).clients.length;
      const fault = await refused('createClient', input);
      expect(fault).toMatchObject({ kind: 'invalid', message: expect.stringContaining(path) });
      expect((await call('listClients', {})).clients.length).toBe(before);
    });
  });

  describe('revoked', () => {
    test('it stays in the list with its time, and a second revocation changes nothing', async () => {
      const { client_id } = await call('createClient', { name: 'Gone' });
      clock.now += 60_000;
      const revoked = await call('revokeClient', { client_id });
      expect(revoked.revokedAt).toBe('2026-11-21T09:31:00Z');
      clock.now += 60_000;
      expect((await call('revokeClient', { client_id })).revokedAt).toBe('2026-11-21T09:31:00Z');
      expect(await listed(client_id)).toEqual(revoked);
    });

    test('an unknown one is not found', async () => {
      expect(await refused('revokeClient', { client_id: 'qd-no one' })).toEqual({
        kind: 'notFound',
        message: 'Client qd-no one not found',
      });
    });
  });
});
