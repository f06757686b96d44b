import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  keptWords,
  type TypedWord,
  typedWords,
} from '../../../../src/main/core/quote-index/words.ts';

const NOTHING = { names: [], codes: [], ids: [], contacts: [] };

/** Whether the typed text finds a quote with these words. */
function finds(kept: readonly string[], typed: string): boolean {
  const isMet = (any: TypedWord) =>
    any.some(({ word, isBeginning }) =>
      kept.some((each) => (isBeginning ? each.startsWith(word) : each === word)),
    );
  const words = typedWords(typed);
  return words.length > 0 && words.every(isMet);
}

/** The typed text, letter by letter. */
const typing = (text: string, from = 1) =>
  Array.from({ length: text.length - from + 1 }, (_, i) => text.slice(0, from + i));

const letters = fc.string({ unit: fc.constantFrom(...'abcnoxłó'), minLength: 1, maxLength: 50 });

test('every letter of a name finds it, and no other beginning does', () => {
  fc.assert(
    fc.property(letters, letters, (first, surname) => {
      const kept = keptWords({ ...NOTHING, names: [first, surname] });
      for (const typed of typing(`${surname} ${first}`)) expect(finds(kept, typed)).toBe(true);
      expect(finds(kept, `${surname.slice(0, 38)}z`)).toBe(false);
      expect(finds(kept, `z${surname}`)).toBe(false);
    }),
  );
});

test('any part of a code of three characters or more finds it', () => {
  const kept = keptWords({ ...NOTHING, codes: ['191-D-12345', 'D02 X285'] });
  for (const code of ['191d12345', 'd02x285']) {
    for (let from = 0; from <= code.length - 3; from += 1) {
      for (const typed of typing(code.slice(from))) expect(finds(kept, typed), typed).toBe(true);
    }
  }
  for (const typed of ['d02x2851', '191d2', '45', '5'])
    expect(finds(kept, typed), typed).toBe(false);
});

test('three letters of one of its groups find an id, and fewer do not', () => {
  const kept = keptWords({ ...NOTHING, ids: ['Q-7K3M-9XQ2-WVTR'] });
  for (const typed of typing('q-7k3m-9xq2-wvtr', 4)) expect(finds(kept, typed), typed).toBe(true);
  for (const typed of typing('9xq2wvtr', 3)) expect(finds(kept, typed), typed).toBe(true);
  for (const typed of ['q', '7k', 'wv', 'k3m', '7k3m9z'])
    expect(finds(kept, typed), typed).toBe(false);
});

test('the beginning of a contact finds it', () => {
  const kept = keptWords({ ...NOTHING, contacts: ['sean.obriain@example.ie', '087 123 4567'] });
  for (const typed of [...typing('sean.obriain@example.ie'), ...typing('0871234567')]) {
    expect(finds(kept, typed), typed).toBe(true);
  }
  for (const typed of ['example', '1234567', '0871235'])
    expect(finds(kept, typed), typed).toBe(false);
});
