import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { KEYS_COPY, KEYS_FILE } from '../../../../src/main/adapters/sqlite/files/file-names.ts';
import {
  changeDataKey,
  encryptionState,
  renewRecoveryKey,
  turnOff,
  turnOn,
} from '../../../../src/main/app/vault/encryption.ts';
import { mustBeEncrypted, unlock } from '../../../../src/main/app/vault/unlock.ts';
import {
  counted,
  hostOf,
  orderOf,
  own,
  smallFolders,
} from '../../../support/data/small-folders.ts';

const { empty, plain, encrypted } = smallFolders();

describe('how data are encrypted', () => {
  test('names when their key was made, and for whom', () => {
    const { dataFolder } = encrypted();
    expect(encryptionState(orderOf(dataFolder))).toEqual({
      encrypted: true,
      keyMadeAt: '2026-11-24T12:00:00Z',
      holders: ['host', 'recovery'],
      opens: true,
      locked: null,
      repaired: null,
    });
    for (const folder of [plain(), empty()]) {
      expect(encryptionState(orderOf(folder))).toEqual({
        encrypted: false,
        keyMadeAt: null,
        holders: [],
        opens: true,
        locked: null,
        repaired: null,
      });
    }
  });

  test('decides what can be done with it', () => {
    const { dataFolder } = encrypted();
    const { made, order } = counted(dataFolder, 1);
    const again = () => turnOn(order);
    expect(again).toThrow(expect.objectContaining({ name: 'encryptedAlready' }));
    expect(again).toThrow(`The data in ${dataFolder} are encrypted already`);
    for (const change of [changeDataKey, turnOff, renewRecoveryKey]) {
      const refused = () => change(orderOf(plain()));
      expect(refused).toThrow(expect.objectContaining({ name: 'notEncrypted' }));
      expect(refused).toThrow(/are not encrypted/);
      const locked = () => change(orderOf(dataFolder, hostOf(2)));
      expect(locked).toThrow(
        expect.objectContaining({ name: expect.stringMatching(/^dataLocked/) }),
      );
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
    expect(state).toThrow(expect.objectContaining({ name: 'keysDamaged' }));
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
