import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { newDataKey, sealDataKey } from '../../../../src/main/adapters/node/keys/data-key.ts';
import { recoveryHolder } from '../../../../src/main/adapters/node/keys/host-key.ts';
import { UnusableKey } from '../../../../src/main/adapters/node/keys/key-file.ts';
import { secretHolder } from '../../../../src/main/adapters/node/keys/key-holder.ts';
import { newKeyText } from '../../../../src/main/adapters/node/keys/key-text.ts';
import { KEYS_COPY, KEYS_FILE } from '../../../../src/main/adapters/sqlite/files/data-keys-file.ts';
import { UnreadableDatabase } from '../../../../src/main/adapters/sqlite/files/database-file.ts';
import { beginChange } from '../../../../src/main/app/encryption/change-key.ts';
import {
  changeDataKey,
  turnOff,
  turnOn,
  turnOnAtStart,
} from '../../../../src/main/app/encryption/encryption.ts';
import { mustBeEncrypted } from '../../../../src/main/app/encryption/must-be-encrypted.ts';
import { EncryptionFault, keyOf } from '../../../../src/main/app/encryption/order.ts';
import {
  opensByRecoveryKey,
  recoverKey,
  renewRecoveryKey,
} from '../../../../src/main/app/encryption/recovery.ts';
import { encryptionState } from '../../../../src/main/app/encryption/state.ts';
import { mustUnlock, unlock } from '../../../../src/main/app/encryption/unlock.ts';
import { hostOf, orderOf, own, smallFolders } from '../../../support/data/small-folders.ts';

const { empty, plain, encrypted } = smallFolders();

/** An order that counts how often keys are made. */
function counted(dataFolder: string, ...secrets: number[]) {
  const made: string[] = [];
  const makeKeys = () => made.push('made');
  return { made, order: { ...orderOf(dataFolder, ...secrets.map(hostOf)), makeKeys } };
}

describe('a recovery key', () => {
  test('is replaced by another one, and the key of this computer stays', () => {
    const { dataFolder, recoveryKey } = encrypted();
    const renewed = renewRecoveryKey(orderOf(dataFolder));
    expect(opensByRecoveryKey(dataFolder, recoveryKey)).toBe(false);
    expect(opensByRecoveryKey(dataFolder, renewed)).toBe(true);
    expect(encryptionState(orderOf(dataFolder))).toMatchObject({
      ...{ opens: true, holders: ['host', 'recovery'] },
    });
  });

  test('lets another key open the data, which is made only once it was the right one', () => {
    const { dataFolder, recoveryKey } = encrypted();
    const { made, order } = counted(dataFolder, 2);
    const keys = readFileSync(join(dataFolder, KEYS_FILE));
    const wrong = () => recoverKey(order, newKeyText());
    expect(wrong).toThrow(EncryptionFault);
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
      expect(() => keyOf(none), none).toThrow('This is no recovery key');
    }
    expect(keyOf(text)).toHaveLength(20);
  });
});

describe('how data are encrypted', () => {
  test('is said with when their key was made, and for whom', () => {
    const { dataFolder } = encrypted();
    expect(encryptionState(orderOf(dataFolder))).toEqual({
      ...{ encrypted: true, keyMadeAt: '2026-11-24T12:00:00Z', holders: ['host', 'recovery'] },
      ...{ opens: true, locked: null, repaired: null },
    });
    for (const folder of [plain(), empty()]) {
      expect(encryptionState(orderOf(folder))).toEqual({
        ...{ encrypted: false, keyMadeAt: null, holders: [] },
        ...{ opens: true, locked: null, repaired: null },
      });
    }
  });

  test('decides what can be done with it', () => {
    const { dataFolder } = encrypted();
    const { made, order } = counted(dataFolder, 1);
    const again = () => turnOn(order);
    expect(again).toThrow(EncryptionFault);
    expect(again).toThrow(`The data in ${dataFolder} are encrypted already`);
    for (const change of [changeDataKey, turnOff, renewRecoveryKey]) {
      const refused = () => change(orderOf(plain()));
      expect(refused).toThrow(EncryptionFault);
      expect(refused).toThrow(/are not encrypted/);
      const locked = () => change(orderOf(dataFolder, hostOf(2)));
      expect(locked).toThrow(UnreadableDatabase);
    }
    expect(made).toEqual([]);
    turnOff(order);
    const { made: once, order: first } = counted(dataFolder, 1);
    turnOn(first);
    expect(once).toEqual(['made']);
  });

  test('is what an administrator may require', () => {
    expect(() => mustBeEncrypted(encrypted().dataFolder)).not.toThrow();
    for (const folder of [plain(), empty()]) {
      expect(() => mustBeEncrypted(folder)).toThrow(/administrator .* requires encrypted data/);
    }
  });

  test('is not known where the keys and their copy are damaged', () => {
    const { dataFolder } = encrypted();
    for (const name of [KEYS_FILE, KEYS_COPY]) writeFileSync(join(dataFolder, name), '{');
    const state = () => encryptionState(orderOf(dataFolder));
    expect(state).toThrow(EncryptionFault);
    expect(state).toThrow(`The keys in ${dataFolder} are damaged`);
    expect(unlock({ dataFolder, keyHolders: [own] })).toEqual({
      locked: {
        kind: 'locked',
        message: expect.objectContaining({
          code: 'dataKeysDamaged',
          values: { folder: dataFolder },
        }),
      },
    });
  });
});

describe('the key of data', () => {
  const lockedBy = (dataFolder: string, ...keyHolders: ReturnType<typeof hostOf>[]) => {
    const found = unlock({ dataFolder, keyHolders });
    return 'locked' in found ? found.locked.message : undefined;
  };
  const at = (place: string, holder = hostOf(2)) => ({ ...holder, place: () => place });

  test('is opened by whoever may, or is known', () => {
    const { dataFolder } = encrypted();
    const { dataKey = '' } = mustUnlock({ dataFolder, keyHolders: [hostOf(2), own] });
    expect(dataKey).toMatch(/^[0-9a-f]{64}$/);
    expect(unlock({ dataFolder, dataKey: 'known' })).toEqual({ dataKey: 'known' });
    expect(mustUnlock({ dataFolder, dataKey: 'known' })).toEqual({ dataKey: 'known' });
    expect(mustUnlock({ dataFolder: empty(), keysFolder: dataFolder, keyHolders: [own] })).toEqual({
      dataKey,
    });
    expect(() => mustUnlock({ dataFolder })).toThrow(UnreadableDatabase);
    expect(mustUnlock({ dataFolder: plain(), keyHolders: [own] })).toEqual({});
  });

  test('says where it was looked for, of those that it was sealed for', () => {
    const { dataFolder: folder } = encrypted();
    const keystore = secretHolder('keystore', () => undefined);
    expect(lockedBy(folder)).toMatchObject({ code: 'dataLocked', values: { folder } });
    expect(lockedBy(folder, hostOf(2))).toMatchObject({ code: 'dataLocked', values: { folder } });
    expect(lockedBy(folder, at('/a'), at('/b'), at('/c', keystore))).toMatchObject({
      ...{ code: 'dataLockedAt', values: { folder, place: '/a, /b' } },
    });
    beginChange(folder, sealDataKey(newDataKey(), [], ''), sealDataKey(newDataKey(), [own], ''));
    rmSync(join(folder, 'quotedesk.db'));
    expect(lockedBy(folder, at('/a'))).toMatchObject({
      ...{ code: 'dataLockedAt', values: { folder, place: '/a' } },
    });
  });

  test('that cannot be used is said, also where it is to change', () => {
    const { dataFolder: folder } = encrypted();
    const unusable = secretHolder('host', () => {
      throw new UnusableKey('no key');
    });
    const said = { code: 'dataKeyUnusable', values: { folder, problem: 'no key' } };
    expect(lockedBy(folder, unusable)).toMatchObject(said);
    const keys = readFileSync(join(folder, KEYS_FILE));
    beginChange(folder, sealDataKey(newDataKey(), [own], ''), null);
    const begun = readFileSync(join(folder, KEYS_FILE));
    expect(begun.equals(keys)).toBe(false);
    expect(lockedBy(folder, unusable)).toMatchObject(said);
    expect(readFileSync(join(folder, KEYS_FILE)).equals(begun)).toBe(true);
  });
});
