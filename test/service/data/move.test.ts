/** @module-tag thorough */

import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { followMoves } from '../../../src/main/adapters/node/moved.ts';
import { goes, moveData, moveRefusalOf, placeIn } from '../../../src/main/app/vault/move.ts';
import { vaultOptions } from '../../../src/main/app/worker/examine.ts';
import { ask } from '../../support/host/ask.ts';
import { appOptions, startHost } from '../../support/host/host.ts';
import { temporaryFolder } from '../../support/host/prepared-folders.ts';
import { MINIMAL_XML } from '../../support/host/requests.ts';

/** Each backup is opened and checked as a whole: a busy machine needs long. */
vi.setConfig({ testTimeout: 300_000 });

const now = Date.UTC(2026, 10, 24, 12);
const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function newFolder(): string {
  const folder = temporaryFolder();
  folders.push(folder);
  return folder;
}

const options = vaultOptions(appOptions(''));
const move = (dataFolder: string, to: string) => moveData({ dataFolder, to, now }, options);

/** A folder with a quote and a backup. */
async function filled(): Promise<string> {
  const dataFolder = newFolder();
  const host = await startHost({ dataFolder, clock: { now } });
  await host.sendXml(MINIMAL_XML);
  await ask(host.app, 'makeBackup', {});
  await host.close();
  return dataFolder;
}

/** How many quotes and backups anyone who starts on a folder finds. */
async function found(folder: string) {
  const host = await startHost({ dataFolder: followMoves(folder), clock: { now } });
  try {
    const { quotes } = await ask(host.app, 'listQuotes', {});
    const { backups } = await ask(host.app, 'listBackups', {});
    return { quotes: quotes.length, backups: backups.length, problem: host.app.problem };
  } finally {
    await host.close();
  }
}

const ALL = { quotes: 1, backups: 1, problem: undefined };

test('data are moved whole, and anyone who starts on the old folder goes on in the new one', async () => {
  const old = await filled();
  const to = join(newFolder(), 'new');
  const kept = await move(old, to);
  expect(followMoves(old)).toBe(to);
  expect(await found(old)).toEqual(ALL);
  expect(readFileSync(join(kept, 'README.txt'), 'utf8')).toContain(to);
  expect(existsSync(join(old, 'quotedesk.db'))).toBe(false);
  expect(readdirSync(to)).not.toContain('moving-from.json');
});

test('neither the database nor what SQLite keeps next to it is copied as it is', () => {
  const ends = ['', '-wal', '-shm', '-journal'];
  expect(ends.map((end) => `quotedesk.db${end}`).filter(goes)).toEqual([]);
});

test('data that were moved come back', async () => {
  const old = await filled();
  const to = newFolder();
  await move(old, to);
  await move(to, old);
  expect(followMoves(to)).toBe(old);
  expect(followMoves(old)).toBe(old);
  expect(await found(to)).toEqual(ALL);
});

test('a move that was cut off before the data were in use is made again', async () => {
  const old = await filled();
  const to = newFolder();
  await move(old, to);
  // As where the note in the old folder was never written.
  rmSync(join(old, 'moved-to.json'));
  const backups = join(old, 'backups');
  const [previous = ''] = readdirSync(backups).filter((name) => name.startsWith('before-move'));
  for (const name of ['quotedesk.db', 'chain-head.json']) {
    writeFileSync(join(old, name), readFileSync(join(backups, previous, name)));
  }
  writeFileSync(join(to, 'moving-from.json'), JSON.stringify({ from: old }));
  rmSync(join(backups, previous), { recursive: true });
  expect(await found(old)).toEqual(ALL);
  await move(old, to);
  expect(await found(old)).toEqual(ALL);
});

test('a folder with anything in it, or within the other, or unknown, takes no data', async () => {
  const old = await filled();
  const other = newFolder();
  writeFileSync(join(other, 'letter.txt'), 'mine');
  const refused = [
    [other, 'notEmpty'],
    [join(old, 'new'), 'nested'],
    [old, 'nested'],
    ['relative', 'notAbsolute'],
    [join(other, 'letter.txt', 'new'), 'notWritable'],
  ] as const;
  for (const [to, why] of refused) {
    const error = await move(old, to).catch((thrown: unknown) => thrown);
    expect(moveRefusalOf(error)).toBe(why);
  }
  await expect(move(other, newFolder())).rejects.toThrow('holds no data');
  expect(followMoves(old)).toBe(old);
  expect(await found(old)).toEqual(ALL);
});

test('a chosen folder with other things in it gets one for the data', async () => {
  const old = await filled();
  const other = newFolder();
  expect(placeIn(other, old)).toBe(other);
  writeFileSync(join(other, 'letter.txt'), 'mine');
  expect(placeIn(other, old)).toBe(join(other, 'Quotedesk'));
  expect(placeIn(old, old)).toBe(old);
  const to = newFolder();
  await move(old, to);
  expect(placeIn(old, to)).toBe(old);
});

test('of the files of Chromium only what opens the keystore goes along', async () => {
  const old = await filled();
  const profile = join(old, 'desktop-profile');
  mkdirSync(profile);
  for (const name of ['Local State', 'Cookies']) writeFileSync(join(profile, name), '{}');
  const to = newFolder();
  await move(old, to);
  expect(readdirSync(join(to, 'desktop-profile'))).toEqual(['Local State']);
});

test('a host that has the data keeps them', async () => {
  const host = await startHost({ dataFolder: newFolder(), clock: { now } });
  await expect(move(host.dataFolder, newFolder())).rejects.toThrow(
    expect.objectContaining({ name: 'dataInUse' }),
  );
  expect((await host.send('/health/ready', { token: null })).status).toBe(200);
  await host.close();
});
