/** @module-tag thorough */

import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { newKeyText } from '../../../src/main/adapters/node/keys/key-file.ts';
import {
  newDataKey,
  sealDataKey,
  secretHolder,
} from '../../../src/main/adapters/node/keys/key-holders.ts';
import { KEYS_COPY, KEYS_FILE } from '../../../src/main/adapters/sqlite/files/file-names.ts';
import { openApp } from '../../../src/main/app/app.ts';
import { beginChange } from '../../../src/main/app/vault/change-key.ts';
import {
  changeDataKey,
  encryptionState,
  recoverKey,
  turnOff,
  turnOn,
  turnOnAtStart,
} from '../../../src/main/app/vault/encryption.ts';
import {
  copyOf,
  foldersToEncrypt,
  holderOf,
  options,
  orderOf,
  own,
} from '../../support/data/encrypted-folders.ts';
import { startHost } from '../../support/host/host.ts';

const { encryptedCopy, quoteId, quoteIn } = foldersToEncrypt();

const LOST = /quotedesk\.db.*data-keys\.json/;

/** An encrypted database of which somebody copied nothing but the database. */
function withoutKeys() {
  const whole = encryptedCopy();
  const keys = copyOf(whole.dataFolder);
  for (const name of [KEYS_FILE, KEYS_COPY]) rmSync(join(whole.dataFolder, name));
  return { ...whole, keys };
}

describe('an encrypted database without its keys', () => {
  test('is never said to be readable, and is not encrypted again', () => {
    const { dataFolder, recoveryKey } = withoutKeys();
    const order = orderOf(dataFolder);
    const before = readFileSync(join(dataFolder, 'quotedesk.db'));
    expect(() => encryptionState(order)).toThrow(LOST);
    expect(() => recoverKey(order, recoveryKey)).toThrow(LOST);
    expect(() => turnOff(order)).toThrow(LOST);
    expect(() => changeDataKey(order)).toThrow(LOST);
    expect(() => turnOn(order)).toThrow(LOST);
    expect(() => turnOnAtStart(order, newKeyText())).toThrow(LOST);
    expect(existsSync(join(dataFolder, KEYS_FILE))).toBe(false);
    expect(readFileSync(join(dataFolder, 'quotedesk.db')).equals(before)).toBe(true);
  });

  test('ends a command with the reason, and lets a host say it', async () => {
    const { dataFolder } = withoutKeys();
    await expect(openApp({ ...options(dataFolder), host: 'command' })).rejects.toThrow(LOST);
    const host = await startHost({ dataFolder, keyHolders: [own] });
    try {
      const ready = await host.send('/health/ready', { token: null });
      expect(ready).toMatchObject({ status: 503, body: { problem: 'damaged' } });
      expect(ready.body.message).toMatch(LOST);
    } finally {
      await host.close();
    }
  });

  test('is freed of a change that was begun by mistake, whose keys are set aside', async () => {
    const { dataFolder, keys } = withoutKeys();
    beginChange(dataFolder, null, sealDataKey(newDataKey(), [own], ''));
    const begun = readFileSync(join(dataFolder, KEYS_FILE));
    await expect(openApp({ ...options(dataFolder), host: 'command' })).rejects.toThrow(LOST);
    expect(existsSync(join(dataFolder, KEYS_FILE))).toBe(false);
    const [aside = ''] = readdirSync(dataFolder).filter((name) => name.includes('.set-aside-'));
    expect(readFileSync(join(dataFolder, aside)).equals(begun)).toBe(true);
    expect((await quoteIn(keys)).quoteId).toBe(quoteId());
  });
});

test('a database of other keys is not changed, and the keys stay as they are', () => {
  const { dataFolder } = encryptedCopy();
  const other = encryptedCopy().dataFolder;
  const file = readFileSync(join(other, KEYS_FILE));
  rmSync(join(other, 'quotedesk.db'));
  const mixed = copyOf(other);
  writeFileSync(join(mixed, 'quotedesk.db'), readFileSync(join(dataFolder, 'quotedesk.db')));
  expect(() => encryptionState(orderOf(mixed))).toThrow(/quotedesk\.db is damaged/);
  expect(() => changeDataKey(orderOf(mixed))).toThrow(/quotedesk\.db is damaged/);
  expect(() => turnOff(orderOf(mixed))).toThrow(/quotedesk\.db is damaged/);
  expect(readFileSync(join(mixed, KEYS_FILE)).equals(file)).toBe(true);
});

test('a key that cannot be used does not stand in the way of the recovery key', () => {
  const { dataFolder, recoveryKey } = encryptedCopy();
  const unusable = secretHolder('host', () => {
    throw new Error('no key');
  });
  const locked = { code: 'dataKeyUnusable', values: { problem: 'no key' } };
  const order = orderOf(dataFolder, unusable);
  expect(encryptionState(order)).toMatchObject({ encrypted: true, opens: false, locked });
  const other = holderOf();
  recoverKey(orderOf(dataFolder, other), recoveryKey);
  expect(encryptionState({ ...order, holders: [unusable, other] })).toMatchObject({ opens: true });
});
