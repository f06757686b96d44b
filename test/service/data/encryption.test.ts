import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { newRecoveryKey } from '../../../src/main/adapters/backup/protection.ts';
import { opensWith } from '../../../src/main/adapters/sqlite/files/change-database-key.ts';
import { openCopy } from '../../../src/main/adapters/sqlite/stand-in.ts';
import { openApp } from '../../../src/main/app/app.ts';
import { openEnvironments } from '../../../src/main/app/environments.ts';
import { changeDataKey, encryptionState, turnOn } from '../../../src/main/app/vault/encryption.ts';
import { makeBackup } from '../../../src/main/app/vault/make-backup.ts';
import { restoreNow } from '../../../src/main/app/vault/restore.ts';
import { mustUnlock } from '../../../src/main/app/vault/unlock.ts';
import { examineFolder } from '../../../src/main/app/worker/examine.ts';
import {
  DRAFT,
  foldersToEncrypt,
  holderOf,
  newFolder,
  now,
  options,
  orderOf,
  own,
  readable,
} from '../../support/data/encrypted-folders.ts';
import { addNextMigration } from '../../support/data/next-migration.ts';
import { fixtureOf, unpackFolder } from '../../support/data/packed-folder.ts';
import { ask } from '../../support/host/ask.ts';
import { startHost } from '../../support/host/host.ts';

const passphrase = 'twelve and more';

const { plain, quoteId, encryptedCopy, quoteIn } = foldersToEncrypt();

describe('data that are encrypted', () => {
  test('are the same data, and say nothing without the key: log, kept copies, training', async () => {
    expect(readable(plain())).not.toEqual([]);
    const { dataFolder, left } = encryptedCopy();
    expect(left).toEqual([]);
    expect(readable(dataFolder)).toEqual([]);
    const app = await openApp(options(dataFolder));
    try {
      expect(app.problem).toBeUndefined();
      await ask(app, 'saveDraft', DRAFT);
      const { replayed, differing, rows, chain } = await ask(app, 'replayQuotes', {});
      expect({ replayed, differing, rows, broken: chain.broken }).toEqual({
        replayed: 1,
        differing: [],
        rows: [],
        broken: null,
      });
      expect(await app.checkData()).toBe(0);
      // While it is open, its log has what was just written.
      expect(readFileSync(join(dataFolder, 'quotedesk.db-wal')).length).toBeGreaterThan(0);
      expect(readable(dataFolder)).toEqual([]);
    } finally {
      await app.close();
    }
    expect(await quoteIn(dataFolder)).toEqual(await quoteIn(plain()));
  });

  test('are locked without their key, and with another one: never an empty start', async () => {
    const { dataFolder } = encryptedCopy();
    const before = readFileSync(join(dataFolder, 'quotedesk.db'));
    for (const keyHolders of [[], [holderOf()]]) {
      const command = openApp({ ...options(dataFolder), keyHolders, host: 'command' });
      await expect(command).rejects.toThrow(
        expect.objectContaining({ name: expect.stringMatching(/^dataLocked/) }),
      );
      await expect(command).rejects.toThrow(/encrypted.*recovery key/);
      const host = await startHost({ dataFolder, keyHolders });
      try {
        expect(host.app.dataState.problem()?.kind).toBe('locked');
        expect(host.issued).toBeUndefined();
        const ready = await host.send('/health/ready', { token: null });
        expect(ready).toMatchObject({ status: 503, body: { problem: 'locked' } });
      } finally {
        await host.close();
      }
    }
    expect(readFileSync(join(dataFolder, 'quotedesk.db')).equals(before)).toBe(true);
  });

  test('with a flipped bit are an error, never another premium', async () => {
    const { dataFolder } = encryptedCopy();
    const file = join(dataFolder, 'quotedesk.db');
    const bytes = readFileSync(file);
    const foundWith = async (at: number) => {
      const flipped = Buffer.from(bytes);
      flipped[at] = (flipped[at] ?? 0) ^ 2;
      writeFileSync(file, flipped);
      // A log with the first page in it would repair that one.
      for (const end of ['-wal', '-shm']) rmSync(`${file}${end}`, { force: true });
      return examineFolder(options(dataFolder)).catch(String);
    };
    const header = [16, 17, 19, 20, 21, 22, 23];
    for (const at of [...header, 100, 4096 * 3 + 77, bytes.length >> 1, bytes.length - 1]) {
      expect((await foundWith(at)).length, `byte ${at}`).toBeGreaterThan(0);
    }
    // The salt for keys that are derived from a password, which nothing reads.
    expect(await foundWith(0)).toEqual([]);
    expect(await foundWith(15)).toEqual([]);
    // The version that may write: all is read, and anyone who writes is refused.
    await foundWith(18);
    const host = await startHost({ dataFolder, keyHolders: [own] });
    try {
      expect(await host.send('/health/ready', { token: null })).toMatchObject({ status: 503 });
    } finally {
      await host.close();
    }
  });

  test('are refused to anyone who has them open, and are encrypted once', async () => {
    const { dataFolder } = encryptedCopy();
    expect(() => turnOn(orderOf(dataFolder))).toThrow(
      expect.objectContaining({ name: 'encryptedAlready' }),
    );
    const app = await openApp(options(dataFolder));
    try {
      expect(() => changeDataKey(orderOf(dataFolder))).toThrow(
        expect.objectContaining({ name: 'dataInUse' }),
      );
    } finally {
      await app.close();
    }
  });

  test('are read from a copy where their folder cannot be written', async () => {
    const { dataFolder: folder } = encryptedCopy();
    const parts = mustUnlock({ dataFolder: folder, keyHolders: [own] });
    const copy = await openCopy({
      ...parts,
      folder,
      host: 'headless',
      since: '',
      onFault: () => {},
    });
    expect(await copy.db.selectFrom('quote').select('id').execute()).toEqual([{ id: quoteId() }]);
    await copy.close();
    expect(readable(folder)).toEqual([]);
  });

  test('of an earlier version are upgraded, and the copy of before is encrypted as well', async () => {
    const dataFolder = newFolder();
    unpackFolder(fixtureOf(1), dataFolder);
    turnOn(orderOf(dataFolder));
    const removeMigration = await addNextMigration();
    const app = await openApp(options(dataFolder)).finally(removeMigration);
    expect(app.problem).toBeUndefined();
    await app.close();
    const copy = join(dataFolder, 'backups/before-upgrade-from-1.db');
    expect(opensWith(copy, mustUnlock({ dataFolder, keyHolders: [own] }))).toBe(true);
    expect(opensWith(copy, {})).toBe(false);
    expect(readable(dataFolder)).toEqual([]);
  });

  test('have a training environment that is encrypted as well, also made again', {
    tags: ['thorough'],
  }, async () => {
    const { dataFolder } = encryptedCopy();
    rmSync(join(dataFolder, 'training'), { recursive: true });
    const environments = await openEnvironments(options(dataFolder));
    try {
      await ask({ dispatch: environments.dispatch('live') }, 'resetTraining', {});
      expect(existsSync(join(dataFolder, 'training/quotedesk.db'))).toBe(true);
      expect(readable(dataFolder)).toEqual([]);
    } finally {
      await environments.close();
    }
  });

  test('begin so in a new folder', async () => {
    const dataFolder = newFolder();
    turnOn(orderOf(dataFolder));
    const host = await openApp(options(dataFolder));
    await host.close();
    expect(readable(dataFolder)).toEqual([]);
    expect(encryptionState(orderOf(dataFolder))).toMatchObject({ encrypted: true, opens: true });
  });
});

describe('a backup of encrypted data', () => {
  test('says nothing without its passphrase, and restores into any folder under the key of that', async () => {
    const { dataFolder } = encryptedCopy();
    const to = newFolder();
    const order = {
      dataFolder,
      to,
      protection: { recoveryKey: await newRecoveryKey(passphrase) },
      now,
    };
    const { file } = await makeBackup(order, options(''));
    expect(readable(to)).toEqual([]);
    expect(readable(dataFolder)).toEqual([]);
    const restore = (folder: string) =>
      restoreNow({ dataFolder: folder, file, passphrase, now }, options(''));

    const elsewhere = newFolder();
    await restore(elsewhere);
    expect(encryptionState(orderOf(elsewhere)).encrypted).toBe(false);
    expect((await quoteIn(elsewhere)).quoteId).toBe(quoteId());

    const { dataFolder: another } = encryptedCopy();
    await restore(another);
    expect(readable(another)).toEqual([]);
    expect((await quoteIn(another)).quoteId).toBe(quoteId());
  });

  test('without encryption is read by everybody, where that is said', async () => {
    const { dataFolder } = encryptedCopy();
    const to = newFolder();
    await makeBackup({ dataFolder, to, protection: null, now }, options(''));
    expect(readable(to)).not.toEqual([]);
  });
});
