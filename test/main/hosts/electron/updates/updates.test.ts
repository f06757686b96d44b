import { expect, test } from 'vitest';
import type { Updater } from '../../../../../src/main/hosts/electron/updates/updater.ts';
import { createUpdates } from '../../../../../src/main/hosts/electron/updates/updates.ts';
import type { UpdatesOff } from '../../../../../src/shared/schemas/desk/desk-updates.ts';

const faultOf = (code: string) => Object.assign(new Error(code), { code });

interface Given {
  readonly found?: string | undefined;
  readonly checkFails?: Error;
  readonly downloadFails?: Error;
  readonly keepFails?: Error;
  readonly off?: UpdatesOff;
  readonly rolledBack?: string;
  readonly notInstalled?: boolean;
}

/** The updates of a desk whose feed has version 0.2.0, unless it is given otherwise. */
function desk(given: Given = {}) {
  const did: string[] = [];
  let cancelled: (() => void) | undefined;
  const updater: Updater = {
    check: async () => {
      did.push('check');
      if (given.checkFails) throw given.checkFails;
      return 'found' in given ? given.found : '0.2.0';
    },
    download: (onPercent) => {
      did.push('download');
      onPercent(40.7);
      if (given.downloadFails?.message === 'cancelled') {
        return new Promise((_, reject) => {
          cancelled = () => reject(given.downloadFails);
        });
      }
      return given.downloadFails ? Promise.reject(given.downloadFails) : Promise.resolve();
    },
    cancel: () => {
      did.push('cancel');
      cancelled?.();
    },
    install: () => did.push('install'),
  };
  const updates = createUpdates({
    load: async () => updater,
    off: given.off,
    version: '0.1.0',
    before: {
      rolledBack: given.rolledBack ?? null,
      notInstalled: given.notInstalled ?? false,
    },
    keep: async (to) => {
      did.push(`keep ${to}`);
      if (given.keepFails) throw given.keepFails;
    },
    onError: () => did.push('error'),
  });
  return { updates, did };
}

test('an update is found, downloaded, and installed at the end after the data were kept', async () => {
  const { updates, did } = desk();
  expect(updates.state()).toEqual({
    step: { kind: 'current', checked: false },
    version: '0.1.0',
    rolledBack: null,
  });
  expect((await updates.check()).step).toEqual({ kind: 'available', version: '0.2.0' });
  expect((await updates.download()).step).toEqual({ kind: 'ready', version: '0.2.0' });
  await updates.finish();
  expect(did).toEqual(['check', 'download', 'keep 0.2.0', 'install']);
});

test('nothing is downloaded or installed that no one asked for', async () => {
  const { updates, did } = desk();
  await updates.download();
  await updates.check();
  await updates.finish();
  expect(did).toEqual(['check']);
  const current = desk({ found: undefined });
  expect((await current.updates.check()).step).toEqual({ kind: 'current', checked: true });
});

test('where updates are off, nothing is ever looked for', async () => {
  for (const off of ['policy', 'noFeed', 'installation'] as const) {
    const { updates, did } = desk({ off });
    await updates.check();
    await updates.download();
    await updates.finish();
    expect(updates.state().step).toEqual({ kind: 'off', why: off });
    expect(did).toEqual([]);
  }
});

test('a file that is not the one of the feed is refused and said; so is a feed that is not there', async () => {
  for (const code of ['ERR_CHECKSUM_MISMATCH', 'ERR_UPDATER_INVALID_SIGNATURE']) {
    const { updates, did } = desk({ downloadFails: faultOf(code) });
    await updates.check();
    expect((await updates.download()).step).toEqual({ kind: 'failed', problem: 'damaged' });
    await updates.finish();
    expect(did).toEqual(['check', 'download', 'error']);
  }
  const absent = desk({ checkFails: faultOf('ENOENT') });
  expect((await absent.updates.check()).step).toEqual({ kind: 'failed', problem: 'feed' });
  // It can be tried again.
  await absent.updates.check();
  expect(absent.did.filter((each) => each === 'check')).toHaveLength(2);
});

test('a download says how far it is, and is cancelled', async () => {
  const { updates, did } = desk({ downloadFails: new Error('cancelled') });
  await updates.check();
  const done = updates.download();
  await expect.poll(() => updates.state().step).toMatchObject({ percent: 40 });
  updates.cancel();
  expect((await done).step).toEqual({ kind: 'available', version: '0.2.0' });
  expect(did).toEqual(['check', 'download', 'cancel']);
});

test('without a copy of the data nothing is installed', async () => {
  const { updates, did } = desk({ keepFails: new Error('The drive is full') });
  await updates.check();
  await updates.download();
  await updates.finish();
  expect(updates.state().step).toEqual({ kind: 'failed', problem: 'backup' });
  expect(did).not.toContain('install');
});

test('a version that did not start here is not offered again; one that was not installed is said', async () => {
  const { updates } = desk({ rolledBack: '0.2.0' });
  const state = await updates.check();
  expect(state).toMatchObject({ rolledBack: '0.2.0', step: { kind: 'current' } });
  const next = desk({ rolledBack: '0.2.0', found: '0.2.1' });
  expect((await next.updates.check()).step).toMatchObject({ kind: 'available' });
  const missed = desk({ notInstalled: true });
  expect(missed.updates.state().step).toEqual({ kind: 'failed', problem: 'notInstalled' });
});
