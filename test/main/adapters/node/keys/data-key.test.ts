import { expect, test } from 'vitest';
import {
  keyFor,
  newDataKey,
  openDataKey,
  recoveryHolder,
  sealDataKey,
  sealFor,
  secretHolder,
} from '../../../../../src/main/adapters/node/keys/key-holders.ts';
import type { SealedDataKey } from '../../../../../src/shared/schemas/data/data-keys.ts';

const MADE_AT = '2026-11-23T12:00:00Z';

/** 32 bytes of 7, sealed by a secret of 20 bytes of 1 and by a recovery key of 20 bytes of 2. */
const OLD: SealedDataKey = {
  madeAt: MADE_AT,
  check: '80EUaCiYslbFgboz7jQoCw',
  sealed: [
    {
      holder: 'host',
      text: 'fnDG9O72vbb9bQUo8HLsD4FWCnyf9_doH-K9h4PGK7IfWPGJy9jKDpltxb0M03SJiah3gHrqBDZI_tbLdyl1DcjURPpzgUd8ZiHpsw',
    },
    {
      holder: 'recovery',
      text: 'ioHNcTlUkToi0KscbHteObC_8835afsOhlHquBQzPmnI0WQBHiegQ7mq22x073aXvPHqN_Nbd6kd3KfVUY3AdG61L_V81_RhGeCQLA',
    },
  ],
};

const hostOf = (byte: number) => secretHolder('host', () => Buffer.alloc(20, byte));
const recoveryOf = (byte: number) => recoveryHolder(Buffer.alloc(20, byte));
const unusable = secretHolder('host', () => {
  throw new Error('The secret is not usable');
});

test('a data key that the first version sealed still opens', () => {
  const dataKey = Buffer.alloc(32, 7);
  expect(openDataKey(OLD, [hostOf(1)])).toEqual(dataKey);
  expect(openDataKey(OLD, [recoveryOf(2)])).toEqual(dataKey);
  expect(sealDataKey(dataKey, [], MADE_AT)).toEqual({ ...OLD, sealed: [] });
});

test('a holder takes the place of the one of the same name, and of no other', () => {
  const dataKey = newDataKey();
  const sealed = sealDataKey(dataKey, [hostOf(1), recoveryOf(2)], MADE_AT);
  const renewed = sealFor(sealed, dataKey, recoveryOf(3));
  expect(renewed.sealed.map(({ holder }) => holder)).toEqual(['host', 'recovery']);
  expect(openDataKey(renewed, [recoveryOf(2)])).toBeUndefined();
  expect(openDataKey(renewed, [recoveryOf(3)])).toEqual(dataKey);
  expect(openDataKey(renewed, [hostOf(1)])).toEqual(dataKey);
});

test('a secret that is not usable is said only where it is needed', () => {
  expect(() => openDataKey(OLD, [unusable])).toThrow('The secret is not usable');
  expect(openDataKey(OLD, [unusable, recoveryOf(2)])).toHaveLength(32);
  const forRecovery = sealDataKey(newDataKey(), [recoveryOf(2)], MADE_AT);
  expect(openDataKey(forRecovery, [unusable])).toBeUndefined();
});

test('nothing is sealed without a secret', () => {
  const { seal } = secretHolder('host', () => undefined);
  expect(() => seal(newDataKey())).toThrow('There is no key to seal with');
});

test('each use of a data key has another key', () => {
  const dataKey = newDataKey();
  const one = keyFor(dataKey, 'one use', 'salt');
  expect(one).toHaveLength(32);
  expect(keyFor(dataKey, 'one use', 'salt')).toEqual(one);
  for (const other of [
    dataKey,
    keyFor(dataKey, 'another use', 'salt'),
    keyFor(dataKey, 'one use', 'another salt'),
    keyFor(newDataKey(), 'one use', 'salt'),
  ]) {
    expect(other.equals(one)).toBe(false);
  }
});
