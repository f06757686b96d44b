import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ROUTING_KEYS } from '../../../src/shared/domain/routing-keys.ts';
import {
  INDEX_MARKS,
  suggestedEircode,
  suggestedVrm,
} from '../../../src/shared/domain/suggestion.ts';

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
