import { describe, expect, test } from 'vitest';
import type { KeptImport } from '../../../../src/main/core/imported-customers/imported-customer-store.ts';
import {
  findsPerson,
  knownBy,
  namesPerson,
} from '../../../../src/main/core/records/names-person.ts';

const NOTHING = { phones: [], codes: [] };

describe('a text names a person', () => {
  test.each([
    ['a call of Mr O\u02bcBrien', 'ann.obrien.1979-02-03'],
    ["a call of Mr O'Brien", 'ann.o\u02bcbrien.1979-02-03'],
    ['Ó Caoiṁ', 'ann.ocaoimh.1979-02-03'],
    ['Ó Caoimh', 'ann.ocaoim.1979-02-03'],
  ])('%j, whose key is %s', (text, key) => {
    expect(namesPerson(text, key, NOTHING)).toBe(true);
    expect(findsPerson(text, key, NOTHING)).toBe(true);
    expect(findsPerson(text, 'ann.murphy.1979-02-03', NOTHING)).toBe(false);
  });

  test.each(['182-C-45', '182-C-00045'])('by the mark %s', (mark) => {
    const known = knownBy([], [{ registration: mark } as KeptImport]);
    for (const text of ['her 182 c 45', 'her 182-C-00045']) {
      expect(namesPerson(text, 'x.y.1979-02-03', known), text).toBe(true);
    }
    expect(namesPerson('her 182-C-46', 'x.y.1979-02-03', known)).toBe(false);
  });

  test.each(['0871234572.0', '871234572', '+353 (0)87 1234572'])('by the phone %s', (phone) => {
    const known = { phones: [phone], codes: [] };
    expect(namesPerson('rings on 087 123 4572', 'x.y.1979-02-03', known)).toBe(true);
    expect(namesPerson('rings on 087 123 4573', 'x.y.1979-02-03', known)).toBe(false);
  });
});
