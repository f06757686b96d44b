import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readFonts } from '../../../../src/main/adapters/node/resources.ts';
import { openTypeface } from '../../../../src/main/adapters/pdf/typeface.ts';
import { spelledOut, spellOut } from '../../../../src/main/core/quotes/document/spell-out.ts';
import { english } from '../../../../src/shared/domain/messages/message.ts';

test.each([
  ['Łukasz Żółć', 'Łukasz Żółć'],
  ['Արամ', 'Արամ'],
  ['李明 Smith', '[U+674E U+660E] Smith'],
  ['山田\u3000太郎', '[U+5C71 U+7530] [U+592A U+90CE]'],
  ['สมชาย', '[U+0E2A U+0E21 U+0E0A U+0E32 U+0E22]'],
  ['محمد 12', '[U+0645 U+062D U+0645 U+062F] 12'],
  ['Ann 👨\u200d👩', 'Ann [U+1F468 U+200D U+1F469]'],
  ['か\u3099', '[U+304C]'],
  ['か\u0301', '[U+304B U+0301]'],
  ['a\u20dd', 'a[U+20DD]'],
  ['©\ufe0f', '©'],
  ['\ue000', '[U+E000]'],
  ['−€5', '−€5'],
])('%j is written %j', (given, expected) => expect(spellOut(given)).toBe(expected));

test('what is spelled out is named by code point, five characters of it', () => {
  const words = (text: string) => {
    const message = spelledOut(text);
    return message && english(message);
  };
  expect(words('Seán')).toBeUndefined();
  expect(words('Ann\u3000Lee')).toBeUndefined();
  expect(words('李明 Smith')).toContain('U+674E 李, U+660E 明');
  expect(words('一二三四五六')).toMatch(/U\+4E94 五$/);
  expect(words('Ann \ue000')).toMatch(/: U\+E000$/);
});

const { regular, bold } = readFonts('resources');
const typefaces = [openTypeface(regular), openTypeface(bold)];
const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.string({
    unit: fc.constantFrom('e', '\u0301', '\u0327', '李', '\u200d', '\ufe0f', '🚗', 'ع', '\u3000'),
  }),
);

test('whatever was typed, the typefaces have each glyph of what is written', () => {
  fc.assert(
    fc.property(text, (given) => {
      for (const typeface of typefaces) {
        const { glyphs } = typeface.layout(spellOut(given));
        // Glyph 0 is the box for a missing letter.
        expect(glyphs.filter(({ id }) => id === 0)).toEqual([]);
      }
    }),
    { numRuns: 2000 },
  );
});

test('a text is written the same however it is composed, and written out once', () => {
  fc.assert(
    fc.property(text, (given) => {
      const written = spellOut(given);
      expect(spellOut(given.normalize('NFD'))).toBe(spellOut(given.normalize('NFC')));
      expect(spellOut(written)).toBe(written);
      expect(spelledOut(written)).toBeUndefined();
    }),
    { numRuns: 2000 },
  );
});
