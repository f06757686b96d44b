import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { newKeyText } from '../../../src/main/adapters/node/keys/key-file.ts';
import { newDataKey, sealDataKey } from '../../../src/main/adapters/node/keys/key-holders.ts';
import { openLog } from '../../../src/main/adapters/node/log.ts';
import {
  readDataKeys,
  writeDataKeys,
} from '../../../src/main/adapters/sqlite/files/data-keys-file.ts';
import { KEYS_COPY, KEYS_FILE } from '../../../src/main/adapters/sqlite/files/file-names.ts';
import { openApp } from '../../../src/main/app/app.ts';
import { beginChange } from '../../../src/main/app/vault/change-key.ts';
import {
  changeDataKey,
  encryptionState,
  opensByRecoveryKey,
  recoverKey,
  renewRecoveryKey,
  turnOff,
  turnOnAtStart,
} from '../../../src/main/app/vault/encryption.ts';
import {
  copyOf,
  foldersToEncrypt,
  holderOf,
  options,
  orderOf,
  readable,
} from '../../support/data/encrypted-folders.ts';
import { ask } from '../../support/host/ask.ts';
import { appOptions } from '../../support/host/host.ts';

const { plain, quoteId, encryptedCopy, quoteIn } = foldersToEncrypt();

describe('keys', () => {
  test('that cannot be changed stay, are said, and the next start finds all data', async () => {
    const dataFolder = copyOf(plain());
    turnOnAtStart(orderOf(dataFolder), newKeyText());
    // A folder stands where the copy is to be written.
    const inTheWay = join(dataFolder, 'quotedesk.db.rekeyed');
    mkdirSync(join(inTheWay, 'x'), { recursive: true });
    await expect(openApp(options(dataFolder))).rejects.toThrow(
      /cannot be changed.*All data are kept/,
    );
    rmSync(inTheWay, { recursive: true });
    expect(encryptionState(orderOf(dataFolder)).encrypted).toBe(false);
    expect((await quoteIn(dataFolder)).quoteId).toBe(quoteId());
  });

  test('that were to change when the data are opened next are changed then', async () => {
    const dataFolder = copyOf(plain());
    const recoveryKey = newKeyText();
    turnOnAtStart(orderOf(dataFolder), recoveryKey);
    expect(readable(dataFolder)).not.toEqual([]);
    expect((await quoteIn(dataFolder)).quoteId).toBe(quoteId());
    expect(readable(dataFolder)).toEqual([]);
    expect(opensByRecoveryKey(dataFolder, recoveryKey)).toBe(true);
    expect(opensByRecoveryKey(dataFolder, newKeyText())).toBe(false);
  });

  test('that were to change go back for anyone who has only the key of before', async () => {
    const { dataFolder } = encryptedCopy();
    const present = readDataKeys(dataFolder)?.present ?? null;
    beginChange(dataFolder, present, sealDataKey(newDataKey(), [holderOf()], ''));
    expect((await quoteIn(dataFolder)).quoteId).toBe(quoteId());
    expect(readDataKeys(dataFolder)).toEqual({ version: 1, present });
  });

  test('are changed: the one of before, and its recovery key, open nothing any more', async () => {
    const { dataFolder, recoveryKey } = encryptedCopy();
    const before = copyOf(dataFolder);
    const changed = changeDataKey(orderOf(dataFolder));
    expect(changed.recoveryKey).not.toBe(recoveryKey);
    expect(readable(dataFolder)).toEqual([]);
    expect((await quoteIn(dataFolder)).quoteId).toBe(quoteId());
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
    expect((await ask(app, 'getQuote', { id: quoteId() })).quoteId).toBe(quoteId());
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
        encrypted: true,
        opens: true,
        repaired: was,
      });
      const log = openLog({ dataFolder, keeps: true, says: false });
      const app = await openApp({ ...options(dataFolder), log });
      try {
        expect((await ask(app, 'getQuote', { id: quoteId() })).quoteId).toBe(quoteId());
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
    expect((await quoteIn(dataFolder)).quoteId).toBe(quoteId());
  });
});
