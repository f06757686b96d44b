import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type TypedWord, typedWords } from '../../../../src/main/core/quote-index/typed-words.ts';
import { keptWords } from '../../../../src/main/core/quote-index/words.ts';

const NOTHING = { names: [], codes: [], ids: [], emails: [], phones: [], births: [], books: [] };

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

test('the beginning of an e-mail address finds it', () => {
  const kept = keptWords({ ...NOTHING, emails: ['sean.obriain@example.ie'] });
  for (const typed of typing('sean.obriain@example.ie')) expect(finds(kept, typed)).toBe(true);
  expect(finds(kept, 'example')).toBe(false);
});

describe('a phone number', () => {
  const FORMS = [
    '0871234567',
    '087 123 4567',
    '087-1234567',
    '(087) 123 4567',
    '+353 87 123 4567',
    '+353 (0)87 123 4567',
    '+353871234567',
    '00353 87 1234567',
    '353871234567',
  ];
  test.each(FORMS)('given as %s is found in every form, by its beginning and its end', (given) => {
    const kept = keptWords({ ...NOTHING, phones: [given] });
    for (const typed of FORMS) expect(finds(kept, typed), typed).toBe(true);
    for (const typed of ['0', '087', '0871', '087123', '4567', '34567', '123 4567', '+35387']) {
      expect(finds(kept, typed), typed).toBe(true);
    }
    for (const typed of ['567', '1234', '0871235', '087 123 4568', '+353 86 123 4567']) {
      expect(finds(kept, typed), typed).toBe(false);
    }
  });

  test('of another country keeps its code', () => {
    const kept = keptWords({ ...NOTHING, phones: ['+44 7700 900123'] });
    for (const typed of ['+447700900123', '0044 7700 900123', '447700', '900123', '0123']) {
      expect(finds(kept, typed), typed).toBe(true);
    }
    expect(finds(kept, '07700900124')).toBe(false);
  });

  test('stands next to a name, and several short numbers stay several', () => {
    const kept = keptWords({
      ...NOTHING,
      names: ['Byrne'],
      phones: FORMS.slice(0, 1),
      codes: ['191-D-12345'],
    });
    for (const typed of ['byrne 087 123 4567', '087 123 4567 byrne', '191 byrne 4567', '191 345']) {
      expect(finds(kept, typed), typed).toBe(true);
    }
    expect(finds(kept, 'burke 087 123 4567')).toBe(false);
  });
});

describe('a date of birth', () => {
  const kept = keptWords({ ...NOTHING, names: ['Byrne'], births: ['1985-03-14', '1990-12-01'] });
  test.each([
    '1985-03-14',
    '1985 3 14',
    '14/03/1985',
    '14/3/85',
    '14.3.85',
    '14-03-1985',
    '14 03 1985',
    '14031985',
    '19850314',
    '14 March 1985',
    '14 mar 85',
    '14th March 1985',
    'March 14, 1985',
    '14 Márta 1985',
    '1 Nollaig 1990',
    'byrne 14 March 1985',
    '14/3/1985 byrne',
  ])('is found as %s', (typed) => {
    expect(finds(kept, typed)).toBe(true);
  });
  test.each(['15/03/1985', '3/14/1985', '14/3/86', '31 Feb 1985', '14 March', 'burke 14/3/1985'])(
    'is not found as %s',
    (typed) => {
      expect(finds(kept, typed)).toBe(false);
    },
  );
});
