import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  base32,
  fromBase32,
  grouped,
  isBase32,
  typedLetters,
} from '../../../src/shared/data/base32.ts';

test('letters stand for bytes, five bits each', () => {
  expect(base32(Uint8Array.of(0xff, 0x00, 0xff, 0x00, 0xff))).toBe('ZW0FY07Z');
  expect(base32(Uint8Array.of(0b00000_000, 0b01_000000))).toBe('010');
});

test('what was written comes back, however it was typed', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 5, maxLength: 40 }), (given) => {
      const bytes = given.slice(0, given.length - (given.length % 5));
      const letters = base32(bytes);
      expect(isBase32(letters, (bytes.length * 8) / 5)).toBe(true);
      const typed = grouped(letters).toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l');
      expect([...fromBase32(typedLetters(` ${typed}`))]).toEqual([...bytes]);
    }),
  );
});

test('as many letters, and no others', () => {
  const letters = base32(randomBytes(10));
  expect(isBase32(letters, 15)).toBe(false);
  expect(isBase32(`${letters.slice(1)}U`, 16)).toBe(false);
});
