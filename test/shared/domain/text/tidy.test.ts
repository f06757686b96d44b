import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tidy } from '../../../../src/shared/domain/text/tidy.ts';

const FAMILY = '👨\u200d👩\u200d👧';

test.each([
  ['Sea\u0301n', 'Seán', 'is composed'],
  ['\ufeffSeán', 'Seán', 'loses a byte order mark'],
  ['Mur\u00adphy', 'Murphy', 'loses a soft hyphen'],
  ['Mur\u200b\u2060phy', 'Murphy', 'loses spaces without width'],
  ['Mur\u200d\u200cphy', 'Murphy', 'loses joiners that its script does not need'],
  ['Kim\u3164\u115f', 'Kim', 'loses Hangul fillers'],
  ['Ann\u{e0041}', 'Ann', 'loses tags'],
  ['Ann\ufe0f', 'Ann', 'loses a variation of nothing'],
  ['क\u094d\u200dष', 'क\u094d\u200dष', 'keeps a joiner of Devanagari'],
  ['می\u200cخواهم', 'می\u200cخواهم', 'keeps a non-joiner of Persian'],
  ['葛\u{e0100}城', '葛\u{e0100}城', 'keeps the variant of a Han letter'],
  [FAMILY, FAMILY, 'keeps an emoji whole'],
  [
    '\u0301\u200d\u094d\u200d',
    '\u094d\u0301',
    'loses a joiner that marks in their order no longer need',
  ],
])('%j %s', (given, expected) => expect(tidy(given)).toBe(expected));

const INVISIBLE = ['\u00ad', '\u200b', '\u200c', '\u200d', '\ufe0f', '\ufeff', '\u3164', '\u034f'];
const unit = fc.oneof(
  fc.constantFrom(
    ...INVISIBLE,
    '\u0301',
    '\u0323',
    'e',
    'क',
    '\u094d',
    'ع',
    '葛',
    '👨',
    '가',
    '\u11a8',
  ),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
);
const text = fc.string({ unit, maxLength: 30 });

test('whatever is tidied is in NFC, and tidying it again changes nothing', () => {
  fc.assert(
    fc.property(text, (given) => {
      const tidied = tidy(given);
      expect(tidied).toBe(tidied.normalize('NFC'));
      expect(tidy(tidied)).toBe(tidied);
    }),
    { numRuns: 3000 },
  );
});

test('however a text is composed, it is tidied to the same', () => {
  fc.assert(
    fc.property(text, (given) => {
      expect(tidy(given.normalize('NFD'))).toBe(tidy(given.normalize('NFC')));
    }),
    { numRuns: 3000 },
  );
});
