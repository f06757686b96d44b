import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressLine } from '../../../src/shared/domain/address.ts';
import {
  EIRCODE_PATTERN,
  normaliseEircode,
  routingKey,
} from '../../../src/shared/domain/eircode.ts';
import { ROUTING_KEYS } from '../../../src/shared/domain/routing-keys.ts';
import {
  INDEX_MARKS,
  suggestedEircode,
  suggestedVrm,
} from '../../../src/shared/domain/suggestion.ts';

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

test('an address is one line, without what is not known', () => {
  const all = { addressLine1: '12 Canal Street', town: 'Tralee', county: 'Kerry' };
  expect(addressLine({ ...all, eircode: 'V92X285', country: 'Ireland' })).toBe(
    '12 Canal Street, Tralee, Kerry, V92 X285, Ireland',
  );
  expect(addressLine({ county: 'Kerry' })).toBe('Kerry');
  expect(addressLine({})).toBe('');
});

test('a town that is called as its county is said once', () => {
  expect(addressLine({ town: 'Limerick', county: 'LIMERICK', eircode: 'V94C359' })).toBe(
    'Limerick, V94 C359',
  );
});

test.each([
  ['I91-D-12345', '191-D-12345'],
  ['19l d 1234S', '191-D-12345'],
  ['OB-D-12', '08-D-12'],
  ['191-0Y-12', '191-OY-12'],
  ['191-5O-1', '191-SO-1'],
  ['12I-D-B', undefined],
  ['131DL1O', '131-DL-10'],
])('of the mark %s it offers %s', (text, mark) => expect(suggestedVrm(text)).toBe(mark));

test.each([
  '191-D-12345',
  '08-CE-7',
  '86-D-1',
  'ZV-1234',
  'IK 123',
  '1234 ZA',
  // Likely nothing that is near.
  '',
  'nonsense',
  '191-ZZ-12345',
  '999-D-999999',
  '191',
  'OOO-D-OOO',
  '191-ß-1',
])('of the mark %j it offers nothing', (text) => expect(suggestedVrm(text)).toBeUndefined());

test.each([
  ['DO2 X285', 'D02X285'],
  ['d02-x2b5', 'D02X285'],
  ['D02  X285', 'D02X285'],
  ['DO1F5P2', 'D01F5P2'],
  ['T1Z A123', 'T12A123'],
])('of the Eircode %s it offers %s', (text, code) => expect(suggestedEircode(text)).toBe(code));

// A65 is not live, and what is near to it is not, either.
test.each(['D02X285', 'd6w xy12', 'A65F4E2', '', 'ZZZZZZZ', 'D02X28', 'D02M285', 'Q02X285'])(
  'of the Eircode %j it offers nothing',
  (text) => expect(suggestedEircode(text)).toBeUndefined(),
);

const SLIPS = { 0: 'O', 1: 'I', 5: 'S', 8: 'B' } as const;

/** A text in which each digit at one of the places is the letter that looks like it. */
const slipped = (text: string, places: readonly number[]) =>
  [...text]
    .map((each, i) =>
      places.includes(i) ? (new Map(Object.entries(SLIPS)).get(each) ?? each) : each,
    )
    .join('');

test('a mark with one digit typed as a letter is offered as it was meant', () => {
  const marks = fc
    .tuple(
      fc.constantFrom('08', '98', '151', '182', '251'),
      fc.constantFrom(...INDEX_MARKS.keys()),
      fc.integer({ min: 1, max: 999_999 }),
    )
    .map((parts) => parts.join('-'));
  fc.assert(
    fc.property(marks, fc.nat({ max: 12 }), (mark, place) => {
      const text = slipped(mark, [place]);
      expect(suggestedVrm(text)).toBe(text === mark ? undefined : mark);
    }),
  );
});

test('an Eircode with digits typed as letters is offered as it was meant', () => {
  const codes = fc
    .tuple(
      fc.constantFrom(...ROUTING_KEYS.map(({ key }) => key)),
      fc.stringMatching(/^[ACDEFHKNPRTVWXY0-9]{4}$/),
    )
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(codes, fc.array(fc.nat({ max: 6 })), (code, places) => {
      const text = slipped(code, places);
      expect(suggestedEircode(text)).toBe(text === code ? undefined : code);
    }),
  );
});
