import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  newDataKey,
  sealDataKey,
  secretHolder,
} from '../../../../src/main/adapters/node/keys/key-holders.ts';
import { KEYS_FILE } from '../../../../src/main/adapters/sqlite/files/file-names.ts';
import { beginChange } from '../../../../src/main/app/vault/change-key.ts';
import { mustUnlock, unlock } from '../../../../src/main/app/vault/unlock.ts';
import { message } from '../../../../src/shared/domain/messages/message.ts';
import { FaultError } from '../../../../src/shared/result/fault-error.ts';
import { hostOf, own, smallFolders } from '../../../support/data/small-folders.ts';

const { empty, plain, encrypted } = smallFolders();

describe('the key of data', () => {
  const lockedBy = (dataFolder: string, ...keyHolders: ReturnType<typeof hostOf>[]) => {
    const found = unlock({ dataFolder, keyHolders });
    return 'locked' in found ? found.locked.message : undefined;
  };
  const at = (place: string, holder = hostOf(2)) => ({ ...holder, place: () => place });

  test('is opened by the person who may, or is known', () => {
    const { dataFolder } = encrypted();
    const { dataKey = '' } = mustUnlock({ dataFolder, keyHolders: [hostOf(2), own] });
    expect(dataKey).toMatch(/^[0-9a-f]{64}$/);
    expect(unlock({ dataFolder, dataKey: 'known' })).toEqual({ dataKey: 'known' });
    expect(mustUnlock({ dataFolder, dataKey: 'known' })).toEqual({ dataKey: 'known' });
    expect(mustUnlock({ dataFolder: empty(), keysFolder: dataFolder, keyHolders: [own] })).toEqual({
      dataKey,
    });
    expect(() => mustUnlock({ dataFolder })).toThrow(
      expect.objectContaining({ name: expect.stringMatching(/^dataLocked/) }),
    );
    expect(mustUnlock({ dataFolder: plain(), keyHolders: [own] })).toEqual({});
  });

  test('says where it was looked for, of those that it was sealed for', () => {
    const { dataFolder: folder } = encrypted();
    const keystore = secretHolder('keystore', () => undefined);
    expect(lockedBy(folder)).toMatchObject({ code: 'dataLocked', values: { folder } });
    expect(lockedBy(folder, hostOf(2))).toMatchObject({ code: 'dataLocked', values: { folder } });
    expect(lockedBy(folder, at('/a'), at('/b'), at('/c', keystore))).toMatchObject({
      code: 'dataLockedAt',
      values: { folder, place: '/a, /b' },
    });
    beginChange(folder, sealDataKey(newDataKey(), [], ''), sealDataKey(newDataKey(), [own], ''));
    rmSync(join(folder, 'quotedesk.db'));
    expect(lockedBy(folder, at('/a'))).toMatchObject({
      code: 'dataLockedAt',
      values: { folder, place: '/a' },
    });
  });

  test('that cannot be used is named, also where it is to change', () => {
    const { dataFolder: folder } = encrypted();
    const unusable = secretHolder('host', () => {
      throw new FaultError({ kind: 'invalid', message: message('keyNone', { place: 'test' }) });
    });
    const locked = {
      code: 'dataKeyUnusable',
      values: { folder, problem: 'What is in test is no key' },
    };
    expect(lockedBy(folder, unusable)).toMatchObject(locked);
    const keys = readFileSync(join(folder, KEYS_FILE));
    beginChange(folder, sealDataKey(newDataKey(), [own], ''), null);
    const begun = readFileSync(join(folder, KEYS_FILE));
    expect(begun.equals(keys)).toBe(false);
    expect(lockedBy(folder, unusable)).toMatchObject(locked);
    expect(readFileSync(join(folder, KEYS_FILE)).equals(begun)).toBe(true);
  });
});
