import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  EIRCODE_PATTERN,
  normaliseEircode,
  routingKey,
} from '../../../src/shared/domain/eircode.ts';

test.each([
  ['D02X285', 'D02X285'],
  ['d02 x285', 'D02X285'],
  ['D02-X285', 'D02X285'],
  [' D6W XY00 ', 'D6WXY00'],
])('%j is %s', (text, code) => expect(normaliseEircode(text)).toBe(code));

test.each([
  '',
  'D02',
  'D02X28',
  'D02X2855',
  'D02--X285',
  'D02 -X285',
  'D02  X285',
  'D0 2X285',
  'D02X28ß',
])('%j is no Eircode', (text) => expect(normaliseEircode(text)).toBeUndefined());

test('a letter that only becomes one by capitals is none', () => {
  for (const text of ['D02X2ß', 'D02X28ſ', 'D02X28ı', 'D02X2ﬁ']) {
    expect(normaliseEircode(text)).toBeUndefined();
  }
});

const code = fc.stringMatching(/^[A-Z0-9]{7}$/);

test('as people write it, behind its routing key, it is the same code', () => {
  fc.assert(
    fc.property(code, (text) => {
      const written = `${routingKey(text)} ${text.slice(3)}`;
      for (const form of [
        text,
        written,
        written.toLowerCase(),
        written.replace(' ', '-'),
        ` ${written}\n`,
      ]) {
        expect(normaliseEircode(form)).toBe(text);
      }
    }),
  );
});

test('the pattern of the documents takes what the reader takes, and nothing else', () => {
  const pattern = new RegExp(EIRCODE_PATTERN);
  const near = fc.stringMatching(/^\s?[A-Za-z0-9ß]{2,4}[ -]?[A-Za-z0-9ſ]{3,5}\s?$/);
  fc.assert(
    fc.property(fc.oneof(near, fc.string({ unit: 'binary' })), (text) => {
      expect(pattern.test(text)).toBe(normaliseEircode(text) !== undefined);
    }),
    { numRuns: 2000 },
  );
});
