import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { clientStore } from '../../../../src/main/adapters/sqlite/client-store.ts';
import { type OpenDatabase, openDatabase } from '../../../../src/main/adapters/sqlite/open.ts';
import { throwFault } from '../../../support/throw-fault.ts';

let folder: string;
let host: OpenDatabase;
let command: OpenDatabase;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'quotedesk-test-'));
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
  rmSync(folder, { recursive: true });
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
