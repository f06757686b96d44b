import { chmodSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openApp } from '../../../../../src/main/app/app.ts';
import { deskUpdates } from '../../../../../src/main/hosts/electron/updates/desk-updates.ts';
import { readPending } from '../../../../../src/main/hosts/electron/updates/kept-program.ts';
import type { Updater } from '../../../../../src/main/hosts/electron/updates/updater.ts';
import { message } from '../../../../../src/shared/domain/messages/message.ts';
import { FaultError } from '../../../../../src/shared/result/fault-error.ts';
import { appOptions } from '../../../../support/host/host.ts';
import { temporaryFolder } from '../../../../support/host/prepared-folders.ts';

const NOW = Date.parse('2026-11-23T12:00:00Z');
const image = 'Quotedesk.AppImage';

let dataFolder: string;
let home: string;
beforeEach(async () => {
  [dataFolder, home] = [temporaryFolder(), temporaryFolder()];
  const app = await openApp({ ...appOptions(dataFolder), host: 'headless' });
  await app.close();
  // Anyone who starts it sees which one it was, and with which arguments.
  writeFileSync(join(home, image), `#!/bin/sh\necho "0.1.0 $*" > '${home}/started'\n`);
});
afterEach(() => {
  for (const folder of [dataFolder, home]) rmSync(folder, { recursive: true });
});

const found: Updater = {
  check: async () => '0.2.0',
  download: async () => {},
  cancel: () => {},
  install: () => writeFileSync(join(home, image), '0.2.0'),
};

function start(version: string, policies = { updateFeed: '/srv/releases' } as object) {
  const noted: string[] = [];
  const here = deskUpdates({
    policies,
    version,
    as: 'appImage',
    isPackaged: true,
    root: home,
    data: { dataFolder },
    env: { APPIMAGE: join(home, image) },
    programs: join(home, 'kept'),
    args: ['--data', dataFolder],
    open: async () => found,
    now: () => NOW,
    noteEnding: () => noted.push('ending'),
    onError: (error) => {
      if (!(error instanceof Error) || !error.message.includes('is not started')) throw error;
      noted.push(error.message);
    },
  });
  return { ...here, noted };
}

/** Updates from 0.1.0 to 0.2.0, up to the end of the old version. */
async function update(): Promise<void> {
  const { updates } = start('0.1.0');
  await updates.check();
  await updates.download();
  await updates.finish();
}

const database = () => new Database(join(dataFolder, 'quotedesk.db'));
const backups = () =>
  readdirSync(join(dataFolder, 'backups'))
    .filter((name) => /^(before|after)-update/.test(name))
    .sort();

/** What a new version does to the data: an older one cannot read them any more. */
function upgradeData(): void {
  const db = database();
  const version = Number(db.pragma('user_version', { simple: true }));
  db.pragma(`user_version = ${version + 1}`);
  db.close();
}

function schemaVersion(): unknown {
  const db = database();
  const version = db.pragma('user_version', { simple: true });
  db.close();
  return version;
}

test('the data and the program of before are kept, and forgotten once the new one is in use', async () => {
  await update();
  const pending = readPending(dataFolder);
  expect(pending).toMatchObject({ from: '0.1.0', to: '0.2.0', starts: 0, rolledBack: false });
  expect(backups()).toEqual(['before-update-to-0.2.0-20261123T120000Z']);
  expect(readFileSync(pending?.program?.kept ?? '', 'utf8')).toContain('0.1.0');
  expect(readFileSync(join(home, image), 'utf8')).toBe('0.2.0');

  const first = start('0.2.0');
  expect(await first.goBack()).toBe(false);
  first.markUsed();
  expect(readPending(dataFolder)).toBeUndefined();
  expect(await start('0.2.0').goBack()).toBe(false);
});

test('a version that never came to a window goes back at its second start, with the data', async () => {
  const before = schemaVersion();
  await update();
  expect(await start('0.2.0').goBack()).toBe(false);
  upgradeData();
  const second = start('0.2.0');
  expect(await second.goBack()).toBe(true);
  expect(second.noted).toEqual(['ending']);
  expect(readFileSync(join(home, image), 'utf8')).toContain('0.1.0');
  expect(schemaVersion()).toBe(before);
  expect(backups()).toEqual([
    'after-update-to-0.2.0-20261123T120000Z',
    'before-update-to-0.2.0-20261123T120000Z',
  ]);
  await expect.poll(() => existsSync(join(home, 'started'))).toBe(true);
  await expect
    .poll(() => readFileSync(join(home, 'started'), 'utf8'))
    .toBe(`0.1.0 --data ${dataFolder}\n`);

  const old = start('0.1.0');
  expect(await old.goBack()).toBe(false);
  expect((await old.updates.check()).step).toEqual({ kind: 'current', checked: true });
  expect(old.updates.state().rolledBack).toBe('0.2.0');
});

test('data that the new version did not upgrade stay: nothing accepted since is taken away', async () => {
  await update();
  start('0.2.0');
  const db = database();
  db.exec('create table since (word text)');
  db.close();
  expect(await start('0.2.0').goBack()).toBe(true);
  const kept = database();
  expect(kept.prepare("select name from sqlite_master where name = 'since'").all()).toHaveLength(1);
  kept.close();
});

test('a first start that fails goes back at once, unless a command only has the data', async () => {
  await update();
  const busy = {
    error: new FaultError({
      kind: 'conflict',
      message: message('dataInUseByCommand', { folder: 'a' }),
    }),
  };
  const first = start('0.2.0');
  expect(await first.goBack(busy)).toBe(false);
  expect(await first.goBack({ error: new Error('The data cannot be upgraded') })).toBe(true);
  expect(readPending(dataFolder)).toMatchObject({ rolledBack: true });
});

test('a failure without an update before it changes nothing', async () => {
  expect(await start('0.1.0').goBack({ error: new Error('failed') })).toBe(false);
  expect(readPending(dataFolder)).toBeUndefined();
});

test('an update that the system did not install is said', async () => {
  await update();
  const { updates } = start('0.1.0');
  expect(updates.state().step).toEqual({ kind: 'failed', problem: 'notInstalled' });
  expect(readPending(dataFolder)).toBeUndefined();
});

test('updates are off by policy, without a feed, and where someone else installs', () => {
  const why = (policies: object) => start('0.1.0', policies).updates.state().step;
  expect(why({})).toEqual({ kind: 'off', why: 'noFeed' });
  expect(why({ updates: false, updateFeed: '/srv' })).toEqual({ kind: 'off', why: 'policy' });
  expect(why({ updates: true, updateFeed: '/srv' })).toMatchObject({ kind: 'current' });
});

describe('a program that a foreign data folder names', () => {
  const named = async (change: object) => {
    await update();
    start('0.2.0');
    const file = join(dataFolder, 'update.json');
    const pending = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(file, JSON.stringify({ ...pending, ...change }));
  };
  /** A start that must not run it. */
  const refused = async (reason: string) => {
    const here = start('0.2.0');
    expect(await here.goBack()).toBe(false);
    expect(here.noted).toEqual([`The program that update.json names is not started: ${reason}`]);
    expect(readFileSync(join(home, image), 'utf8')).toBe('0.2.0');
  };

  test('is not copied, nor started, whatever lies with the data', async () => {
    const kept = join(dataFolder, 'evil.sh');
    writeFileSync(kept, `#!/bin/sh\necho evil > '${home}/started'\n`, { mode: 0o755 });
    await named({ program: { kept, place: join(home, image) } });
    await refused('this installation did not keep it');
  });

  test('is put nowhere but next to the present one', async () => {
    await named({
      program: { kept: join(home, 'kept', 'previous.AppImage'), place: join(dataFolder, 'x') },
    });
    await refused('it belongs to another place');
  });

  test('is not started where others may have changed it', async () => {
    await named({});
    chmodSync(join(home, 'kept', 'previous.AppImage'), 0o777);
    await refused('others may have changed it');
  });

  test('brings back no data but those of the folder', async () => {
    await named({ data: home });
    await refused('the data that it names are not of this folder');
  });
});
