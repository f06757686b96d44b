import { expect, test } from 'vitest';
import { newKeyText } from '../../../../src/main/adapters/node/keys/key-file.ts';
import {
  newDataKey,
  recoveryHolder,
  sealDataKey,
  secretHolder,
} from '../../../../src/main/adapters/node/keys/key-holders.ts';
import { keyOf } from '../../../../src/main/app/vault/encryption.ts';
import { sealedKeyOpener } from '../../../../src/main/app/vault/open-backup.ts';
import { hostOf, own } from '../../../support/data/small-folders.ts';

const dataKey = newDataKey();
const hexadecimal = dataKey.toString('hex');
const recoveryKey = newKeyText();
const sealed = sealDataKey(dataKey, [own, recoveryHolder(keyOf(recoveryKey))], '');
const unusable = secretHolder('host', () => {
  throw new Error('no key');
});

test('a sealed key is opened by the person who may, by a recovery key, or by the key that is known', () => {
  for (const [options, typed] of [
    [{ keyHolders: [own] }, null],
    [{ keyHolders: [own] }, 'no key'],
    [{}, recoveryKey],
    [{ keyHolders: [hostOf(2)] }, recoveryKey],
    [{ dataKey: hexadecimal }, null],
    [{ dataKey: newDataKey().toString('hex'), keyHolders: [own] }, null],
  ] as const) {
    expect(sealedKeyOpener(options)(sealed, typed)).toEqual(dataKey);
  }
});

test('without any of them it stays sealed', () => {
  for (const [options, typed] of [
    [{}, null],
    [{}, newKeyText()],
    [{ keyHolders: [hostOf(2)] }, 'no key'],
    [{ dataKey: newDataKey().toString('hex') }, null],
  ] as const) {
    expect(sealedKeyOpener(options)(sealed, typed)).toBeUndefined();
  }
});

test('a key that cannot be used is an error only where nothing else opens it', () => {
  const keyHolders = [unusable];
  expect(() => sealedKeyOpener({ keyHolders })(sealed, null)).toThrow('no key');
  expect(sealedKeyOpener({ keyHolders })(sealed, recoveryKey)).toEqual(dataKey);
  expect(sealedKeyOpener({ keyHolders, dataKey: hexadecimal })(sealed, null)).toEqual(dataKey);
});
