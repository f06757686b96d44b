import { randomBytes } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newDataKey, sealDataKey } from '../../src/main/adapters/node/keys/data-key.ts';
import { secretHolder } from '../../src/main/adapters/node/keys/key-holder.ts';
import { newKeyText } from '../../src/main/adapters/node/keys/key-text.ts';
import { openLog } from '../../src/main/adapters/node/log.ts';
import { opensWith } from '../../src/main/adapters/sqlite/change-database-key.ts';
import {
  KEYS_COPY,
  KEYS_FILE,
  readDataKeys,
  writeDataKeys,
} from '../../src/main/adapters/sqlite/data-keys-file.ts';
import { UnusableDatabase } from '../../src/main/adapters/sqlite/database-file.ts';
import { DataFolderBusy } from '../../src/main/adapters/sqlite/lock.ts';
import { openCopy } from '../../src/main/adapters/sqlite/stand-in.ts';
import { openApp } from '../../src/main/app/app.ts';
import { examineFolder } from '../../src/main/app/backup/examine.ts';
import { makeBackup } from '../../src/main/app/backup/make-backup.ts';
import { restoreBackup } from '../../src/main/app/backup/restore-backup.ts';
import { beginChange } from '../../src/main/app/encryption/change-key.ts';
import {
  changeDataKey,
  EncryptionFault,
  encryptionState,
  opensByRecoveryKey,
  recoverKey,
  renewRecoveryKey,
  turnOff,
  turnOn,
  turnOnAtStart,
} from '../../src/main/app/encryption/encryption.ts';
import { mustUnlock } from '../../src/main/app/encryption/unlock.ts';
import { openEnvironments } from '../../src/main/app/environments.ts';
import { ask } from '../support/ask.ts';
import { appOptions, startHost, temporaryFolder } from '../support/host.ts';
import { DATA_FOLDERS, unpackFolder } from '../support/packed-folder.ts';
import { FULL_XML } from '../support/requests.ts';

const now = Date.UTC(2026, 10, 23, 12);
const passphrase = 'twelve and more';
/** What must not be found: a customer's name, and the mark that every plain database begins with. */
const TELLTALES = ['Dhomhnaill', 'SQLite format 3'];

const DRAFT = {
  id: '5f0c9a52-7f0e-4c7b-9a52-000000000002',
  title: 'Ní Dhomhnaill',
  content: { name: 'Ní Dhomhnaill' },
};

const holderOf = (secret = randomBytes(20)) => secretHolder('host', () => secret);
const own = holderOf();
const folders: string[] = [];
/** A folder that is not encrypted, closed: a quote, its documents, a draft and a kept copy. */
let plain: string;
let quoteId: string;

function newFolder(): string {
  const folder = temporaryFolder();
  folders.push(folder);
  return folder;
}

function copyOf(folder: string): string {
  const copy = newFolder();
  cpSync(folder, copy, { recursive: true });
  return copy;
}

const orderOf = (dataFolder: string, holder = own) => ({ dataFolder, holders: [holder], now });
const options = (dataFolder: string) => ({ ...appOptions(dataFolder), keyHolders: [own] });

function encryptedCopy() {
  const dataFolder = copyOf(plain);
  return { dataFolder, ...turnOn(orderOf(dataFolder)) };
}

/** The files of a folder that say something without a key, with what they say; locks say nothing. */
function readable(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name !== 'lock.db')
    .map((entry) => join(entry.parentPath, entry.name))
    .flatMap((file) => {
      const bytes = readFileSync(file);
      return TELLTALES.filter((word) => bytes.includes(word)).map((word) => `${file}: ${word}`);
    });
}

async function quoteIn(dataFolder: string) {
  const app = await openApp({ ...options(dataFolder), host: 'command' });
  try {
    return await ask(app, 'getQuote', { id: quoteId });
  } finally {
    await app.close();
  }
}

beforeAll(async () => {
  plain = newFolder();
  const host = await startHost({ dataFolder: plain });
  quoteId = (await host.sendXml(FULL_XML)).body.quoteId;
  await ask(host.app, 'generateDocuments', { quoteId, documentTypes: ['schedule'] });
  await ask(host.app, 'saveDraft', { ...DRAFT, id: '5f0c9a52-7f0e-4c7b-9a52-000000000001' });
  await host.close();
  for (const place of ['backups/before-upgrade-from-25.db', 'training/quotedesk.db']) {
    cpSync(join(plain, 'quotedesk.db'), join(plain, place));
  }
});

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

describe('data that are encrypted', () => {
  test('are the same data, and say nothing without the key: log, kept copies, training', async () => {
    expect(readable(plain)).not.toEqual([]);
    const { dataFolder, left } = encryptedCopy();
    expect(left).toEqual([]);
    expect(readable(dataFolder)).toEqual([]);
    const app = await openApp(options(dataFolder));
    try {
      expect(app.problem).toBeUndefined();
      await ask(app, 'saveDraft', DRAFT);
      const { replayed, differing, rows, chain } = await ask(app, 'replayQuotes', {});
      expect({ replayed, differing, rows, broken: chain.broken }).toEqual({
        ...{ replayed: 1, differing: [], rows: [], broken: null },
      });
      expect(await app.checkData()).toBe(0);
      // While it is open, its log has what was just written.
      expect(readFileSync(join(dataFolder, 'quotedesk.db-wal')).length).toBeGreaterThan(0);
      expect(readable(dataFolder)).toEqual([]);
    } finally {
      await app.close();
    }
    expect(await quoteIn(dataFolder)).toEqual(await quoteIn(plain));
  });

  test('are locked without their key, and with another one: never an empty start', async () => {
    const { dataFolder } = encryptedCopy();
    const before = readFileSync(join(dataFolder, 'quotedesk.db'));
    for (const keyHolders of [[], [holderOf()]]) {
      const command = openApp({ ...options(dataFolder), keyHolders, host: 'command' });
      await expect(command).rejects.toThrow(UnusableDatabase);
      await expect(command).rejects.toThrow(/encrypted.*recovery key/);
      const host = await startHost({ dataFolder, keyHolders });
      try {
        expect(host.app.dataState.problem()?.kind).toBe('locked');
        expect(host.app.firstClient).toBeUndefined();
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
    for (const at of [0, 17, 100, 4096 * 3 + 77, bytes.length >> 1, bytes.length - 1]) {
      const flipped = Buffer.from(bytes);
      flipped[at] = (flipped[at] ?? 0) ^ 1;
      writeFileSync(file, flipped);
      const found = await examineFolder(dataFolder, options('')).catch(String);
      expect(found.length, `byte ${at}`).toBeGreaterThan(0);
    }
  });

  test('are refused to whoever has them open, and are encrypted once', async () => {
    const { dataFolder } = encryptedCopy();
    expect(() => turnOn(orderOf(dataFolder))).toThrow(EncryptionFault);
    const app = await openApp(options(dataFolder));
    try {
      expect(() => changeDataKey(orderOf(dataFolder))).toThrow(DataFolderBusy);
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
    expect(await copy.db.selectFrom('quote').select('id').execute()).toEqual([{ id: quoteId }]);
    await copy.close();
    expect(readable(folder)).toEqual([]);
  });

  test('of an older version are upgraded, and the copy of before is encrypted as well', async () => {
    const dataFolder = newFolder();
    unpackFolder(join(DATA_FOLDERS, 'schema-20'), dataFolder);
    turnOn(orderOf(dataFolder));
    const app = await openApp(options(dataFolder));
    expect(app.problem).toBeUndefined();
    await app.close();
    const copy = join(dataFolder, 'backups/before-upgrade-from-20.db');
    expect(opensWith(copy, mustUnlock({ dataFolder, keyHolders: [own] }))).toBe(true);
    expect(opensWith(copy, {})).toBe(false);
    expect(readable(dataFolder)).toEqual([]);
  });

  test('have a training environment that is encrypted as well, made again or copied', async () => {
    const { dataFolder } = encryptedCopy();
    rmSync(join(dataFolder, 'training'), { recursive: true });
    const environments = await openEnvironments(options(dataFolder));
    try {
      for (const from of ['demonstration', 'live'] as const) {
        await ask({ dispatch: environments.dispatch('live') }, 'resetTraining', { from });
        expect(existsSync(join(dataFolder, 'training/quotedesk.db'))).toBe(true);
        expect(readable(dataFolder)).toEqual([]);
      }
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

describe('keys', () => {
  test('that cannot be changed stay, are said, and the next start finds all data', async () => {
    const dataFolder = copyOf(plain);
    turnOnAtStart(orderOf(dataFolder), newKeyText());
    // A folder stands where the copy is to be written.
    const inTheWay = join(dataFolder, 'quotedesk.db.rekeyed');
    mkdirSync(join(inTheWay, 'x'), { recursive: true });
    await expect(openApp(options(dataFolder))).rejects.toThrow(
      /cannot be changed.*All data are kept/,
    );
    rmSync(inTheWay, { recursive: true });
    expect(encryptionState(orderOf(dataFolder)).encrypted).toBe(false);
    expect((await quoteIn(dataFolder)).quoteId).toBe(quoteId);
  });

  test('that were to change when the data are opened next are changed then', async () => {
    const dataFolder = copyOf(plain);
    const recoveryKey = newKeyText();
    turnOnAtStart(orderOf(dataFolder), recoveryKey);
    expect(readable(dataFolder)).not.toEqual([]);
    expect((await quoteIn(dataFolder)).quoteId).toBe(quoteId);
    expect(readable(dataFolder)).toEqual([]);
    expect(opensByRecoveryKey(dataFolder, recoveryKey)).toBe(true);
    expect(opensByRecoveryKey(dataFolder, newKeyText())).toBe(false);
  });

  test('that were to change go back for whoever has only the key of before', async () => {
    const { dataFolder } = encryptedCopy();
    const present = readDataKeys(dataFolder)?.present ?? null;
    beginChange(dataFolder, present, sealDataKey(newDataKey(), [holderOf()], ''));
    expect((await quoteIn(dataFolder)).quoteId).toBe(quoteId);
    expect(readDataKeys(dataFolder)).toEqual({ version: 1, present });
  });

  test('are changed: the one of before, and its recovery key, open nothing any more', async () => {
    const { dataFolder, recoveryKey } = encryptedCopy();
    const before = copyOf(dataFolder);
    const changed = changeDataKey(orderOf(dataFolder));
    expect(changed.recoveryKey).not.toBe(recoveryKey);
    expect(readable(dataFolder)).toEqual([]);
    expect((await quoteIn(dataFolder)).quoteId).toBe(quoteId);
    // The sealed keys of before do not fit the data of now.
    for (const name of [KEYS_FILE, KEYS_COPY]) cpSync(join(before, name), join(dataFolder, name));
    await expect(quoteIn(dataFolder)).rejects.toThrow(/damaged|not a Quotedesk/);
  });

  test('are let in by the recovery key, however it is typed, and by no other', async () => {
    const { dataFolder, recoveryKey } = encryptedCopy();
    const other = holderOf();
    const order = orderOf(dataFolder, other);
    expect(encryptionState(order)).toMatchObject({ encrypted: true, opens: false });
    const typed = recoveryKey.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o');
    expect(() => recoverKey(order, 'ABCD')).toThrow(/nine groups/);
    recoverKey(order, typed);
    expect(encryptionState(order)).toMatchObject({ opens: true, holders: ['recovery', 'host'] });
    const renewed = renewRecoveryKey(order);
    expect(() => recoverKey(order, recoveryKey)).toThrow(/not the one of these data/);
    recoverKey(order, renewed);
  });

  test('are taken away: the data are as they were', async () => {
    const { dataFolder } = encryptedCopy();
    expect(turnOff(orderOf(dataFolder))).toEqual([]);
    for (const name of [KEYS_FILE, KEYS_COPY]) {
      expect(existsSync(join(dataFolder, name))).toBe(false);
    }
    const app = await openApp({ ...appOptions(dataFolder), host: 'command' });
    expect((await ask(app, 'getQuote', { id: quoteId })).quoteId).toBe(quoteId);
    await app.close();
  });
});

describe('the file of keys', () => {
  const files = (folder: string) =>
    [KEYS_FILE, KEYS_COPY].map((name) => readFileSync(join(folder, name), 'utf8'));
  /** One bit of a sealed key, so that the file still reads well. */
  const changeBit = (file: string) => {
    const text = readFileSync(file, 'utf8');
    const at = text.indexOf('"text": "') + 40;
    const letter = text[at] === 'A' ? 'B' : 'A';
    writeFileSync(file, text.slice(0, at) + letter + text.slice(at + 1));
  };

  test.each([
    ['missing', (file: string) => rmSync(file)],
    ['damaged', changeBit],
    ['damaged', (file: string) => writeFileSync(file, '')],
  ] as const)(
    'that is %s is written again from its copy, and the log says so',
    async (was, harm) => {
      const { dataFolder } = encryptedCopy();
      const [whole] = files(dataFolder);
      harm(join(dataFolder, KEYS_FILE));
      expect(encryptionState(orderOf(copyOf(dataFolder)))).toMatchObject({
        ...{ encrypted: true, opens: true, repaired: was },
      });
      const log = openLog({ dataFolder, keeps: true, says: false });
      const app = await openApp({ ...options(dataFolder), log });
      try {
        expect((await ask(app, 'getQuote', { id: quoteId })).quoteId).toBe(quoteId);
      } finally {
        await app.close();
      }
      expect(files(dataFolder)).toEqual([whole, whole]);
      expect(readFileSync(log.file, 'utf8')).toMatch(
        new RegExp(`"was":"${was}".*"keys repaired"|"keys repaired".*"was":"${was}"`),
      );
      expect(encryptionState(orderOf(dataFolder)).repaired).toBeNull();
    },
  );

  test('and its copy, both damaged, open nothing: the data are kept and locked', () => {
    const { dataFolder } = encryptedCopy();
    for (const name of [KEYS_FILE, KEYS_COPY]) changeBit(join(dataFolder, name));
    expect(() => encryptionState(orderOf(dataFolder))).toThrow(/damaged/);
  });

  test('has its copy made again where that is missing, or older', () => {
    const { dataFolder } = encryptedCopy();
    const [whole, copy = ''] = files(dataFolder);
    for (const harm of [
      rmSync,
      (file: string) => writeFileSync(file, copy.replace('host', 'keystore')),
    ]) {
      harm(join(dataFolder, KEYS_COPY));
      expect(encryptionState(orderOf(dataFolder)).repaired).toBeNull();
      expect(files(dataFolder)).toEqual([whole, whole]);
    }
  });

  test('that an older version took away with the encryption does not come back', async () => {
    const { dataFolder } = encryptedCopy();
    const keys = readDataKeys(dataFolder);
    turnOff(orderOf(dataFolder));
    writeDataKeys(dataFolder, keys);
    rmSync(join(dataFolder, KEYS_FILE));
    expect(encryptionState(orderOf(dataFolder)).encrypted).toBe(false);
    expect(existsSync(join(dataFolder, KEYS_COPY))).toBe(false);
    expect((await quoteIn(dataFolder)).quoteId).toBe(quoteId);
  });
});

describe('a backup of encrypted data', () => {
  test('says nothing without its passphrase, and restores into any folder under the key of that', async () => {
    const { dataFolder } = encryptedCopy();
    const to = newFolder();
    const order = { dataFolder, to, protection: { passphrase }, now };
    const { file } = await makeBackup(order, options(''));
    expect(readable(to)).toEqual([]);
    expect(readable(dataFolder)).toEqual([]);
    const restore = (folder: string) =>
      restoreBackup({ dataFolder: folder, file, passphrase, now }, options(''));

    const elsewhere = newFolder();
    await restore(elsewhere);
    expect(encryptionState(orderOf(elsewhere)).encrypted).toBe(false);
    expect((await quoteIn(elsewhere)).quoteId).toBe(quoteId);

    const { dataFolder: another } = encryptedCopy();
    await restore(another);
    expect(readable(another)).toEqual([]);
    expect((await quoteIn(another)).quoteId).toBe(quoteId);
  });

  test('without encryption is read by everybody, where that is said', async () => {
    const { dataFolder } = encryptedCopy();
    const to = newFolder();
    await makeBackup({ dataFolder, to, protection: null, now }, options(''));
    expect(readable(to)).not.toEqual([]);
  });
});
