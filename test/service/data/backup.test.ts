import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newRecoveryKey } from '../../../src/main/adapters/backup/protection.ts';
import { openSqlite } from '../../../src/main/adapters/sqlite/connection/open-sqlite.ts';
import { FILE } from '../../../src/main/adapters/sqlite/files/file-names.ts';
import { switchSteps } from '../../../src/main/adapters/sqlite/files/switch-database.ts';
import { openApp } from '../../../src/main/app/app.ts';
import type { MadeBackup } from '../../../src/main/app/vault/make-backup.ts';
import { makeBackup } from '../../../src/main/app/vault/make-backup.ts';
import { openBackup } from '../../../src/main/app/vault/open-backup.ts';
import { restoreNow } from '../../../src/main/app/vault/restore.ts';
import { vaultOptions } from '../../../src/main/app/worker/examine.ts';
import { ask } from '../../support/host/ask.ts';
import { appOptions, startHost, type TestHost } from '../../support/host/host.ts';
import { temporaryFolder } from '../../support/host/prepared-folders.ts';
import { FULL_XML } from '../../support/host/requests.ts';

const passphrase = 'twelve and more';
const now = Date.UTC(2026, 10, 23, 1, 15);
const folders: string[] = [];
let host: TestHost;
let made: MadeBackup;
let kept: string;
let later: string;

function newFolder(): string {
  const folder = temporaryFolder();
  folders.push(folder);
  return folder;
}

const options = vaultOptions(appOptions(''));
const submit = async () => (await host.sendXml(FULL_XML)).body.quoteId as string;
const restoreTo = (dataFolder: string, file = made.file) =>
  restoreNow({ dataFolder, file, passphrase, now }, options);

/** The quotes that a folder answers with, once its history and replay were found whole. */
async function wholeQuotes(dataFolder: string): Promise<number> {
  const app = await openApp({ ...appOptions(dataFolder), host: 'command' });
  try {
    const { replayed, differing, rows, chain } = await ask(app, 'replayQuotes', {});
    expect({ differing, rows, broken: chain.broken }).toEqual({
      differing: [],
      rows: [],
      broken: null,
    });
    expect(app.problem).toBeUndefined();
    return replayed;
  } finally {
    await app.close();
    const sqlite = openSqlite(join(dataFolder, FILE), {});
    expect(sqlite.pragma('integrity_check', { simple: true })).toBe('ok');
    sqlite.close();
  }
}

beforeAll(async () => {
  const dataFolder = newFolder();
  host = await startHost({ dataFolder });
  kept = await submit();
  await ask(host.app, 'generateDocuments', { quoteId: kept, documentTypes: ['schedule'] });
  made = await makeBackup(
    {
      dataFolder,
      to: newFolder(),
      protection: { recoveryKey: await newRecoveryKey(passphrase) },
      now,
    },
    options,
  );
  later = await submit();
});

afterAll(async () => {
  await host.close();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

test('a backup next to a running host is one encrypted file, and leaves nothing else', () => {
  expect(readdirSync(join(made.file, '..'))).toEqual(['quotedesk-20261123T011500Z.qdbackup']);
  expect(made.manifest).toMatchObject({ quotes: 1, policies: 0, head: { sequence: 1 } });
  expect(readFileSync(made.file).includes('SQLite format')).toBe(false);
  expect(existsSync(join(host.dataFolder, 'backups', 'work'))).toBe(false);
});

test('a flipped byte anywhere is an error that names the file', {
  tags: ['thorough'],
}, async () => {
  const bytes = readFileSync(made.file);
  const file = join(newFolder(), 'flipped.qdbackup');
  const places = [0, 20, 100, bytes.length >> 1, bytes.length - 1];
  for (const place of places) {
    const flipped = Buffer.from(bytes);
    flipped[place] = (flipped[place] ?? 0) ^ 1;
    writeFileSync(file, flipped);
    const opening = openBackup({ file, passphrase }, newFolder(), options);
    await expect(opening, `byte ${place}`).rejects.toThrow(
      expect.objectContaining({
        name: expect.stringMatching(
          /^backup(Foreign|HeaderDamaged|PartDamaged|KeyDamaged|KeyInvalid|OfOtherVersion)$/,
        ),
      }),
    );
    await expect(opening).rejects.toThrow(file);
  }
  for (const cut of [bytes.subarray(0, -1), Buffer.concat([bytes, Buffer.from('x')])]) {
    writeFileSync(file, cut);
    await expect(openBackup({ file, passphrase }, newFolder(), options)).rejects.toThrow(file);
  }
});

test('a passphrase that is missing or wrong is said, and is no damage', async () => {
  for (const wrong of [null, 'another passphrase']) {
    const opening = openBackup({ file: made.file, passphrase: wrong }, newFolder(), options);
    await expect(opening).rejects.toThrow(
      expect.objectContaining({
        name: wrong === null ? 'backupNeedsPassphrase' : 'backupPassphraseWrong',
      }),
    );
  }
});

/**
 * Leaves a journal next to a database, as a change does that was cut off before its end: anyone who opens
 * it next takes the change back.
 */
function leaveJournal(dataFolder: string): void {
  const file = join(dataFolder, FILE);
  const copy = join(newFolder(), FILE);
  cpSync(file, copy);
  const sqlite = openSqlite(copy, {});
  sqlite.pragma('journal_mode = delete');
  // Then its header is whole before the change is.
  sqlite.pragma('synchronous = off');
  sqlite.exec('begin immediate; create table cut_off (id integer primary key)');
  cpSync(`${copy}-journal`, `${file}-journal`);
  sqlite.exec('rollback');
  sqlite.close();
}

describe('a restore', () => {
  test('is refused while a host has the folder, and nothing changes', async () => {
    await expect(restoreTo(host.dataFolder)).rejects.toThrow(
      expect.objectContaining({ name: 'dataInUse' }),
    );
    expect((await ask(host.app, 'getQuote', { id: later })).quoteId).toBe(later);
  });

  test('into a new folder gives the same quotes and documents', async () => {
    const dataFolder = newFolder();
    const { previous, difference } = await restoreTo(dataFolder);
    expect({ previous, quotes: difference?.quotes }).toEqual({
      previous: null,
      quotes: { gained: 1, lost: 0 },
    });
    expect(await wholeQuotes(dataFolder)).toBe(1);
    const app = await openApp({ ...appOptions(dataFolder), host: 'command' });
    const quote = await ask(app, 'getQuote', { id: kept });
    await app.close();
    expect(quote).toEqual(await ask(host.app, 'getQuote', { id: kept }));
  });

  test('says what is lost, and keeps the data of before', { tags: ['thorough'] }, async () => {
    const dataFolder = newFolder();
    const protection = { recoveryKey: await newRecoveryKey(passphrase) };
    const second = await makeBackup(
      { dataFolder: host.dataFolder, to: newFolder(), protection, now },
      options,
    );
    await restoreTo(dataFolder, second.file);
    const { previous, difference } = await restoreTo(dataFolder);
    expect(difference).toMatchObject({ quotes: { gained: 0, lost: 1 }, changedQuotes: 0 });
    expect(await wholeQuotes(dataFolder)).toBe(1);
    expect(await wholeQuotes(previous ?? '')).toBe(2);
  });

  test('that is cut off after any step leaves one of both, whole', {
    tags: ['thorough'],
  }, async () => {
    const second = await makeBackup(
      { dataFolder: host.dataFolder, to: newFolder(), protection: null, now },
      options,
    );
    const [old, restored] = [newFolder(), newFolder()];
    await restoreNow({ dataFolder: old, file: second.file, passphrase: null, now }, options);
    await restoreTo(restored);
    leaveJournal(old);
    const found: number[] = [];
    for (let steps = 0; steps <= switchSteps(old, restored).length; steps += 1) {
      const [dataFolder, from] = [newFolder(), newFolder()];
      cpSync(old, dataFolder, { recursive: true });
      cpSync(restored, from, { recursive: true });
      for (const step of switchSteps(dataFolder, from).slice(0, steps)) step();
      found.push(await wholeQuotes(dataFolder));
    }
    expect(found).toEqual([2, 2, 2, 2, 2, 1, 1]);
  });
});
