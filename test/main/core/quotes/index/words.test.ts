import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type TypedWord,
  typedWords,
} from '../../../../../src/main/core/quotes/index/typed-words.ts';
import { keptWords } from '../../../../../src/main/core/quotes/index/words.ts';

const NOTHING = {
  names: [],
  codes: [],
  ids: [],
  emails: [],
  phones: [],
  births: [],
  notes: [],
  addresses: [],
  books: [],
};

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

/** An Irish number behind its 0, or one of Britain behind its code. */
const numbers = fc.oneof(
  fc
    .tuple(
      fc.constantFrom('83', '85', '86', '87', '89', '1', '21', '61', '402'),
      fc.integer({ min: 2_000_000, max: 9_999_999 }),
    )
    // Outside Dublin, Cork and the mobile networks the part behind the area is shorter.
    .map(([area, own]) => ({ home: `${area}${own}`.slice(0, area === '402' ? 8 : 9) })),
  fc
    .tuple(fc.constantFrom('77', '78', '28'), fc.integer({ min: 10_000_000, max: 99_999_999 }))
    .map(([area, own]) => ({ british: `${area}${own}` })),
);
type Phone = { readonly home: string } | { readonly british: string };

/** What people and programs write for a number. */
const writtenAs = (number: Phone): string[] => {
  const of = (code: string, own: string) => [
    `+${code}${own}`,
    `00${code}${own}`,
    `${code}${own}`,
    `+${code} ${own.slice(0, 2)} ${own.slice(2)}`,
    `+${code} (0)${own}`,
    `(+${code}) ${own}`,
    `00${code}-${own.slice(0, 2)}-${own.slice(2)}`,
  ];
  if ('british' in number) return of('44', number.british);
  const dialled = `0${number.home}`;
  const [area, own] = [dialled.slice(0, 3), dialled.slice(3)];
  return [
    dialled,
    `${area} ${own.slice(0, 3)} ${own.slice(3)}`,
    `${area}-${own}`,
    `(${area}) ${own}`,
    `${area}.${own}`,
    `${area}\u2013${own}`,
    `${area}\u00a0${own}`,
    ...of('353', number.home),
  ];
};

/** What other programs keep besides, and no one types. */
const keptAs = (number: Phone): string[] =>
  'british' in number
    ? writtenAs(number)
    : [...writtenAs(number), number.home, `0${number.home}.0`, `${number.home}.0`];

/** The same number but for a digit of its own part. */
function misdialled(number: Phone, at: number): Phone {
  const other = (own: string) => {
    const digit = (Number(own.charAt(at)) + 1) % 10;
    return `${own.slice(0, at)}${digit}${own.slice(at + 1)}`;
  };
  return 'home' in number ? { home: other(number.home) } : { british: other(number.british) };
}

test('a phone number is found in every form by every form, and by its end, and no other is', () => {
  fc.assert(
    fc.property(numbers, numbers, fc.integer({ min: 3, max: 7 }), (one, another, at) => {
      const others = [another, misdialled(one, at)].filter(
        (other) => JSON.stringify(other) !== JSON.stringify(one),
      );
      for (const form of keptAs(one)) {
        const kept = keptWords({ ...NOTHING, phones: [form] });
        for (const typed of writtenAs(one)) {
          expect(finds(kept, typed), `${typed}, ${form}`).toBe(true);
        }
        for (const end of endsOf('home' in one ? one.home : one.british)) {
          expect(finds(kept, end), `${end}, ${form}`).toBe(true);
        }
        for (const typed of others.flatMap(writtenAs)) {
          expect(finds(kept, typed), `${typed}, ${form}`).toBe(false);
        }
      }
    }),
    { numRuns: 50 },
  );
});

/** The ends of a number from four digits on. */
const endsOf = (digits: string) =>
  Array.from({ length: digits.length - 3 }, (_, from) => digits.slice(from));

describe('a name with letters that keyboards do not have', () => {
  test.each([
    ['O\u02bcBrien', ["o'brien", 'o’brien', 'obrien', 'brien', 'O\u02bcBrien', 'O\u02bbBrien']],
    ["O'Brien", ['O\u02bcBrien', 'O\u02bbBrien', '\u02bc brien']],
    ['Ó Caoiṁ', ['o caoimh', 'caoim', 'ocaoimh', 'Ó CAOIMH', 'Caoiṁ', 'caoim\u0307']],
    ['Ó Caoimh', ['Caoiṁ', 'Ó CAOIṀ']],
    ['Ḋoṁnall', ['dhomhnall', 'domnall', 'Ḋoṁnall', 'DHOMHNALL']],
    ['ḂḃĊċḊḋḞḟĠġṀṁṖṗṠṡṪṫ', ['bhbhchchdhdhfhfhghghmhmhphphshshthth', 'bbccddffggmmppsstt']],
  ])('%s is found by %s', (name, typed) => {
    const kept = keptWords({ ...NOTHING, names: [name] });
    for (const text of typed) expect(finds(kept, text), text).toBe(true);
    expect(finds(kept, 'caoin')).toBe(false);
  });

  test('is a part of an address and of a policy number, too', () => {
    const kept = keptWords({
      ...NOTHING,
      emails: ['o\u02bcbrien@example.ie'],
      ids: ['O\u02bcB-77'],
    });
    for (const typed of ["o'brien@example", 'O\u02bcB-77', 'ob77']) {
      expect(finds(kept, typed), typed).toBe(true);
    }
  });

  test('is no search where it stands alone', () => {
    expect(typedWords('\u02bc')).toEqual([]);
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
