import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fold, squash } from '../../../src/shared/domain/fold.ts';

test.each([
  ['Ní Bhriain', 'ni bhriain'],
  ['Łukasz Żółć', 'lukasz zolc'],
  ['Søren Ærøskøbing', 'soren aeroskobing'],
  ['Straße', 'strasse'],
  ['STRASSE', 'strasse'],
  ['Đặng Þór', 'dang thor'],
  ['Œuvre', 'oeuvre'],
  ['İstanbul', 'istanbul'],
  ['ﬁn', 'fin'],
  ['１２３', '123'],
  ['Ελένη', 'ελενη'],
  ['Андрій', 'андріи'],
  ['O´Brien', 'o brien'],
  ['עִבְרִית', 'עברית'],
  ['مُحَمَّد', 'محمد'],
  ['', ''],
])('%s folds to %s', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

test.each([
  ['Thai', 'กิม', 'กุม'],
  ['Hindi', 'मिना', 'मीना'],
  ['Tamil', 'கலா', 'கலை'],
  ['Bengali', 'রিনা', 'রানা'],
  ['Japanese', 'カワ', 'ガワ'],
])('%s: names that a sign alone tells apart stay apart', (_, one, other) => {
  expect(fold(one)).not.toBe(fold(other));
  expect(squash(one)).not.toBe(squash(other));
  expect(squash(one)).toBe(one.normalize('NFKD'));
});

test('an accent that stands apart folds as one that does not', () => {
  expect(fold('Ni\u0301')).toBe(fold('N\u00ed'));
});

test('marks that had something between them come in their order', () => {
  const text = '\u{1D157}\u{1D165}\u309B';
  expect(squash(squash(text))).toBe(squash(text));
});

test('what was folded folds to itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(fold(fold(text))).toBe(fold(text));
      expect(squash(squash(text))).toBe(squash(text));
    }),
    { numRuns: 1000 },
  );
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(fold(fold(text))).toBe(fold(text));
    }),
    { numRuns: 1000 },
  );
});

test('letters of one case fold as those of the other', () => {
  fc.assert(
    fc.property(fc.constantFrom(...'aábcdðeéfghiíjklłmnoópqrsßtuúvwxyzæøþœ'), (letter) => {
      expect(fold(letter.toUpperCase())).toBe(fold(letter));
    }),
  );
});

test.each([
  ["O'Briain", 'obriain'],
  ['O’Briain', 'obriain'],
  ['191-D-12345', '191d12345'],
  ['D02 X285', 'd02x285'],
  ['--', ''],
])('%s squeezes to %s', (text, squashed) => {
  expect(squash(text)).toBe(squashed);
});
