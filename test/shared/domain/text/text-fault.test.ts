import fc from 'fast-check';
import { expect, test } from 'vitest';
import { english } from '../../../../src/shared/domain/messages/english.ts';
import {
  linesFault,
  type TextNeed,
  textFault,
} from '../../../../src/shared/domain/text/text-fault.ts';
import {
  DOCUMENT_TEXT,
  TYPED_LINE,
  TYPED_LINES,
} from '../../../../src/shared/domain/text/text-pattern.ts';
import { tidy } from '../../../../src/shared/domain/text/tidy.ts';

const said = (text: string, need: TextNeed) => {
  const fault = textFault(text, need);
  return fault && english(fault);
};

test.each<[string, TextNeed, string]>([
  [' \u00a0\u3000', 'letter', 'must not be blank'],
  ['\u200b\u200c\u200d', 'letter', 'must have a letter; it has only U+200B, U+200C, U+200D'],
  ['\u115f\u1160\u3164\uffa0', 'letter', 'it has only U+115F, U+1160, U+3164, U+FFA0'],
  ['\u2800', 'visible', 'must have a visible character; it has only U+2800'],
  ['\u180e\ufe0f\u{e0041}', 'letter', 'it has only U+180E, U+FE0F, U+E0041'],
  ['\u0301\u0308', 'letter', 'it has only U+0301, U+0308'],
  ['\ue000', 'letter', 'it has only U+E000'],
  ['\ufdd0\u{1fffe}', 'visible', 'it has only U+FDD0, U+1FFFE'],
  ['\u0378', 'visible', 'it has only U+0378'],
  ['🚗', 'letter', 'it has only U+1F697'],
  ['911', 'letter', 'must have a letter'],
  ['-', 'letterOrDigit', 'must have a letter or a digit; it has only U+002D'],
  ['Ann\u202eeb', 'letter', 'change the direction of writing: U+202E'],
  ['Ann\u200f', 'letter', 'change the direction of writing: U+200F'],
  ['Ann\u0000', 'letter', 'control characters: U+0000'],
  ['Ann\ud83d', 'letter', 'half of a character: U+D83D'],
  ['Ann\nLee', 'letter', 'control characters: U+000A'],
])('%j needs %s: %s', (text, need, expected) => expect(said(text, need)).toContain(expected));

test.each<[string, TextNeed]>([
  ['李', 'letter'],
  ['สมชาย', 'letter'],
  ['محمد', 'letter'],
  ['e\u0301', 'letter'],
  ['911', 'letterOrDigit'],
  ['-', 'visible'],
  ['🚗', 'visible'],
])('%j has what it needs: %s', (text, need) => expect(said(text, need)).toBeUndefined());

const SPECIAL = [
  '\u200b',
  '\u3164',
  '\u115f',
  '\u2800',
  '\u202e',
  '\u061c',
  '\u0301',
  'a',
  '1',
  '-',
  ' ',
  '\n',
  '\u2028',
  '\u{1d159}',
];
const text = fc.string({
  unit: fc.oneof(
    fc.constantFrom(...SPECIAL),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  ),
  minLength: 1,
  maxLength: 5,
});

test('whatever a name is taken for, it has a letter that is seen', () => {
  fc.assert(
    fc.property(text, (name) => {
      if (textFault(name, 'letter')) return;
      expect(tidy(name)).toMatch(/(?!\p{Default_Ignorable_Code_Point})\p{L}/u);
      expect(name).not.toMatch(/[\p{Cc}\p{Cs}\p{Bidi_Control}]/u);
    }),
    { numRuns: 3000 },
  );
});

test('the patterns of the schemas take what the rules take, and nothing else', () => {
  const asLine = (given: string) => given.replace(/[\t\n\r]/g, ' ');
  const pairs = [
    [TYPED_LINE.pattern, (it: string) => textFault(it, 'letterOrDigit')],
    [TYPED_LINES.pattern, (it: string) => linesFault(it, 'letterOrDigit')],
    [DOCUMENT_TEXT.name, (it: string) => textFault(asLine(it), 'letter')],
    [DOCUMENT_TEXT.required, (it: string) => textFault(asLine(it), 'visible')],
  ] as const;
  fc.assert(
    fc.property(text, (given) => {
      for (const [pattern, fault] of pairs) {
        expect(new RegExp(pattern, 'u').test(given), pattern).toBe(fault(given) === undefined);
      }
    }),
    { numRuns: 3000 },
  );
});
