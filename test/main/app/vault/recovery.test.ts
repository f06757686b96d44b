import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { newKeyText } from '../../../../src/main/adapters/node/keys/key-file.ts';
import { recoveryHolder } from '../../../../src/main/adapters/node/keys/key-holders.ts';
import { KEYS_FILE } from '../../../../src/main/adapters/sqlite/files/file-names.ts';
import {
  changeDataKey,
  encryptionState,
  keyOf,
  opensByRecoveryKey,
  recoverKey,
  renewRecoveryKey,
  turnOnAtStart,
} from '../../../../src/main/app/vault/encryption.ts';
import { unlock } from '../../../../src/main/app/vault/unlock.ts';
import {
  counted,
  hostOf,
  orderOf,
  own,
  smallFolders,
} from '../../../support/data/small-folders.ts';

const { plain, encrypted } = smallFolders();

describe('a recovery key', () => {
  test('is replaced by another one, and the key of this computer stays', () => {
    const { dataFolder, recoveryKey } = encrypted();
    const renewed = renewRecoveryKey(orderOf(dataFolder));
    expect(opensByRecoveryKey(dataFolder, recoveryKey)).toBe(false);
    expect(opensByRecoveryKey(dataFolder, renewed)).toBe(true);
    expect(encryptionState(orderOf(dataFolder))).toMatchObject({
      opens: true,
      holders: ['host', 'recovery'],
    });
  });

  test('lets another key open the data, which is made only once it was the right one', () => {
    const { dataFolder, recoveryKey } = encrypted();
    const { made, order } = counted(dataFolder, 2);
    const keys = readFileSync(join(dataFolder, KEYS_FILE));
    const wrong = () => recoverKey(order, newKeyText());
    expect(wrong).toThrow(expect.objectContaining({ name: 'recoveryKeyOther' }));
    expect(wrong).toThrow('This recovery key is not the one of these data');
    expect(made).toEqual([]);
    expect(readFileSync(join(dataFolder, KEYS_FILE)).equals(keys)).toBe(true);
    recoverKey(order, recoveryKey);
    expect(made).toEqual(['made']);
    expect(unlock({ dataFolder, keyHolders: [hostOf(2)] })).toHaveProperty('dataKey');
    expect(unlock({ dataFolder, keyHolders: [own] })).toHaveProperty('locked');
  });

  test('finishes what the key of this computer had begun, where that is lost', () => {
    const dataFolder = plain();
    const recoveryKey = newKeyText();
    turnOnAtStart(orderOf(dataFolder), recoveryKey);
    recoverKey(orderOf(dataFolder, hostOf(2)), recoveryKey);
    expect(unlock({ dataFolder, keyHolders: [hostOf(2)] })).toHaveProperty('dataKey');
    expect(encryptionState(orderOf(dataFolder, hostOf(2)))).toMatchObject({ opens: true });
  });

  test('opens nothing in a folder that is not encrypted, and no text does', () => {
    const dataFolder = plain();
    const { made, order } = counted(dataFolder);
    expect(opensByRecoveryKey(dataFolder, newKeyText())).toBe(false);
    expect(opensByRecoveryKey(encrypted().dataFolder, 'no key')).toBe(false);
    expect(() => recoverKey(order, newKeyText())).toThrow(/are not encrypted/);
    expect(made).toEqual([]);
  });

  test('of before is not sealed for again when the key of the data changes', () => {
    const { dataFolder, recoveryKey } = encrypted();
    const order = orderOf(dataFolder, own, recoveryHolder(keyOf(recoveryKey)));
    const changed = changeDataKey(order);
    expect(opensByRecoveryKey(dataFolder, recoveryKey)).toBe(false);
    expect(opensByRecoveryKey(dataFolder, changed.recoveryKey)).toBe(true);
    expect(encryptionState(order).holders).toEqual(['host', 'recovery']);
  });

  test('that was typed wrongly is told from what is none', () => {
    const text = newKeyText();
    const other = text.startsWith('7') ? '8' : '7';
    expect(() => keyOf(other + text.slice(1))).toThrow('A letter or digit of this recovery key');
    for (const none of [text.slice(1), `${text}0`, '']) {
      expect(() => keyOf(none), none).toThrow('This is not a recovery key');
    }
    expect(keyOf(text)).toHaveLength(20);
  });
});
