/** @module-tag thorough */

import { copyFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { moveData } from '../../../src/main/app/vault/move.ts';
import { vaultOptions } from '../../../src/main/app/worker/examine.ts';
import { quotedesk } from '../../support/command-line/command.ts';
import { AOIFE, KEY } from '../../support/data/erasure.ts';
import { ask } from '../../support/host/ask.ts';
import { appOptions, startHost } from '../../support/host/host.ts';
import { temporaryFolder } from '../../support/host/prepared-folders.ts';
import { submitted } from '../../support/quotes/quotes.ts';

/** Each backup is opened and checked as a whole: a busy machine needs long. */
vi.setConfig({ testTimeout: 300_000 });

const now = Date.UTC(2026, 10, 24, 12);
const RESTORED = 'before-restore-20261120T120000Z';
let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

/** Data with a backup, with what a restore kept, and moved from the folder `old` into `new`. */
async function movedData() {
  const [old, present] = [join(folder, 'old'), join(folder, 'new')];
  const host = await startHost({ dataFolder: old, clock: { now } });
  await submitted(host, AOIFE);
  await ask(host.app, 'makeBackup', {});
  await host.close();
  const kept = join(old, 'backups', RESTORED);
  mkdirSync(kept);
  copyFileSync(join(old, 'quotedesk.db'), join(kept, 'quotedesk.db'));
  const moved = await moveData({ dataFolder: old, to: present, now }, vaultOptions(appOptions('')));
  return { old, present, moved };
}

const byPath = (a: { path: string }, b: { path: string }) => (a.path < b.path ? -1 : 1);

test('an erasure names every copy that still has the person, and touches none', async () => {
  const { old, present, moved } = await movedData();
  const until = '2027-02-22';
  const remaining = [
    { kind: 'backups', path: join(present, 'backups'), count: 1, until },
    { kind: 'copy', path: join(present, 'backups', RESTORED), count: 1, until: '2027-02-18' },
    { kind: 'backups', path: join(old, 'backups'), count: 1, until: null },
    { kind: 'copy', path: moved, count: 1, until: null },
    { kind: 'copy', path: join(old, 'backups', RESTORED), count: 1, until: null },
  ].toSorted(byPath);
  const host = await startHost({ dataFolder: present, clock: { now } });
  try {
    const preview = await ask(host.app, 'previewErasure', { key: KEY });
    expect(preview.remaining.toSorted(byPath)).toEqual(remaining);
    const erased = await ask(host.app, 'eraseCustomer', { key: KEY, reason: 'request' });
    expect(erased.remaining.toSorted(byPath)).toEqual(remaining);
  } finally {
    await host.close();
  }
  const database = readFileSync(join(moved, 'quotedesk.db'));
  expect(database.includes('Dhomhnaill')).toBe(true);
});

test('the command says where they are, when each goes, and how to remove them', async () => {
  const { old, present, moved } = await movedData();
  const to = ['--data', present];
  const preview = await quotedesk(['customer', 'preview-erasure', KEY, ...to]);
  expect(preview.out).toContain(moved);
  const { out } = await quotedesk(['customer', 'erase', KEY, '--reason', 'request', ...to]);
  expect(out).not.toContain('The files of the data have no trace left.');
  for (const line of [
    'The database holds no trace of what was erased.',
    'Copies from before this erasure may still hold the person:',
    `${join(present, 'backups', RESTORED)}: goes with the first backup after 2027-02-18`,
    `${join(present, 'backups')}: 1 backup; the first backup after 2027-02-22 removes the last`,
    `${moved}: stays until you delete it`,
    `${join(old, 'backups')}: 1 backup, which stays until you delete it`,
  ]) {
    expect(out).toContain(line);
  }
  expect(out).toContain('To remove them now, make a new backup, then delete them');
});

test('a folder of backups that cannot be read is named, and stops no erasure', async () => {
  const dataFolder = join(folder, 'data');
  const away = join(folder, 'away');
  mkdirSync(away);
  const host = await startHost({ dataFolder, clock: { now } });
  try {
    await submitted(host, AOIFE);
    await ask(host.app, 'saveBackupSettings', { folder: away, passphrase: 'twelve and more' });
    rmSync(away, { recursive: true });
    const request = { key: KEY, reason: 'request' } as const;
    expect(await ask(host.app, 'eraseCustomer', request)).toMatchObject({
      remaining: [{ kind: 'backups', path: away, count: null, until: null }],
    });
  } finally {
    await host.close();
  }
});

test('what is left of erased quotes is counted as none by the next backup and by a restore', async () => {
  const clock = { now };
  const host = await startHost({ dataFolder: join(folder, 'data'), clock });
  try {
    await submitted(host, AOIFE);
    await ask(host.app, 'makeBackup', {});
    clock.now += 1000;
    await ask(host.app, 'eraseCustomer', { key: KEY, reason: 'request' });
    await ask(host.app, 'makeBackup', {});
    const { backups } = await ask(host.app, 'listBackups', {});
    expect(backups.map(({ quotes }) => quotes).sort()).toEqual([0, 1]);
    const before = backups.find(({ quotes }) => quotes === 1);
    const order = { name: before?.name ?? '', from: 'backups' } as const;
    expect(await ask(host.app, 'prepareRestore', order)).toMatchObject({
      difference: { quotes: { gained: 1, lost: 0 }, erasures: 1 },
    });
  } finally {
    await host.close();
  }
});

test('where there is no copy, the erasure names none', async () => {
  const dataFolder = join(folder, 'data');
  const host = await startHost({ dataFolder, clock: { now } });
  await submitted(host, AOIFE);
  await host.close();
  const args = ['customer', 'erase', KEY, '--reason', 'request', '--data', dataFolder];
  const { out } = await quotedesk(args);
  expect(out).toContain('The database holds no trace of what was erased.');
  expect(out).not.toContain('Copies from before');
});
