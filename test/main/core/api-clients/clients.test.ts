import { describe, expect, test } from 'vitest';
import { BROKER } from '../../../../src/main/core/dispatcher.ts';
import type { OperationName, OutputOf } from '../../../../src/shared/contract/contract.ts';
import { faultSentence } from '../../../../src/shared/contract/sentences.ts';
import { USUAL_PERMISSIONS } from '../../../../src/shared/domain/permission.ts';
import { startHost, type TestClock } from '../../../support/host/host.ts';
import { saidFault } from '../../../support/host/said.ts';
import { openedForAll } from '../../../support/opened.ts';

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
