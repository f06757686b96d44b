import { describe, expect, it } from 'vitest';
import { movedBy } from '../../../../src/renderer/components/grid/grid.tsx';
import { matches } from '../../../../src/renderer/components/marked.tsx';
import {
  readColumns,
  shifted,
  toggled,
  withFound,
} from '../../../../src/renderer/features/quotes/column-chooser.tsx';
import { readHash } from '../../../../src/renderer/routing/hash-location.ts';
import { type QuoteColumn, USUAL_COLUMNS } from '../../../../src/shared/domain/quote-columns.ts';
import { searchTerms } from '../../../../src/shared/domain/search-terms.ts';
import type { SettingsChange } from '../../../../src/shared/schemas/desk/settings.ts';
import { changedSettings } from '../../../../src/shared/schemas/desk/settings-change.ts';
import { USUAL_SETTINGS } from '../../../../src/shared/schemas/desk/usual-settings.ts';

describe('a place in the hash', () => {
  it.each([
    ['', '/', ''],
    ['#/', '/', ''],
    ['#/quotes', '/quotes', ''],
    ['#/quotes?search=a%20b&x=?', '/quotes', 'search=a%20b&x=?'],
    ['#/?x=1', '/', 'x=1'],
  ])('reads %j', (hash, path, query) => {
    expect(readHash(hash)).toEqual({ path, query });
  });
});

describe('what was typed is visible', () => {
  const words = (search: string) =>
    searchTerms(search).flatMap(({ word, forms, marks }) => [word, ...forms, ...marks]);
  const marked = (text: string, search: string) =>
    matches(text, words(search))
      .map(({ text: piece, isMatch }) => (isMatch ? `[${piece}]` : piece))
      .join('');

  it.each([
    ['Aoife Ní Bhriain', 'ni bhriain', 'Aoife [Ní] [Bhriain]'],
    ['Aoife Ní Bhriain', 'ao', '[Ao]ife Ní Bhriain'],
    ['Dónal Nolan', 'no', 'Dónal [No]lan'],
    ["Seán O'Brien", 'obrien', "Seán [O'Brien]"],
    ['Jürgen Groß', 'gross', 'Jürgen [Groß]'],
    ['191-D-12345', '191 d 12345', '[191-D-12345]'],
    ['182-C-00045', '182 C 45', '[182-C-00045]'],
    ['191-D-12345', '2345', '191-D-1[2345]'],
    ['191-D-12345', '45', '191-D-12345'],
    ['T23Y8D6', 't23 y8d6', '[T23Y8D6]'],
    ['Máire', '', 'Máire'],
    ['Ann O\u02bcBrien', "o'brien", 'Ann [O\u02bcBrien]'],
    ["Ann O'Brien", 'O\u02bcBrien', "Ann [O'Brien]"],
    ['Ó Caoiṁ', 'o caoimh', '[Ó] [Caoiṁ]'],
    ['Ó Caoiṁ', 'caoim', 'Ó [Caoiṁ]'],
    ['Ó Caoimh', 'caoiṁ', 'Ó [Caoimh]'],
    ['Ḋoṁnall Byrne', 'domnall', '[Ḋoṁnall] Byrne'],
  ])('in %s for %s', (text, search, wanted) => {
    expect(marked(text, search)).toBe(wanted);
  });

  it('never changes the text', () => {
    for (const text of ['Łódź ß İ ﬁ', '👩‍🚒 Quinn', '']) {
      const pieces = matches(text, words('i o quinn'));
      expect(pieces.map((piece) => piece.text).join('')).toBe(text);
    }
  });
});

describe('keys in a list', () => {
  const at = { length: 100, page: 10 };
  it.each([
    ['ArrowDown', 5, 6],
    ['ArrowDown', 99, 99],
    ['ArrowUp', 0, 0],
    ['PageDown', 95, 99],
    ['PageUp', 15, 5],
    ['Home', 50, 0],
    ['End', 50, 99],
    ['x', 50, undefined],
  ])('%s at %i', (key, active, to) => {
    expect(movedBy(key, active, at)).toBe(to);
  });
});

describe('columns', () => {
  it('are the usual ones where none are kept, and known ones else', () => {
    expect(readColumns([])).toBe(USUAL_COLUMNS);
    expect(readColumns(['no such'])).toBe(USUAL_COLUMNS);
    expect(readColumns(['premium', 'no such', 'customer', 'premium'])).toEqual([
      'premium',
      'customer',
    ]);
  });

  const changedBy = (columns: readonly QuoteColumn[], change: SettingsChange) =>
    changedSettings({ ...USUAL_SETTINGS, columns: [...columns] }, change).columns;

  it('come and go, but for the last', () => {
    expect(changedBy(['premium'], toggled(['premium'], 'customer'))).toEqual([
      'premium',
      'customer',
    ]);
    const both = ['premium', 'customer'] as const;
    expect(changedBy(both, toggled(both, 'premium'))).toEqual(['customer']);
    expect(toggled(['premium'], 'premium')).toEqual({});
  });

  it('move by one place, and not over an end', () => {
    const three = ['premium', 'customer', 'cover'] as const;
    expect(changedBy(three, shifted(three, 'cover', -1))).toEqual(['premium', 'cover', 'customer']);
    expect(changedBy(three, shifted(three, 'premium', 1))).toEqual([
      'customer',
      'premium',
      'cover',
    ]);
    expect(shifted(three, 'premium', -1)).toEqual({});
    expect(shifted(three, 'cover', 1)).toEqual({});
    expect(shifted(three, 'status', 1)).toEqual({});
  });

  it.each([
    ['murphy 191', []],
    ['14/3/85', ['dateOfBirth']],
    ['087 123 4567', ['phone']],
    ['1234567', ['phone']],
    ['4567', []],
    ['P-7K3M-9XQ2', ['policyId']],
    ['p7k3m9xq2f4td', ['policyId']],
    ['P-JSVW-SCZH-SFHW', ['policyId']],
    ['Power', []],
    ['byrne p-7k3m 14 March 1985', ['dateOfBirth', 'policyId']],
  ])('that %j looks for are shown, too', (search, found) => {
    expect(withFound(['customer', 'premium'], search)).toEqual(['customer', ...found, 'premium']);
    expect(withFound(['policyId', 'phone', 'dateOfBirth'], search)).toHaveLength(3);
  });

  it.each([
    ['alpha', ['insurer']],
    ['murphy fam', ['insurer']],
    // Every insurer of these is one, and two letters begin many names.
    ['insurance', []],
    ['al', []],
  ])(
    'that %j looks for are shown, too, where it names one of several insurers',
    (search, found) => {
      const scheme = (id: string, name: string, insurer: string) => ({
        id,
        name,
        insurer,
        line: '',
      });
      const schemes = [
        scheme('one', 'Family', 'Alpha Insurance plc'),
        scheme('two', 'Business', 'Beta Insurance DAC'),
      ];
      expect(withFound(['customer'], search, schemes)).toEqual(['customer', ...found]);
      expect(withFound(['customer'], search, schemes.slice(0, 1))).toEqual(['customer']);
    },
  );
});
